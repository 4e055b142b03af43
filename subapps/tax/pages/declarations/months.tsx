import { type ReactElement, useState } from 'react';
import { declarationMonths } from '#bridge/calls/etax/declarations.ts';
import type { ResultOf } from '#bridge/calls/kit/define.ts';
import { tableStatus, useCall, useTabTitle } from '#bridge/react/index.ts';
import { usePageLocation } from '#bridge/react/location.ts';
import { ListPage } from '#ui/layouts/list-page.tsx';
import { PageHeader } from '#ui/layouts/page-header.tsx';
import type { Column } from '#ui/parts/data-table/columns.ts';
import { DataTable } from '#ui/parts/data-table/data-table.tsx';
import { Select } from '#ui/parts/select/select.tsx';
import { EmptyState } from '#ui/parts/states.tsx';
import { Tag } from '#ui/parts/tag.tsx';
import { formatDate, formatNumber } from '#ui/texts/format.ts';
import { moneyWords, monthWords } from '#ui/texts/money.ts';
import { toneOfMonth } from '../../parts/declaration/tones.ts';
import { useWords, type Words } from '../../texts/app-texts.ts';

type Month = ResultOf<typeof declarationMonths>['months'][number];

/** The tax months of a year: what was withheld, until when it is filed, and what was filed. */
export function DeclarationMonths(): ReactElement {
  const t = useWords();
  const [, navigate] = usePageLocation();
  const [year, setYear] = useState('');
  const call = useCall(declarationMonths, { ...(year !== '' && { year }) });
  useTabTitle(t('declarations.title'));
  const { data } = call;
  const years = data?.years ?? [];
  return (
    <ListPage
      header={<PageHeader title={t('declarations.title')} subtitle={t('declarations.subtitle')} />}
      filters={
        years.length > 1 && (
          <Select
            label={t('declarations.year')}
            value={String(data?.year ?? '')}
            options={years.map((one) => ({ value: String(one), label: String(one) }))}
            onChange={setYear}
          />
        )
      }
    >
      <DataTable
        label={t('declarations.title')}
        columns={columnsOf(t)}
        rows={data?.months ?? []}
        rowKey={({ month }: Month) => month}
        status={tableStatus(call)}
        onOpen={({ month }) => navigate(`/declarations/${month.slice(0, 7)}`)}
        onRetry={call.reload}
        empty={<EmptyState title={t('declarations.none')} hint={t('declarations.noneHint')} />}
      />
    </ListPage>
  );
}

function columnsOf(t: Words): Column<Month>[] {
  const money = (id: 'income' | 'tax' | 'bonusTax' | 'severanceTax' | 'otherTax', header: string) =>
    ({
      id,
      header,
      width: 126,
      align: 'end',
      cell: (month) => moneyWords(month[id]),
    }) as const satisfies Column<Month>;
  return [
    {
      id: 'month',
      header: t('declarations.month'),
      width: 100,
      locked: true,
      cell: ({ month }) => monthWords(month),
    },
    {
      id: 'state',
      card: 'state',
      header: t('declarations.state'),
      width: 110,
      text: ({ state }) => t(`declarations.states.${state}`),
      cell: ({ state }) => <Tag tone={toneOfMonth(state)}>{t(`declarations.states.${state}`)}</Tag>,
    },
    {
      id: 'people',
      header: t('declarations.people'),
      width: 74,
      align: 'end',
      cell: ({ people }) => formatNumber(people),
    },
    money('income', t('declarations.allIncome')),
    { ...money('tax', t('declarations.tax')), card: 'field' },
    money('bonusTax', t('declarations.bonusTax')),
    money('severanceTax', t('declarations.severanceTax')),
    money('otherTax', t('declarations.otherTax')),
    {
      id: 'dueOn',
      card: 'field',
      header: t('declarations.dueOn'),
      width: 120,
      cell: ({ dueOn }) => formatDate(dueOn),
    },
    {
      id: 'filedOn',
      header: t('declarations.filedOn'),
      minWidth: 110,
      cell: ({ filing }) => (filing === null ? '' : formatDate(filing.filedOn)),
    },
  ];
}
