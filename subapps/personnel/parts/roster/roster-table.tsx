import { type ReactElement, type RefObject, useEffect, useRef } from 'react';
import type { rosterPage } from '#bridge/calls/joyhr/roster.ts';
import type { ResultOf } from '#bridge/calls/kit/define.ts';
import { type CallState, useSnapshot } from '#bridge/react/index.ts';
import { Button } from '#ui/parts/button.tsx';
import type { Column, ColumnChoice, TableStatus } from '#ui/parts/data-table/columns.ts';
import { DataTable } from '#ui/parts/data-table/data-table.tsx';
import { EmptyState } from '#ui/parts/states.tsx';
import { type RosterRow, rosterColumns } from '../../stores/columns.ts';
import { hasUsualFilters, type RosterQuery, withoutFilters } from '../../stores/roster-query.ts';
import { useWords } from '../../texts/app-texts.ts';
import css from './roster-table.module.css';
import type { Selection } from './use-picked.ts';
import type { ChangeQuery } from './use-roster-query.ts';

export interface RosterTableProps {
  /** Takes the box around the table: its width says how many columns there is room for. */
  box: RefObject<HTMLDivElement | null>;
  list: CallState<ResultOf<typeof rosterPage>>;
  columns: readonly Column<RosterRow>[];
  choice: ColumnChoice;
  onChoice: (choice: ColumnChoice) => void;
  query: RosterQuery;
  onChange: ChangeQuery;
  selection: Selection;
  onOpen: (row: RosterRow) => void;
}

/** One page of the roster. */
export function RosterTable(props: RosterTableProps): ReactElement {
  const { box, list, columns, query, onChange, selection, onOpen } = props;
  const t = useWords();
  const rows = list.data?.rows ?? [];
  const onScrollEnd = useKeptScroll(box, list.state === 'ready', JSON.stringify(query));
  const sorted = rosterColumns.find((column) => column.sort === query.sort);
  return (
    <div className={css.box} ref={box} onScrollEndCapture={onScrollEnd}>
      <DataTable
        label={t('roster.table')}
        columns={columns}
        rows={rows}
        rowKey={(row) => row.id}
        status={statusOf(list)}
        sort={sorted && { column: sorted.name, direction: query.direction }}
        onSort={({ column, direction }) => {
          const sort = rosterColumns.find(({ name }) => name === column)?.sort;
          if (sort) onChange({ ...query, sort, direction, page: 1 });
        }}
        selection={selection.ids}
        onSelection={(ids) => selection.select(ids, rows)}
        onOpen={onOpen}
        choice={props.choice}
        onChoice={props.onChoice}
        expected={query.rows}
        onRetry={list.reload}
        empty={
          <EmptyState
            title={t('roster.empty')}
            hint={t('roster.emptyHint')}
            action={
              !hasUsualFilters(query) && (
                <Button onClick={() => onChange(withoutFilters(query))}>{t('roster.reset')}</Button>
              )
            }
          />
        }
      />
    </div>
  );
}

function statusOf(list: CallState<unknown>): TableStatus {
  if (list.state === 'failed') return { kind: 'failed', msg: list.error.words };
  return { kind: list.state === 'ready' ? 'ready' : 'loading' };
}

/** Keeps how far the rows were scrolled, over an eviction too; another list begins at its top. */
function useKeptScroll(box: RefObject<HTMLElement | null>, ready: boolean, query: string) {
  const [kept, keep] = useSnapshot('scroll', { query, top: 0 });
  const first = useRef(kept);
  useEffect(() => {
    if (!ready) return;
    const scroller = box.current?.querySelector('table')?.parentElement;
    const { query: before, top } = first.current;
    if (scroller) scroller.scrollTop = before === query ? top : 0;
    first.current = { query: '', top: 0 };
  }, [box, ready, query]);
  return (event: { target: EventTarget }) => {
    if (event.target instanceof Element) keep({ query, top: event.target.scrollTop });
  };
}
