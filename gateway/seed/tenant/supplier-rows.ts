import { creditCheck } from '#bridge/calls/kit/credit-code.ts';
import type { DatabaseTransaction } from '#gateway/db/tables.ts';
import { addDays, addMonths, monthStart } from '#gateway/kernel/people/calendar.ts';
import { insertRows, type Row } from '../insert-rows.ts';
import { createRandom } from '../random.ts';
import type { Occupant } from './occupants.ts';
import type { Structure } from './structure.ts';
import { writeSupplierInvoices } from './supplier-invoices.ts';
import {
  type SupplierMaker as Maker,
  prices,
  type WithId,
  writeSupplierOrders,
} from './supplier-orders.ts';
import { supplierSeedWords } from './supplier-words.ts';

/** What the demo has of each supplier, in the order of their words; days are counted from the anchor. */
const standing = [
  { kind: 'goods', state: 'qualified', licence: 900, special: [] },
  { kind: 'dispatch', state: 'qualified', licence: 1500, special: [['dispatchPermit', 400]] },
  {
    kind: 'travel',
    state: 'qualified',
    licence: 700,
    special: [
      ['travelLicence', 20],
      ['liabilityInsurance', 240],
    ],
  },
  { kind: 'medical', state: 'qualified', licence: 1200, special: [['medicalLicence', 500]] },
  { kind: 'training', state: 'qualified', licence: 300, special: [] },
  { kind: 'services', state: 'restricted', licence: -1, special: [] },
  { kind: 'goods', state: 'blacklisted', licence: 100, special: [] },
  { kind: 'goods', state: 'applicant', licence: 800, special: [] },
  { kind: 'services', state: 'applicant', licence: 1000, special: [] },
] as const;
/** The applicant whose licence is not checked yet. */
const unchecked = 7;

/** Writes suppliers with licences and prices, what was ordered of them, what came, settlements with invoices, and two evaluations. */
export async function writeSupplierRows(
  transaction: DatabaseTransaction,
  { tenantId: tenant_id, plan, anchor, organs }: Structure,
  occupants: readonly Occupant[],
): Promise<void> {
  // A source of its own, far from those of the plan's other rows: no id comes twice.
  const random = createRandom(plan.seed + 980_001, Date.parse(anchor));
  const present = occupants.find(({ leftOn, joinedOn }) => leftOn === null && joinedOn < anchor);
  if (present === undefined) return;
  const maker: Maker = {
    words: supplierSeedWords[plan.locale],
    anchor,
    receiverId: present.employmentId,
    organIds: organs.map(({ id }) => id).slice(0, 3),
    newRow: () => ({ tenant_id, id: random.id() }),
  };
  const suppliers = supplierRows(maker);
  const [office = '', , , medical = ''] = suppliers.map(({ id }) => id);
  await insertRows(transaction, 'supplier', suppliers);
  await insertRows(
    transaction,
    'supplier_contact',
    suppliers.map((one, at) => contactRow(maker, one.id, at)),
  );
  await insertRows(transaction, 'supplier_qualification', licenceRows(maker, suppliers));
  await writePrices(transaction, maker, [office, medical]);
  const settlements = settlementRows(maker, office);
  await insertRows(transaction, 'supplier_settlement', settlements);
  await writeSupplierOrders(transaction, maker, office, settlements);
  await writeSupplierInvoices(transaction, maker, settlements);
  await writeEvaluations(transaction, maker, suppliers);
}

function supplierRows({ words, anchor, newRow }: Maker): WithId<Row<'supplier'>>[] {
  return standing.map(({ kind, state }, at) => ({
    ...newRow(),
    name: words.suppliers[at]?.[0] ?? '',
    short_name: words.suppliers[at]?.[1] ?? '',
    credit_code: creditCode(at),
    kind,
    since: state === 'applicant' ? null : addMonths(anchor, -10 - at),
    legal_person: null,
    address: words.address,
    pay_days: 30,
    tolerance: at === 0 ? 5 : 0,
    block_reason: state === 'blacklisted' ? words.blockReason : null,
    note: null,
    state,
  }));
}

/** An invented code under a region that no authority uses, with the right check digit. */
function creditCode(at: number): string {
  const start = `91990000${String(900_000_101 + at)}`;
  return `${start}${creditCheck(start)}`;
}

