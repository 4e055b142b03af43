import type { customFieldRecords } from '#bridge/calls/custom/calls.ts';
import type { ResultOf } from '#bridge/calls/kit/define.ts';
import { mostCustomFields, mostListedFields } from '#bridge/calls/record/custom.ts';
import type { CallContext } from '#gateway/kernel/handler.ts';
import { records } from '../records.ts';
import { takesFields } from './records/check-custom-fields.ts';

/** Returns the records that a company can add fields to. */
export async function answerCustomFieldRecords(
  context: CallContext,
): Promise<ResultOf<typeof customFieldRecords>> {
  const rows = await context.database
    .selectFrom('custom_field as c')
    .where('c.tenant_id', '=', context.tenantId)
    .where('c.removed_at', 'is', null)
    .select(['c.record', 'c.listed'])
    .execute();
  const open = records.all.filter(({ record }) => takesFields(records, record.name));
  return {
    records: open.map(({ record: { name }, words }) => {
      const own = rows.filter(({ record }) => record === name);
      return {
        record: name,
        name: words[context.locale].plural,
        fields: own.length,
        listed: own.filter(({ listed }) => listed).length,
      };
    }),
    mostFields: mostCustomFields,
    mostListed: mostListedFields,
  };
}
