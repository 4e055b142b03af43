import { type RawBuilder, sql } from 'kysely';
import { usualLeast } from '#bridge/calls/elephantstep/feedback.ts';
import type {
  cancelOwnEnrolment,
  enrolSelf,
  myLearning,
  signIn,
} from '#bridge/calls/elephantstep/learning.ts';
import { trainingCodes } from '#bridge/calls/elephantstep/terms.ts';
import type { ParsedRequestOf, ResultOf } from '#bridge/calls/kit/define.ts';
import type { CallContext } from '#gateway/kernel/handler.ts';
import { dayOf, startOf } from '#gateway/kernel/people/calendar.ts';
import { ownEmployment } from '#gateway/kernel/people/own-employment.ts';
import { RefusedError } from '#gateway/kernel/refused-error.ts';
import { records } from '../../records.ts';
import { addRequest, askFor } from './ask-approval.ts';
import { inSessions, onLeave } from './clashes.ts';
import { endRequest } from './end-request.ts';
import {
  addEnrolments,
  countTaken,
  findLive,
  type LockedSession,
  lockSession,
  promoteWaiting,
  setEnrolment,
} from './seats.ts';
import { isFresh, sessionOfCode } from './sign-in-code.ts';

type Learning = ResultOf<typeof myLearning>;

/** Minutes before the start from which on the code is taken, and after it until a person counts as late. */
const openBefore = 30;
const lateAfter = 15;

/** The caller's enrolments, and the open sessions the caller is not in. */
export async function readMyLearning(context: CallContext): Promise<Learning> {
  const own = ownEmployment(context);
  const { database, tenantId, now } = context;
  const clock = clockOf(now());
  const { today } = clock;
  const { rows: enrolments } = await sql<Learning['enrolments'][number]>`
    select ${sessionFields(clock)}, e.state,
      case when e.state = 'waiting' then (select count(*)::int from training_enrolment w
        where w.tenant_id = e.tenant_id and w.session_id = e.session_id and w.state = 'waiting'
          and (-w.priority, w.queued_at, w.id) <= (-e.priority, e.queued_at, e.id)) end as queue,
      (select count(*)::int from training_sign_in g where g.tenant_id = e.tenant_id
        and g.enrolment_id = e.id) as "signedDays",
      case when e.state = 'attended' and s.state = 'done' and not e.feedback_given
        then s.feedback end as feedback,
      coalesce(s.feedback_least, ${usualLeast})::int as "feedbackLeast",
      (select case when q.state = 'approved' then 'approved' when q.state <> 'draft' then null
          when q.pending is null then 'returned' else 'running' end
        from enrolment_request q where q.tenant_id = e.tenant_id and q.id = e.request_id) as approval
    from training_enrolment e
    join training_session s on s.tenant_id = e.tenant_id and s.id = e.session_id
    ${joins}
    where e.tenant_id = ${tenantId} and e.employment_id = ${own} and e.state <> 'cancelled'
    order by s.to_on < ${today}, abs(s.from_on - ${today}::date), s.id
    limit 200`.execute(database);
  const { rows: open } = await sql<Learning['open'][number]>`select ${sessionFields(clock)}
    from training_session s ${joins}
    where s.tenant_id = ${tenantId} and s.state = 'open' and s.removed_at is null
      and c.state = 'open' and s.enrol_until >= ${today} and not ${hasEnded(clock)}
      and not exists (select from training_enrolment e where e.tenant_id = s.tenant_id
        and e.session_id = s.id and e.employment_id = ${own} and e.state <> 'cancelled')
    order by s.from_on, s.id
    limit 200`.execute(database);
  return { enrolments, open };
}

const joins = sql`join training_course c on c.tenant_id = s.tenant_id and c.id = s.course_id
  left join employment te on te.tenant_id = s.tenant_id and te.id = s.trainer_id
  left join person tp on tp.tenant_id = te.tenant_id and tp.id = te.person_id`;

/** A moment as a day and minutes after its midnight, where the company works. */
interface Clock {
  readonly today: string;
  readonly minute: number;
}

function clockOf(now: Date): Clock {
  const today = dayOf(now);
  return { today, minute: Math.floor((now.getTime() - startOf(today).getTime()) / 60_000) };
}

/** Whether the last day of the session `s` is over. */
function hasEnded({ today, minute }: Clock): RawBuilder<boolean> {
  return sql<boolean>`(s.to_on < ${today} or (s.to_on = ${today} and s.ends_at <= ${minute}))`;
}

function sessionFields(clock: Clock): RawBuilder<unknown> {
  return sql`s.id as "sessionId", s.name, c.name as "courseName", c.kind, c.hours::text as hours,
    c.description, s.from_on as "fromOn", s.to_on as "toOn", s.starts_at as "startsAt",
    s.ends_at as "endsAt", s.place, coalesce(tp.name, s.trainer_name) as trainer,
    s.enrol_until as "enrolUntil", s.seats, s.wait_list is true as "waitList",
    c.needs_approval is true as "needsApproval",
    (select count(*)::int from training_enrolment x where x.tenant_id = s.tenant_id
      and x.session_id = s.id and x.state in ('asked', 'enrolled', 'attended', 'absent')) as taken,
    (select count(*)::int from training_enrolment x where x.tenant_id = s.tenant_id
      and x.session_id = s.id and x.state = 'waiting') as waiting,
    (s.state = 'open' and s.enrol_until >= ${clock.today} and not ${hasEnded(clock)}) as "isOpen"`;
}

