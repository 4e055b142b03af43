import { sql } from 'kysely';
import { uuid7 } from '#gateway/db/uuid7.ts';
import type { CallContext } from '#gateway/kernel/handler.ts';
import { addHistory } from '#gateway/record/history.ts';
import { changeEmployment, lockEmployment } from '../../joyhr/life/employed.ts';
import { leavings } from '../../joyhr/life/records/leavings.ts';
import { takeEffect } from '../../joyhr/life/take-effect.ts';
import { judgeLeaving } from '../../kaoqin/days/judge-leaving.ts';

/** How the time of a dispatched worker here ends. */
export interface WorkerEnd {
  readonly employmentId: string;
  readonly lastDay: string;
  readonly noticeOn: string | null;
  readonly reason: string;
}

/**
 * Ends the employment of a dispatched worker after a last day, as a leaving that is planned: from the next day on there is
 * no roster and no account. Who works at another post then stays.
 */
export async function endWorker(context: CallContext, end: WorkerEnd): Promise<void> {
  const { database, tenantId, now } = context;
  const { employmentId, lastDay, noticeOn, reason } = end;
  const { leftOn } = await lockEmployment(context, employmentId);
  if (leftOn !== null || (await worksAfter(context, employmentId, lastDay))) return;
  const id = uuid7(now().getTime());
  await database
    .insertInto('leaving')
    .values({
      tenant_id: tenantId,
      id,
      employment_id: employmentId,
      kind: 'other',
      notice_on: noticeOn !== null && noticeOn <= lastDay ? noticeOn : null,
      last_day: lastDay,
      protection: null,
      paid_instead_of_notice: null,
      takeover_id: null,
      reason,
      state: 'planned',
    })
    .execute();
  const changes = [
    { field: 'lastDay', before: null, after: lastDay },
    { field: 'reason', before: null, after: reason },
  ];
  await addHistory({ context, bound: leavings }, [{ id, action: 'create', version: 1, changes }]);
  await changeEmployment(context, employmentId, { left_on: lastDay, left_reason: 'other' });
  await judgeLeaving(context, employmentId, lastDay);
  await takeEffect(context, 'leaving', id);
}

/** Whether another assignment goes on after a day, or is planned for one. */
async function worksAfter(
  { database, tenantId }: CallContext,
  employmentId: string,
  day: string,
): Promise<boolean> {
  const { rows } = await sql<{ found: boolean }>`select exists (select from dispatch_assignment a
    where a.tenant_id = ${tenantId} and a.employment_id = ${employmentId} and a.removed_at is null
      and a.state in ('planned', 'working') and a.to_on > ${day}::date) as found`.execute(database);
  return rows[0]?.found === true;
}
