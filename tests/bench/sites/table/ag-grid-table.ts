/** The peer: AG Grid Community as its quick start sets it up, with rows of the same height. */
import { AllCommunityModule, createGrid, ModuleRegistry } from 'ag-grid-community';
import type { TablePerson } from '#tests/support/table/people.ts';
import { tableFields } from './fields.ts';
import { offer } from './measure.ts';

ModuleRegistry.registerModules([AllCommunityModule]);

offer({
  open: (people, place) => {
    createGrid<TablePerson>(place, {
      columnDefs: tableFields.map(({ field, header }) => ({
        field,
        headerName: header,
        width: 140,
      })),
      rowData: [...people],
      getRowId: ({ data }) => data.id,
      rowHeight: 40,
      headerHeight: 44,
    });
  },
  scroller: () => document.querySelector<HTMLElement>('.ag-body-viewport, .ag-grid-viewport'),
  rowsDrawn: () => document.querySelectorAll('.ag-row').length,
});