function contactRow({ words, newRow }: Maker, supplier_id: string, at: number) {
  return {
    ...newRow(),
    supplier_id,
    sort_order: 0,
    name: words.contact,
    post: null,
    phone: null,
    email: `supplier${at + 1}@example.com`,
    duty: 'orders' as const,
  };
}

function licenceRows(
  { words, anchor, newRow }: Maker,
  suppliers: readonly WithId<Row<'supplier'>>[],
): Row<'supplier_qualification'>[] {
  return suppliers.flatMap(({ id }, at) => {
    const { licence, special } = standing[at] ?? standing[0];
    const kinds = [['businessLicence', licence] as const, ...special];
    return kinds.map(
      ([kind, days], index): Row<'supplier_qualification'> => ({
        ...newRow(),
        number: `DEMO-${at + 1}-${index + 1}`,
        supplier_id: id,
        kind,
        issuer: words.issuer,
        issued_on: addMonths(anchor, -24),
        expires_on: addDays(anchor, days),
        scope: null,
        scan_id: null,
        reject_reason: null,
        state: at === unchecked ? 'pending' : 'valid',
      }),
    );
  });
}

async function writePrices(
  transaction: DatabaseTransaction,
  { words, anchor, newRow }: Maker,
  suppliers: readonly string[],
): Promise<void> {
  const lists = suppliers.map((supplier_id, at) => ({
    ...newRow(),
    name: words.lists[at] ?? '',
    supplier_id,
    from_on: addMonths(anchor, -12),
    to_on: addMonths(anchor, 12),
    state: 'active' as const,
  }));
  await insertRows(transaction, 'supplier_price_list', lists);
  const [office, medical] = lists;
  const officeItems = words.items.map(([name, unit], at) => ({
    ...newRow(),
    price_list_id: office?.id ?? '',
    sort_order: at,
    item: `P${String(at + 1).padStart(3, '0')}`,
    name,
    unit,
    price: prices[at] ?? '1.0000',
    tax_rate: '13.00',
  }));
  const [name, unit] = words.checkup;
  const check = {
    ...newRow(),
    price_list_id: medical?.id ?? '',
    sort_order: 0,
    item: 'M001',
    name,
    unit,
    price: '480.0000',
    tax_rate: '6.00',
  };
  await insertRows(transaction, 'supplier_price', [...officeItems, check]);
}

/** The last month is disputed, the one before is confirmed, and an earlier one is paid. */
function settlementRows(
  { words, anchor, newRow }: Maker,
  supplier_id: string,
): WithId<Row<'supplier_settlement'>>[] {
  const month = monthStart(anchor);
  const states = { [-3]: 'paid', [-2]: 'confirmed', [-1]: 'disputed' } as const;
  return ([-3, -2, -1] as const).map((back) => ({
    ...newRow(),
    number: `JS-${addMonths(month, back).slice(0, 7)}-01`,
    supplier_id,
    month: addMonths(month, back),
    adjustment: null,
    adjustment_reason: null,
    dispute_note: back === -1 ? words.dispute : null,
    paid_on: back === -3 ? addMonths(month, back + 2) : null,
    state: states[back],
  }));
}

const scores = {
  0: ['98.00', '97.50', '90.00', '94.00'],
  4: ['76.00', '82.00', '70.00', '68.00'],
} as const;

async function writeEvaluations(
  transaction: DatabaseTransaction,
  { words, anchor, newRow }: Maker,
  suppliers: readonly WithId<Row<'supplier'>>[],
): Promise<void> {
  const to = addDays(monthStart(anchor), -1);
  for (const at of [0, 4] as const) {
    const row = {
      ...newRow(),
      name: `${words.suppliers[at][1]} ${words.evaluation}`,
      supplier_id: suppliers[at]?.id ?? '',
      from_on: addMonths(monthStart(anchor), -3),
      to_on: to,
      released_on: addDays(anchor, -5),
      note: words.appraisal,
      appeal_note: null,
      appealed_on: null,
      state: at === 0 ? ('final' as const) : ('released' as const),
    };
    await insertRows(transaction, 'supplier_evaluation', [row]);
    const criteria = ['onTime', 'accepted', 'price', 'service'] as const;
    await insertRows(
      transaction,
      'supplier_score',
      criteria.map((criterion, index) => ({
        ...newRow(),
        evaluation_id: row.id,
        sort_order: index,
        criterion,
        weight: [30, 30, 20, 20][index] ?? 20,
        value: scores[at][index] ?? null,
        note: null,
      })),
    );
  }
}
