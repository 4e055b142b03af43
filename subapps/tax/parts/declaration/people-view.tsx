import { type ReactElement, useState } from 'react';
import { declarationPeople } from '#bridge/calls/etax/declarations.ts';
import type { ResultOf } from '#bridge/calls/kit/define.ts';
import { tableStatus, useCall } from '#bridge/react/index.ts';
import { ControlBar, TablePart } from '#ui/layouts/stack-page.tsx';
import type { Column } from '#ui/parts/data-table/columns.ts';
import { DataTable } from '#ui/parts/data-table/data-table.tsx';
import { Pagination } from '#ui/parts/pagination/pagination.tsx';
import { SearchBox } from '#ui/parts/search-box.tsx';
import { Select } from '#ui/parts/select/select.tsx';
import { EmptyState } from '#ui/parts/states.tsx';
import { Tag } from '#ui/parts/tag.tsx';
import { moneyWords } from '#ui/texts/money.ts';
import { useWords, type Words } from '../../texts/app-texts.ts';
import css from './declaration.module.css';
import { PersonDialog } from './person-dialog.tsx';

type Person = ResultOf<typeof declarationPeople>['rows'][number];
type Show = 'all' | 'taxed' | 'bonus' | 'severance';

const shows = ['all', 'taxed', 'bonus', 'severance'] as const;

/** Who is declared in a month; a row opens the year of that person. */
export function PeopleView({ month }: { month: string }): ReactElement {
  const t = useWords();
  const [show, setShow] = useState<Show>('all');
  const [keyword, setKeyword] = useState('');
  const [{ page, size }, setPlace] = useState({ page: 1, size: 20 });
  const [open, setOpen] = useState<string | null>(null);
  const call = useCall(declarationPeople, {
    month,
    show,
    page,
    rows: size,
    ...(keyword !== '' && { keyword }),
  });
  const first = () => setPlace({ page: 1, size });
  return (
    <TablePart>
      <ControlBar
        search={
          <SearchBox
            value={keyword}
            placeholder={t('declarations.search')}
            onSearch={(next) => {
              setKeyword(next);
              first();
            }}
          />
        }
      >
        <Select
          label={t('declarations.show')}
          value={show}
          options={shows.map((value) => ({ value, label: t(`declarations.shows.${value}`) }))}
          onChange={(next) => {
            setShow(shows.find((one) => one === next) ?? 'all');
            first();
          }}
        />
      </ControlBar>
      <DataTable
        label={t('declarations.views.people')}
        columns={columnsOf(t)}
        rows={call.data?.rows ?? []}
        rowKey={({ personId }: Person) => personId}
        status={tableStatus(call)}
        onOpen={({ personId }) => setOpen(personId)}
        onRetry={call.reload}
        empty={<EmptyState title={t('declarations.noPeople')} />}
      />
      {call.data && (
        <Pagination total={call.data.total} page={page} size={size} onChange={setPlace} />
      )}
      {open !== null && (
        <PersonDialog month={month} personId={open} onClose={() => setOpen(null)} />
      )}
    </TablePart>
  );
}

function columnsOf(t: Words): Column<Person>[] {
  const money = (id: string, header: string, amount: (person: Person) => string | undefined) =>
    ({
      id,
      header,
      width: 130,
      align: 'end',
      cell: (person) => {
        const value = amount(person);
        return value === undefined ? '' : moneyWords(value);
      },
    }) as const satisfies Column<Person>;
  return [
    {
      id: 'name',
      header: t('declarations.name'),
      minWidth: 110,
      locked: true,
      cell: ({ name }) => name,
    },
    {
      id: 'staffNo',
      header: t('declarations.staffNo'),
      width: 110,
      cell: ({ staffNo }) => staffNo,
    },
    { ...money('income', t('declarations.income'), ({ income }) => income), card: 'field' },
    money('own', t('declarations.own'), ({ ownContributions }) => ownContributions),
    money('special', t('declarations.special'), ({ specialAdditional }) => specialAdditional),
    money('taxable', t('declarations.yearTaxable'), ({ year }) => year?.taxable),
    {
      id: 'rate',
      header: t('declarations.rate'),
      width: 80,
      align: 'end',
      cell: ({ year }) => (year === null ? '' : `${year.ratePercent}%`),
    },
    { ...money('tax', t('declarations.tax'), ({ tax }) => tax), card: 'field' },
    {
      id: 'problems',
      card: 'state',
      header: t('declarations.notes'),
      minWidth: 160,
      text: ({ problems }) => problems.map((one) => t(`declarations.problems.${one}`)).join(' '),
      cell: ({ problems, residency }) => (
        <span className={css.tags}>
          {residency === 'non-resident' && <Tag>{t('declarations.nonResident')}</Tag>}
          {problems.map((one) => (
            <Tag key={one} tone="warn">
              {t(`declarations.problems.${one}`)}
            </Tag>
          ))}
        </span>
      ),
    },
    money('bonus', t('declarations.bonus'), ({ bonus }) => bonus),
    money('bonusTax', t('declarations.bonusTax'), ({ bonusTax }) => bonusTax),
  ];
}
