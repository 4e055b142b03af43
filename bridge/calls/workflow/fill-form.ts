/** A form as it is filled in: what is shown and required, what is computed, what is missing. Page and gateway ask the same. */
import { idCheckCharacter } from '../joyhr/id-number.ts';
import { isRealDay } from '../kit/atoms.ts';
import { isLast } from './cascade.ts';
import { compareDecimals, scaledOf, toTwoDigits } from './decimals.ts';
import { computeExpression } from './expression.ts';
import {
  type FieldValue,
  type FormColumn,
  type FormDefinition,
  type FormField,
  type FormValues,
  fieldsOf,
  fileKinds,
  silentKinds,
} from './form.ts';
import { regionCode } from './region.ts';
import { anyHolds, severalMark } from './route-tests.ts';

/** What a step may do with each field; a field without a word may be read. */
export type FormRights = Readonly<Record<string, 'hidden' | 'read' | 'write' | 'required'>>;

/** Why a value does not fit. */
export type FillIssue = 'required' | 'invalid' | 'tooLong' | 'tooLarge' | 'choice';

/** One value that does not fit, by its path such as `items.2.amount`. */
export interface FillProblem {
  readonly path: string;
  readonly issue: FillIssue;
}

/** A form with its values as they count. */
export interface FilledValues {
  /** Without what is not shown, with what is computed. */
  readonly values: FormValues;
  readonly shown: ReadonlySet<string>;
  readonly required: ReadonlySet<string>;
  readonly problems: readonly FillProblem[];
}

type Line = Readonly<Record<string, string>>;

const clock = /^([01]\d|2[0-3]):[0-5]\d$/;

const shapes: Partial<Record<FormField['kind'], RegExp>> = {
  number: /^-?\d{1,12}(\.\d{1,6})?$/,
  money: /^-?\d{1,12}(\.\d{1,2})?$/,
  phone: /^\+?\d{5,20}$/,
  mail: /^[^\s@]{1,64}@[^\s@]{1,120}\.[^\s@]{2,20}$/,
  flag: /^(true|false)$/,
  time: clock,
  duration: /^\d{1,4}(\.\d{1,2})?$/,
  bankAccount: /^\d{8,30}$/,
  // Whether there is one, the gateway knows.
  region: regionCode,
};

/** Files of one field; a signature is one picture. */
function mostFilesOf({ kind, most }: FormField): number {
  return kind === 'signature' ? 1 : (most ?? 9);
}

/** Whether a value says nothing. */
export function isEmptyValue(value: FieldValue | undefined): boolean {
  return value === undefined || value.length === 0;
}

/** The lines of a table. */
export function linesIn(value: FieldValue | undefined): readonly Line[] {
  if (typeof value !== 'object') return [];
  return value.filter((one) => typeof one === 'object');
}

/** The chosen codes of a field that takes several. */
export function choicesIn(value: FieldValue | undefined): readonly string[] {
  if (typeof value !== 'object') return [];
  return value.filter((one) => typeof one === 'string');
}

/** The values as conditions ask them and as they are kept: one text for each field. */
export function flatValues(values: FormValues): Readonly<Record<string, string>> {
  return Object.fromEntries(
    Object.entries(values).map(([field, value]) => {
      if (typeof value === 'string') return [field, value];
      const isTable = value.some((one) => typeof one === 'object');
      return [field, isTable ? JSON.stringify(value) : value.join(severalMark)];
    }),
  );
}

/** The values of a form out of what was kept of them. */
export function unflatValues(
  form: FormDefinition,
  flat: Readonly<Record<string, string>>,
): FormValues {
  return Object.fromEntries(
    fieldsOf(form).flatMap(({ id, kind }): [string, FieldValue][] => {
      const text = flat[id];
      if (text === undefined || text === '') return [];
      if (kind === 'choices' || fileKinds.has(kind)) return [[id, text.split(severalMark)]];
      return [[id, kind === 'table' ? linesOfText(text) : text]];
    }),
  );
}

function linesOfText(text: string): Record<string, string>[] {
  try {
    return JSON.parse(text) as Record<string, string>[];
  } catch {
    return [];
  }
}

/** The options of a field that may be chosen now. */
export function optionsOf(
  { options }: Pick<FormField, 'options'>,
  flat: Readonly<Record<string, string>>,
): FormField['options'] {
  return options.filter(
    ({ when }) => when === undefined || when.length === 0 || anyHolds(when, flat),
  );
}

