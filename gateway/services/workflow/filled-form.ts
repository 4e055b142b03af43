/** Forms of their own: filled by rights, kept as lines, and shown. */
import type * as z from 'zod/mini';
import { cascadeName } from '#bridge/calls/workflow/cascade.ts';
import type { approvalDetail } from '#bridge/calls/workflow/detail.ts';
import {
  choicesIn,
  type FormRights,
  fillForm,
  flatValues,
  unflatValues,
} from '#bridge/calls/workflow/fill-form.ts';
import {
  type FormColumn,
  type FormDefinition,
  type FormField,
  type FormValues,
  fieldsOf,
} from '#bridge/calls/workflow/form.ts';
import type { StepNode } from '#bridge/calls/workflow/route.ts';
import type { StoredLine } from '#gateway/db/workflow-tables.ts';
import type { CallContext } from '#gateway/kernel/handler.ts';
import { RefusedError } from '#gateway/kernel/refused-error.ts';
import { listText } from '#gateway/kernel/texts.ts';
import { amountFieldsOf } from './certificates/amounts.ts';
import { fileIdsIn, foreignFiles, namesOfFiles } from './files/form-files.ts';
import { namesOfTargets, unknownTargets } from './forms/targets.ts';
import { fullRegionName } from './regions/regions.ts';
import type { LoadedApproval } from './store.ts';
import { messageWords } from './texts/message-words.ts';

type Filled = z.output<typeof approvalDetail>['filled'];

/** How a form is filled by somebody. */
export interface Filling {
  readonly form: FormDefinition;
  /** What it held before. */
  readonly stored: FormValues;
  readonly given: FormValues;
  readonly rights: FormRights;
  /** Whether a field without a right is written, as the applicant does. */
  readonly isOpen: boolean;
  /** Whether what is still missing may stay so. */
  readonly isPartial?: boolean;
}

/**
 * What a form holds after somebody filled it: only what they may write is taken from them.
 * @throws {RefusedError} `badInput` with the paths of what does not fit.
 */
export async function fillByRights(
  context: CallContext,
  { form, stored, given, rights, isOpen, isPartial = false }: Filling,
): Promise<FormValues> {
  const isWritten = ({ id, kind }: FormField): boolean => {
    // The number is given here, not by who writes it.
    if (kind === 'serial') return false;
    const right = rights[id] ?? (isOpen ? 'write' : 'read');
    return right === 'write' || right === 'required';
  };
  const fields = fieldsOf(form);
  const written = new Set(fields.filter(isWritten).map(({ id }) => id));
  const merged = Object.fromEntries(
    fields.flatMap(({ id }) => {
      const value = (written.has(id) ? given : stored)[id];
      return value === undefined ? [] : [[id, value]];
    }),
  );
  const required = Object.entries(rights).filter(([, right]) => right === 'required');
  const filled = fillForm(form, merged, Object.fromEntries(required));
  const problems = filled.problems.filter(
    ({ path, issue }) =>
      written.has(path.split('.')[0] ?? '') && !(isPartial && issue === 'required'),
  );
  const unknown = await unknownTargets(context, fields, filled.values, written);
  const foreign = await foreignFiles(
    context,
    fields.filter(({ id }) => written.has(id)),
    filled.values,
    stored,
  );
  const unowned = foreign.map((path) => ({ path, issue: 'choice' as const }));
  const faults = [...problems, ...unknown, ...unowned].map(({ path, issue }) => ({
    path: `values.${path}`,
    issue,
  }));
  if (faults.length > 0) throw new RefusedError('badInput', { fields: faults });
  return filled.values;
}

/** The names of what a form refers to, and of its files. */
export async function namesInForm(
  context: CallContext,
  form: FormDefinition,
  values: FormValues,
): Promise<ReadonlyMap<string, string>> {
  const fields = fieldsOf(form);
  const files = await namesOfFiles(context, fileIdsIn(fields, values));
  return new Map([...(await namesOfTargets(context, fields, values)), ...files]);
}

/** What says nothing in a list: words, and what is drawn. */
const silentInLists: ReadonlySet<FormField['kind']> = new Set([
  'note',
  'divider',
  'signature',
  'serial',
]);

