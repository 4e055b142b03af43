import { useEffect, useRef, useState } from 'react';
import type { AnyDetail, AnyForm } from '#bridge/calls/record/any-row.ts';
import type { CustomValue, CustomValues } from '#bridge/calls/record/custom.ts';
import type { RecordScreenDoor, RecordValues } from '#bridge/calls/record/doors.ts';
import type { FieldValue } from '#bridge/calls/record/field.ts';
import { type RecordStart, type RecordTools, wordsOfError } from '#ui/record/record-door.ts';
import { type ChangeWords, useChangeWords } from './texts/change-texts.ts';

/** How a form ends: something was saved, or nothing. */
export type CloseForm = (how?: 'changed') => void;

export interface ChangeFormOptions {
  /** Nothing for a new one. */
  id: string | undefined;
  door: RecordScreenDoor;
  tools: RecordTools;
  start: RecordStart | undefined;
  /** Hears whether something is filled in that is not saved. */
  onDirty: (dirty: boolean) => void;
  onClose: CloseForm;
  /** What comes of a submitted change before the form ends; true where something is left to be shown. */
  afterSubmit?: (row: AnyDetail) => boolean;
}

/** What a form of a change holds, and its ways out. */
export interface ChangeForm {
  readonly form: AnyForm | undefined;
  /** The draft as it is kept; nothing before it is saved. */
  readonly row: AnyDetail | undefined;
  readonly values: RecordValues;
  /** Values of the company's own fields that were changed, by code. */
  readonly custom: CustomValues;
  readonly errors: Readonly<Record<string, string>>;
  readonly problem: string;
  readonly busy: boolean;
  readonly change: (changed: RecordValues) => void;
  readonly changeCustom: (code: string, value: CustomValue | null) => void;
  readonly save: () => Promise<void>;
  readonly submit: () => Promise<void>;
  readonly remove: () => Promise<void>;
}

/** Keeps what is filled in of a change until it is saved as a draft or submitted. */
export function useChangeForm(options: ChangeFormOptions): ChangeForm {
  const { door, tools } = options;
  const t = useChangeWords();
  const loaded = useLoadedForm(options);
  const { row, setRow, values, setValues } = loaded;
  const [custom, setCustom] = useState<CustomValues>({});
  const { errors, problem, busy, run, touch } = useRun(options);
  async function keep(): Promise<AnyDetail> {
    const kept = await keepDraft(door, { values: filled(values, row), custom, lines: {} }, row);
    setRow(kept);
    return kept;
  }

  return {
    form: loaded.form,
    row,
    values,
    custom,
    errors,
    problem: problem || loaded.problem,
    busy,
    change(changed) {
      touch(Object.keys(changed));
      setValues((before) => ({ ...before, ...changed }));
    },
    changeCustom(code, value) {
      touch([`custom.${code}`]);
      setCustom((before) => ({ ...before, [code]: value }));
    },
    save: () =>
      run(async () => {
        await keep();
        return t('saved');
      }),
    submit: () =>
      run(async (leave) => {
        const kept = await keep();
        const moved = (await door.move(kept.id, kept.version, 'submit')) as AnyDetail;
        if (options.afterSubmit?.(moved) === true) leave.open = true;
        return doneWords(t, moved);
      }),
    async remove() {
      if (row === undefined) return;
      const words = { title: t('removeTitle'), text: t('removeText'), tone: 'danger' } as const;
      if (!(await tools.ask(words))) return;
      await run(async () => {
        await door.remove(row.id, row.version);
        return t('removed');
      });
    },
  };
}

/** Runs what saves, moves or removes the change, and keeps what a refusal says of its fields. */
function useRun({ door, tools, onDirty, onClose }: ChangeFormOptions) {
  const setDirty = useUnsaved(onDirty);
  const [errors, setErrors] = useState<ChangeForm['errors']>({});
  const [problem, setProblem] = useState('');
  const [busy, setBusy] = useState(false);
  async function run(work: (leave: { open: boolean }) => Promise<string>): Promise<void> {
    const leave = { open: false };
    setBusy(true);
    setProblem('');
    try {
      tools.tell(await work(leave), 'success');
      setDirty(false);
      if (!leave.open) onClose('changed');
    } catch (cause) {
      setErrors(door.fieldErrors(cause));
      setProblem(wordsOfError(cause));
      setBusy(false);
    }
  }
  /** Fields have changed, so what was wrong with them no longer holds. */
  function touch(names: readonly string[]): void {
    setDirty(true);
    setErrors((before) => without(before, names));
  }
  return { errors, problem, busy, run, touch };
}

/** Says whether something is unsaved, and takes it back when the form goes. */
function useUnsaved(onDirty: ChangeFormOptions['onDirty']) {
  const [dirty, setDirty] = useState(false);
  const latest = useRef(onDirty);
  latest.current = onDirty;
  useEffect(() => {
    latest.current(dirty);
    return () => latest.current(false);
  }, [dirty]);
  return setDirty;
}

function keepDraft(
  door: RecordScreenDoor,
  content: Parameters<RecordScreenDoor['create']>[0],
  row: AnyDetail | undefined,
): Promise<AnyDetail> {
  return row === undefined ? door.create(content) : door.update(row.id, row.version, content);
}

function without(errors: ChangeForm['errors'], names: readonly string[]): ChangeForm['errors'] {
  return Object.fromEntries(Object.entries(errors).filter(([name]) => !names.includes(name)));
}

function doneWords(t: ChangeWords, { state }: AnyDetail): string {
  if (state === 'draft') return t('done.pending');
  return t(state === 'effective' ? 'done.effective' : 'done.planned');
}

/** A new row names what it has; a kept one also what is empty now. */
function filled(values: RecordValues, row: AnyDetail | undefined): RecordValues {
  if (row !== undefined) return values;
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== null));
}

function useLoadedForm({ id, door, start }: ChangeFormOptions) {
  const [form, setForm] = useState<AnyForm>();
  const [row, setRow] = useState<AnyDetail>();
  const [values, setValues] = useState<RecordValues>(start?.values ?? {});
  const [problem, setProblem] = useState('');
  useEffect(() => {
    const stop = new AbortController();
    const load = async (): Promise<void> => {
      if (id === undefined) return setForm(await door.form(stop.signal));
      const found = await door.get(id, stop.signal);
      setRow(found);
      setValues(ownValues(found));
      setForm(found);
    };
    load().catch((cause: unknown) => {
      if (!stop.signal.aborted) setProblem(wordsOfError(cause));
    });
    return () => stop.abort();
  }, [id, door]);
  return { form, row, setRow, values, setValues, problem };
}

/** The values of a draft that its form can send back. */
function ownValues(row: AnyDetail): RecordValues {
  const writable = Object.entries(row.fields).filter(([name]) => row.rights[name] === 'write');
  return Object.fromEntries(
    writable.map(([name, value]): [string, FieldValue | null] => [name, value ?? null]),
  );
}
