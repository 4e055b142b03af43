import { creditCheck } from '#bridge/calls/kit/credit-code.ts';
import type { DatabaseTransaction } from '#gateway/db/tables.ts';
import { addDays, addMonths, monthStart } from '#gateway/kernel/people/calendar.ts';
import { insertRows, type Row } from '../insert-rows.ts';
import { createRandom } from '../random.ts';
import type { Occupant } from './occupants.ts';
import { outsourcingSeedWords } from './outsourcing-words.ts';
import type { Structure } from './structure.ts';

type Words = (typeof outsourcingSeedWords)['zh-CN' | 'en'];

/** What the rows of dispatched work are made from. */
interface Maker {
  readonly words: Words;
  readonly anchor: string;
  readonly workers: readonly Occupant[];
  newRow(): { readonly tenant_id: string; readonly id: string };
}

/** Writes agencies, an agreement with posts, who works at them, a return and what the last months cost. */
export async function writeOutsourcingRows(
  transaction: DatabaseTransaction,
  { tenantId: tenant_id, plan, anchor }: Structure,
  occupants: readonly Occupant[],
): Promise<void> {
  // A source of its own, far from those of the plan's other rows: no id comes twice.
  const random = createRandom(plan.seed + 930_001, Date.parse(anchor));
  const present = occupants.filter(({ leftOn, joinedOn }) => leftOn === null && joinedOn < anchor);
  const sent = present.filter(({ type }) => type === 'dispatch').slice(0, 12);
  const maker: Maker = {
    words: outsourcingSeedWords[plan.locale],
    anchor,
    // Where no one is dispatched the rows show how it looks, with somebody of the staff.
    workers: sent.length > 0 ? sent : present.slice(-1),
    newRow: () => ({ tenant_id, id: random.id() }),
  };
  const entity = await transaction
    .selectFrom('legal_entity as l')
    .where('l.tenant_id', '=', tenant_id)
    .orderBy('l.id')
    .select('l.id')
    .executeTakeFirstOrThrow();
  const agencies = agencyRows(maker);
  await insertRows(transaction, 'agency', agencies);
  const agreement = agreementRow(maker, agencies[0]?.id ?? '', entity.id);
  await insertRows(transaction, 'dispatch_agreement', [agreement]);
  const posts = postRows(maker, agreement.id, present[0]?.employmentId ?? null);
  await insertRows(transaction, 'dispatch_post', posts);
  await insertRows(transaction, 'dispatch_assignment', assignmentRows(maker, posts));
  await insertRows(transaction, 'dispatch_return', returnRows(maker));
  await insertRows(transaction, 'staff_request', requestRows(maker, posts));
  await insertRows(transaction, 'dispatch_settlement', settlementRows(maker));
}

function agencyRows({ words, anchor, newRow }: Maker): Row<'agency'>[] {
  return words.agencies.map(
    (name, at): Row<'agency'> => ({
      ...newRow(),
      name,
      credit_code: creditCode(at),
      permit_number: `DEMO-${at + 1}`,
      permit_from: addMonths(anchor, at === 0 ? -12 : -35),
      // The second one ends soon: its renewal is due.
      permit_to: at === 0 ? addMonths(anchor, 24) : addDays(anchor, 20),
      contact: words.contact,
      phone: null,
      email: `agency${at + 1}@example.com`,
      note: null,
      state: 'active',
    }),
  );
}

function agreementRow(
  { words, anchor, newRow }: Maker,
  agencyId: string,
  entityId: string,
): Row<'dispatch_agreement'> & { readonly id: string } {
  return {
    ...newRow(),
    number: 'DA-001',
    agency_id: agencyId,
    entity_id: entityId,
    signed_on: addMonths(anchor, -11),
    from_on: addMonths(anchor, -11),
    to_on: addMonths(anchor, 13),
    fee_by: 'percent',
    fee: '8.0000',
    tax_on: 'fee',
    tax_rate: '5.00',
    insurance_by: 'agency',
    notice_days: 30,
    injury: words.clause,
    compensation: words.clause,
    breach: words.clause,
    state: 'active',
  };
}

