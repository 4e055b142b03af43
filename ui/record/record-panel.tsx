import { type ReactElement, useMemo, useState } from 'react';
import type { AnyPage, AnyRow } from '#bridge/calls/record/any-row.ts';
import type { AnyRecord } from '#bridge/calls/record/define.ts';
import type { RecordDoor, RecordValues } from '#bridge/calls/record/doors.ts';
import type { RecordWords } from '#bridge/calls/record/words.ts';
import type { ListQuery } from '../layouts/list-screen/list-query.ts';
import { useLoaded } from '../layouts/list-screen/use-loaded.ts';
import { Button } from '../parts/button.tsx';
import { DataTable } from '../parts/data-table/data-table.tsx';
import { Dialog } from '../parts/dialog/dialog.tsx';
import { Pagination } from '../parts/pagination/pagination.tsx';
import { DeniedState, EmptyState } from '../parts/states.tsx';
import { formatNumber } from '../texts/format.ts';
import { useLocale } from '../texts/use-texts.ts';
import { DatedRows } from './dated-rows.tsx';
import css from './record.module.css';
import { recordColumns } from './record-columns.tsx';
import { dialogWidth, RecordView } from './record-dialog.tsx';
import type { RecordStart, RecordTools } from './record-door.ts';
import { type SpokenRecord, titleOf } from './show-value.ts';
import { useRecordScreenWords } from './texts/record-texts.ts';

export interface RecordPanelProps {
  record: AnyRecord;
  words: RecordWords;
  door: RecordDoor;
  tools: RecordTools;
  /** What all rows of the panel have in common, such as `{ employment: id }`: a filter of the record's list each. */
  fixed: RecordValues;
  /** Hears that a row was made, changed, moved or removed. */
  onChanged?: () => void;
}

/** What the dialog of a panel is about. */
interface Subject {
  /** Nothing for a new row. */
  readonly row?: AnyRow;
  readonly start?: RecordStart;
}

/**
 * The rows of a record that belong to one parent, inside its page: add, change, move, remove, history; dated rows as a
 * timeline.
 */
export function RecordPanel(props: RecordPanelProps): ReactElement {
  const { record, door, tools, fixed } = props;
  const words = props.words[useLocale()];
  const spoken = useMemo(() => ({ record, words }), [record, words]);
  const t = useRecordScreenWords();
  const [page, setPage] = useState(1);
  const [subject, setSubject] = useState<Subject>();
  const query = queryOf(record, fixed, page);
  const list = useLoaded(JSON.stringify(query), (signal) => door.page(query, signal));
  const { data } = list;
  if (list.denied) return <DeniedState />;
  const can = data?.can.create;
  const rows = { spoken, fixed, list, onOpen: (row: AnyRow) => setSubject({ row }) };
  return (
    <div className={css.panel}>
      {data && data.total > 0 && (
        <div className={css.panelHead}>
          <span className={css.hint}>{t('count', { count: formatNumber(data.total) })}</span>
          {can && !record.dated && (
            <Button icon="plus" onClick={() => setSubject({})}>
              {t('add', { name: words.name })}
            </Button>
          )}
        </div>
      )}
      {record.dated ? (
        <DatedRows
          {...{ ...rows, door, tools }}
          onBegin={(start) => setSubject({ start })}
          onChanged={() => {
            list.reload();
            props.onChanged?.();
          }}
        />
      ) : (
        <PlainRows {...rows} onAdd={can ? () => setSubject({}) : undefined} />
      )}
      {data && data.total > query.rows && (
        <Pagination
          total={data.total}
          page={page}
          size={query.rows}
          onChange={(next) => setPage(next.page)}
        />
      )}
      {subject && (
        <PanelDialog
          {...{ spoken, door, tools, fixed, subject }}
          onClose={(how) => {
            setSubject(undefined);
            if (how !== 'changed') return;
            list.reload();
            props.onChanged?.();
          }}
        />
      )}
    </div>
  );
}

interface PlainRowsProps {
  spoken: SpokenRecord;
  fixed: RecordValues;
  list: ReturnType<typeof useLoaded<AnyPage>>;
  onOpen: (row: AnyRow) => void;
  onAdd: (() => void) | undefined;
}

function PlainRows({ spoken, fixed, list, onOpen, onAdd }: PlainRowsProps): ReactElement {
  const t = useRecordScreenWords();
  const { data } = list;
  const columns = useMemo(() => {
    const left = [...Object.keys(fixed), ...(data?.hidden ?? [])];
    const all = recordColumns(spoken, data?.customFields ?? [], t);
    return all.filter(({ id }) => !left.includes(id));
  }, [spoken, data, fixed, t]);
  return (
    <DataTable
      label={spoken.words.plural}
      columns={columns}
      rows={data?.rows ?? []}
      rowKey={(row: AnyRow) => row.id}
      status={list.status}
      onOpen={onOpen}
      onRetry={list.reload}
      expected={3}
      empty={
        <EmptyState
          title={t('none', { name: spoken.words.name })}
          action={
            onAdd && (
              <Button icon="plus" onClick={onAdd}>
                {t('add', { name: spoken.words.name })}
              </Button>
            )
          }
        />
      }
    />
  );
}

function PanelDialog(
  props: Pick<RecordPanelProps, 'door' | 'tools' | 'fixed'> & {
    spoken: SpokenRecord;
    subject: Subject;
    onClose: (how?: 'changed') => void;
  },
): ReactElement {
  const { spoken, tools, subject, onClose, ...rest } = props;
  const t = useRecordScreenWords();
  const [dirty, setDirty] = useState(false);
  const { row, start } = subject;
  const title = row
    ? titleOf(spoken, row, t)
    : t(start ? 'dated.begin' : 'add', { name: spoken.words.name });
  return (
    <Dialog
      open
      title={title || spoken.words.name}
      width={dialogWidth}
      closeConfirm={dirty}
      onClose={() => onClose()}
    >
      <RecordView
        {...{ ...rest, spoken, tools, start, onClose }}
        id={row?.id}
        onDirty={(next) => {
          setDirty(next);
          tools.onDirty?.(next);
        }}
      />
    </Dialog>
  );
}

/** Rows of a panel on one page; one employee seldom has more. */
const panelRows = 50;

/** @throws when a fixed field is no filter of the list: the panel would show the rows of others. */
function queryOf(record: AnyRecord, fixed: RecordValues, page: number): ListQuery {
  const names = Object.keys(fixed);
  const lost = names.find((name) => !record.list.filters.includes(name));
  if (lost !== undefined) throw new Error(`${record.name} has no filter ${lost}.`);
  const filters = Object.fromEntries(names.map((name) => [name, String(fixed[name])]));
  const { dated, list } = record;
  return {
    page,
    rows: panelRows,
    keyword: '',
    schemeId: '',
    filters: dated ? { ...filters, day: 'all' } : filters,
    sort: dated ? { column: dated.from, direction: 'desc' } : list.sort,
  };
}
