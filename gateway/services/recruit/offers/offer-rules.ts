/** The rules of offers: what a draft may say, when one is sent, and what follows from each move. */
import { sql } from 'kysely';
import type { FieldProblem } from '#bridge/calls/record/define.ts';
import type { NameIn, RowValues } from '#bridge/calls/record/values.ts';
import type { OfferState, offer } from '#bridge/calls/recruit/records/offer.ts';
import type { CallContext } from '#gateway/kernel/handler.ts';
import { dayOf } from '#gateway/kernel/people/calendar.ts';
import { employedOn } from '#gateway/kernel/people/reached-people.ts';
import type { Change, ChangeIssue } from '#gateway/record/binding.ts';
import type { Actor } from '../../joyhr/life/actor.ts';
import { probationProblems } from '../../joyhr/life/probation-check.ts';
import { countHeadsLeft, isLockedElsewhere, readStages } from '../board/facts.ts';
import { saveStage } from '../board/save-stage.ts';
import { keepStep } from '../board/steps.ts';
import type { CompanyRows } from '../times/panel.ts';
import { lastDay } from './offer-days.ts';
import { endLink, linkEnds } from './offer-links.ts';
import { withdrawEntry } from './withdraw-entry.ts';

type Fields = (typeof offer)['fields'];
type OfferChange = Change<Fields, OfferState>;
type Problem = FieldProblem<NameIn<Fields>>;

/** Why an offer ends, for the log of its application. */
const reasons = new WeakMap<CallContext, string>();

/** Lets the effects of a move know its reason. */
export function sayWhy(context: CallContext, reason: string): void {
  reasons.set(context, reason);
}

/** The application of an offer, as its rules look at it. */
interface OfferApplication {
  readonly id: string;
  readonly state: 'active' | 'hired' | 'closed';
  readonly stageId: string;
  readonly candidateId: string;
  readonly requisitionId: string;
  readonly entryId: string | null;
}

/** What is wrong with drafts. */
export async function checkDrafts(
  changes: readonly OfferChange[],
  context: CallContext,
): Promise<readonly ChangeIssue<NameIn<Fields>>[]> {
  const found: ChangeIssue<NameIn<Fields>>[] = [];
  for (const change of changes) {
    if (change.action !== 'create' && change.action !== 'update') continue;
    const made = change.action === 'create' ? await checkPlace(context, change.after) : [];
    const problems = [
      ...made,
      ...checkTerms(change, context),
      ...(await checkNamed(context, change)),
    ];
    found.push(...problems.map((problem) => ({ ...problem, id: change.id })));
  }
  return found;
}

/** A new offer is for an active application without another one. */
async function checkPlace(
  { database, tenantId }: CallContext,
  { candidate, job, organ }: RowValues<Fields>,
): Promise<readonly Problem[]> {
  const { rows } = await sql<{ organId: string; hasOffer: boolean }>`
    select j.organ_id as "organId", exists (select from offer o where o.tenant_id = a.tenant_id
      and o.application_id = a.id and o.removed_at is null
      and o.state in ('draft', 'approved', 'sent', 'accepted')) as "hasOffer"
    from application a join hiring_job j on j.tenant_id = a.tenant_id and j.id = a.job_id
    where a.tenant_id = ${tenantId} and a.candidate_id = ${candidate} and a.job_id = ${job}
      and a.state = 'active' for update of a`.execute(database);
  const [application] = rows;
  if (application === undefined) return [{ field: 'candidate', issue: 'noApplication' }];
  if (application.hasOffer) return [{ field: 'candidate', issue: 'offerOpen' }];
  return application.organId === organ ? [] : [{ field: 'organ', issue: 'choice' }];
}

function checkTerms({ action, after, changed }: OfferChange, context: CallContext): Problem[] {
  const { entryOn, validUntil, basePay, contractMonths, probationMonths } = after;
  const today = dayOf(context.now());
  const isNew = (name: string): boolean => action === 'create' || changed.has(name);
  const [probation] = probationProblems({
    joinedOn: entryOn,
    probationEndsOn: probationMonths === 0 ? null : lastDay(entryOn, probationMonths),
    contractKind: contractMonths === null ? 'open' : 'fixed',
    contractMonths,
  });
  return [
    ...(isNew('entryOn') && entryOn < today
      ? [{ field: 'entryOn' as const, issue: 'dateOrder' as const }]
      : []),
    ...(isNew('validUntil') && validUntil < today
      ? [{ field: 'validUntil' as const, issue: 'dateOrder' as const }]
      : []),
    ...(/^0+(\.0+)?$/.test(basePay)
      ? [{ field: 'basePay' as const, issue: 'tooSmall' as const }]
      : []),
    ...(probation === undefined ? [] : [{ ...probation, field: 'probationMonths' as const }]),
  ];
}