function postRows(
  { words, anchor, workers, newRow }: Maker,
  agreementId: string,
  replacedId: string | null,
): Row<'dispatch_post'>[] {
  return words.posts.map(
    (name, at): Row<'dispatch_post'> => ({
      ...newRow(),
      name,
      agreement_id: agreementId,
      organ_id: (workers[at] ?? workers[0])?.organ.id ?? '',
      kind: (['substitute', 'auxiliary', 'temporary'] as const)[at] ?? 'auxiliary',
      heads: at === 0 ? 1 : 20,
      place: words.place,
      from_on: at === 2 ? addMonths(anchor, -1) : addMonths(anchor, -11),
      to_on: at === 2 ? addMonths(anchor, 4) : addMonths(anchor, 13),
      hour_price: '42.5000',
      replaced_id: at === 0 ? replacedId : null,
      reason: at === 0 ? words.reason : null,
      consulted_on: at === 1 ? addMonths(anchor, -12) : null,
    }),
  );
}

function assignmentRows(
  { anchor, workers, newRow }: Maker,
  posts: readonly Row<'dispatch_post'>[],
): Row<'dispatch_assignment'>[] {
  const begun = addMonths(anchor, -11);
  return workers.map(
    (worker, at): Row<'dispatch_assignment'> => ({
      ...newRow(),
      employment_id: worker.employmentId,
      post_id: posts[Math.min(at, 1)]?.id ?? '',
      from_on: worker.joinedOn > begun ? worker.joinedOn : begun,
      to_on: at === 0 ? addDays(anchor, 45) : addMonths(anchor, 12),
      agency_from: addMonths(anchor, -12),
      agency_to: addMonths(anchor, 13),
      comparable_pay: '7800.00',
      own_pay: '7600.00',
      protection: null,
      protected_until: null,
      ratio_reason: null,
      note: null,
      state: 'working',
    }),
  );
}

function requestRows(
  { words, anchor, newRow }: Maker,
  posts: readonly Row<'dispatch_post'>[],
): Row<'staff_request'>[] {
  return posts.slice(0, 2).map(
    ({ id, organ_id }, at): Row<'staff_request'> => ({
      ...newRow(),
      title: words.requests[at] ?? '',
      post_id: id ?? '',
      organ_id,
      heads: at + 1,
      why: at === 0 ? 'replacement' : 'new',
      needed_on: addDays(anchor, 5 + at * 20),
      note: null,
      state: at === 0 ? 'sent' : 'draft',
    }),
  );
}

function returnRows({ anchor, workers, newRow }: Maker): Row<'dispatch_return'>[] {
  return workers.slice(0, 1).map(({ employmentId }) => ({
    ...newRow(),
    employment_id: employmentId,
    reason: 'agreementEnded',
    notice_on: anchor,
    effective_on: addDays(anchor, 45),
    evidence_id: null,
    replacement: true,
    note: null,
    state: 'draft',
  }));
}

/** Of the latest month some lines wait for the agency, which disputes one. */
const latest = ['approved', 'disputed', 'approved', 'approved'] as const;

function settlementRows({ words, anchor, workers, newRow }: Maker): Row<'dispatch_settlement'>[] {
  const months = [2, 1].map((back) => ({ back, month: monthStart(addMonths(anchor, -back)) }));
  // Who came later has no line, and must not be the one whose line is in dispute.
  const settled = workers.filter(({ joinedOn }) => months.some(({ month }) => joinedOn < month));
  return settled.flatMap(({ employmentId, joinedOn }, at) =>
    months
      .filter(({ month }) => joinedOn < month)
      .map(({ back, month }) => ({
        ...newRow(),
        employment_id: employmentId,
        month,
        hours: '168.00',
        overtime150: '10.00',
        overtime200: null,
        overtime300: null,
        insurance: '1486.20',
        note: null,
        dispute_note: back === 1 && at === 1 ? words.dispute : null,
        state: back === 2 ? 'paid' : (latest[at] ?? 'draft'),
      })),
  );
}

/** A code of a region that no authority uses. */
function creditCode(at: number): string {
  const start = `91990000${String(900_000_001 + at)}`;
  return `${start}${creditCheck(start)}`;
}
