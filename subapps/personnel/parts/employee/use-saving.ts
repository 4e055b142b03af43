import { useState } from 'react';
import { type EmployeeField, employeeFields } from '#bridge/calls/joyhr/employee.ts';
import {
  employeeHistory,
  getEmployee,
  updateEmployee,
} from '#bridge/calls/joyhr/employee-record.ts';
import { GatewayError } from '#bridge/guest/gateway.ts';
import { useBridge, useGateway, useSave } from '#bridge/react/index.ts';
import { readRefusal } from '#ui/parts/form/field-errors.ts';
import { type Conflict, compare, resolve, type Side } from '../../stores/conflict.ts';
import { changeCount, type Draft, rebased } from '../../stores/draft.ts';
import { type EmployeeRecord, editable, type HistoryEntry } from '../../stores/record.ts';
import { cleanChanges, draftErrors, readChanges } from '../../stores/validation.ts';
import { useWords } from '../../texts/app-texts.ts';
import type { EditingControl } from './use-editing.ts';

/** Someone else's version of the record, beside the person's own changes. */
export interface Clashing {
  readonly draft: Draft;
  readonly theirs: EmployeeRecord;
  readonly conflict: Conflict;
  /** Their last save, for those who may read the history. */
  readonly last: HistoryEntry | undefined;
}

/** Saves the draft of a record and settles conflicts. */
export interface Saving {
  readonly busy: boolean;
  /** What went wrong, in words, when no field is to blame. */
  readonly problem: string;
  readonly clashing: Clashing | undefined;
  save(): Promise<void>;
  /** Goes on from the other version with the chosen sides, and saves. */
  merge(sides: Readonly<Partial<Record<EmployeeField, Side>>>): Promise<void>;
  /** Lays a draft of an older version beside the record as it is saved now. */
  check(draft: Draft): Promise<void>;
  /** Back to the form, with everything as it was. */
  leave(): void;
}

export interface SavingOptions {
  readonly id: string;
  readonly control: EditingControl;
  readonly onSaved: (record: EmployeeRecord) => void;
  /** Asked to show the field that is wrong. */
  readonly onWrong: (field: EmployeeField) => void;
}

/** The saving of the record this tab shows. */
export function useSaving({ id, control, onSaved, onWrong }: SavingOptions): Saving {
  const t = useWords();
  const bridge = useBridge();
  const { save: send, state } = useSave(updateEmployee);
  const findClash = useFindClash(id);
  const [problem, setProblem] = useState('');
  const [clashing, setClashing] = useState<Clashing>();

  function finish(record: EmployeeRecord): void {
    setClashing(undefined);
    control.end();
    onSaved(record);
    const text = t('employee.saved', { name: record.fields.name ?? '' });
    void bridge.dialogs.message({ text, tone: 'success' }).catch(() => {});
  }
  function refuse(error: GatewayError): void {
    const refused = readRefusal(error.fields, employeeFields);
    control.reveal(refused);
    const first = employeeFields.find((field) => refused.has(field));
    if (first) onWrong(first);
    else setProblem(error.words);
  }
  async function push(draft: Draft): Promise<void> {
    setProblem('');
    const changes = readChanges(draft.changes);
    if (!changes) return control.reveal(new Map());
    const outcome = await send({ employmentId: id, version: draft.version, changes });
    if (outcome.ok) return finish(outcome.result);
    if (outcome.error.codeName !== 'conflict') {
      setClashing(undefined);
      return refuse(outcome.error);
    }
    return check(draft);
  }
  async function check(draft: Draft): Promise<void> {
    const found = await findClash(draft);
    if (found instanceof GatewayError) setProblem(found.words);
    else setClashing(found);
  }
  async function save(): Promise<void> {
    const draft = control.editing?.draft;
    if (!draft || changeCount(draft) === 0) return;
    const first = firstWrong(draft);
    if (first === undefined) return push(draft);
    onWrong(first);
    control.reveal(new Map());
  }
  async function merge(sides: Readonly<Partial<Record<EmployeeField, Side>>>): Promise<void> {
    if (!clashing) return;
    const { draft, theirs, conflict } = clashing;
    const next = rebased(draft, editable(theirs), resolve(conflict, sides));
    if (changeCount(next) === 0) return finish(theirs);
    control.replace(next);
    return push(next);
  }
  const leave = () => setClashing(undefined);
  return { busy: state === 'saving', problem, clashing, save, merge, check, leave };
}

function firstWrong(draft: Draft): EmployeeField | undefined {
  const errors = draftErrors(draft);
  return employeeFields.find((field) => errors.has(field));
}

/** Reads the version that is saved now and who saved it, and lays the draft beside it. */
function useFindClash(id: string): (draft: Draft) => Promise<Clashing | GatewayError> {
  const gateway = useGateway();
  return async (draft) => {
    try {
      const theirs = await gateway.call(getEmployee, { employmentId: id });
      const history = theirs.can.readHistory
        ? await gateway.call(employeeHistory, { employmentId: id, page: 1, rows: 10 })
        : undefined;
      const mine = cleanChanges(draft.changes);
      const conflict = compare(draft.original, mine, editable(theirs).fields);
      return { draft, theirs, conflict, last: history?.rows[0] };
    } catch (error) {
      return error instanceof GatewayError ? error : new GatewayError('unknown');
    }
  };
}
