import { sql } from 'kysely';
import type { deskSessions, sessionDesk, signInCode } from '#bridge/calls/elephantstep/desk.ts';
import { trainingFunctions } from '#bridge/calls/elephantstep/functions.ts';
import type { ParsedRequestOf, ResultOf } from '#bridge/calls/kit/define.ts';
import type { CallContext } from '#gateway/kernel/handler.ts';
import { addDays, dayOf } from '#gateway/kernel/people/calendar.ts';
import { jobOnDay, onDay } from '#gateway/kernel/people/dated.ts';
import { RefusedError } from '#gateway/kernel/refused-error.ts';
import { hasFunction } from '#gateway/kernel/rights.ts';
import { inReach, openScope } from '#gateway/record/scope.ts';
import { records } from '../../records.ts';
import { termOn } from '../certificates/held.ts';
import { trainingSessions } from '../records/index.ts';
import { readFeedback } from './feedback.ts';
import { lockSession, quietHours } from './seats.ts';
import { readShownClashes } from './shown-clashes.ts';
import { codeAt } from './sign-in-code.ts';

type Desk = ResultOf<typeof sessionDesk>;
type DeskPerson = Omit<Desk['people'][number], 'clashes'>;

async function reachedSessions(context: CallContext) {
  const scope = await openScope(context, trainingSessions, records);
  const own = context.rights.employmentId;
  return context.database
    .selectFrom('training_session as r')
    .innerJoin('training_course as c', (join) =>
      join.onRef('c.tenant_id', '=', 'r.tenant_id').onRef('c.id', '=', 'r.course_id'),
    )
    .where('r.tenant_id', '=', context.tenantId)
    .where('r.removed_at', 'is', null)
    .where(sql<boolean>`(${inReach(scope)} or r.trainer_id = ${own}::uuid)`);
}

/**
 * Checks that the caller runs or trains a session.
 * @throws {RefusedError} `notFound`, also for a session out of reach
 */
export async function requireSession(context: CallContext, id: string): Promise<void> {
  const sessions = await reachedSessions(context);
  const found = await sessions.where('r.id', '=', id).select('r.id').executeTakeFirst();
  if (found === undefined) throw new RefusedError('notFound');
}

/** Lists the sessions a caller runs or trains. */
export async function listDeskSessions(
  context: CallContext,
): Promise<ResultOf<typeof deskSessions>> {
  const today = dayOf(context.now());
  const sessions = await reachedSessions(context);
  return sessions
    .where('r.state', 'in', ['open', 'done'])
    .orderBy(sql`abs(r.from_on - ${today}::date)`)
    .orderBy('r.id')
    .limit(200)
    .select(['r.id', 'r.name', 'c.name as courseName', 'r.from_on as fromOn'])
    .execute();
}

/** Sessions of the caller's desk that begin within a day and have both a free seat and a queue: only an organiser moves it. */
export async function listStuckSessions(
  context: CallContext,
): Promise<
  readonly { readonly name: string; readonly fromOn: string; readonly waiting: number }[]
> {
  if (!hasFunction(context.rights, trainingFunctions['desk.enrol'])) return [];
  const { now } = context;
  const inState = (...states: readonly string[]) => sql<number>`(select count(*)::int
    from training_enrolment x where x.tenant_id = r.tenant_id and x.session_id = r.id
      and x.state = any(${states}))`;
  const sessions = await reachedSessions(context);
  const tomorrow = dayOf(new Date(now().getTime() + quietHours * 3_600_000));
  const rows = await sessions
    .where('r.state', '=', 'open')
    .where('r.to_on', '>=', dayOf(now()))
    .where('r.from_on', '<=', tomorrow)
    .where(sql<boolean>`${inState('waiting')} > 0`)
    .where(sql<boolean>`${inState('asked', 'enrolled', 'attended', 'absent')} < r.seats`)
    .orderBy('r.from_on')
    .orderBy('r.id')
    .limit(4)
    .select(['r.name', 'r.from_on as fromOn', inState('waiting').as('waiting')])
    .execute();
  return rows;
}

/** Reads a session with its people. */
export async function readDesk(
  context: CallContext,
  { sessionId }: ParsedRequestOf<typeof sessionDesk>,
): Promise<Desk> {
  const sessions = await reachedSessions(context);
  const found = await sessions
    .where('r.id', '=', sessionId)
    .select([
      'r.id',
      'r.name',
      'c.name as courseName',
      'r.state',
      'r.from_on as fromOn',
      'r.to_on as toOn',
      'r.starts_at as startsAt',
      'r.ends_at as endsAt',
      'r.place',
      'r.seats',
      'c.certificate_kind_id as kindId',
    ])
    .executeTakeFirst();
  if (found === undefined) throw new RefusedError('notFound');
  const { kindId, ...session } = found;
  const mayChange = hasFunction(context.rights, trainingFunctions['desk.enrol']);
  const people = await readPeople(context, sessionId, kindId);
  const live = session.state === 'open' && mayChange ? people.filter(isLive) : [];
  const ids = live.map(({ employmentId }) => employmentId);
  const clashes = await readShownClashes(context, session, ids);
  const today = dayOf(context.now());
  return {
    session,
    today,
    days: session.state === 'open' ? daysUntil(session, today) : [],
    mayChange,
    feedback: await readFeedback(context, sessionId),
    certificateName: await readKindName(context, kindId),
    people: people.map((one) => ({
      ...one,
      clashes: isLive(one) ? [...(clashes.get(one.employmentId) ?? [])] : [],
    })),
  };
}

