import { type RawBuilder, sql } from 'kysely';
import { attendanceFunctions } from '#bridge/calls/kaoqin/functions.ts';
import type { CallContext } from '#gateway/kernel/handler.ts';
import { readReach } from '#gateway/kernel/people/reach.ts';
import { reachedPeople } from '#gateway/kernel/people/reached-people.ts';
import { EMPLOYEE_BIZ_TYPE } from '#gateway/kernel/people/role-rights.ts';
import { RefusedError } from '#gateway/kernel/refused-error.ts';

/** The functions that this area reads people by. */
type FunctionName = keyof typeof attendanceFunctions;

/** The condition on employments (`e`): within the range of the roles that give a function to the caller. */
export async function reachedBy(
  context: CallContext,
  name: FunctionName,
): Promise<RawBuilder<boolean>> {
  const reach = await readReach(context, undefined, {
    bizType: EMPLOYEE_BIZ_TYPE,
    functionId: attendanceFunctions[name],
  });
  return sql<boolean>`e.id in (${reachedPeople(context, reach).select('e.id')})`;
}

/** @throws {RefusedError} `notFound` for an employment that the caller does not reach, as for an unknown one. */
export async function requireReached(
  context: CallContext,
  employmentIds: readonly string[],
  name: FunctionName,
): Promise<void> {
  const ids = [...new Set(employmentIds)];
  const { rows } = await sql<{ count: number }>`select count(*)::int as count from employment e
    where e.tenant_id = ${context.tenantId} and e.id = any(${ids}::uuid[])
      and ${await reachedBy(context, name)}`.execute(context.database);
  if (rows[0]?.count !== ids.length) throw new RefusedError('notFound');
}