/** What lists and messages show of a form, one line for each field; amounts of pay are in none of them. */
export async function linesOfForm(
  context: CallContext,
  form: FormDefinition,
  values: FormValues,
  amounts: ReadonlySet<string>,
): Promise<StoredLine[]> {
  const names = await namesInForm(context, form, values);
  return fieldsOf(form).flatMap((field) => {
    const value = values[field.id];
    if (value === undefined || field.kind === 'table' || silentInLists.has(field.kind)) return [];
    const label = { zh: field.nameZh, en: field.nameEn };
    const shown = (locale: 'zh-CN' | 'en') => {
      if (typeof value !== 'string')
        return listText(
          locale,
          choicesIn(value).map((code) => names.get(code) ?? optionName(field, code, locale)),
        );
      if (field.kind === 'choice') return optionName(field, value, locale);
      if (field.kind === 'cascade')
        return cascadeName(field.options, value, (one) =>
          locale === 'en' ? one.nameEn : one.nameZh,
        );
      if (field.kind === 'region') return fullRegionName(value, locale) ?? value;
      if (field.kind === 'flag') return messageWords[locale][value === 'true' ? 'yes' : 'no'];
      if (field.kind === 'range') return value.replace('/', ' – ');
      return names.get(value) ?? value;
    };
    const texts = { zh: shown('zh-CN'), en: shown('en') };
    return [{ field: field.id, label, value: texts, sensitive: amounts.has(field.id) }];
  });
}

/** What an option of a field or of a column is called; the text itself where it is none. */
export function optionName(
  { options }: Pick<FormField | FormColumn, 'options'>,
  code: string,
  locale: 'zh-CN' | 'en',
): string {
  const found = options.find((one) => one.code === code);
  return (locale === 'en' ? found?.nameEn : found?.nameZh) ?? code;
}

const decisions: readonly string[] = ['approved', 'rejected', 'returned'];

/** Whether an account decided about it: a task that went on to somebody else shows no amounts. */
function hasDecided({ tasks }: LoadedApproval['state'], accountId: string): boolean {
  return tasks.some(
    ({ state, person, decidedBy }) =>
      decisions.includes(state) && (decidedBy ?? person).account === accountId,
  );
}

/** A form that was sent, without what its reader may not see. */
export async function presentFilled(
  context: CallContext,
  { row, state, form }: LoadedApproval,
  step: StepNode | null,
  known: readonly StepNode[],
  startRights: FormRights = {},
  drafted: FormValues = {},
): Promise<Filled> {
  const isStarter = state.starter.account === context.accountId;
  const amounts = amountFieldsOf(row.biz_type);
  const isSubject = state.subject?.account === context.accountId;
  const isHidden = ({ id }: FormField): boolean => {
    if (step !== null) return step.rights[id] === 'hidden';
    if (isStarter) return startRights[id] === 'hidden' && state.status !== 'approved';
    if (amounts.has(id) && !isSubject && !hasDecided(state, context.accountId)) return true;
    return known.length > 0 && known.every(({ rights }) => rights[id] === 'hidden');
  };
  const sections = form.sections.map((section) => ({
    ...section,
    fields: section.fields.filter((field) => !isHidden(field)),
  }));
  const shown = { sections: sections.filter(({ fields }) => fields.length > 0) };
  const values = unflatValues(shown, state.values);
  const { changed, before } = changesIn(shown, values, row.returned_values);
  const isReturned = isStarter && state.status === 'returned';
  const asked = step !== null ? step.rights : isReturned ? openRights(shown, startRights) : {};
  return {
    formId: row.definition_id,
    form: shown,
    values,
    // What was approved is not written again while it is asked about revoking it.
    rights: state.status === 'revoking' ? {} : asked,
    changed,
    before,
    names: Object.fromEntries([
      ...(await namesInForm(context, shown, drafted)),
      ...(await namesInForm(context, shown, before)),
      ...(await namesInForm(context, shown, values)),
    ]),
  };
}

/** The fields that have changed since a request was returned, with what they said then. */
function changesIn(
  form: FormDefinition,
  values: FormValues,
  returned: LoadedApproval['row']['returned_values'],
): { readonly changed: string[]; readonly before: FormValues } {
  if (returned === null) return { changed: [], before: {} };
  const old = unflatValues(form, returned);
  const changed = fieldsOf(form).flatMap(({ id }) =>
    JSON.stringify(old[id] ?? '') === JSON.stringify(values[id] ?? '') ? [] : [id],
  );
  const before = changed.flatMap((id) => (old[id] === undefined ? [] : [[id, old[id]]]));
  return { changed, before: Object.fromEntries(before) };
}

/** Rights of the applicant with every field named. */
function openRights(
  form: FormDefinition,
  startRights: FormRights,
): Record<string, 'hidden' | 'read' | 'write' | 'required'> {
  return Object.fromEntries(fieldsOf(form).map(({ id }) => [id, startRights[id] ?? 'write']));
}

/** The values of a form as the engine keeps them, beside the facts that are no fields of it. */
export function keptValues(
  form: FormDefinition,
  before: Readonly<Record<string, string>>,
  values: FormValues,
): Readonly<Record<string, string>> {
  const own = new Set(fieldsOf(form).map(({ id }) => id));
  const facts = Object.entries(before).filter(([name]) => !own.has(name));
  return { ...Object.fromEntries(facts), ...flatValues(values) };
}
