/** What a candidate does with a link, without an account: look at the times, choose one, choose another one. */
import { sql } from 'kysely';
import type { ParsedRequestOf, ResultOf } from '#bridge/calls/kit/define.ts';
import type { Locale } from '#bridge/calls/kit/words.ts';
import { recruitCodes } from '#bridge/calls/recruit/terms.ts';
import {
  changeHours,
  type chooseTime,
  leadHours,
  mostChanges,
  type readTimes,
} from '#bridge/calls/recruit/times.ts';
import { readEmail } from '#bridge/calls/uac/contacts.ts';
import { dayOf } from '#gateway/kernel/people/calendar.ts';
import { RefusedError } from '#gateway/kernel/refused-error.ts';
import type { GatewaySessionContext } from '../../services.ts';
import { insertInterview, lockPanel } from '../interviews/change-interviews.ts';
import { findCompany, hashOfCode } from '../links/link-code.ts';
import { type CompanyRows, isFree, momentOf, readBusy, type Time } from './panel.ts';
import { clockOf, tellPanel } from './tell-panel.ts';

type Shown = ResultOf<typeof readTimes>;

const hour = 3_600_000;
const link = { kind: 'interview', unknown: recruitCodes.choiceUnknown } as const;

/** A choice that a link opens. */
interface Choice {
  readonly id: string;
  readonly applicationId: string;
  readonly stageId: string;
  readonly minutes: number;
  readonly mode: 'place' | 'video' | 'phone';
  readonly place: string | null;
  readonly changes: number;
  readonly interviewId: string | null;
  readonly heldOn: string | null;
  readonly startsAt: number | null;
  readonly sequence: number | null;
  readonly isCancelled: boolean;
  readonly companyName: string;
  readonly systemCode: string;
  readonly timeZone: string;
  readonly locale: Locale;
  readonly jobTitle: string;
  readonly candidateName: string;
  readonly email: string | null;
  readonly panel: readonly string[];
  readonly times: readonly (Time & { readonly id: string })[];
}

/** Returns what a link offers. */
export async function answerTimes(
  context: GatewaySessionContext,
  { code }: ParsedRequestOf<typeof readTimes>,
): Promise<Shown> {
  const tenantId = await findCompany(context, code, link);
  return context.services.database.withTransaction(
    { tenantId, accountId: null },
    'read',
    async (database) => {
      const rows = { database, tenantId };
      return present(context, rows, await openChoice(rows, code, context.now()));
    },
  );
}

/**
 * Books a time.
 * @throws {RefusedError} `choiceUnknown`, `timeTaken`, `notNow` when it is too late or was changed too often
 */
export async function answerChoice(
  context: GatewaySessionContext,
  { code, timeId }: ParsedRequestOf<typeof chooseTime>,
): Promise<Shown> {
  const tenantId = await findCompany(context, code, link);
  const { shown, choice, time } = await context.services.database.withTransaction(
    { tenantId, accountId: null },
    'write',
    async (database) => {
      const rows = { database, tenantId };
      await lockChoice(rows, code);
      const choice = await openChoice(rows, code, context.now());
      if (choice.isCancelled) throw new RefusedError(recruitCodes.choiceUnknown);
      const time = choice.times.find(({ id }) => id === timeId);
      if (time === undefined) throw new RefusedError(recruitCodes.timeTaken);
      if (!isSame(choice, time)) await book(context, rows, choice, time);
      return {
        shown: await present(context, rows, await openChoice(rows, code, context.now())),
        choice,
        time,
      };
    },
  );
  context.record(`interviewChoice:${choice.id}`, { applicationId: choice.applicationId, ...time });
  const target = readEmail(choice.email ?? '');
  if (target !== null && !isSame(choice, time)) {
    const { companyName: company, jobTitle: job, locale } = choice;
    const parts = { company, job, time: `${time.on} ${clockOf(time.from)}` };
    const message = { channel: 'mail', target, template: 'interviewBooked' } as const;
    context.services.delivery.post({ ...message, parts, locale, tenantId });
  }
  return shown;
}

function isSame({ heldOn, startsAt }: Choice, { on, from }: Time): boolean {
  return heldOn === on && startsAt === from;
}

async function book(
  context: GatewaySessionContext,
  rows: CompanyRows,
  choice: Choice,
  time: Time,
): Promise<void> {
  const { database, tenantId } = rows;
  const now = context.now();
  if (!mayChange(choice, now)) throw new RefusedError('notNow');
  const { panel, minutes, interviewId } = choice;
  const isEmployed = await lockPanel(rows, panel, time.on);
  const busy = await readBusy(rows, panel, { from: time.on, to: time.on }, interviewId);
  if (!isEmployed || !isSoonEnough(time, now) || !isFree(busy, time, minutes))
    throw new RefusedError(recruitCodes.timeTaken);
  const booked = await keepTime(rows, choice, time);
  await database
    .updateTable('interview_choice')
    .set({
      state: 'chosen',
      interview_id: booked,
      changes: choice.changes + (interviewId === null ? 0 : 1),
    })
    .where('tenant_id', '=', tenantId)
    .where('id', '=', choice.id)
    .execute();
  await tellPanel({ ...rows, now: context.now }, choice, time);
}

