import { sql } from 'kysely';
import type { ParsedRequestOf, ResultOf } from '#bridge/calls/kit/define.ts';
import type { FieldIssue } from '#bridge/calls/kit/words.ts';
import type { saveOffer } from '#bridge/calls/recruit/offers.ts';
import { recruitCodes } from '#bridge/calls/recruit/terms.ts';
import { uuid7 } from '#gateway/db/uuid7.ts';
import type { CallContext } from '#gateway/kernel/handler.ts';
import { addDays, addMonths, dayOf } from '#gateway/kernel/people/calendar.ts';
import { employedOn } from '#gateway/kernel/people/reached-people.ts';
import { RefusedError } from '#gateway/kernel/refused-error.ts';
import { probationProblems } from '../../joyhr/life/probation-check.ts';
import { openApplication } from '../board/open-application.ts';

type Request = ParsedRequestOf<typeof saveOffer>;

/** Saves the draft of an offer; a declined or withdrawn one is followed by a new one. */
export async function saveDraft(
  context: CallContext,
  request: Request,
): Promise<ResultOf<typeof saveOffer>> {
  const { database, tenantId } = context;
  const application = await openApplication(context, request.applicationId, { locked: true });
  if (application.state !== 'active') throw new RefusedError('notNow');
  if (application.jobState !== 'open') throw new RefusedError(recruitCodes.jobNotOpen);
  await checkDraft(context, request);
  const live = await database
    .selectFrom('offer as o')
    .where('o.tenant_id', '=', tenantId)
    .where('o.application_id', '=', application.id)
    .where('o.state', 'in', ['draft', 'sent', 'accepted'])
    .select(['o.id', 'o.state', 'o.version'])
    .forUpdate()
    .executeTakeFirst();
  if (live === undefined) return insertDraft(context, request);
  if (live.version !== request.version) throw new RefusedError('conflict');
  if (live.state !== 'draft') throw new RefusedError('notNow');
  const saved = await database
    .updateTable('offer')
    .where('tenant_id', '=', tenantId)
    .where('id', '=', live.id)
    .set({ ...columnsOf(request), version: sql<number>`version + 1` })
    .returning(['id', 'version'])
    .executeTakeFirstOrThrow();
  context.record(`offer:${live.id}`);
  return saved;
}

async function insertDraft(
  context: CallContext,
  request: Request,
): Promise<ResultOf<typeof saveOffer>> {
  const { database, tenantId } = context;
  const id = uuid7();
  await database
    .insertInto('offer')
    .values({
      tenant_id: tenantId,
      id,
      application_id: request.applicationId,
      ...columnsOf(request),
      state: 'draft',
      answer_note: null,
      entry_id: null,
    })
    .execute();
  context.record(`offer:${id}`);
  return { id, version: 1 };
}

function columnsOf(request: Request) {
  return {
    position_id: request.positionId,
    grade_id: request.gradeId ?? null,
    manager_id: request.managerId,
    entry_on: request.entryOn,
    contract_months: request.contractMonths ?? null,
    probation_months: request.probationMonths,
    base_pay: request.basePay,
    valid_until: request.validUntil,
  };
}

/** Checks the days, the probation against the law, and that what the offer names is there. */
async function checkDraft(context: CallContext, request: Request): Promise<void> {
  const { entryOn, contractMonths, probationMonths, validUntil, basePay } = request;
  const today = dayOf(context.now());
  if (entryOn < today) throw wrong('entryOn', 'dateOrder');
  if (validUntil < today) throw wrong('validUntil', 'dateOrder');
  if (/^0+(\.0+)?$/.test(basePay)) throw wrong('basePay', 'tooSmall');
  const [probation] = probationProblems({
    joinedOn: entryOn,
    probationEndsOn: probationMonths === 0 ? null : lastDay(entryOn, probationMonths),
    contractKind: contractMonths === undefined ? 'open' : 'fixed',
    contractMonths: contractMonths ?? null,
  });
  if (probation !== undefined) {
    const { issue, max } = probation;
    throw new RefusedError('badInput', {
      fields: [{ path: 'probationMonths', issue, ...(max === undefined ? {} : { max }) }],
    });
  }
  await requireNamed(context, request);
}

/** The last day of a probation of so many months. */
export function lastDay(from: string, months: number): string {
  return addDays(addMonths(from, months), -1);
}

async function requireNamed({ database, tenantId }: CallContext, request: Request): Promise<void> {
  const { positionId, gradeId, managerId, entryOn } = request;
  const position = await database
    .selectFrom('position as p')
    .where('p.tenant_id', '=', tenantId)
    .where('p.id', '=', positionId)
    .where('p.removed_at', 'is', null)
    .where(sql<boolean>`(p.closed_on is null or p.closed_on > ${entryOn}::date)`)
    .select('p.id')
    .executeTakeFirst();
  if (position === undefined) throw wrong('positionId', 'choice');
  const manager = await database
    .selectFrom('employment as e')
    .where('e.tenant_id', '=', tenantId)
    .where('e.id', '=', managerId)
    .where(employedOn(entryOn))
    .select('e.id')
    .executeTakeFirst();
  if (manager === undefined) throw wrong('managerId', 'notEmployed');
  if (gradeId === undefined) return;
  const grade = await database
    .selectFrom('grade as g')
    .where('g.tenant_id', '=', tenantId)
    .where('g.id', '=', gradeId)
    .where('g.removed_at', 'is', null)
    .select('g.id')
    .executeTakeFirst();
  if (grade === undefined) throw wrong('gradeId', 'choice');
}

function wrong(path: string, issue: FieldIssue): RefusedError {
  return new RefusedError('badInput', { fields: [{ path, issue }] });
}
