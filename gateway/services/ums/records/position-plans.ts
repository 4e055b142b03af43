import { sql } from 'kysely';
import { positionPlan } from '#bridge/calls/ums/records/position-plan.ts';
import { positionPlanWords } from '#bridge/calls/ums/records/position-plan.words.ts';
import type { CallContext } from '#gateway/kernel/handler.ts';
import { bindRecord, type Change, type ChangeIssue } from '#gateway/record/binding.ts';

/** Plans of positions in their table. */
export const positionPlans = bindRecord(positionPlan, {
  table: 'position_plan',
  words: positionPlanWords,
  rules: { check: checkPlans },
});

type Plan = Pick<Change, 'action' | 'id'> & {
  readonly after: { readonly organ: string; readonly position: string; readonly fromOn: string };
};

interface PlannedPosition {
  readonly id: string;
  readonly organId: string;
  readonly closedOn: string | null;
}

/** A plan is of a position of its organisation that is still open on its day, and no two of one position begin on one day. */
async function checkPlans(
  changes: readonly Plan[],
  context: CallContext,
): Promise<readonly ChangeIssue<'organ' | 'position' | 'fromOn'>[]> {
  const saved = changes.filter(({ action }) => action !== 'remove');
  const positions = await readPositions(context, saved);
  const others = await readOthers(context, saved);
  const found: ChangeIssue<'organ' | 'position' | 'fromOn'>[] = [];
  for (const { action, id, after } of saved) {
    const position = positions.get(after.position);
    // The organisation of a row that is there already follows its position.
    if (action === 'create' && position && position.organId !== after.organ) {
      found.push({ id, field: 'position', issue: 'choice' });
    }
    if (position?.closedOn && position.closedOn <= after.fromOn) {
      found.push({ id, field: 'fromOn', issue: 'afterClosing' });
    }
    const day = dayKey(after.position, after.fromOn);
    const taken = others.get(day) ?? id;
    if (taken !== id) found.push({ id, field: 'fromOn', issue: 'taken' });
    others.set(day, taken);
  }
  return found;
}

function dayKey(position: string, fromOn: string): string {
  return `${position} ${fromOn}`;
}

async function readPositions(
  { database, tenantId }: CallContext,
  plans: readonly Plan[],
): Promise<ReadonlyMap<string, PlannedPosition>> {
  const ids = plans.map(({ after }) => after.position);
  const { rows } = await sql<PlannedPosition>`
    select g.id, g.organ_id as "organId", g.closed_on as "closedOn" from position g
    where g.tenant_id = ${tenantId} and g.id = any(${ids}::uuid[])`.execute(database);
  return new Map(rows.map((row) => [row.id, row]));
}

/** Which plan begins on a day of a position, by both. */
async function readOthers(
  { database, tenantId }: CallContext,
  plans: readonly Plan[],
): Promise<Map<string, string>> {
  const ids = plans.map(({ after }) => after.position);
  const { rows } = await sql<{ id: string; position: string; fromOn: string }>`
    select h.id, h.position_id as position, h.from_on as "fromOn" from position_plan h
    where h.tenant_id = ${tenantId} and h.removed_at is null
      and h.position_id = any(${ids}::uuid[])`.execute(database);
  return new Map(rows.map(({ id, position, fromOn }) => [dayKey(position, fromOn), id]));
}
