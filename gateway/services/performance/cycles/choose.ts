import { type RawBuilder, sql } from 'kysely';
import type { CallContext } from '#gateway/kernel/handler.ts';
import { dayOf } from '#gateway/kernel/people/calendar.ts';
import { RefusedError } from '#gateway/kernel/refused-error.ts';
import { type Cycle, isOpen, readCycle, readStages, type Stage } from './facts.ts';

/** A cycle as pickers list it. */
export interface CycleName {
  readonly id: string;
  readonly name: string;
  readonly state: Cycle['state'];
}

/** The cycle a page is about, among those that have a file under a condition on files (`a`). */
export interface ChosenCycle {
  readonly cycles: CycleName[];
  readonly cycle: Cycle | null;
  readonly stages: readonly Stage[];
}

/**
 * Chooses the cycle that is asked for, or the running one whose reviews are nearest, or the newest.
 * @throws {RefusedError} `notFound` for one without a file under the condition.
 */
export async function chooseCycle(
  context: CallContext,
  condition: RawBuilder<boolean>,
  asked: string | undefined,
  stage: Stage['kind'],
): Promise<ChosenCycle> {
  const { database, tenantId, now } = context;
  const today = dayOf(now());
  const { rows: cycles } = await sql<CycleName & { open: boolean }>`select c.id, c.name, c.state,
      exists (select from performance_cycle_stage s where s.tenant_id = c.tenant_id
        and s.cycle_id = c.id and s.kind = ${stage}
        and ${today}::date between s.from_on and s.to_on) as open
    from performance_cycle c
    where c.tenant_id = ${tenantId} and c.removed_at is null and c.state <> 'draft'
      and exists (select from appraisal a where a.tenant_id = c.tenant_id and a.cycle_id = c.id
        and ${condition})
    order by c.from_on desc, c.id limit 50`.execute(database);
  const usual =
    cycles.find(({ state, open }) => state === 'running' && open) ??
    cycles.find(({ state }) => state === 'running') ??
    cycles[0];
  const chosen = asked === undefined ? usual?.id : cycles.find(({ id }) => id === asked)?.id;
  if (asked !== undefined && chosen === undefined) throw new RefusedError('notFound');
  const cycle = chosen === undefined ? null : ((await readCycle(context, chosen)) ?? null);
  return {
    cycles: cycles.map(({ id, name, state }) => ({ id, name, state })),
    cycle,
    stages: cycle === null ? [] : await readStages(context, cycle.id),
  };
}

/** The stages with whether they are open today. */
export function presentStages({ now }: CallContext, stages: readonly Stage[]) {
  const today = dayOf(now());
  return stages.map((stage) => ({ ...stage, isOpen: isOpen([stage], stage.kind, today) }));
}