function isLive({ state }: DeskPerson): boolean {
  return state === 'asked' || state === 'enrolled' || state === 'waiting';
}

/** The days of a session that have come, the newest first. */
function daysUntil(
  { fromOn, toOn }: { readonly fromOn: string; readonly toOn: string },
  today: string,
): string[] {
  const days: string[] = [];
  for (let day = toOn < today ? toOn : today; day >= fromOn; day = addDays(day, -1)) days.push(day);
  return days;
}

async function readKindName(
  { database, tenantId }: CallContext,
  kindId: string | null,
): Promise<string | null> {
  if (kindId === null) return null;
  const kind = await database
    .selectFrom('certificate_kind as k')
    .where('k.tenant_id', '=', tenantId)
    .where('k.id', '=', kindId)
    .select('k.name')
    .executeTakeFirst();
  return kind?.name ?? null;
}

async function readPeople(
  { database, tenantId, now }: CallContext,
  sessionId: string,
  kindId: string | null,
): Promise<readonly DeskPerson[]> {
  const today = dayOf(now());
  const { rows } = await sql<DeskPerson>`
    select x.id, x.employment_id as "employmentId", p.name, x.state,
      (select o.name from job_row j join organ_row o on o.tenant_id = j.tenant_id
          and o.organ_id = j.organ_id and ${onDay('o', today)}
        where j.tenant_id = x.tenant_id and j.employment_id = x.employment_id
          and ${jobOnDay(today)} limit 1) as "organName",
      case when x.state = 'waiting' then (row_number() over
        (partition by x.state order by -x.priority, x.queued_at, x.id))::int end as queue,
      (select count(*)::int from training_sign_in g where g.tenant_id = x.tenant_id
        and g.enrolment_id = x.id) as "signedDays",
      exists (select from training_sign_in g where g.tenant_id = x.tenant_id
        and g.enrolment_id = x.id and g.on_day = ${today}) as "signedToday",
      array(select g.on_day::text from training_sign_in g where g.tenant_id = x.tenant_id
        and g.enrolment_id = x.id order by 1) as "signedOn",
      (select jsonb_build_object('term', ${termOn(today)}, 'expiresOn', c.expires_on)
        from training_certificate c
        join certificate_kind k on k.tenant_id = c.tenant_id and k.id = c.kind_id
        where c.tenant_id = x.tenant_id and c.employment_id = x.employment_id
          and c.kind_id = ${kindId}::uuid and c.state = 'valid' and c.removed_at is null
        order by c.issued_on desc, c.id limit 1) as certificate
    from training_enrolment x
    join employment e on e.tenant_id = x.tenant_id and e.id = x.employment_id
    join person p on p.tenant_id = e.tenant_id and p.id = e.person_id
    where x.tenant_id = ${tenantId} and x.session_id = ${sessionId}
    order by array_position(array['enrolled', 'asked', 'attended', 'absent', 'waiting', 'cancelled'], x.state),
      -x.priority, x.queued_at, x.id
    limit 2000`.execute(database);
  return rows;
}

/** The sign-in code of this moment. */
export async function readSignInCode(
  context: CallContext,
  { sessionId }: ParsedRequestOf<typeof signInCode>,
): Promise<ResultOf<typeof signInCode>> {
  await requireSession(context, sessionId);
  const { database, tenantId, now, portalOrigin } = context;
  const today = dayOf(now());
  const session = await database
    .selectFrom('training_session as s')
    .where('s.tenant_id', '=', tenantId)
    .where('s.id', '=', sessionId)
    .select(['s.id', 's.sign_in_key as signInKey', 's.state', 's.from_on', 's.to_on'])
    .executeTakeFirstOrThrow();
  if (session.state !== 'open' || today < session.from_on || today > session.to_on)
    throw new RefusedError('notNow');
  const { code, nextInSeconds } = codeAt(session, now());
  return { code, nextInSeconds, link: `${portalOrigin}/portal/training/sign-in?code=${code}` };
}

/**
 * Locks the session of an enrolment the caller may change, then reads the enrolment.
 * @throws {RefusedError} `notFound`
 */
export async function openEnrolment(context: CallContext, id: string) {
  const read = () =>
    context.database
      .selectFrom('training_enrolment as e')
      .where('e.tenant_id', '=', context.tenantId)
      .where('e.id', '=', id)
      .select(['e.id', 'e.session_id as sessionId', 'e.employment_id as employmentId', 'e.state'])
      .select('e.request_id as requestId')
      .executeTakeFirst();
  const found = await read();
  if (found === undefined) throw new RefusedError('notFound');
  await requireSession(context, found.sessionId);
  const session = await lockSession(context, found.sessionId);
  // Read a second time: the row may have changed while the lock was waited for.
  const enrolment = await read();
  if (session === undefined || enrolment === undefined) throw new RefusedError('notFound');
  return { session, enrolment };
}
