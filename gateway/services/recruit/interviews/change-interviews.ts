import { sql } from 'kysely';
import type { ParsedRequestOf, ResultOf } from '#bridge/calls/kit/define.ts';
import type { bookInterview, cancelInterview } from '#bridge/calls/recruit/interviews.ts';
import { uuid7 } from '#gateway/db/uuid7.ts';
import type { CallContext } from '#gateway/kernel/handler.ts';
import { dayOf } from '#gateway/kernel/people/calendar.ts';
import { employedOn } from '#gateway/kernel/people/reached-people.ts';
import { RefusedError } from '#gateway/kernel/refused-error.ts';
import { openApplication } from '../board/open-application.ts';
import { type CompanyRows, isFree, readBusy } from '../times/panel.ts';

type Booking = ParsedRequestOf<typeof bookInterview>;

/** Books an interview. The people of the panel are locked, so that none is booked twice at the same time. */
export async function bookOne(
  context: CallContext,
  request: Booking,
): Promise<ResultOf<typeof bookInterview>> {
  const { now } = context;
  const application = await openApplication(context, request.applicationId, { locked: true });
  if (application.state !== 'active') throw new RefusedError('notNow');
  if (request.on < dayOf(now())) throw wrong('on', 'dateOrder');
  const panel = [...new Set(request.panel)];
  if (panel.length === 0) throw wrong('panel', 'required');
  await requirePanel(context, panel, request);
  const id = await insertInterview(context, { ...request, stageId: application.stageId }, panel);
  context.record(`interview:${id}`, { applicationId: application.id });
  return { id };
}

/** What an interview is made of. */
export interface NewInterview extends Pick<Booking, 'on' | 'from' | 'minutes' | 'mode'> {
  readonly applicationId: string;
  readonly stageId: string;
  readonly place?: string | null | undefined;
}

/** Writes a booked interview with its panel; whether the people are free is checked before, under their locks. */
export async function insertInterview(
  { database, tenantId }: CompanyRows,
  interview: NewInterview,
  panel: readonly string[],
): Promise<string> {
  const id = uuid7();
  await database
    .insertInto('interview')
    .values({
      tenant_id: tenantId,
      id,
      application_id: interview.applicationId,
      stage_id: interview.stageId,
      held_on: interview.on,
      starts_at: interview.from,
      minutes: interview.minutes,
      mode: interview.mode,
      place: interview.place ?? null,
      state: 'booked',
    })
    .execute();
  await database
    .insertInto('interview_member')
    .values(
      panel.map((employment_id) => ({
        tenant_id: tenantId,
        interview_id: id,
        employment_id,
        verdict: null,
        strengths: null,
        doubts: null,
        submitted_at: null,
      })),
    )
    .execute();
  return id;
}

/** Locks the people of a panel, so that none is booked twice at the same time; false where one is not employed on the day. */
export async function lockPanel(
  { database, tenantId }: CompanyRows,
  panel: readonly string[],
  on: string,
): Promise<boolean> {
  const employed = await database
    .selectFrom('employment as e')
    .where('e.tenant_id', '=', tenantId)
    .where('e.id', 'in', [...panel])
    .where(employedOn(on))
    .orderBy('e.id')
    .select('e.id')
    .forUpdate()
    .execute();
  return employed.length === panel.length;
}

async function requirePanel(
  context: CompanyRows,
  panel: readonly string[],
  { on, from, minutes }: Booking,
): Promise<void> {
  if (!(await lockPanel(context, panel, on))) throw wrong('panel', 'notEmployed');
  const busy = await readBusy(context, panel, { from: on, to: on });
  if (!isFree(busy, { on, from }, minutes)) throw wrong('panel', 'overlap');
}

/** Cancels an interview that has no scorecard. */
export async function cancelOne(
  context: CallContext,
  { id }: ParsedRequestOf<typeof cancelInterview>,
): Promise<null> {
  const { database, tenantId } = context;
  const interview = await database
    .selectFrom('interview as i')
    .where('i.tenant_id', '=', tenantId)
    .where('i.id', '=', id)
    .select([
      'i.application_id as applicationId',
      'i.state',
      sql<boolean>`exists (select from interview_member m where m.tenant_id = i.tenant_id
        and m.interview_id = i.id and m.submitted_at is not null)`.as('isJudged'),
    ])
    .forUpdate()
    .executeTakeFirst();
  if (interview === undefined) throw new RefusedError('notFound');
  await openApplication(context, interview.applicationId);
  if (interview.state !== 'booked' || interview.isJudged) throw new RefusedError('notNow');
  await database
    .updateTable('interview')
    .where('tenant_id', '=', tenantId)
    .where('id', '=', id)
    .set({ state: 'cancelled', sequence: sql<number>`sequence + 1` })
    .execute();
  context.record(`interview:${id}`, { applicationId: interview.applicationId });
  return null;
}

function wrong(path: string, issue: 'required' | 'dateOrder' | 'notEmployed' | 'overlap') {
  return new RefusedError('badInput', { fields: [{ path, issue }] });
}
