import { type ReactElement, useState } from 'react';
import type { AnyRow } from '../../parts/data-table/columns.ts';
import { SelectionBar } from '../../parts/data-table/selection-bar.tsx';
import { LinkButton } from '../../parts/link.tsx';
import { Pagination } from '../../parts/pagination/pagination.tsx';
import type { BatchAction, ListConfig, ListOverlay, ListRows, PickedRow } from './list-config.ts';
import type { ListQuery } from './list-query.ts';
import { useListTexts } from './texts/list-texts.ts';
import type { ChangeList } from './use-list-query.ts';
import { failureOf } from './use-loaded.ts';
import { useSelectAll } from './use-select-all.ts';

export interface PickedFootProps<Row extends AnyRow> {
  config: ListConfig<Row>;
  data: ListRows<Row>;
  query: ListQuery;
  change: ChangeList;
  reload: () => void;
  onOver: (over: ListOverlay) => void;
  /** What is kept of a selected row. */
  pick: (row: Row) => PickedRow;
  /** The columns on the screen. */
  columns: readonly string[];
}

/** The pages, and what can be done with the selected rows. While it is done the pages stand still. */
export function PickedFoot<Row extends AnyRow>(props: PickedFootProps<Row>): ReactElement {
  const { config, data, query, change } = props;
  const [running, setRunning] = useState<string>();
  return (
    <Pagination
      total={data.total}
      page={query.page}
      size={query.rows}
      goTo
      disabled={running !== undefined}
      onChange={({ page, size }) => change({ page, rows: size })}
    >
      {config.batch && <Batch {...props} running={running} onRunning={setRunning} />}
    </Pagination>
  );
}

interface BatchProps<Row extends AnyRow> extends PickedFootProps<Row> {
  running: string | undefined;
  onRunning: (id: string | undefined) => void;
}

function Batch<Row extends AnyRow>(props: BatchProps<Row>): ReactElement {
  const { config, data, query, reload, running, onRunning, onOver, pick, columns } = props;
  const t = useListTexts();
  const [picked, setPicked] = config.picked;
  const all = useSelectAll(config, query, data.total, pick);
  async function run(action: BatchAction<Row>): Promise<void> {
    const question = action.confirm?.(picked.length);
    if (running || (question && !(await config.ask({ ...question, tone: 'danger' })))) return;
    onRunning(action.id);
    try {
      const end = await action.run(picked, data.rows, { query, columns });
      if (isOverlay(end)) onOver(end);
      else if (end === 'changed') {
        setPicked([]);
        reload();
      }
    } catch (error) {
      config.tell(t('batchFailed', { reason: failureOf(error).words }), 'error');
    }
    onRunning(undefined);
  }
  return (
    <SelectionBar
      count={picked.length}
      onClear={() => setPicked([])}
      {...(picked.length < all.count && { all })}
    >
      {config.batch?.map((action) => (
        <LinkButton
          key={action.id}
          aria-busy={running === action.id || undefined}
          disabled={running !== undefined}
          onClick={() => void run(action)}
        >
          {action.label}
        </LinkButton>
      ))}
    </SelectionBar>
  );
}

function isOverlay(end: unknown): end is ListOverlay {
  return typeof end === 'object' && end !== null && 'body' in end;
}
