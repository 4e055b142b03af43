/** What a person changed of a row and has not saved yet. */

import type { CustomValues } from '#bridge/calls/record/custom.ts';
import type { RecordContent, RecordValues } from '#bridge/calls/record/doors.ts';
import type { FieldValue } from '#bridge/calls/record/field.ts';

/** One line of a row while it is edited. */
export interface LineDraft {
  /** Tells the lines of a form apart; the `id` of one that was there before. */
  readonly key: string;
  readonly id?: string;
  readonly values: RecordValues;
}

/** Changed fields, custom ones, and all lines of the kinds that change. */
export interface Draft {
  readonly values: RecordValues;
  readonly custom: CustomValues;
  readonly lines: Readonly<Record<string, readonly LineDraft[]>>;
}

/** Nothing changed. */
export const noChanges: Draft = { values: {}, custom: {}, lines: {} };

/** The draft with one more value; a value that is as it was `before` is no change. */
export function withValue(
  draft: Draft,
  name: string,
  value: FieldValue | null,
  before: FieldValue | null,
): Draft {
  return { ...draft, values: changed(draft.values, name, value, before) };
}

/** The same for a custom field. */
export function withCustom(
  draft: Draft,
  code: string,
  value: string | boolean | null,
  before: string | boolean | null,
): Draft {
  return { ...draft, custom: changed(draft.custom, code, value, before) };
}

/** The draft with the lines of one kind as they shall be. */
export function withLines(draft: Draft, kind: string, lines: readonly LineDraft[]): Draft {
  return { ...draft, lines: { ...draft.lines, [kind]: lines } };
}

/** Whether there is something to save. */
export function isChanged({ values, custom, lines }: Draft): boolean {
  return [values, custom, lines].some((part) => Object.keys(part).length > 0);
}

/** What a save sends of a draft. `fixed` goes along with a new row. */
export function contentOf(
  { values, custom, lines }: Draft,
  fixed: RecordValues = {},
): RecordContent {
  const kinds = Object.entries(lines).map(([kind, all]) => [
    kind,
    all.map((line) => ({ ...filled(line.values), ...(line.id !== undefined && { id: line.id }) })),
  ]);
  return { values: { ...values, ...fixed }, custom, lines: Object.fromEntries(kinds) };
}

function filled(values: RecordValues): RecordValues {
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== null));
}

function changed<Value>(
  values: Readonly<Record<string, Value>>,
  name: string,
  value: Value,
  before: Value,
): Readonly<Record<string, Value>> {
  const { [name]: _, ...others } = values;
  return value === before ? others : { ...others, [name]: value };
}
