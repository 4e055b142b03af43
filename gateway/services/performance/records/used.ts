import { type RawBuilder, sql } from 'kysely';
import type { CallContext } from '#gateway/kernel/handler.ts';

type Ids = readonly string[];

async function ask(
  { database }: CallContext,
  query: RawBuilder<{ id: string }>,
): Promise<readonly string[]> {
  const { rows } = await query.execute(database);
  return rows.map(({ id }) => id);
}

/** Scales that a cycle uses. */
export function usedScales(ids: Ids, context: CallContext): Promise<readonly string[]> {
  return ask(
    context,
    sql<{ id: string }>`select distinct c.scale_id as id from performance_cycle c
      where c.tenant_id = ${context.tenantId} and c.removed_at is null
        and c.scale_id = any(${ids}::uuid[])`,
  );
}

/** Forms that a cycle uses. */
export function usedForms(ids: Ids, context: CallContext): Promise<readonly string[]> {
  return ask(
    context,
    sql<{ id: string }>`select distinct c.form_id as id from performance_cycle c
      where c.tenant_id = ${context.tenantId} and c.removed_at is null
        and c.form_id = any(${ids}::uuid[])`,
  );
}

/** Cycles with people or meetings in them. */
export function usedCycles(ids: Ids, context: CallContext): Promise<readonly string[]> {
  return ask(
    context,
    sql<{ id: string }>`select distinct a.cycle_id as id from appraisal a
      where a.tenant_id = ${context.tenantId} and a.cycle_id = any(${ids}::uuid[])
      union select m.cycle_id from calibration_meeting m
      where m.tenant_id = ${context.tenantId} and m.removed_at is null
        and m.cycle_id = any(${ids}::uuid[])`,
  );
}

/** Goals that have check-ins, or that other goals serve. */
export function usedGoals(ids: Ids, context: CallContext): Promise<readonly string[]> {
  return ask(
    context,
    sql<{ id: string }>`select g.id from performance_goal g
      where g.tenant_id = ${context.tenantId} and g.id = any(${ids}::uuid[]) and (
        exists (select from goal_check_in k where k.tenant_id = g.tenant_id and k.goal_id = g.id)
        or exists (select from performance_goal o where o.tenant_id = g.tenant_id
          and o.parent_id = g.id and o.removed_at is null))`,
  );
}
