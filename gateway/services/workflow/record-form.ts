/** The form of a declared record that asks for approval: what conditions may ask of it, and what of it is shown. */
import type { Field } from '#bridge/calls/record/field.ts';
import type { StoredLine } from '#gateway/db/workflow-tables.ts';
import type { CallContext } from '#gateway/kernel/handler.ts';
import { RefusedError } from '#gateway/kernel/refused-error.ts';
import type { BoundRecord, Records } from '#gateway/record/binding.ts';
import { readNames } from '#gateway/record/present.ts';
import { readRows, type StoredRow } from '#gateway/record/rows.ts';
import { openScope } from '#gateway/record/scope.ts';
import type { Person } from './engine/state.ts';
import { subjectOf } from './people.ts';
import { messageWords } from './texts/message-words.ts';

/** What an approval is about. */
export interface FilledForm {
  readonly values: Readonly<Record<string, string>>;
  readonly lines: readonly StoredLine[];
  readonly title: { readonly zh: string; readonly en: string };
  /** The employee it is about, or null for one about a part of the company. */
  readonly subject: Person | null;
  readonly organ: string | null;
}

/** The organisation a request is about, beside the fields of its form. */
export const organFact = 'subject.organ';

/** That organisation; null for a request of somebody, or about something, that is in none. */
export function organIn(values: Readonly<Record<string, string>>): string | null {
  return values[organFact] || null;
}

/** Reads a row of a record as a form. */
export async function readRecordForm(
  context: CallContext,
  records: Records,
  bound: BoundRecord,
  rowId: string,
): Promise<FilledForm> {
  const scope = await openScope(context, bound, records);
  const [row] = await readRows(scope, [rowId], { known: true });
  if (row === undefined) throw new RefusedError('notFound');
  const names = await readNames(scope, [row]);
  const { range, title } = bound.record;
  const { employmentId, organId } = row.standing;
  const subject = range.of === 'person' ? await subjectOf(context, employmentId) : null;
  const called =
    subject?.name ??
    names.get(title)?.get(String(row.values[title])) ??
    String(row.values[title] ?? '');
  const filled = Object.entries(row.values).filter(([, value]) => value !== null && value !== '');
  return {
    values: {
      ...Object.fromEntries(filled.map(([name, value]) => [name, String(value)])),
      [organFact]: organId,
    },
    lines: filled.map(([name]) =>
      lineOf(bound, row, name, names.get(name)?.get(String(row.values[name]))),
    ),
    title: {
      zh: messageWords['zh-CN'].title(bound.words['zh-CN'].name, called),
      en: messageWords.en.title(bound.words.en.name, called),
    },
    subject,
    organ: organId === '' ? null : organId,
  };
}

function lineOf(
  bound: BoundRecord,
  row: StoredRow,
  name: string,
  called: string | undefined,
): StoredLine {
  const field = bound.record.fields[name] as Field;
  const value = String(row.values[name]);
  const shown = (locale: 'zh-CN' | 'en'): string => {
    if (called !== undefined) return called;
    const words = messageWords[locale];
    if (field.kind === 'flag') return value === 'true' ? words.yes : words.no;
    if (field.kind === 'minutes') return words.minutes(value);
    return bound.words[locale].choices[name]?.[value] ?? value;
  };
  return {
    field: name,
    label: {
      zh: bound.words['zh-CN'].fields[name] ?? name,
      en: bound.words.en.fields[name] ?? name,
    },
    value: { zh: shown('zh-CN'), en: shown('en') },
    sensitive: field.right !== null,
  };
}
