import type { ResultOf } from '#bridge/calls/kit/define.ts';
import type { openRoster } from '#bridge/calls/paiban/rosters.ts';
import type { RosterPlan } from '#bridge/calls/paiban/rotation.ts';
import type { CallContext } from '#gateway/kernel/handler.ts';
import { namedShift } from '../../kaoqin/days/shift-rules.ts';
import { dueSpans, shiftSpan } from '../../kaoqin/engine/shift.ts';
import { lengthOf } from '../../kaoqin/engine/spans.ts';

/** A shift as rosters show it. */
export type RosterShift = ResultOf<typeof openRoster>['shifts'][number];

/** Reads the shifts of the company, the earliest first; those that rosters still name are there after they were removed. */
export async function readRosterShifts(
  { database, tenantId }: Pick<CallContext, 'database' | 'tenantId'>,
  named: ReadonlySet<string> = new Set(),
): Promise<readonly RosterShift[]> {
  const rows = await database
    .selectFrom('shift')
    .where('tenant_id', '=', tenantId)
    .orderBy('on_at')
    .orderBy('name')
    .selectAll()
    .execute();
  const shown = rows.filter(({ id, removed_at: removed }) => removed === null || named.has(id));
  const letters = Map.groupBy(shown, ({ name }) => letterOf(name));
  return shown.map((row) => {
    const { rule } = namedShift(row);
    const letter = letterOf(row.name);
    return {
      id: row.id,
      name: row.name,
      colour: row.colour,
      letter: letters.get(letter)?.length === 1 ? letter : null,
      ...shiftSpan(rule),
      minutes: lengthOf(dueSpans(rule)),
      staffAtLeast: row.staff_at_least,
    };
  });
}

function letterOf(name: string): string {
  return [...name.trim()][0]?.toUpperCase() ?? '';
}

/** What a plan is as a number: -1 nothing, 0 rest, from 1 on a shift by its place. */
export function placeOf(plan: RosterPlan, places: ReadonlyMap<string, number>): number {
  if (plan === null) return -1;
  return plan === 'rest' ? 0 : (places.get(plan) ?? -1);
}
