import { type ReactElement, useState } from 'react';
import { insuranceStatementPeople } from '#bridge/calls/insurance/statements.ts';
import type { ResultOf } from '#bridge/calls/kit/define.ts';
import { tableStatus, useCall } from '#bridge/react/index.ts';
import { ControlBar, TablePart } from '#ui/layouts/stack-page.tsx';
import type { Column } from '#ui/parts/data-table/columns.ts';
import { DataTable } from '#ui/parts/data-table/data-table.tsx';
import { Dialog } from '#ui/parts/dialog/dialog.tsx';
import { Pagination } from '#ui/parts/pagination/pagination.tsx';
import { SearchBox } from '#ui/parts/search-box.tsx';
import { EmptyState } from '#ui/parts/states.tsx';
import { moneyWords } from '#ui/texts/money.ts';
import { useWords, type Words } from '../../texts/app-texts.ts';
import { PlaceName, PlaceSelect } from './place-select.tsx';

type Person = ResultOf<typeof insuranceStatementPeople>['rows'][number];
type Item = Person['items'][number];

interface StatementPeopleProps {
  month: string;
  show: 'all' | 'added' | 'removed';
}

/** For whom insurance and fund are paid; a row opens the items of that person. */
export function StatementPeople({ month, show }: StatementPeopleProps): ReactElement {
  const t = useWords();
  const [keyword, setKeyword] = useState('');
  const [place, setPlace] = useState('');
  const [{ page, size }, setPage] = useState({ page: 1, size: 20 });
  const [open, setOpen] = useState<Person | null>(null);
  const call = useCall(insuranceStatementPeople, {
    month,
    show,
    page,
    rows: size,
    ...(keyword !== '' && { keyword }),
    ...(place !== '' && { place }),
  });
  const first = () => setPage({ page: 1, size });
  return (
    <TablePart>
      <ControlBar
        search={
          <SearchBox
            value={keyword}
            placeholder={t('insurance.search')}
            onSearch={(next) => {
              setKeyword(next);
              first();
            }}
          />
        }
      >
        <PlaceSelect
          value={place}
          onChange={(next) => {
            setPlace(next);
            first();
          }}
        />
      </ControlBar>
      <DataTable
        label={t(`insurance.views.${show}`)}
        columns={columnsOf(t)}
        rows={call.data?.rows ?? []}
        rowKey={({ employmentId }: Person) => employmentId}
        status={tableStatus(call)}
        onOpen={setOpen}
        onRetry={call.reload}
        empty={<EmptyState title={t('insurance.noPeople')} />}
      />
      {call.data && (
        <Pagination total={call.data.total} page={page} size={size} onChange={setPage} />
      )}
      {open && <Items of={open} onClose={() => setOpen(null)} />}
    </TablePart>
  );
}

function Items({ of, onClose }: { of: Person; onClose: () => void }): ReactElement {
  const t = useWords();
  return (
    <Dialog open hideCancel width={720} title={`${of.name} · ${of.staffNo}`} onClose={onClose}>
      <DataTable
        label={t('insurance.detail')}
        columns={itemColumns(t)}
        rows={of.items}
        rowKey={({ item }: Item) => item}
        status={{ kind: 'ready' }}
      />
    </Dialog>
  );
}

function itemColumns(t: Words): Column<Item>[] {
  const money = (id: 'base' | 'employee' | 'employer', header: string) =>
    ({
      id,
      header,
      width: 130,
      align: 'end',
      cell: (row) => moneyWords(row[id]),
    }) as const satisfies Column<Item>;
  return [
    {
      id: 'item',
      header: t('insurance.item'),
      minWidth: 150,
      locked: true,
      cell: ({ item }) => t(`insurance.items.${item}`),
    },
    money('base', t('insurance.base')),
    money('employee', t('insurance.employee')),
    money('employer', t('insurance.employer')),
  ];
}

function columnsOf(t: Words): Column<Person>[] {
  const money = (id: 'employee' | 'employer') =>
    ({
      id,
      header: t(`insurance.${id}`),
      width: 150,
      align: 'end',
      cell: (person) => moneyWords(person[id]),
    }) as const satisfies Column<Person>;
  return [
    { id: 'name', header: t('name'), minWidth: 120, locked: true, cell: ({ name }) => name },
    { id: 'staffNo', header: t('staffNo'), width: 120, cell: ({ staffNo }) => staffNo },
    {
      id: 'place',
      header: t('insurance.place'),
      width: 120,
      cell: ({ place }) => <PlaceName place={place} />,
    },
    { ...money('employee'), card: 'field' },
    { ...money('employer'), card: 'field' },
  ];
}
