/** What is wrong with a return, and what it ends. */
import { sql } from 'kysely';
import type { dispatchReturn } from '#bridge/calls/outsourcing/records/return-case.ts';
import type { FieldProblem } from '#bridge/calls/record/define.ts';
import type { NameIn } from '#bridge/calls/record/values.ts';
import type { CallContext } from '#gateway/kernel/handler.ts';
import { addDays } from '#gateway/kernel/people/calendar.ts';
import type { Change } from '#gateway/record/binding.ts';
import { returnWords } from '../texts/worker-words.ts';
import { askReplacement } from '../workers/ask-replacement.ts';
import { endWorker } from '../workers/end-worker.ts';

type Fields = (typeof dispatchReturn)['fields'];

/** Reasons for which no protected worker goes back (Interim Provisions on Labour Dispatch, art. 13). */
const barred: readonly string[] = ['changed', 'redundancy'];

/** A worker who works here goes back, and one who is protected only for a reason of their own. */
export async function checkReturn(
  { after }: Change<Fields>,
  { database, tenantId }: CallContext,
): Promise<readonly FieldProblem<NameIn<Fields>>[]> {
  const { employment, reason, effectiveOn } = after;
  const { rows } = await sql<{ until: string | null }>`
    select to_char(a.protected_until, 'YYYY-MM-DD') as until
    from dispatch_assignment a
    where a.tenant_id = ${tenantId} and a.employment_id = ${employment} and a.state = 'working'
      and a.removed_at is null and a.from_on <= ${effectiveOn}::date`.execute(database);
  const [found] = rows;
  if (found === undefined) return [{ field: 'employment', issue: 'notAssigned' }];
  const { until } = found;
  return until !== null && until >= effectiveOn && barred.includes(reason)
    ? [{ field: 'reason', issue: 'protectedWorker', day: addDays(until, 1) }]
    : [];
}

/** A return that is accepted ends the assignment on its day, and the worker's time here unless another one follows. */
export async function endAssignments(
  changes: readonly Change<Fields>[],
  context: CallContext,
): Promise<void> {
  const { database, tenantId, locale } = context;
  for (const { id, action, stateAfter, after } of changes) {
    if (action !== 'move' || stateAfter !== 'accepted') continue;
    const { employment, effectiveOn, noticeOn } = after;
    const { rows } = await sql<{ postId: string }>`update dispatch_assignment a
      set state = 'returned', to_on = ${effectiveOn}::date, version = a.version + 1
      where a.tenant_id = ${tenantId} and a.employment_id = ${employment} and a.state = 'working'
        and a.removed_at is null and a.from_on <= ${effectiveOn}::date
      returning a.post_id as "postId"`.execute(database);
    const reason = returnWords[locale].leaving;
    await endWorker(context, { employmentId: employment, lastDay: effectiveOn, noticeOn, reason });
    const [ended] = rows;
    if (after.replacement === true && ended !== undefined) {
      const neededOn = addDays(effectiveOn, 1);
      await askReplacement(context, { returnId: id, employment, postId: ended.postId, neededOn });
    }
  }
}
