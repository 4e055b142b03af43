import type { Column } from '#ui/parts/data-table/columns.ts';
import { formatNumber } from '#ui/texts/format.ts';
import type { Organ } from '../stores/shown-organs.ts';
import type { Words } from '../texts/app-texts.ts';

/** The columns of the list; make them again when the language changes. */
export function organColumns(t: Words): Column<Organ>[] {
  return [
    { id: 'name', header: t('column.name'), locked: true, cell: (organ) => organ.name },
    { id: 'code', header: t('column.code'), width: 160, cell: (organ) => organ.code },
    { id: 'leader', header: t('column.leader'), width: 160, cell: (organ) => organ.leaderName },
    {
      id: 'people',
      header: t('column.people'),
      width: 120,
      align: 'end',
      cell: (organ) => formatNumber(organ.totalHeadCount),
    },
  ];
}