/** Fills a form: what is not shown is dropped, what is computed is computed, and the rest is checked. */
export function fillForm(
  form: FormDefinition,
  given: FormValues,
  rights: FormRights = {},
): FilledValues {
  const fields = fieldsOf(form);
  const shown = new Set<string>();
  const required = new Set<string>();
  const problems: FillProblem[] = [];
  const values: Record<string, FieldValue> = {};
  // A condition asks fields that stand before it, so one way down is enough.
  for (const field of fields) {
    const flat = flatValues(values);
    const right = rights[field.id];
    if (right === 'hidden' || (field.showWhen.length > 0 && !anyHolds(field.showWhen, flat)))
      continue;
    shown.add(field.id);
    if (field.kind === 'note' || field.kind === 'divider') continue;
    const value = takenFrom(field, given, values);
    if (!isEmptyValue(value) && value !== undefined) values[field.id] = value;
    if (silentKinds.has(field.kind)) continue;
    const isRequired = field.required || right === 'required' || anyHolds(field.requireWhen, flat);
    if (isRequired) required.add(field.id);
    problems.push(...problemsOf(field, value, isRequired, flat));
  }
  return { values, shown, required, problems };
}

function takenFrom(
  field: FormField,
  given: FormValues,
  values: FormValues,
): FieldValue | undefined {
  if (field.kind === 'sum') return sumOf(field, values);
  const value = given[field.id];
  if (field.kind === 'table') {
    return linesIn(value).map((line) =>
      Object.fromEntries(field.columns.map(({ id }) => [id, (line[id] ?? '').trim()])),
    );
  }
  if (field.kind === 'choices' || fileKinds.has(field.kind)) return [...new Set(choicesIn(value))];
  return typeof value === 'string' ? value.trim() : undefined;
}

function sumOf({ sumOf: parts, expression }: FormField, values: FormValues): string {
  const numbersOf = (name: string): readonly string[] => {
    const [field = '', column] = name.split('.');
    const value = values[field];
    if (column !== undefined) return linesIn(value).map((line) => line[column] ?? '');
    return typeof value === 'string' ? [value] : [];
  };
  if (expression !== undefined && expression !== '')
    return computeExpression(expression, numbersOf) ?? '';
  const numbers = parts.flatMap(numbersOf);
  return toTwoDigits(numbers.reduce((sum, one) => sum + scaledOf(one), 0n));
}

function problemsOf(
  field: FormField,
  value: FieldValue | undefined,
  isRequired: boolean,
  flat: Readonly<Record<string, string>>,
): readonly FillProblem[] {
  if (isEmptyValue(value) || value === undefined)
    return isRequired ? [{ path: field.id, issue: 'required' }] : [];
  if (field.kind === 'table')
    return linesIn(value).flatMap((line, at) => lineProblems(field, line, at));
  if (field.kind === 'choices') {
    const codes = new Set(optionsOf(field, flat).map(({ code }) => code));
    const known = choicesIn(value).every((one) => codes.has(one));
    return known ? [] : [{ path: field.id, issue: 'choice' }];
  }
  // Whose files they are, the gateway knows.
  if (fileKinds.has(field.kind))
    return value.length > mostFilesOf(field) ? [{ path: field.id, issue: 'tooLarge' }] : [];
  const issue = typeof value === 'string' ? issueOf(field, value, flat) : 'invalid';
  return issue === null ? [] : [{ path: field.id, issue }];
}

function lineProblems({ id, columns }: FormField, line: Line, at: number): FillProblem[] {
  return columns.flatMap((column) => {
    const value = line[column.id] ?? '';
    const path = `${id}.${at}.${column.id}`;
    if (value === '') return column.required ? [{ path, issue: 'required' as const }] : [];
    const issue = issueOf(column, value, {});
    return issue === null ? [] : [{ path, issue }];
  });
}

function issueOf(
  field: FormField | FormColumn,
  value: string,
  flat: Readonly<Record<string, string>>,
): FillIssue | null {
  const { kind, most } = field;
  const shape = shapes[kind];
  if (shape !== undefined && !shape.test(value)) return 'invalid';
  if (kind === 'day') return isRealDay(value) ? null : 'invalid';
  if (kind === 'range') return isRange(value) ? null : 'invalid';
  if (kind === 'moment') return isMoment(value) ? null : 'invalid';
  if (kind === 'idNumber') return isIdNumber(value) ? null : 'invalid';
  if (kind === 'choice')
    return optionsOf(field, flat).some(({ code }) => code === value) ? null : 'choice';
  if (kind === 'cascade') return isLast(field.options, value) ? null : 'choice';
  if (kind === 'number' || kind === 'money' || kind === 'duration')
    return most !== null && compareDecimals(value, String(most)) > 0 ? 'tooLarge' : null;
  return value.length > (most ?? (kind === 'lines' ? 2000 : 200)) ? 'tooLong' : null;
}

/** A day and a time, such as `2026-05-08 09:30`. */
function isMoment(value: string): boolean {
  const [day = '', time = '', ...rest] = value.split(' ');
  return rest.length === 0 && isRealDay(day) && clock.test(time);
}

/** A resident identity number with its check character, by GB 11643. */
function isIdNumber(value: string): boolean {
  return /^\d{17}[\dX]$/.test(value) && idCheckCharacter(value) === value[17];
}

function isRange(value: string): boolean {
  const [from = '', to = '', ...rest] = value.split('/');
  return rest.length === 0 && isRealDay(from) && isRealDay(to) && from <= to;
}
