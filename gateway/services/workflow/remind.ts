/** Reminders an applicant sends: seldom enough not to be a nuisance. */
import { sql } from 'kysely';
import type { ParsedRequestOf, ResultOf } from '#bridge/calls/kit/define.ts';
import type { sendRemindMsg } from '#bridge/calls/workflow/calls.ts';
import { workflowCodes } from '#bridge/calls/workflow/terms.ts';
import { notify } from '#gateway/db/notify.ts';
import type { CallContext } from '#gateway/kernel/handler.ts';
import { noticeChannel } from '#gateway/kernel/notices.ts';
import { RefusedError } from '#gateway/kernel/refused-error.ts';
import { checkSeen } from './detail.ts';
import { isUnderWay, type Person } from './engine/state.ts';
import { followedOf } from './follow.ts';
import { callerPerson } from './people.ts';
import { type LoadedApproval, loadApproval, writeActions } from './store.ts';
import { tellTasks } from './tell.ts';

const pauseMinutes = 30;
const mostADay = 3;

/** Reminds those a request waits for. */
export async function answerRemind(
  context: CallContext,
  { approvalId }: ParsedRequestOf<typeof sendRemindMsg>,
): Promise<ResultOf<typeof sendRemindMsg>> {
  await checkSeen(context, approvalId);
  const loaded = await loadApproval(context, approvalId, true);
  return { told: await remind(context, loaded, await callerPerson(context), null) };
}

/**
 * The same for an approval under its lock.
 * @throws {RefusedError} `noPermission` for the request of somebody else, `notEditable`, `instanceEnded`, `throttled`.
 */
export async function remind(
  context: CallContext,
  loaded: LoadedApproval,
  actor: Person,
  requestKey: string | null,
): Promise<string[]> {
  const { row, state, tasks } = loaded;
  if (state.starter.account !== context.accountId) throw new RefusedError('noPermission');
  if (state.status === 'returned') throw new RefusedError(workflowCodes.notEditable);
  if (!isUnderWay(state)) throw new RefusedError(workflowCodes.instanceEnded);
  await throttle(context, row.id);
  const open = tasks.filter((task) => task.state === 'open');
  const asked = open.map(({ id, person }) => ({ task: id, account: person.account }));
  await tellTasks(context, followedOf(loaded), 'urged', asked, context.now().toISOString());
  const people = open.map(({ person }) => person);
  await writeActions(context, row.id, row.round, [{ kind: 'urge', actor, people, requestKey }]);
  await notify(context.database, noticeChannel, context.tenantId);
  return people.map(({ name }) => name);
}

async function throttle({ database, tenantId, now }: CallContext, id: string): Promise<void> {
  const { rows } = await sql<{
    last: Date | null;
    today: number;
  }>`select max(at) as last, count(*)::int as today
    from approval_action where tenant_id = ${tenantId} and approval_id = ${id} and kind = 'urge'
      and at > ${new Date(now().getTime() - 86_400_000)}`.execute(database);
  const { last = null, today = 0 } = rows[0] ?? {};
  const since = last === null ? Number.POSITIVE_INFINITY : now().getTime() - last.getTime();
  const wait = pauseMinutes * 60_000 - since;
  if (wait > 0) throw new RefusedError('throttled', { retryAfter: Math.ceil(wait / 1000) });
  if (today >= mostADay) throw new RefusedError('throttled', { retryAfter: 3600 });
}
