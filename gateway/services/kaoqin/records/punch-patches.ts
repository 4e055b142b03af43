import { sql } from 'kysely';
import { punchPatch } from '#bridge/calls/kaoqin/records/punch-patch.ts';
import { punchPatchWords } from '#bridge/calls/kaoqin/records/punch-patch.words.ts';
import type { FieldProblem } from '#bridge/calls/record/define.ts';
import { uuid7 } from '#gateway/db/uuid7.ts';
import type { CallContext } from '#gateway/kernel/handler.ts';
import { addDays, addMonths, dayOf, monthStart } from '#gateway/kernel/people/calendar.ts';
import { bindRecord, type Change } from '#gateway/record/binding.ts';
import { readPlans } from '../days/read-plans.ts';
import { reevaluate } from '../days/reevaluate.ts';
import { punchMoment } from '../engine/punch-moment.ts';

type PatchChange = Change<(typeof punchPatch)['fields']>;

/**
 * Missing punches in their table. One that takes effect adds a punch of its own kind beside those there are; a punch is
 * never taken back, so that it cannot be cancelled later.
 */
export const punchPatches = bindRecord(punchPatch, {
  table: 'punch_patch',
  words: punchPatchWords,
  rules: {
    guards: {
      submit: checkQuota,
      cancel: () => Promise.resolve([{ field: 'day', issue: 'readOnly' }]),
    },
    async effects(changes, context) {
      for (const change of changes) await addPunch(change, context);
    },
  },
});

/** The quota of the month and the days back are those of the person's attendance group. */
async function checkQuota(
  { id, after }: PatchChange,
  context: CallContext,
): Promise<readonly FieldProblem<'day' | 'at'>[]> {
  const { employment, day, at } = after;
  const now = context.now();
  if (punchMoment(day, at) > now) return [{ field: 'at', issue: 'inFuture' }];
  const plans = await readPlans(context, [employment], { from: day, to: day });
  if (plans.planOf(employment, day) === null) return [{ field: 'day', issue: 'notEmployed' }];
  const group = plans.groupOf(employment, day);
  if (group === null) return [];
  if (addDays(day, group.patchDaysBack) < dayOf(now))
    return [{ field: 'day', issue: 'patchTooOld', max: group.patchDaysBack }];
  const used = await countPatches(context, employment, day, id);
  return used >= group.patchQuota
    ? [{ field: 'day', issue: 'patchQuota', max: group.patchQuota }]
    : [];
}

/** How many missing punches of the month of a day a person has asked for, one of them left out. */
export async function countPatches(
  { database, tenantId }: CallContext,
  employment: string,
  day: string,
  except: string | null,
): Promise<number> {
  const month = monthStart(day);
  const { rows } = await sql<{ used: number }>`select count(*)::int as used from punch_patch
    where tenant_id = ${tenantId} and employment_id = ${employment}
      and id is distinct from ${except}::uuid
      and removed_at is null and (state = 'approved' or pending is not null)
      and day >= ${month}::date and day < ${addMonths(month, 1)}::date`.execute(database);
  return rows[0]?.used ?? 0;
}

async function addPunch(
  { id, action, after, stateAfter }: PatchChange,
  context: CallContext,
): Promise<void> {
  if (action !== 'move' || stateAfter !== 'approved') return;
  await context.database
    .insertInto('punch')
    .values({
      tenant_id: context.tenantId,
      employment_id: after.employment,
      id: uuid7(),
      at: punchMoment(after.day, after.at),
      source: 'patch',
      source_id: id,
      added_at: context.now(),
    })
    .execute();
  const day = after.day;
  const around = { from: addDays(day, -1), to: addDays(day, 1) };
  await reevaluate(context, [after.employment], around, 'patch');
}
