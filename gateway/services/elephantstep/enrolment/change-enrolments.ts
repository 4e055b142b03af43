import type {
  cancelEnrolment,
  enrolPeople,
  promoteEnrolment,
  setPresence,
} from '#bridge/calls/elephantstep/desk.ts';
import { trainingCodes } from '#bridge/calls/elephantstep/terms.ts';
import type { ParsedRequestOf, ResultOf } from '#bridge/calls/kit/define.ts';
import type { CallContext } from '#gateway/kernel/handler.ts';
import { dayOf } from '#gateway/kernel/people/calendar.ts';
import { readReach } from '#gateway/kernel/people/reach.ts';
import { employedOn, reachedPeople } from '#gateway/kernel/people/reached-people.ts';
import { RefusedError } from '#gateway/kernel/refused-error.ts';
import { records } from '../../records.ts';
import { openEnrolment, requireSession } from './desk.ts';
import { endRequest } from './end-request.ts';
import {
  addEnrolments,
  countTaken,
  enrolledAmong,
  giveSeat,
  lockSession,
  promoteWaiting,
  setEnrolment,
} from './seats.ts';
import { tellLearners } from './tell-learner.ts';

/** Enrols people in the given order. All or none: a person out of reach refuses the whole call. */
export async function enrolOthers(
  context: CallContext,
  { sessionId, employmentIds }: ParsedRequestOf<typeof enrolPeople>,
): Promise<ResultOf<typeof enrolPeople>> {
  await requireSession(context, sessionId);
  const people = [...new Set(employmentIds)];
  await requirePeople(context, people);
  const session = await lockSession(context, sessionId);
  if (session === undefined) throw new RefusedError('notFound');
  if (session.state !== 'open') throw new RefusedError('notNow');
  const already = await enrolledAmong(context, sessionId, people);
  const added = people.filter((id) => !already.has(id));
  const free = Math.max(session.seats - (await countTaken(context, sessionId)), 0);
  const enrolled = added.slice(0, free);
  const waiting = added.slice(free);
  if (waiting.length > 0 && !session.waitList) throw new RefusedError(trainingCodes.full);
  await addEnrolments(context, session, [
    ...enrolled.map((employmentId) => newcomer(employmentId, 'enrolled')),
    ...waiting.map((employmentId) => newcomer(employmentId, 'waiting')),
  ]);
  await tellLearners(context, enrolled, 'enrolled', session);
  await tellLearners(context, waiting, 'waiting', session);
  return { enrolled: enrolled.length, waiting: waiting.length, already: already.size };
}

function newcomer(employmentId: string, state: 'enrolled' | 'waiting') {
  return { employmentId, state, via: 'assigned' } as const;
}

async function requirePeople(context: CallContext, people: readonly string[]): Promise<void> {
  if (people.length === 0) {
    throw new RefusedError('badInput', { fields: [{ path: 'employmentIds', issue: 'required' }] });
  }
  const reach = await readReach(context);
  const found = await reachedPeople(context, reach)
    .where('e.id', 'in', [...people])
    .where(employedOn(dayOf(context.now())))
    .select('e.id')
    .execute();
  if (found.length !== people.length) throw new RefusedError('notFound');
}

/** Takes a person out of a session and moves the queue up. */
export async function cancelOther(
  context: CallContext,
  { id, reason }: ParsedRequestOf<typeof cancelEnrolment>,
): Promise<null> {
  const { session, enrolment } = await openEnrolment(context, id);
  const { state } = enrolment;
  const holdsSeat = state === 'enrolled' || state === 'asked';
  if (session.state !== 'open' || !(holdsSeat || state === 'waiting'))
    throw new RefusedError('notNow');
  await endRequest(context, records, enrolment.requestId);
  await setEnrolment(context, id, 'cancelled');
  await tellLearners(context, [enrolment.employmentId], 'cancelled', session, reason);
  if (holdsSeat) await promoteWaiting(context, session.id);
  return null;
}

/** Gives a free seat to one who waits. */
export async function promoteOne(
  context: CallContext,
  { id }: ParsedRequestOf<typeof promoteEnrolment>,
): Promise<null> {
  const { session, enrolment } = await openEnrolment(context, id);
  if (session.state !== 'open' || enrolment.state !== 'waiting') throw new RefusedError('notNow');
  if ((await countTaken(context, session.id)) >= session.seats)
    throw new RefusedError(trainingCodes.full);
  await giveSeat(context, session, id, enrolment.employmentId);
  return null;
}

/** Sets or takes back by hand that a person was there on a day of the session that has come. */
export async function setPresent(
  context: CallContext,
  { id, present, reason, on }: ParsedRequestOf<typeof setPresence>,
): Promise<null> {
  const { session, enrolment } = await openEnrolment(context, id);
  const { database, tenantId, now } = context;
  const today = dayOf(now());
  const day = on ?? today;
  const isDay = session.fromOn <= day && day <= session.toOn && day <= today;
  if (session.state !== 'open' || enrolment.state !== 'enrolled' || !isDay)
    throw new RefusedError('notNow');
  if (present) {
    await database
      .insertInto('training_sign_in')
      .values({
        tenant_id: tenantId,
        enrolment_id: id,
        on_day: day,
        signed_at: now(),
        late: false,
        reason,
      })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  } else {
    await database
      .deleteFrom('training_sign_in')
      .where('tenant_id', '=', tenantId)
      .where('enrolment_id', '=', id)
      .where('on_day', '=', day)
      .execute();
  }
  context.record(`trainingEnrolment:${id}`, { present, reason, on: day });
  return null;
}
