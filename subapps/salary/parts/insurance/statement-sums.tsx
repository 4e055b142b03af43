import type { ReactElement } from 'react';
import type { insuranceStatement } from '#bridge/calls/insurance/statements.ts';
import type { ResultOf } from '#bridge/calls/kit/define.ts';
import { TablePart } from '#ui/layouts/stack-page.tsx';
import type { Column } from '#ui/parts/data-table/columns.ts';
import { DataTable } from '#ui/parts/data-table/data-table.tsx';
import { EmptyState } from '#ui/parts/states.tsx';
import { formatNumber } from '#ui/texts/format.ts';
import { moneyWords } from '#ui/texts/money.ts';
import { useWords, type Words } from '../../texts/app-texts.ts';
import { PlaceName } from './place-select.tsx';

type Row = ResultOf<typeof insuranceStatement>['rows'][number];

/** What each item costs in each city. */
export function StatementSums({ rows }: { rows: readonly Row[] }): ReactElement {
  const t = useWords();
  return (
    <TablePart>
      <DataTable
        label={t('insurance.views.sums')}
        columns={columnsOf(t)}
        rows={rows}
        rowKey={({ place, item }: Row) => `${place} ${item}`}
        status={{ kind: 'ready' }}
        empty={<EmptyState title={t('insurance.noPeople')} />}
      />
    </TablePart>
  );
}

function columnsOf(t: Words): Column<Row>[] {
  const money = (id: 'base' | 'employee' | 'employer') =>
    ({
      id,
      header: t(`insurance.${id}`),
      width: 160,
      align: 'end',
      cell: (row) => moneyWords(row[id]),
    }) as const satisfies Column<Row>;
  return [
    {
      id: 'place',
      header: t('insurance.place'),
      width: 120,
      locked: true,
      cell: ({ place }) => <PlaceName place={place} />,
    },
    {
      id: 'item',
      card: 'title',
      header: t('insurance.item'),
      minWidth: 160,
      cell: ({ item }) => t(`insurance.items.${item}`),
    },
    {
      id: 'people',
      header: t('insurance.people'),
      width: 110,
      align: 'end',
      cell: ({ people }) => formatNumber(people),
    },
    money('base'),
    { ...money('employee'), card: 'field' },
    { ...money('employer'), card: 'field' },
  ];
}
