/** What recruiters do with times for candidates: propose, offer, withdraw. */
import type { ParsedRequestOf, ResultOf } from '#bridge/calls/kit/define.ts';
import { recruitFunctions } from '#bridge/calls/recruit/functions.ts';
import {
  type freeTimes,
  leadHours,
  offeredDays,
  type offerTimes,
  type withdrawTimes,
} from '#bridge/calls/recruit/times.ts';
import { uuid7 } from '#gateway/db/uuid7.ts';
import type { CallContext, Verdict } from '#gateway/kernel/handler.ts';
import { addDays, dayOf } from '#gateway/kernel/people/calendar.ts';
import { RefusedError } from '#gateway/kernel/refused-error.ts';
import { hasFunction } from '#gateway/kernel/rights.ts';
import type { GatewaySessionContext } from '../../services.ts';
import { callOf, loadRights } from '../../session-call.ts';
import { hashOf, newSecret } from '../../uac/secrets.ts';
import { requireSession } from '../../uac/session-info.ts';
import { openApplication } from '../board/open-application.ts';
import { lockPanel } from '../interviews/change-interviews.ts';
import { mailLink, readAddressee } from '../links/mail-link.ts';
import { isFree, momentOf, proposeTimes, readBusy, type Time } from './panel.ts';

type Offer = ParsedRequestOf<typeof offerTimes>;

const hour = 3_600_000;
const proposedDays = 14;

/** Proposes times at which a panel is free. */
export async function proposeFree(
  context: CallContext,
  { panel, minutes }: ParsedRequestOf<typeof freeTimes>,
): Promise<ResultOf<typeof freeTimes>> {
  const earliest = new Date(context.now().getTime() + leadHours * hour);
  const from = dayOf(earliest);
  const busy = await readBusy(context, panel, { from, to: addDays(from, proposedDays) });
  return proposeTimes(busy, minutes, earliest);
}

/** Whether the caller may move applications: asked by hand, since no transaction is open yet. */
export async function mayOffer(context: GatewaySessionContext): Promise<Verdict> {
  const held = await loadRights(context);
  return hasFunction(held, recruitFunctions['board.move']) ? 'allow' : 'noPermission';
}

/**
 * Offers times and mails the link, where the company and the candidate have mail.
 * @throws {RefusedError} `badInput`, `notFound`, `notNow`
 */
export async function offerSome(
  context: GatewaySessionContext,
  request: Offer,
): Promise<ResultOf<typeof offerTimes>> {
  const { tenantId, accountId } = requireSession(context);
  const { database } = context.services;
  const held = await loadRights(context);
  const secret = newSecret();
  const offered = await database.withTransaction(
    { tenantId, accountId },
    'write',
    async (transaction) => {
      const call = callOf(context, transaction, held);
      const id = await keepOffer(call, request, secret);
      return { id, addressee: await readAddressee(context, call, request.applicationId) };
    },
  );
  const { id, addressee } = offered;
  context.record(`interviewChoice:${id}`, { applicationId: request.applicationId });
  const mailed = await mailLink(context, addressee, {
    page: 'interview',
    secret,
    template: 'interviewTimes',
  });
  return { id, ...mailed };
}

/** Writes an offer in the place of one that was not chosen from. */
async function keepOffer(context: CallContext, request: Offer, secret: string): Promise<string> {
  const { database, tenantId } = context;
  const application = await openApplication(context, request.applicationId, { locked: true });
  if (application.state !== 'active') throw new RefusedError('notNow');
  const panel = [...new Set(request.panel)];
  if (panel.length === 0) throw wrong('panel', 'required');
  await checkTimes(context, panel, request);
  await database
    .updateTable('interview_choice')
    .set({ state: 'withdrawn' })
    .where('tenant_id', '=', tenantId)
    .where('application_id', '=', application.id)
    .where('state', '=', 'open')
    .execute();
  const choiceId = uuid7();
  await database
    .insertInto('interview_choice')
    .values({
      tenant_id: tenantId,
      id: choiceId,
      application_id: application.id,
      stage_id: application.stageId,
      minutes: request.minutes,
      mode: request.mode,
      place: request.place ?? null,
      secret_hash: hashOf(secret),
      interview_id: null,
      state: 'open',
    })
    .execute();
  await database
    .insertInto('interview_choice_member')
    .values(
      panel.map((member) => ({
        tenant_id: tenantId,
        choice_id: choiceId,
        employment_id: member,
      })),
    )
    .execute();
  await database
    .insertInto('interview_choice_time')
    .values(
      request.times.map(({ on, from }) => ({
        tenant_id: tenantId,
        id: uuid7(),
        choice_id: choiceId,
        held_on: on,
        starts_at: from,
      })),
    )
    .execute();
  return choiceId;
}

async function checkTimes(
  context: CallContext,
  panel: readonly string[],
  { times, minutes }: Offer,
): Promise<void> {
  const [first, ...others] = times.toSorted(byTime);
  if (first === undefined) throw wrong('times', 'required');
  const last = others.at(-1) ?? first;
  const now = context.now();
  if (momentOf(first).getTime() < now.getTime() + leadHours * hour)
    throw wrong('times', 'interviewWindow');
  if (last.on > addDays(dayOf(now), offeredDays)) throw wrong('times', 'interviewWindow');
  if (new Set(times.map(({ on, from }) => `${on} ${from}`)).size < times.length)
    throw wrong('times', 'taken');
  if (!(await lockPanel(context, panel, first.on))) throw wrong('panel', 'notEmployed');
  const busy = await readBusy(context, panel, { from: first.on, to: last.on });
  if (times.some((time) => !isFree(busy, time, minutes))) throw wrong('times', 'overlap');
}

function byTime(one: Time, other: Time): number {
  return one.on === other.on ? one.from - other.from : one.on < other.on ? -1 : 1;
}

/** Withdraws times that were not chosen from. */
export async function withdrawOne(
  context: CallContext,
  { id }: ParsedRequestOf<typeof withdrawTimes>,
): Promise<null> {
  const { database, tenantId } = context;
  const choice = await database
    .selectFrom('interview_choice')
    .where('tenant_id', '=', tenantId)
    .where('id', '=', id)
    .select(['application_id as applicationId', 'state'])
    .forUpdate()
    .executeTakeFirst();
  if (choice === undefined) throw new RefusedError('notFound');
  await openApplication(context, choice.applicationId);
  if (choice.state !== 'open') throw new RefusedError('notNow');
  await database
    .updateTable('interview_choice')
    .set({ state: 'withdrawn' })
    .where('tenant_id', '=', tenantId)
    .where('id', '=', id)
    .execute();
  context.record(`interviewChoice:${id}`, { applicationId: choice.applicationId });
  return null;
}

function wrong(
  path: string,
  issue: 'required' | 'interviewWindow' | 'taken' | 'notEmployed' | 'overlap',
) {
  return new RefusedError('badInput', { fields: [{ path, issue }] });
}