/** Enrols the caller. The lock of the session makes a second press wait and find the row of the first. */
export async function enrolOwn(
  context: CallContext,
  { sessionId }: ParsedRequestOf<typeof enrolSelf>,
): Promise<ResultOf<typeof enrolSelf>> {
  const employmentId = ownEmployment(context);
  const session = await openSession(context, sessionId);
  const live = await findLive(context, sessionId, employmentId);
  if (live !== undefined) {
    if (live.requestId !== null) await askFor(context, live.requestId);
    return stateOf(context, sessionId, employmentId);
  }
  if (session.courseState !== 'open' || isOver(session, context.now()))
    throw new RefusedError(trainingCodes.enrolmentOver);
  await refuseClash(context, session, employmentId);
  const isFree = (await countTaken(context, sessionId)) < session.seats;
  if (!isFree && !session.waitList) throw new RefusedError(trainingCodes.full);
  if (!session.needsApproval) {
    const state = isFree ? 'enrolled' : 'waiting';
    await addEnrolments(context, session, [{ employmentId, state, via: 'self' }]);
    return { state };
  }
  const requestId = await addRequest(context, sessionId, employmentId);
  const state = isFree ? 'asked' : 'waiting';
  await addEnrolments(context, session, [{ employmentId, state, via: 'self', requestId }]);
  await askFor(context, requestId);
  return stateOf(context, sessionId, employmentId);
}

/** Where an enrolment is after it was asked for. */
async function stateOf(
  context: CallContext,
  sessionId: string,
  employmentId: string,
): Promise<ResultOf<typeof enrolSelf>> {
  const live = await findLive(context, sessionId, employmentId);
  if (live?.state === 'asked' || live?.state === 'waiting') return { state: live.state };
  return { state: 'enrolled' };
}

/** Whether enrolment has ended: by its last day, or with the session itself. */
function isOver({ state, enrolUntil, toOn, endsAt }: LockedSession, now: Date): boolean {
  const { today, minute } = clockOf(now);
  const hasEnded = toOn < today || (toOn === today && endsAt <= minute);
  return state !== 'open' || enrolUntil < today || hasEnded;
}

async function openSession(context: CallContext, id: string): Promise<LockedSession> {
  const session = await lockSession(context, id);
  if (session === undefined || session.state === 'draft') throw new RefusedError('notFound');
  return session;
}

async function refuseClash(
  context: CallContext,
  session: LockedSession,
  employmentId: string,
): Promise<void> {
  const own = [employmentId];
  if ((await inSessions(context, session, own)).length > 0)
    throw new RefusedError(trainingCodes.clash);
  if ((await onLeave(context, session, own)).length > 0)
    throw new RefusedError(trainingCodes.onLeave);
}

/** Gives up the caller's seat or place in the queue; a free seat goes to the first who waits. */
export async function cancelOwn(
  context: CallContext,
  { sessionId }: ParsedRequestOf<typeof cancelOwnEnrolment>,
): Promise<null> {
  const session = await openSession(context, sessionId);
  const live = await findLive(context, sessionId, ownEmployment(context));
  if (live === undefined) throw new RefusedError('notFound');
  const holdsSeat = live.state === 'enrolled' || live.state === 'asked';
  if (isOver(session, context.now()) || !(holdsSeat || live.state === 'waiting'))
    throw new RefusedError(trainingCodes.enrolmentOver);
  await endRequest(context, records, live.requestId);
  await setEnrolment(context, live.id, 'cancelled');
  if (holdsSeat) await promoteWaiting(context, sessionId);
  return null;
}

/** Signs the caller in by a code from the trainer's screen. */
export async function signInOwn(
  context: CallContext,
  { code }: ParsedRequestOf<typeof signIn>,
): Promise<ResultOf<typeof signIn>> {
  const { database, tenantId, now } = context;
  const sessionId = sessionOfCode(code);
  if (sessionId === null) throw new RefusedError('notFound');
  const session = await openSession(context, sessionId);
  if (!isFresh(session, code, now())) throw new RefusedError(trainingCodes.oldCode);
  const live = await findLive(context, sessionId, ownEmployment(context));
  if (live?.state !== 'enrolled') throw new RefusedError(trainingCodes.notEnrolled);
  const { today, minute } = clockOf(now());
  const isDay = session.fromOn <= today && today <= session.toOn;
  const isTime = minute >= session.startsAt - openBefore && minute <= session.endsAt;
  if (session.state !== 'open' || !isDay || !isTime) throw new RefusedError('notNow');
  const late = minute > session.startsAt + lateAfter;
  const { rows } = await sql<{ late: boolean }>`insert into training_sign_in
      (tenant_id, enrolment_id, on_day, signed_at, late)
    values (${tenantId}, ${live.id}, ${today}, ${now()}, ${late})
    on conflict (tenant_id, enrolment_id, on_day) do update set late = training_sign_in.late
    returning late`.execute(database);
  context.record(`trainingEnrolment:${live.id}`, { signedOn: today });
  return { name: session.name, courseName: session.courseName, late: rows[0]?.late ?? late };
}
