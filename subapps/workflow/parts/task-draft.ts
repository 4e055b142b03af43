import { useEffect, useState } from 'react';
import type { FormValues } from '#bridge/calls/workflow/form.ts';
import { removeTaskDraft, saveTaskDraft } from '#bridge/calls/workflow/task-drafts.ts';
import { useDirty, useSave } from '#bridge/react/index.ts';
import type { Approval } from './approval-view.tsx';

/** What an approver has typed. */
interface Typed {
  readonly words: string;
  readonly values: FormValues;
}

/** Milliseconds for which typing rests before it is kept. */
const rest = 1_000;

/** The values a form begins with: what was drafted of the fields that may be written, and what was sent of the others. */
export function valuesWithDraft({ filled, task }: Approval): FormValues {
  const stored = filled?.values ?? {};
  const draft = task?.draft;
  if (!draft || filled === null) return stored;
  const isWritten = (field: string) =>
    filled.rights[field] === 'write' || filled.rights[field] === 'required';
  const kept = Object.entries(stored).filter(([field]) => !isWritten(field));
  const drafted = Object.entries(draft.values).filter(([field]) => isWritten(field));
  return Object.fromEntries([...kept, ...drafted]);
}

/** Keeps what is typed at the open task of the reader on the server, for them alone. */
export function useTaskDraft({ id: approvalId, task }: Approval, { words, values }: Typed) {
  const saving = useSave(saveTaskDraft);
  const removing = useSave(removeTaskDraft);
  const text = JSON.stringify({ words, values });
  const [kept, setKept] = useState(text);
  const [draftAt, setDraftAt] = useState(task?.draft?.savedAt ?? null);
  const isBusy = saving.state === 'saving' || removing.state === 'saving';
  const waits = task !== null && text !== kept;
  const { save } = saving;
  const taskId = task?.id;
  useDirty(waits);
  useEffect(() => {
    if (!waits || isBusy || taskId === undefined) return undefined;
    const typed: Typed = JSON.parse(text);
    const timer = setTimeout(async () => {
      await save({ approvalId, taskId, ...typed });
      // What is refused is tried again with the next change.
      setKept(text);
    }, rest);
    return () => clearTimeout(timer);
  }, [waits, isBusy, text, approvalId, taskId, save]);
  return {
    /** When the draft that was found was saved; null where there was none, or it was thrown away. */
    draftAt,
    error: saving.state === 'failed' ? saving.error.words : undefined,
    isBusy,
    /** Keeps it at once. */
    keep: async (): Promise<boolean> => {
      if (taskId === undefined) return false;
      const { ok } = await save({ approvalId, taskId, words, values });
      if (ok) setKept(text);
      return ok;
    },
    /** Throws it away; what is left is what was sent. */
    discard: async (left: Typed): Promise<boolean> => {
      if (taskId === undefined) return false;
      const { ok } = await removing.save({ taskId });
      if (!ok) return false;
      setKept(JSON.stringify(left));
      setDraftAt(null);
      return true;
    },
  };
}
