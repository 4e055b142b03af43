/** Values of the record in words. */
import type { EmployeeField } from '#bridge/calls/joyhr/employee.ts';
import type { Tone } from '#ui/parts/tag.tsx';
import { formatDate } from '#ui/texts/format.ts';
import { type ChoiceField, choiceFields, fieldKind, isChoiceField } from '../stores/field-kinds.ts';
import type { Status } from '../stores/roster-place.ts';
import type { Words } from '../texts/app-texts.ts';

type ChoiceKey = {
  [Field in ChoiceField]: `choice.${Field}.${(typeof choiceFields)[Field][number]}`;
}[ChoiceField];

/** The tone of each status' tag. */
export const statusTones: Readonly<Record<Status, Tone>> = {
  pending: 'accent',
  probation: 'warn',
  active: 'good',
  leaving: 'bad',
  left: 'neutral',
  retired: 'neutral',
};

/** A field's value as a person reads it; `name` is the words for an id. Empty for an empty field. */
export function valueWords(
  t: Words,
  field: EmployeeField,
  value: string | null | undefined,
  name?: string,
): string {
  if (value === null || value === undefined || value === '') return '';
  if (isChoiceField(field)) return choiceWords(t, field, value);
  // A masked day is no day and is shown as it came.
  if (fieldKind(field) === 'day') return formatDate(value) || value;
  return name ?? value;
}

/** One of a field's fixed choices in words; a value this version does not know is shown as it is. */
export function choiceWords(t: Words, field: ChoiceField, value: string): string {
  const key = `choice.${field}.${value}`;
  return isChoiceKey(key) ? t(key) : value;
}

function isChoiceKey(key: string): key is ChoiceKey {
  const [, field, value] = key.split('.');
  return Object.entries(choiceFields).some(
    ([name, values]) => name === field && values.some((each) => each === value),
  );
}
