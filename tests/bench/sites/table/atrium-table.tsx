/** The data table of the portal over 100,000 people, sorted and filtered by itself. */
import { createRoot } from 'react-dom/client';
import type { TablePerson } from '#tests/support/table/people.ts';
import { arranging } from '#ui/parts/data-table/arranging.ts';
import type { Column } from '#ui/parts/data-table/columns.ts';
import { DataTable } from '#ui/parts/data-table/data-table.tsx';
import { tableFields } from './fields.ts';
import { offer } from './measure.ts';

const columns = tableFields.map(
  ({ field, header }): Column<TablePerson> => ({
    id: field,
    header,
    width: 140,
    sortable: true,
    cell: (person) => String(person[field]),
  }),
);

document.documentElement.dataset.theme = 'blue';
offer({
  open: (people, place) =>
    createRoot(place).render(
      <DataTable
        label="People"
        columns={columns}
        rows={people}
        rowKey={({ id }) => id}
        arranging={arranging}
      />,
    ),
  scroller: () => document.querySelector('table')?.parentElement ?? null,
  rowsDrawn: () => document.querySelectorAll('tr[data-row]').length,
});
