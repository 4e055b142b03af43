import { customField } from '#bridge/calls/custom/records/custom-field.ts';
import { mostCustomFields, mostListedFields } from '#bridge/calls/record/custom.ts';
import type { FieldsOf } from '#bridge/calls/record/define.ts';
import type { CallContext } from '#gateway/kernel/handler.ts';
import type { Change, ChangeIssue, Records } from '#gateway/record/binding.ts';

type Fields = FieldsOf<typeof customField>;
type Issue = ChangeIssue<keyof Fields & string>;

interface KeptField {
  readonly id: string;
  readonly record: string;
  readonly code: string;
  readonly listed: boolean;
  readonly isThere: boolean;
}

/**
 * Finds fields of records that take none, codes that were used before, and more fields than a record can have. A code is
 * never used again: rows may still hold values of another kind under it.
 */
export async function checkCustomFields(
  changes: readonly Change<Fields>[],
  context: CallContext,
  records: Records,
): Promise<readonly Issue[]> {
  const kept = new Map((await lockFields(context)).map((field) => [field.id, field]));
  const issues: Issue[] = [];
  for (const { id, action, after } of changes) {
    const { record, code, listed } = after;
    const others = [...kept.values()].filter((one) => one.record === record && one.id !== id);
    const there = others.filter(({ isThere }) => isThere);
    kept.set(id, { id, record, code, listed, isThere: true });
    if (action === 'create') {
      if (!takesFields(records, record)) issues.push({ id, field: 'record', issue: 'choice' });
      if (others.some((one) => one.code === code))
        issues.push({ id, field: 'code', issue: 'taken' });
      if (there.length >= mostCustomFields)
        issues.push({ id, field: 'record', issue: 'tooLarge', max: mostCustomFields });
    }
    if (listed && there.filter((one) => one.listed).length >= mostListedFields)
      issues.push({ id, field: 'listed', issue: 'tooLarge', max: mostListedFields });
  }
  return issues;
}

/** Custom fields have none themselves. */
export function takesFields(records: Records, record: string): boolean {
  return record !== customField.name && records.find(record) !== undefined;
}

/** All fields of a company are few; two who add the last one at once wait for each other. */
async function lockFields({ database, tenantId }: CallContext): Promise<readonly KeptField[]> {
  const rows = await database
    .selectFrom('custom_field as c')
    .where('c.tenant_id', '=', tenantId)
    .select(['c.id', 'c.record', 'c.code', 'c.listed', 'c.removed_at'])
    .orderBy('c.id')
    .forUpdate()
    .execute();
  return rows.map(({ removed_at, ...row }) => ({ ...row, isThere: removed_at === null }));
}
