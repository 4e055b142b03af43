import { bankTemplate } from '#bridge/calls/salary/records/bank-template.ts';
import { bankTemplateWords } from '#bridge/calls/salary/records/bank-template.words.ts';
import type { CallContext } from '#gateway/kernel/handler.ts';
import { bindRecord } from '#gateway/record/binding.ts';

/** Layouts of bank files in their table. One that a pay group uses is not removed. */
export const bankTemplates = bindRecord(bankTemplate, {
  table: 'bank_template',
  words: bankTemplateWords,
  rules: { inUse: templatesOfGroups },
});

async function templatesOfGroups(
  ids: readonly string[],
  { database, tenantId }: CallContext,
): Promise<readonly string[]> {
  if (ids.length === 0) return [];
  const used = await database
    .selectFrom('pay_group as g')
    .where('g.tenant_id', '=', tenantId)
    .where('g.removed_at', 'is', null)
    .where('g.bank_template_id', 'in', [...ids])
    .select('g.bank_template_id as id')
    .distinct()
    .execute();
  return used.flatMap(({ id }) => (id === null ? [] : [id]));
}
