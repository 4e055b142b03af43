/** What is wrong with the supplier of an agency, by the database. */
import { sql } from 'kysely';
import type { agency } from '#bridge/calls/outsourcing/records/agency.ts';
import type { NameIn } from '#bridge/calls/record/values.ts';
import type { CallContext } from '#gateway/kernel/handler.ts';
import type { Change, ChangeIssue } from '#gateway/record/binding.ts';
import { raisePermissionMark } from '../../uac/permission-mark.ts';

type Fields = (typeof agency)['fields'];

/**
 * An agency is the supplier of the same credit code: people of any other one would see its workers. A supplier is one
 * agency at most.
 */
export async function checkAgencies(
  changes: readonly Change<Fields>[],
  { database, tenantId }: CallContext,
): Promise<readonly ChangeIssue<NameIn<Fields>>[]> {
  const named = changes.filter(
    ({ action, after }) => action !== 'remove' && after.supplier !== null,
  );
  if (named.length === 0) return [];
  const suppliers = named.map(({ after }) => after.supplier);
  const { rows } = await sql<{ id: string; code: string; agencies: readonly string[] }>`
    select s.id, s.credit_code as code, array(select y.id from agency y
      where y.tenant_id = s.tenant_id and y.supplier_id = s.id and y.removed_at is null) as agencies
    from supplier s where s.tenant_id = ${tenantId} and s.id = any(${suppliers}::uuid[])`.execute(
    database,
  );
  const byId = new Map(rows.map((row) => [row.id, row]));
  return named.flatMap(({ id, after }): ChangeIssue<NameIn<Fields>>[] => {
    const found = byId.get(after.supplier ?? '');
    if (found?.code !== after.creditCode) return [{ id, field: 'supplier', issue: 'otherCompany' }];
    const others = found.agencies.filter((one) => one !== id);
    const twice = named.filter((one) => one.after.supplier === after.supplier).length > 1;
    return others.length > 0 || twice ? [{ id, field: 'supplier', issue: 'taken' }] : [];
  });
}

/** People of a supplier see at once that it is an agency now, or no longer one. */
export async function markAgencyPeople(
  changes: readonly Change<Fields>[],
  { database, tenantId }: CallContext,
): Promise<void> {
  const touched = changes.flatMap(({ action, changed, after, before }) =>
    action === 'remove' || changed.has('supplier')
      ? [after.supplier, before?.supplier ?? null]
      : [],
  );
  const suppliers = touched.filter((id) => id !== null);
  if (suppliers.length === 0) return;
  const people = await database
    .selectFrom('membership')
    .where('tenant_id', '=', tenantId)
    .where('supplier_id', 'in', suppliers)
    .select('account_id as id')
    .execute();
  await raisePermissionMark(
    database,
    tenantId,
    people.map(({ id }) => id),
  );
}
