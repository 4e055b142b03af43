import type { ReactElement } from 'react';
import type { ResultOf } from '#bridge/calls/kit/define.ts';
import { payCosts } from '#bridge/calls/salary/costs.ts';
import { tableStatus, useCall, useTabTitle } from '#bridge/react/index.ts';
import { PageHeader } from '#ui/layouts/page-header.tsx';
import { StackPage, TablePart } from '#ui/layouts/stack-page.tsx';
import type { Column } from '#ui/parts/data-table/columns.ts';
import { DataTable } from '#ui/parts/data-table/data-table.tsx';
import { EmptyState } from '#ui/parts/states.tsx';
import { formatNumber } from '#ui/texts/format.ts';
import { moneyWords, monthWords } from '#ui/texts/money.ts';
import css from '../parts/slip/slip.module.css';
import { useWords, type Words } from '../texts/app-texts.ts';

type Costs = ResultOf<typeof payCosts>;
type Row = Costs['rows'][number];

/** What pay costs by month and organisation, without names. */
export function CostsPage(): ReactElement {
  const t = useWords();
  useTabTitle(t('costs.title'));
  const call = useCall(payCosts, {});
  return (
    <StackPage>
      <PageHeader title={t('costs.title')} subtitle={t('costs.subtitle')} />
      {call.data && call.data.months.length > 0 && <Bars months={call.data.months} />}
      <TablePart>
        <DataTable
          label={t('costs.rows')}
          columns={columnsOf(t)}
          rows={call.data?.rows ?? []}
          rowKey={({ month, organId }: Row) => `${month} ${organId}`}
          status={tableStatus(call)}
          onRetry={call.reload}
          empty={<EmptyState title={t('costs.none')} />}
        />
      </TablePart>
    </StackPage>
  );
}

/** One bar a month; the figure above each says the same in digits. */
function Bars({ months }: Pick<Costs, 'months'>): ReactElement {
  const t = useWords();
  const most = Math.max(...months.map(({ cost }) => Number(cost)), 1);
  return (
    <ul className={css.bars} aria-label={t('costs.chart')}>
      {months
        .toSorted((a, b) => a.month.localeCompare(b.month))
        .map(({ month, cost }) => (
          <li key={month}>
            <span>{formatNumber(Math.round(Number(cost)))}</span>
            <div
              className={css.column}
              aria-hidden="true"
              style={{ blockSize: `${(Number(cost) / most) * 70}%` }}
            />
            <span>{monthWords(month)}</span>
          </li>
        ))}
    </ul>
  );
}

function columnsOf(t: Words): Column<Row>[] {
  const money = (
    id: 'gross' | 'employerContributions' | 'cost' | 'tax' | 'net',
    header: string,
  ): Column<Row> => ({ id, header, width: 150, align: 'end', cell: (row) => moneyWords(row[id]) });
  return [
    { id: 'month', header: t('month'), width: 100, cell: ({ month }) => monthWords(month) },
    {
      id: 'organ',
      header: t('organ'),
      minWidth: 180,
      locked: true,
      cell: ({ organName }) => organName ?? t('costs.small'),
    },
    {
      id: 'people',
      header: t('people'),
      width: 90,
      align: 'end',
      cell: ({ people }) => formatNumber(people),
    },
    money('gross', t('gross')),
    money('employerContributions', t('employer')),
    { ...money('cost', t('cost')), card: 'field' },
    money('tax', t('tax')),
    { ...money('net', t('net')), card: 'field' },
  ];
}