async function checkNamed(
  { database, tenantId }: CallContext,
  { action, after, changed }: OfferChange,
): Promise<readonly Problem[]> {
  const { position, manager, entryOn } = after;
  if (action !== 'create' && !['position', 'manager', 'entryOn'].some((name) => changed.has(name)))
    return [];
  const { rows } = await sql<{ isOpen: boolean; isEmployed: boolean }>`select
      exists (select from position p where p.tenant_id = ${tenantId} and p.id = ${position}
        and (p.closed_on is null or p.closed_on > ${entryOn}::date)) as "isOpen",
      exists (select from employment e where e.tenant_id = ${tenantId} and e.id = ${manager}
        and ${employedOn(entryOn)}) as "isEmployed"`.execute(database);
  return [
    ...(rows[0]?.isOpen ? [] : [{ field: 'position' as const, issue: 'choice' as const }]),
    ...(rows[0]?.isEmployed ? [] : [{ field: 'manager' as const, issue: 'notEmployed' as const }]),
  ];
}

async function readApplicationOf(
  { database, tenantId }: CompanyRows,
  offerId: string,
): Promise<OfferApplication | undefined> {
  const { rows } = await sql<OfferApplication>`
    select a.id, a.state, a.stage_id as "stageId", a.candidate_id as "candidateId",
      j.requisition_id as "requisitionId", o.entry_id as "entryId"
    from offer o join application a on a.tenant_id = o.tenant_id and a.id = o.application_id
    join hiring_job j on j.tenant_id = a.tenant_id and j.id = a.job_id
    where o.tenant_id = ${tenantId} and o.id = ${offerId} for update of a`.execute(database);
  return rows[0];
}

/** An offer whose application is active and whose last valid day is not over. */
async function checkLive({ id, after }: OfferChange, context: CallContext): Promise<Problem[]> {
  const application = await readApplicationOf(context, id);
  if (application?.state !== 'active') return [{ field: 'candidate', issue: 'noApplication' }];
  return after.validUntil < dayOf(context.now())
    ? [{ field: 'validUntil', issue: 'offerOver' }]
    : [];
}

/** What is asked before each move. */
export const offerGuards = {
  approve: checkLive,
  accept: checkLive,
  async send(change: OfferChange, context: CallContext): Promise<Problem[]> {
    const problems = await checkLive(change, context);
    const application = await readApplicationOf(context, change.id);
    if (problems.length > 0 || application === undefined) return problems;
    if (await isLockedElsewhere(context, application))
      return [{ field: 'candidate', issue: 'offeredElsewhere' }];
    return (await countHeadsLeft(context, application)) < 1
      ? [{ field: 'job', issue: 'noHeads' }]
      : [];
  },
  async expire({ after }: OfferChange, context: CallContext): Promise<Problem[]> {
    return after.validUntil < dayOf(context.now())
      ? []
      : [{ field: 'validUntil', issue: 'offerLasts' }];
  },
  async revise({ id }: OfferChange, context: CallContext): Promise<Problem[]> {
    const { database, tenantId } = context;
    const application = await readApplicationOf(context, id);
    if (application?.state !== 'active') return [{ field: 'candidate', issue: 'noApplication' }];
    const { rows } = await sql`select 1 from offer o where o.tenant_id = ${tenantId}
      and o.application_id = ${application.id} and o.id <> ${id} and o.removed_at is null
      and o.state in ('draft', 'approved', 'sent', 'accepted')`.execute(database);
    return rows.length === 0 ? [] : [{ field: 'candidate', issue: 'offerOpen' }];
  },
};

/** What follows from a new offer and from each move. */
export async function followOffers(
  changes: readonly OfferChange[],
  context: CallContext,
): Promise<void> {
  for (const { action, id, after, stateBefore, stateAfter } of changes) {
    if (action === 'create') await nameApplication(context, id, after);
    if (action === 'move' && stateAfter !== null && stateAfter !== stateBefore)
      await followMove(context, id, stateAfter, reasons.get(context));
  }
}

async function nameApplication(
  { database, tenantId }: CallContext,
  id: string,
  { candidate, job }: RowValues<Fields>,
): Promise<void> {
  await sql`update offer o set application_id = a.id from application a
    where o.tenant_id = ${tenantId} and o.id = ${id} and a.tenant_id = o.tenant_id
      and a.candidate_id = ${candidate} and a.job_id = ${job} and a.state = 'active'`.execute(
    database,
  );
}

const steps: Readonly<
  Partial<Record<OfferState, 'offered' | 'declined' | 'expired' | 'withdrawn'>>
> = {
  sent: 'offered',
  declined: 'declined',
  expired: 'expired',
  withdrawn: 'withdrawn',
};

/** What a new state of an offer does to its link, its application and its entry. */
export async function followMove(
  actor: Actor,
  offerId: string,
  state: OfferState,
  reason?: string,
): Promise<void> {
  const end = linkEnds[state];
  if (end !== undefined) await endLink(actor, offerId, end);
  const application = await readApplicationOf(actor, offerId);
  if (application === undefined) return;
  if (state === 'withdrawn' && application.entryId !== null)
    await withdrawEntry(actor, application.entryId);
  const action = steps[state];
  const { id, stageId } = application;
  if (action !== undefined)
    await keepStep(actor, {
      applicationId: id,
      action,
      fromStageId: stageId,
      toStageId: stageId,
      reason,
    });
  if (state !== 'accepted') return;
  const preEntry = (await readStages(actor)).find(({ kind }) => kind === 'preEntry');
  await saveStage(actor, application, preEntry?.id ?? stageId, { action: 'accepted' });
}
