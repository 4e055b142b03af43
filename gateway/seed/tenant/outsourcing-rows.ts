import { creditCheck } from '#bridge/calls/kit/credit-code.ts';
import type { DatabaseTransaction } from '#gateway/db/tables.ts';
import { addDays, addMonths, monthStart } from '#gateway/kernel/people/calendar.ts';
import { insertRows, type Row } from '../insert-rows.ts';
import { createRandom } from '../random.ts';
import type { Occupant } from './occupants.ts';
import { outsourcingSeedWords } from './outsourcing-words.ts';
import type { Structure } from './structure.ts';

/** Writes agencies, an agreement with posts, who works at them, a return and what the last months cost. */
export async function writeOutsourcingRows(
  transaction: DatabaseTransaction,
  { tenantId: tenant_id, plan, anchor }: Structure,
  occupants: readonly Occupant[],
): Promise<void> {
  const words = outsourcingSeedWords[plan.locale];
  // A source of its own, far from those of the plan's other rows: no id comes twice.
  const random = createRandom(plan.seed + 930_001, Date.parse(anchor));
  const newRow = () => ({ tenant_id, id: random.id() });
  const entity = await transaction
    .selectFrom('legal_entity as l')
    .where('l.tenant_id', '=', tenant_id)
    .orderBy('l.id')
    .select('l.id')
    .executeTakeFirstOrThrow();
  const agencies = words.agencies.map(
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
  await insertRows(transaction, 'agency', agencies);
  const agreement: Row<'dispatch_agreement'> = {
    ...newRow(),
    number: 'DA-001',
    agency_id: agencies[0]?.id ?? '',
    entity_id: entity.id,
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
  await insertRows(transaction, 'dispatch_agreement', [agreement]);
  const present = occupants.filter(({ leftOn, joinedOn }) => leftOn === null && joinedOn < anchor);
  const sent = present.filter(({ type }) => type === 'dispatch').slice(0, 12);
  // Where no one is dispatched the rows show how it looks, with somebody of the staff.
  const workers = sent.length > 0 ? sent : present.slice(-1);
  const [first] = present;
  const posts = words.posts.map(
    (name, at): Row<'dispatch_post'> => ({
      ...newRow(),
      name,
      agreement_id: agreement.id,
      organ_id: (workers[at] ?? workers[0])?.organ.id ?? '',
      kind: (['substitute', 'auxiliary', 'temporary'] as const)[at] ?? 'auxiliary',
      heads: at === 0 ? 1 : 20,
      place: words.place,
      from_on: at === 2 ? addMonths(anchor, -1) : addMonths(anchor, -11),
      to_on: at === 2 ? addMonths(anchor, 4) : addMonths(anchor, 13),
      hour_price: '42.5000',
      replaced_id: at === 0 ? (first?.employmentId ?? null) : null,
      reason: at === 0 ? words.reason : null,
      consulted_on: at === 1 ? addMonths(anchor, -12) : null,
    }),
  );
  await insertRows(transaction, 'dispatch_post', posts);
  const assignments = workers.map(
    (worker, at): Row<'dispatch_assignment'> => ({
      ...newRow(),
      employment_id: worker.employmentId,
      post_id: posts[Math.min(at, 1)]?.id ?? '',
      from_on: worker.joinedOn > agreement.from_on ? worker.joinedOn : agreement.from_on,
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
  await insertRows(transaction, 'dispatch_assignment', assignments);
  const [one] = workers;
  if (one === undefined) return;
  await insertRows(transaction, 'dispatch_return', [
    {
      ...newRow(),
      employment_id: one.employmentId,
      reason: 'agreementEnded',
      notice_on: anchor,
      effective_on: addDays(anchor, 45),
      evidence_id: null,
      replacement: true,
      note: null,
      state: 'draft',
    },
  ]);
  await insertRows(
    transaction,
    'dispatch_settlement',
    workers.flatMap(({ employmentId, joinedOn }) =>
      [2, 1]
        .filter((back) => joinedOn < monthStart(addMonths(anchor, -back)))
        .map(
          (back): Row<'dispatch_settlement'> => ({
            ...newRow(),
            employment_id: employmentId,
            month: monthStart(addMonths(anchor, -back)),
            hours: '168.00',
            overtime150: '10.00',
            overtime200: null,
            overtime300: null,
            insurance: '1486.20',
            note: null,
            state: back === 2 ? 'paid' : 'draft',
          }),
        ),
    ),
  );
}

/** A code of a region that no authority uses. */
function creditCode(at: number): string {
  const start = `91990000${String(900_000_001 + at)}`;
  return `${start}${creditCheck(start)}`;
}
