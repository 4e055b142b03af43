import { type FormEvent, useEffect, useRef, useState } from 'react';
import type { AnyDetail } from '#bridge/calls/record/any-row.ts';
import type { RecordScreenDoor, RecordValues } from '#bridge/calls/record/doors.ts';
import type { CloseDialog } from '../layouts/list-screen/list-config.ts';
import { contentOf, type Draft, isChanged, noChanges } from './draft.ts';
import { type RecordTools, wordsOfError } from './record-door.ts';
import { type SpokenRecord, titleOf } from './show-value.ts';
import { useRecordScreenWords } from './texts/record-texts.ts';

export interface SavingOptions {
  spoken: SpokenRecord;
  door: RecordScreenDoor;
  tools: RecordTools;
  /** Nothing for a new row. */
  row: AnyDetail | undefined;
  /** Values that every row made here has. */
  fixed: RecordValues;
  /** What a new row begins with. */
  start: RecordValues;
  onClose: CloseDialog;
  onDirty: ((dirty: boolean) => void) | undefined;
}

/** What a form of a record holds, and its ways out. */
export interface Saving {
  readonly draft: Draft;
  /** Changes the draft and takes away what was wrong with a field. */
  readonly change: (next: Draft, field: string) => void;
  readonly errors: Readonly<Record<string, string>>;
  /** Why the last save was refused as a whole; `''` without one. */
  readonly problem: string;
  readonly busy: boolean;
  readonly dirty: boolean;
  readonly submit: (event: FormEvent) => void;
  readonly remove: () => Promise<void>;
  /** Moves the row; without a reason it asks whether to. */
  readonly move: (name: string, reason?: string) => Promise<void>;
}

/** Keeps what is changed of a row until it is saved; what a refusal says of a field comes back to the field. */
export function useSaving(options: SavingOptions): Saving {
  const { spoken, door, tools, row, start, onClose, onDirty } = options;
  const t = useRecordScreenWords();
  const [draft, setDraft] = useState<Draft>({ ...noChanges, values: start });
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({});
  const [problem, setProblem] = useState('');
  const [busy, setBusy] = useState(false);
  const [touched, setTouched] = useState(false);
  const dirty = isChanged(draft);
  useUnsaved(dirty && touched, onDirty);

  async function run(work: () => Promise<unknown>, done: string): Promise<void> {
    setBusy(true);
    setProblem('');
    try {
      await work();
      tools.tell(done, 'success');
      onClose('changed');
    } catch (cause) {
      setErrors(door.fieldErrors(cause));
      setProblem(wordsOfError(cause));
      setBusy(false);
    }
  }
  return {
    draft,
    errors,
    problem,
    busy,
    dirty,
    change(next, field) {
      setTouched(true);
      setDraft(next);
      setErrors(({ [field]: _, ...rest }) => rest);
    },
    submit(event) {
      event.preventDefault();
      if (!busy) void run(() => saveRow(options, draft), t('saved'));
    },
    async remove() {
      if (row === undefined) return;
      const title = t('removeTitle', { name: titleOf(spoken, row, t) });
      if (!(await askFirst(tools, title, t('removeText')))) return;
      await run(() => door.remove(row.id, row.version), t('removed'));
    },
    async move(name, reason) {
      if (row === undefined) return;
      const label = spoken.words.moves?.[name] ?? name;
      const words = { move: label, name: titleOf(spoken, row, t) };
      const title = t('moveTitle', words);
      if (reason === undefined && !(await askFirst(tools, title, t('moveText')))) return;
      await run(() => door.move(row.id, row.version, name, reason), t('moved', { move: label }));
    },
  };
}

function saveRow({ door, row, fixed }: SavingOptions, draft: Draft): Promise<unknown> {
  return row === undefined
    ? door.create(contentOf(draft, fixed))
    : door.update(row.id, row.version, contentOf(draft));
}

/** Asks before something is done; a title has room for 80 characters. */
function askFirst(tools: RecordTools, title: string, text: string): Promise<boolean> {
  return tools.ask({ title: title.slice(0, 80), text, tone: 'danger' });
}

/** Says whether something is unsaved, and takes it back when the form goes. */
function useUnsaved(dirty: boolean, onDirty: SavingOptions['onDirty']): void {
  const latest = useRef(onDirty);
  latest.current = onDirty;
  useEffect(() => {
    latest.current?.(dirty);
    return () => latest.current?.(false);
  }, [dirty]);
}
