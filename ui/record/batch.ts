/** A change of many rows: which fields it can be, and what became of each row. */
import type { AnyForm } from '#bridge/calls/record/any-row.ts';
import type { CustomField, CustomValue } from '#bridge/calls/record/custom.ts';
import type { AnyRecord } from '#bridge/calls/record/define.ts';
import type { RecordContent, RowOutcome } from '#bridge/calls/record/doors.ts';
import type { FieldValue } from '#bridge/calls/record/field.ts';
import type { PickedRow } from '../layouts/list-screen/list-config.ts';

/** A row that stayed as it was. */
export interface RefusedRow extends PickedRow {
  readonly reason: string;
}

/** What became of all rows. */
export interface BatchEnd {
  readonly done: number;
  readonly refused: readonly RefusedRow[];
}

/** Rows that one call changes at most. */
export const mostAtOnce = 200;

/**
 * The fields that can get the same value in many rows: those the caller may write, without what is set once, unique, a
 * file, or the days of dated rows.
 */
export function batchFields(
  record: AnyRecord,
  { rights }: Pick<AnyForm, 'rights'>,
): readonly string[] {
  const { fields, dated } = record;
  const days: readonly string[] = dated ? [dated.of, dated.from, dated.to] : [];
  return Object.keys(fields).filter((name) => {
    const field = fields[name];
    return (
      field?.stored &&
      !field.fixed &&
      !field.unique &&
      field.kind !== 'file' &&
      rights[name] === 'write' &&
      !days.includes(name)
    );
  });
}

/** The company's own fields that can get the same value in many rows. */
export function batchCustomFields({
  customFields,
}: Pick<AnyForm, 'customFields'>): readonly CustomField[] {
  return customFields.filter(({ right }) => right === 'write');
}

/** What a batch sends of one field; `custom.<code>` is one of the company. */
export function batchContent(
  name: string,
  value: FieldValue | null,
): Pick<RecordContent, 'values' | 'custom'> {
  const code = name.startsWith('custom.') ? name.slice('custom.'.length) : undefined;
  if (code === undefined) return { values: { [name]: value }, custom: {} };
  return { values: {}, custom: { [code]: value as CustomValue | null } };
}

/** Goes through all rows, as many at once as a call takes; what fails as a whole is the reason of its rows. */
export async function runBatch(
  picked: readonly PickedRow[],
  work: (ids: readonly string[]) => Promise<readonly RowOutcome[]>,
  wordsOf: (cause: unknown) => string,
): Promise<BatchEnd> {
  const reasons = new Map<string, string | null>();
  for (let start = 0; start < picked.length; start += mostAtOnce) {
    const ids = picked.slice(start, start + mostAtOnce).map(({ id }) => id);
    try {
      for (const { id, refused } of await work(ids)) reasons.set(id, refused);
    } catch (cause) {
      for (const id of ids) reasons.set(id, wordsOf(cause));
    }
  }
  const refused = picked.flatMap((row) => {
    const reason = reasons.get(row.id);
    return typeof reason === 'string' ? [{ ...row, reason }] : [];
  });
  return { done: picked.length - refused.length, refused };
}

/** The same work, with the name of the field before a reason that is about one. */
export function namingField(
  work: (ids: readonly string[]) => Promise<readonly RowOutcome[]>,
  names: Readonly<Record<string, string>>,
): (ids: readonly string[]) => Promise<readonly RowOutcome[]> {
  return async (ids) =>
    (await work(ids)).map(({ id, refused, field }) => {
      const name = field === undefined ? undefined : names[field];
      return { id, refused: refused && name ? `${name}: ${refused}` : refused };
    });
}
