import { sql } from 'kysely';
import { shiftAssignment } from '#bridge/calls/kaoqin/records/shift-assignment.ts';
import { shiftAssignmentWords } from '#bridge/calls/kaoqin/records/shift-assignment.words.ts';
import type { FieldProblem } from '#bridge/calls/record/define.ts';
import type { CallContext } from '#gateway/kernel/handler.ts';
import { dayOf } from '#gateway/kernel/people/calendar.ts';
import { bindRecord, type Change, type ChangeIssue } from '#gateway/record/binding.ts';
import { reevaluate } from '../days/reevaluate.ts';
import { findShiftBans } from '../protection/shift-bans.ts';

type AssignmentChange = Change<(typeof shiftAssignment)['fields']>;

/** Personal shifts in their table: a person has one on a day, and the days it touches are judged again. */
export const shiftAssignments = bindRecord(shiftAssignment, {
  table: 'shift_assignment',
  words: shiftAssignmentWords,
  rules: {
    async check(changes, context) {
      return [...(await findOverlaps(changes, context)), ...(await findBanned(changes, context))];
    },
    async effects(changes, context) {
      for (const { before, after } of changes) {
        const rows = before === null ? [after] : [before, after];
        const from = rows.map(({ fromOn }) => fromOn).sort()[0] ?? after.fromOn;
        const range = { from, to: dayOf(context.now()) };
        await reevaluate(context, [after.employment], range, 'skip');
      }
    },
  },
});

async function findOverlaps(
  changes: readonly AssignmentChange[],
  { database, tenantId }: CallContext,
): Promise<readonly ChangeIssue<'fromOn'>[]> {
  const saved = changes.filter(({ action }) => action !== 'remove');
  const { rows } = await sql<{ id: string; employment: string; from: string; to: string | null }>`
    select id, employment_id as employment, from_on as "from", to_on as "to" from shift_assignment
    where tenant_id = ${tenantId} and removed_at is null
      and employment_id = any(${saved.map(({ after }) => after.employment)}::uuid[])`.execute(
    database,
  );
  const spans = new Map(rows.map((row) => [row.id, row]));
  for (const { id, after } of saved)
    spans.set(id, { id, employment: after.employment, from: after.fromOn, to: after.toOn });
  return saved.flatMap(({ id, after }) => {
    const clash = [...spans.values()].some(
      (other) =>
        other.id !== id &&
        other.employment === after.employment &&
        (after.toOn === null || other.from <= after.toOn) &&
        (other.to === null || other.to >= after.fromOn),
    );
    return clash ? [{ id, field: 'fromOn' as const, issue: 'overlap' as const }] : [];
  });
}

/** A shift that the law bans is refused without its reason, as in rosters; a change of the note alone asks nothing. */
async function findBanned(
  changes: readonly AssignmentChange[],
  context: CallContext,
): Promise<readonly (ChangeIssue<'shift'> & FieldProblem<'shift'>)[]> {
  const asked = changes.filter(
    ({ action, before, after }) =>
      action !== 'remove' &&
      (before === null || planNames.some((name) => before[name] !== after[name])),
  );
  const found = await findShiftBans(
    context,
    asked.map(({ after }) => after),
  );
  return asked.flatMap(({ id }, at) => {
    const ban = found[at] ?? null;
    if (ban === null) return [];
    const issue = ban === 'night' ? 'nightShiftBanned' : 'longShiftBanned';
    return [{ id, field: 'shift' as const, issue }] as const;
  });
}

const planNames = ['shift', 'fromOn', 'toOn', 'workDays'] as const;
