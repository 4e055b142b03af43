import { type ReactElement, useState } from 'react';
import { arranging } from '../../parts/data-table/arranging.ts';
import { ColumnPicker } from '../../parts/data-table/column-picker.tsx';
import { type ColumnChoice, defaultChoice } from '../../parts/data-table/columns.ts';
import { DataTable, type DataTableProps } from '../../parts/data-table/data-table.tsx';
import { SelectionBar } from '../../parts/data-table/selection-bar.tsx';
import { type GalleryPerson, people } from '../content/people.ts';
import { useColumns } from '../content/use-columns.tsx';
import css from '../gallery.module.css';
import type { Story } from '../story.ts';
import { useGalleryTexts } from '../texts/use-gallery-texts.ts';

export const dataTableStory: Story = {
  id: 'data-table',
  states: [
    { name: 'plain', draw: Plain, place: 'alone' },
    { name: 'selection', draw: Selection, place: 'alone' },
    { name: 'filtered', draw: Filtered, place: 'alone' },
    { name: 'tree', draw: TreeRows, place: 'alone' },
    { name: 'detail', draw: Detail, place: 'alone' },
    { name: 'long', draw: Long, place: 'alone' },
    { name: 'loading', draw: Loading, place: 'alone' },
    { name: 'empty', draw: Empty, place: 'alone' },
    { name: 'failed', draw: Failed, place: 'alone' },
  ],
};

function Roster(props: Partial<DataTableProps<GalleryPerson>>): ReactElement {
  const t = useGalleryTexts();
  const columns = useColumns();
  return (
    <div className={css.tall}>
      <DataTable
        label={t('say.roster')}
        columns={columns}
        rows={people}
        rowKey={(person) => person.staffNo}
        {...props}
      />
    </div>
  );
}

function Plain(): ReactElement {
  return <Roster />;
}

function Selection(): ReactElement {
  const columns = useColumns();
  const [selection, setSelection] = useState<ReadonlySet<string>>(new Set(['H00023', 'H00064']));
  const [choice, setChoice] = useState<ColumnChoice>(defaultChoice);
  return (
    <div className={css.stack}>
      <div className={css.row}>
        <ColumnPicker columns={columns} choice={choice} onChoice={setChoice} />
        <SelectionBar count={selection.size} onClear={() => setSelection(new Set())} />
      </div>
      <Roster
        arranging={arranging}
        selection={selection}
        onSelection={setSelection}
        choice={choice}
        onChoice={setChoice}
        onOpen={() => {}}
      />
    </div>
  );
}

function Filtered(): ReactElement {
  const [filters, setFilters] = useState<DataTableProps<GalleryPerson>['filters']>({
    status: { kind: 'choice', values: ['active'] },
  });
  return (
    <Roster
      arranging={arranging}
      filters={filters ?? {}}
      onFilters={setFilters}
      onOpen={() => {}}
    />
  );
}

function TreeRows(): ReactElement {
  const [expanded, setExpanded] = useState<ReadonlySet<string>>(new Set(['H00023']));
  return (
    <Roster
      rows={people.filter(({ id }) => id === 'han' || id === 'gao')}
      childrenOf={({ id }) =>
        id === 'han' ? people.filter((one) => one.organ === 'platform' && one.id !== id) : undefined
      }
      expanded={expanded}
      onExpanded={setExpanded}
    />
  );
}

function Detail(): ReactElement {
  const t = useGalleryTexts();
  const [expanded, setExpanded] = useState<ReadonlySet<string>>(new Set(['H00142']));
  return (
    <Roster detail={() => <p>{t('say.remark')}</p>} expanded={expanded} onExpanded={setExpanded} />
  );
}

const many = Array.from({ length: 15_000 }, (_, at) =>
  people.map((person) => ({ ...person, staffNo: `${person.staffNo}-${at}` })),
).flat();

function Long(): ReactElement {
  return <Roster rows={many} arranging={arranging} onOpen={() => {}} />;
}

function Loading(): ReactElement {
  return <Roster rows={[]} status={{ kind: 'loading' }} />;
}

function Empty(): ReactElement {
  return <Roster rows={[]} />;
}

function Failed(): ReactElement {
  const t = useGalleryTexts();
  return (
    <Roster rows={[]} status={{ kind: 'failed', msg: t('say.unreachable') }} onRetry={() => {}} />
  );
}
