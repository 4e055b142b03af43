import { sql } from 'kysely';
import type { applyInsuranceBases, insuranceBases } from '#bridge/calls/insurance/bases.ts';
import { enrolment } from '#bridge/calls/insurance/records/enrolment.ts';
import type { ParsedRequestOf, ResultOf } from '#bridge/calls/kit/define.ts';
import type { FieldRight } from '#bridge/calls/record/field-right.ts';
import { yuan, yuanText } from '#gateway/kernel/exact/money.ts';
import type { CallContext } from '#gateway/kernel/handler.ts';
import type { OwnRule } from '#gateway/kernel/law/own-rule.ts';
import type { LawScope } from '#gateway/kernel/law/rule.ts';
import { addDays } from '#gateway/kernel/people/calendar.ts';
import { offsetOf, pageFrom } from '#gateway/kernel/people/pages.ts';
import { RefusedError } from '#gateway/kernel/refused-error.ts';
import { hasFunction } from '#gateway/kernel/rights.ts';
import { rightsOn } from '#gateway/record/rights.ts';
import { companyStanding, openScope } from '#gateway/record/scope.ts';
import { records } from '../../records.ts';
import { loadRuleSet } from '../../ruleEngine/company-rules/load-rules.ts';
import { insuranceRulesOn } from '../law/rules.ts';
import { enrolments } from '../records/enrolments.ts';
import type { Place } from '../statements/insured-lines.ts';
import { type Adjustment, differs, type Proposal, proposals } from './proposals.ts';

type Row = ResultOf<typeof insuranceBases>['rows'][number];

/** Lists what the bases would be from a month on. */
export async function listBases(
  context: CallContext,
  request: ParsedRequestOf<typeof insuranceBases>,
): Promise<ResultOf<typeof insuranceBases>> {
  requireMonth(request);
  await requireBases(context, ['read', 'write']);
  const { database, tenantId, rights } = context;
  const { keyword = '', from } = request;
  const all = proposals(tenantId, request);
  const found = sql<boolean>`(${keyword} = ''
    or strpos(x.name, ${keyword}) > 0 or strpos(x."staffNo", ${keyword}) > 0)`;
  const { rows } =
    await sql<Proposal>`select * from (${all}) x where ${found} order by x."staffNo", x."enrolmentId"
    limit ${request.rows} offset ${offsetOf(request)}`.execute(database);
  const counted = await sql<{ all: number; changing: number; kept: number }>`
    select count(*) filter (where ${found})::int as all,
      count(*) filter (where ${differs})::int as changing,
      count(*) filter (where x.months = 0)::int as kept
    from (${all}) x`.execute(database);
  const { all: count = 0, changing = 0, kept = 0 } = counted.rows[0] ?? {};
  const { own } = await loadRuleSet(database, tenantId, { from, to: from });
  const page = await pageFrom(request, rows.map(rowAt(from, own)), () => Promise.resolve(count));
  const can = { apply: hasFunction(rights, `${enrolment.functionId}.edit`) };
  return { ...page, changing, kept, can };
}

/** A proposal with the limits of the pension on a day. */
function rowAt(from: string, own: readonly OwnRule[]): (proposal: Proposal) => Row {
  const known = new Map<Place, Pick<Row, 'floor' | 'ceiling'>>();
  return ({ enrolmentId: _, ...proposal }) => {
    const { place, next } = proposal;
    const limits = known.get(place) ?? limitsOf({ place, asOf: from, own });
    known.set(place, limits);
    return { ...proposal, ...limits, limited: limitedBy(next, limits) };
  };
}

function limitsOf(scope: LawScope): Pick<Row, 'floor' | 'ceiling'> {
  const rule = insuranceRulesOn(scope).get('pension');
  const text = (amount: string | null | undefined) => (amount ? yuanText(yuan(amount)) : null);
  return { floor: text(rule?.floor), ceiling: text(rule?.ceiling) };
}

function limitedBy(next: string, { floor, ceiling }: Pick<Row, 'floor' | 'ceiling'>) {
  if (floor !== null && yuan(next) < yuan(floor)) return 'floor';
  return ceiling !== null && yuan(next) > yuan(ceiling) ? 'ceiling' : null;
}

/** Begins new rows of enrolment with the bases that were listed. */
export async function applyBases(
  context: CallContext,
  request: ParsedRequestOf<typeof applyInsuranceBases>,
): Promise<ResultOf<typeof applyInsuranceBases>> {
  requireMonth(request);
  await requireBases(context, ['write']);
  const { database, tenantId } = context;
  const { from } = request;
  // Rows are locked first: two people who apply at once do it once.
  const { rows } = await sql<Pick<Proposal, 'enrolmentId' | 'next'>>`
    select x."enrolmentId", x.next from (${proposals(tenantId, request)}) x
    join enrolment n on n.tenant_id = ${tenantId} and n.id = x."enrolmentId" and n.to_on is null
    where ${differs} for update of n`.execute(database);
  const ended = await sql<{ id: string }>`
    update enrolment set to_on = ${addDays(from, -1)}::date, version = version + 1
    where tenant_id = ${tenantId} and to_on is null
      and id = any(${rows.map(({ enrolmentId }) => enrolmentId)}::uuid[])
    returning id`.execute(database);
  const begun = new Set(ended.rows.map(({ id }) => id));
  const next = rows.filter(({ enrolmentId }) => begun.has(enrolmentId));
  await sql`
    insert into enrolment (tenant_id, id, employment_id, place, insurance_base, fund_base, fund_rate,
      supplementary_fund_rate, work_injury_rate, first_fund_account, from_on, custom)
    select n.tenant_id, gen_random_uuid(), n.employment_id, n.place, x.next,
      case when n.fund_base is not null then x.next end, n.fund_rate, n.supplementary_fund_rate,
      n.work_injury_rate, n.first_fund_account, ${from}::date, n.custom
    from enrolment n
    join jsonb_to_recordset(${JSON.stringify(next)}::jsonb) x("enrolmentId" uuid, next numeric)
      on n.tenant_id = ${tenantId} and n.id = x."enrolmentId"`.execute(database);
  context.record('enrolment', { from, place: request.place ?? null, changed: next.length });
  return { changed: next.length };
}

/**
 * The adjustment is of the whole company: who reaches some of its people, or not their bases, has no part in it.
 * @throws {RefusedError} `noPermission`
 */
async function requireBases(context: CallContext, enough: readonly FieldRight[]): Promise<void> {
  const scope = await openScope(context, enrolments, records);
  const { insuranceBase, fundBase } = rightsOn(scope, companyStanding);
  const isEnough = (right: FieldRight | undefined) => right !== undefined && enough.includes(right);
  if (!isEnough(insuranceBase) || !isEnough(fundBase)) throw new RefusedError('noPermission');
}

/** Bases hold from the first day of a month. */
function requireMonth({ from }: Adjustment): void {
  if (from.endsWith('-01')) return;
  throw new RefusedError('badInput', { fields: [{ path: 'from', issue: 'invalid' }] });
}
