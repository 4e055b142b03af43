/** What conditions may ask: the fields of a record. */
import type { hasEffectiveForm, listFieldsByBizType } from '#bridge/calls/form/calls.ts';
import type { ParsedRequestOf, ResultOf } from '#bridge/calls/kit/define.ts';
import type { CallContext } from '#gateway/kernel/handler.ts';
import { RefusedError } from '#gateway/kernel/refused-error.ts';
import type { BoundRecord } from '#gateway/record/binding.ts';
import { records } from '../records.ts';

type Fields = ResultOf<typeof listFieldsByBizType>;

/** Lists the fields a condition may ask. */
export function answerFields(
  context: CallContext,
  { bizTypeId }: ParsedRequestOf<typeof listFieldsByBizType>,
): Promise<Fields> {
  const bound = records.find(bizTypeId);
  if (bound !== undefined) return Promise.resolve(fieldsOfRecord(context, bound));
  throw new RefusedError('notFound');
}

function fieldsOfRecord({ locale }: CallContext, { record, words }: BoundRecord): Fields {
  const { fields, choices } = words[locale];
  return Object.entries(record.fields)
    .filter(([, { kind, stored }]) => stored && kind !== 'file')
    .map(([field, { kind, options }]) => ({
      ...{ field, kind, name: fields[field] ?? field },
      options: options.map((value) => ({ value, label: choices[field]?.[value] ?? value })),
    }));
}

/** Tells which records wait for approval in this company. */
export async function answerEffective(
  { database, tenantId }: CallContext,
  { bizTypeIds }: ParsedRequestOf<typeof hasEffectiveForm>,
): Promise<ResultOf<typeof hasEffectiveForm>> {
  const rows = await database
    .selectFrom('approval_definition')
    .where('tenant_id', '=', tenantId)
    .where('state', '=', 'published')
    .where('record', 'is not', null)
    .select('record')
    .execute();
  const known = new Set(rows.map(({ record }) => record));
  return bizTypeIds.map((bizTypeId) => ({ bizTypeId, effective: known.has(bizTypeId) }));
}
