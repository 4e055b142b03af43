import { type ReactElement, useEffect, useMemo, useState } from 'react';
import type { AnyDetail, AnyForm, AnyRow } from '#bridge/calls/record/any-row.ts';
import type { RecordScreenDoor, RecordValues } from '#bridge/calls/record/doors.ts';
import type { CloseDialog, ListDialog } from '../layouts/list-screen/list-config.ts';
import { SkeletonLines } from '../parts/skeleton.tsx';
import { ErrorState } from '../parts/states.tsx';
import { startOfCopy } from './dated.ts';
import css from './record.module.css';
import { type RecordStart, type RecordTools, wordsOfError } from './record-door.ts';
import { RecordForm } from './record-form.tsx';
import { RecordHistory } from './record-history.tsx';
import { type SpokenRecord, titleOf } from './show-value.ts';
import { type RecordScreenWords, useRecordScreenWords } from './texts/record-texts.ts';

/** Pixels of the dialog of a row. */
export const dialogWidth = 720;

/** The dialog of a record's list: one row with its history, or a new one. */
export function recordDialog(
  spoken: SpokenRecord,
  door: RecordScreenDoor,
  tools: RecordTools,
  t: RecordScreenWords,
): ListDialog<AnyRow> {
  return {
    title: (row) => (row ? titleOf(spoken, row, t) : t('add', { name: spoken.words.name })),
    width: dialogWidth,
    body: (row, close, onDirty) => (
      <RecordView
        key={row?.id ?? 'new'}
        id={row?.id}
        {...{ spoken, door, tools, onDirty }}
        onClose={close}
      />
    ),
  };
}

export interface RecordViewProps {
  /** Nothing for a new row. */
  id: string | undefined;
  spoken: SpokenRecord;
  door: RecordScreenDoor;
  tools: RecordTools;
  /** Values that every row made here has; their fields are left out. */
  fixed?: RecordValues | undefined;
  /** What a new row begins with. */
  start?: RecordStart | undefined;
  /** There is one row for each parent: none begins with the values of another. */
  only?: boolean;
  onClose: CloseDialog;
  onDirty?: (dirty: boolean) => void;
}

type Loaded =
  | { readonly kind: 'loading' }
  | { readonly kind: 'failed'; readonly words: string }
  | { readonly kind: 'ready'; readonly form: AnyForm; readonly row: AnyDetail | undefined };

/** One row of a record: its fields to read or to change, and what happened to it. */
export function RecordView(props: RecordViewProps): ReactElement {
  const { id, spoken, only } = props;
  const t = useRecordScreenWords();
  const [copied, setCopied] = useState<AnyDetail>();
  const start = useMemo(() => copied && startOfCopy(spoken.record, copied), [spoken, copied]);
  if (id === undefined || spoken.record.dated || only) return <LoadedView {...props} />;
  if (copied === undefined) return <LoadedView {...props} onCopy={setCopied} />;
  return (
    <>
      <p className={css.hint}>{t('copying', { name: titleOf(spoken, copied, t) })}</p>
      <LoadedView key="copy" {...props} id={undefined} start={start} />
    </>
  );
}

function LoadedView(props: RecordViewProps & { onCopy?: (row: AnyDetail) => void }): ReactElement {
  const { onCopy, ...shared } = props;
  const { id, door } = shared;
  const t = useRecordScreenWords();
  const [state, setState] = useState<Loaded>({ kind: 'loading' });
  const [turn, setTurn] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another turn loads once more.
  useEffect(() => {
    const stop = new AbortController();
    const load = id === undefined ? door.form(stop.signal) : door.get(id, stop.signal);
    load.then(
      (form) =>
        setState({ kind: 'ready', form, row: id === undefined ? undefined : (form as AnyDetail) }),
      (cause: unknown) => {
        if (!stop.signal.aborted) setState({ kind: 'failed', words: wordsOfError(cause) });
      },
    );
    return () => stop.abort();
  }, [id, door, turn]);
  if (state.kind === 'loading') return <SkeletonLines lines={6} />;
  if (state.kind === 'failed') {
    return <ErrorState title={t('failed')} hint={state.words} onRetry={() => setTurn(turn + 1)} />;
  }
  return (
    <>
      <RecordForm
        {...shared}
        form={state.form}
        row={state.row}
        {...(onCopy && state.row && { onCopy: () => state.row && onCopy(state.row) })}
      />
      {id !== undefined && <RecordHistory id={id} spoken={props.spoken} door={door} />}
    </>
  );
}