/** Books the interview, or moves the one that is booked: in calendars it stays the same event. */
async function keepTime(rows: CompanyRows, choice: Choice, time: Time): Promise<string> {
  const { interviewId, panel } = choice;
  if (interviewId === null) return insertInterview(rows, { ...choice, ...time }, panel);
  await rows.database
    .updateTable('interview')
    .set({ held_on: time.on, starts_at: time.from, sequence: sql<number>`sequence + 1` })
    .where('tenant_id', '=', rows.tenantId)
    .where('id', '=', interviewId)
    .execute();
  return interviewId;
}

/** A first choice is always possible; another one so often, and until some hours before the interview. */
function mayChange({ interviewId, changes, heldOn, startsAt }: Choice, now: Date): boolean {
  if (interviewId === null || heldOn === null || startsAt === null) return true;
  const begins = momentOf({ on: heldOn, from: startsAt }).getTime();
  return changes < mostChanges && now.getTime() <= begins - changeHours * hour;
}

function isSoonEnough(time: Time, now: Date): boolean {
  return momentOf(time).getTime() >= now.getTime() + leadHours * hour;
}

async function present(
  context: GatewaySessionContext,
  rows: CompanyRows,
  choice: Choice,
): Promise<Shown> {
  const now = context.now();
  const { heldOn, startsAt, times, panel, minutes, mode, place } = choice;
  const days = times.map(({ on }) => on).toSorted();
  const span = { from: days[0] ?? '', to: days.at(-1) ?? '' };
  const busy = times.length === 0 ? [] : await readBusy(rows, panel, span, choice.interviewId);
  const free = times.filter(
    (time) => isSoonEnough(time, now) && isFree(busy, time, minutes) && !isSame(choice, time),
  );
  const chosen = heldOn === null || startsAt === null ? null : { on: heldOn, from: startsAt };
  const may = !choice.isCancelled && mayChange(choice, now);
  const { interviewId, sequence, isCancelled } = choice;
  return {
    companyName: choice.companyName,
    systemCode: choice.systemCode,
    logoUrl: context.services.brands.logoOf(choice.systemCode),
    jobTitle: choice.jobTitle,
    timeZone: choice.timeZone,
    minutes,
    mode,
    place,
    chosen,
    startsAt: chosen && momentOf(chosen).toISOString(),
    event: interviewId === null ? null : { id: interviewId, sequence: sequence ?? 0 },
    isCancelled,
    mayChoose: may && free.length > 0,
    times: may ? free.map((time) => ({ ...time, startsAt: momentOf(time).toISOString() })) : [],
  };
}

/** Two choices by one link: the second waits for the first. */
async function lockChoice({ database, tenantId }: CompanyRows, code: string): Promise<void> {
  await database
    .selectFrom('interview_choice')
    .where('tenant_id', '=', tenantId)
    .where('secret_hash', '=', hashOfCode(code))
    .select('id')
    .forUpdate()
    .execute();
}

/**
 * Reads the choice of a link while its application is in the same stage. A cancelled interview is shown as such until its
 * day is over.
 * @throws {RefusedError} `choiceUnknown`
 */
async function openChoice(
  { database, tenantId }: CompanyRows,
  code: string,
  now: Date,
): Promise<Choice> {
  const choice = await choiceOf({ database, tenantId }, hashOfCode(code), dayOf(now));
  if (choice === undefined) throw new RefusedError(recruitCodes.choiceUnknown);
  const panel = await database
    .selectFrom('interview_choice_member')
    .where('tenant_id', '=', tenantId)
    .where('choice_id', '=', choice.id)
    .orderBy('employment_id')
    .select('employment_id as id')
    .execute();
  const times = await database
    .selectFrom('interview_choice_time')
    .where('tenant_id', '=', tenantId)
    .where('choice_id', '=', choice.id)
    .orderBy('held_on')
    .orderBy('starts_at')
    .select(['id', 'held_on as on', 'starts_at as from'])
    .execute();
  return { ...choice, panel: panel.map(({ id }) => id), times };
}

async function choiceOf(
  { database, tenantId }: CompanyRows,
  hash: Buffer,
  today: string,
): Promise<Omit<Choice, 'panel' | 'times'> | undefined> {
  const { rows } = await sql<Omit<Choice, 'panel' | 'times'>>`
    select x.id, x.application_id as "applicationId", x.stage_id as "stageId", x.minutes, x.mode, x.place,
      x.changes, x.interview_id as "interviewId", i.held_on as "heldOn", i.starts_at as "startsAt",
      i.sequence, coalesce(i.state = 'cancelled', false) as "isCancelled", t.name as "companyName",
      t.system_code as "systemCode", t.time_zone as "timeZone", t.locale, j.title as "jobTitle",
      c.name as "candidateName", c.email
    from interview_choice x
    join application a on a.tenant_id = x.tenant_id and a.id = x.application_id
    join candidate c on c.tenant_id = a.tenant_id and c.id = a.candidate_id
    join hiring_job j on j.tenant_id = a.tenant_id and j.id = a.job_id
    join tenant t on t.id = x.tenant_id
    left join interview i on i.tenant_id = x.tenant_id and i.id = x.interview_id
    where x.tenant_id = ${tenantId} and x.secret_hash = ${hash} and x.state <> 'withdrawn'
      and a.state = 'active' and a.stage_id = x.stage_id and (i.id is null or i.state = 'booked' or i.held_on >= ${today}::date)`.execute(
    database,
  );
  return rows[0];
}
