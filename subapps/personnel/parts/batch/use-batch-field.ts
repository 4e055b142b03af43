import { useState } from 'react';
import * as z from 'zod/mini';
import { employeeFieldRules } from '#bridge/calls/joyhr/employee.ts';
import { type BatchField, batchFields } from '#bridge/calls/joyhr/employee-record.ts';
import { listFieldRights } from '#bridge/calls/joyhr/field-rights.ts';
import type { ResultOf } from '#bridge/calls/kit/define.ts';
import { useOrgans } from '#bridge/react/directory/use-organs.ts';
import { type CallState, useCall } from '#bridge/react/index.ts';
import type { BatchChanges } from '../../stores/batch.ts';
import { newDraft, valueIn, withChange } from '../../stores/draft.ts';
import type { FieldControlProps } from '../employee/field-control.tsx';
import { useRosterChoices } from '../use-roster-choices.ts';

/** The field that a batch changes, and its value. */
export interface BatchFieldForm {
  /** What the person may change, and the state of that call. */
  readonly rights: CallState<ResultOf<typeof listFieldRights>>;
  /** The fields the person may change somewhere; undefined until they are known. */
  readonly fields: readonly BatchField[] | undefined;
  readonly field: BatchField | undefined;
  readonly choose: (field: BatchField) => void;
  readonly editing: FieldControlProps['editing'];
  /** What is sent; nothing while the value is missing or wrong. */
  readonly changes: BatchChanges | undefined;
}

const untouched = newDraft({ version: 0, fields: {} });

/** Lets a person choose one field and give it a value. */
export function useBatchField(): BatchFieldForm {
  const rights = useCall(listFieldRights, { bizTypeId: 'employee' });
  const organs = useOrgans();
  const choices = useRosterChoices();
  const [draft, setDraft] = useState(untouched);
  const [chosen, setChosen] = useState<BatchField>();
  const known = rights.data?.fields;
  const fields =
    known &&
    batchFields.filter((name) => known.some((one) => one.field === name && one.right === 'write'));
  const field = chosen ?? (fields?.includes('workPlace') ? 'workPlace' : fields?.[0]);
  return {
    rights,
    fields,
    field,
    choose(next) {
      setChosen(next);
      setDraft(untouched);
    },
    editing: {
      draft,
      organs,
      choices,
      change: (name, value, words) => setDraft((now) => withChange(now, name, value, words)),
    },
    changes: field && changesOf(field, valueIn(draft, field)),
  };
}

function changesOf(field: BatchField, value: string | null): BatchChanges | undefined {
  if (value === null) return undefined;
  const { success } = z.safeParse(employeeFieldRules[field], value);
  // Of all the rules only the one of this field was asked.
  return success ? ({ [field]: value.trim() } as BatchChanges) : undefined;
}
