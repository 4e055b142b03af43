/** What conditions may ask: the fields of a record. */
import type { hasEffectiveForm, listFieldsByBizType } from '#bridge/calls/form/calls.ts';
import type { ParsedRequestOf, ResultOf } from '#bridge/calls/kit/define.ts';
import { cascadeChoices } from '#bridge/calls/workflow/cascade.ts';
import { type FormDefinition, fieldsOf, fileKinds } from '#bridge/calls/workflow/form.ts';
import type { CallContext } from '#gateway/kernel/handler.ts';
import { RefusedError } from '#gateway/kernel/refused-error.ts';
import type { BoundRecord } from '#gateway/record/binding.ts';
import { records } from '../records.ts';
import { formsFor, ownStanding, publishedForms } from '../workflow/forms/published.ts';

type Fields = ResultOf<typeof listFieldsByBizType>;

/** Lists the fields a condition may ask. */
export function answerFields(
  context: CallContext,
  { bizTypeId }: ParsedRequestOf<typeof listFieldsByBizType>,
): Promise<Fields> {
  const bound = records.find(bizTypeId);
  if (bound !== undefined) return Promise.resolve(fieldsOfRecord(context, bound));
  return fieldsOfForm(context, bizTypeId);
}

/** Kinds of fields that a condition cannot ask. */
const unasked: ReadonlySet<string> = new Set([...fileKinds, 'note', 'divider', 'table', 'region']);

/** The fields of a form of its own, by its business or its id, in the version that is sent now. */
async function fieldsOfForm(context: CallContext, bizTypeId: string): Promise<Fields> {
  const own = formsFor(await publishedForms(context), await ownStanding(context));
  const found = own.find(({ id, biz_type: bizType }) => bizType === bizTypeId || id === bizTypeId);
  if (found === undefined) throw new RefusedError('notFound');
  const { form } = await context.database
    .selectFrom('approval_version')
    .where('tenant_id', '=', context.tenantId)
    .where('definition_id', '=', found.id)
    .where('number', '=', found.version)
    .select('form')
    .executeTakeFirstOrThrow();
  const nameOf = (one: { readonly nameZh: string; readonly nameEn: string }): string =>
    context.locale === 'en' ? one.nameEn : one.nameZh;
  return fieldsOf(form as FormDefinition)
    .filter(({ kind }) => !unasked.has(kind))
    .map((field) => ({
      field: field.id,
      kind: field.kind,
      isPerson: field.kind === 'person',
      name: nameOf(field),
      options:
        field.kind === 'cascade'
          ? [...cascadeChoices(field.options, nameOf)]
          : field.options.map((option) => ({ value: option.code, label: nameOf(option) })),
    }));
}

function fieldsOfRecord({ locale }: CallContext, { record, words }: BoundRecord): Fields {
  const { fields, choices } = words[locale];
  return Object.entries(record.fields)
    .filter(([, { kind, stored }]) => stored && kind !== 'file')
    .map(([field, { kind, target, options }]) => ({
      field,
      kind,
      isPerson: target === 'employment',
      name: fields[field] ?? field,
      options: options.map((value) => ({ value, label: choices[field]?.[value] ?? value })),
    }));
}

/** Tells which records wait for approval in this company, and which forms are meant for the caller. */
export async function answerEffective(
  context: CallContext,
  { bizTypeIds }: ParsedRequestOf<typeof hasEffectiveForm>,
): Promise<ResultOf<typeof hasEffectiveForm>> {
  const { database, tenantId } = context;
  const rows = await database
    .selectFrom('approval_definition')
    .where('tenant_id', '=', tenantId)
    .where('state', '=', 'published')
    .where('record', 'is not', null)
    .select('record')
    .execute();
  const own = formsFor(await publishedForms(context), await ownStanding(context));
  const known = new Set([
    ...rows.map(({ record }) => record),
    ...own.flatMap(({ id, biz_type: bizType }) => [id, bizType]),
  ]);
  return bizTypeIds.map((bizTypeId) => ({ bizTypeId, effective: known.has(bizTypeId) }));
}
