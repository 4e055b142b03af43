/** What tests of purchasing do: suppliers that are qualified, orders that are submitted, deliveries that are booked. */
import { creditCheck } from '#bridge/calls/kit/credit-code.ts';
import { uuid7 } from '#gateway/db/uuid7.ts';
import { addDays, addMonths } from '#gateway/kernel/people/calendar.ts';
import type { BoundRecord } from '#gateway/record/binding.ts';
import {
  purchaseOrders,
  supplierDeliveries,
  supplierQualifications,
  suppliers,
} from '#gateway/services/supplier/records/index.ts';
import type { DemoGateway } from './demo-gateway.ts';
import { ask, speak } from './records/record-bench.ts';

/** A row of purchasing as its calls return it. */
export interface Row {
  readonly id: string;
  readonly version: number;
  readonly state: string;
  readonly fields: Readonly<Record<string, string | number | null>>;
  readonly lines?: Readonly<
    Record<string, readonly { readonly fields: Readonly<Record<string, string | null>> }[]>
  >;
}

/** What is left of a call that was refused. */
export interface Refused {
  readonly code: number;
  readonly fields?: readonly { readonly path: string; readonly issue: string }[];
}

let serial = 0;
/** A number that no other row of the run has. */
export const next = () => {
  serial += 1;
  return serial;
};

/** A code with the right check digit that no supplier has. */
export function creditCode(): string {
  const start = `91990000${String(910_000_000 + next())}`;
  return `${start}${creditCheck(start)}`;
}

/** The issues of a refusal; none of a row. */
export const issues = ({ fields }: Refused): string[] =>
  Array.isArray(fields) ? fields.map(({ issue }) => issue as string) : [];

/** One line of an order. */
export const item = (given: object = {}): object => ({
  name: 'Paper',
  unit: 'box',
  quantity: '100',
  price: '10',
  taxRate: '13',
  ...given,
});

/** Two people of different organisations who have no account, and the organisation of the first. */
async function findPeople({ gateway }: DemoGateway) {
  const { rows } = await gateway.asOwner((client) =>
    client.query<{ organ: string; employment: string }>(
      `select distinct on (j.organ_id) j.organ_id as organ, e.id as employment from app.employment e
        join app.tenant t on t.id = e.tenant_id and t.code = 'harbour'
        join app.job_row j on j.tenant_id = e.tenant_id and j.employment_id = e.id and j.to_on is null
        where e.left_on is null and not exists (select from app.membership m
          where m.tenant_id = e.tenant_id and m.employment_id = e.id)
        order by j.organ_id, e.id limit 2`,
    ),
  );
  const [first, second] = rows;
  if (first === undefined || second === undefined) throw new Error('The demo has too few people.');
  return { organ: first.organ, receiver: first.employment, stranger: second.employment };
}

/** What is done to rows, by the administrator: a refusal comes back as one. */
function recordsOf(demo: DemoGateway) {
  const make = (bound: BoundRecord, values: object, lines?: object): Promise<Row> =>
    ask<Row>(demo, 'admin', bound, 'create', { values, ...(lines && { lines }) });
  const tried = async (bound: BoundRecord, part: 'create' | 'move' | 'update', request: object) => {
    const { code, answer } = await speak<Row>(demo, 'admin', bound, part, request);
    return (answer.result ?? { code, fields: answer.fields }) as Row & Refused;
  };
  const move = (bound: BoundRecord, { id, version }: Row, name: string) =>
    tried(bound, 'move', { id, version, move: name });
  const read = (bound: BoundRecord, id: string): Promise<Row> =>
    ask<Row>(demo, 'admin', bound, 'get', { id });
  return { make, tried, move, read };
}

/** Purchasing in the demo. */
export async function openPurchasing(demo: DemoGateway) {
  const people = await findPeople(demo);
  const rows = recordsOf(demo);
  const { make, move } = rows;
  const { organ, receiver } = people;

  async function licence(supplier: string, kind: string, expiresOn: string | null) {
    const row = await make(supplierQualifications, {
      supplier,
      kind,
      number: `L-${next()}`,
      issuedOn: addMonths(demo.today, -12),
      ...(expiresOn && { expiresOn }),
    });
    return move(supplierQualifications, row, 'confirm');
  }

  /** A supplier of office goods that is qualified for years. */
  async function qualified(given: object = {}): Promise<Row> {
    const row = await make(suppliers, {
      name: `Supplier ${uuid7()}`,
      creditCode: creditCode(),
      kind: 'goods',
      ...given,
    });
    await licence(row.id, 'businessLicence', null);
    return move(suppliers, row, 'admit');
  }

  function order(supplier: string, items: readonly object[] = [item()], given: object = {}) {
    return make(
      purchaseOrders,
      {
        number: `PO-${next()}-${uuid7()}`.slice(0, 40),
        supplier,
        organ,
        place: 'Gate 1',
        orderedOn: demo.today,
        neededOn: addDays(demo.today, 10),
        ...given,
      },
      { items },
    );
  }

  async function ordered(supplier: string, items?: readonly object[]): Promise<Row> {
    return move(purchaseOrders, await order(supplier, items), 'submit');
  }

  /** Books a delivery of the first line of an order; a refusal comes back as one. */
  async function deliver(orderId: string, accepted: string, rejected = '0', reason?: string) {
    const row = await make(
      supplierDeliveries,
      { number: `D-${next()}-${uuid7()}`, order: orderId, arrivedOn: demo.today, receiver },
      { items: [{ lineNo: 1, accepted, rejected, ...(reason && { reason }) }] },
    );
    return { row, moved: await move(supplierDeliveries, row, 'book') };
  }

  return { ...people, ...rows, licence, qualified, order, ordered, deliver };
}

/** What a test has of it. */
export type Purchasing = Awaited<ReturnType<typeof openPurchasing>>;
