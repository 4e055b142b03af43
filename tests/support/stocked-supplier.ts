/** A supplier with one row of everything that its people see, for tests of the wall around it. */
import { calls } from '#bridge/calls/index.ts';
import { uuid7 } from '#gateway/db/uuid7.ts';
import { addMonths, monthStart } from '#gateway/kernel/people/calendar.ts';
import {
  supplierEvaluations,
  supplierSettlements,
} from '#gateway/services/supplier/records/index.ts';
import { type AgencyStock, idsOf, stockAgency } from './agency-people.ts';
import type { DemoGateway } from './demo-gateway.ts';
import { item, next, type Purchasing, type Row } from './purchasing.ts';
import { tinyPng } from './request-maker.ts';
import { openSupplierLogin } from './supplier-logins.ts';

/** A supplier with one row of everything that its people see. */
export interface Stocked {
  readonly supplier: Row;
  readonly loginName: string;
  readonly accountId: string;
  /** Ids of its rows by the fields of requests that name them. */
  readonly ids: Readonly<Record<string, string>>;
  /** What must not be seen by anyone else: names, numbers and ids. */
  readonly marks: readonly string[];
  /** What it is as an agency. */
  readonly sent: AgencyStock;
}

/** A settlement of a delivery of its own, for the month before, that the supplier confirmed; its id. */
export async function confirmSettlement(
  demo: DemoGateway,
  buying: Purchasing,
  { supplier, loginName }: Pick<Stocked, 'supplier' | 'loginName'>,
  mark: string,
): Promise<string> {
  const order = await buying.ordered(supplier.id, [item({ quantity: '1' })]);
  await buying.deliver(order.id, '1');
  const row = await buying.make(supplierSettlements, {
    number: `JS-${next()}-${mark}`.slice(0, 40),
    month: addMonths(monthStart(demo.today), next()),
    supplier: supplier.id,
  });
  const computed = await buying.move(supplierSettlements, row, 'compute');
  const { version } = await buying.move(supplierSettlements, computed, 'send');
  const answer = { settlementId: row.id, version, answer: 'confirm' as const };
  await demo.ask(loginName, calls.portalAnswerSettlement, answer);
  return row.id;
}

/** A number of an invoice that no other one of the run has. */
export const invoiceNumber = (): string =>
  String(25_322_000_000_000n * 1_000_000n + BigInt(next()));

/** Hands in an invoice for a settlement of one box; its id. */
async function invoice(demo: DemoGateway, loginName: string, settlementId: string) {
  const { invoiceId } = await demo.ask(loginName, calls.portalAddInvoice, {
    number: invoiceNumber(),
    issuedOn: demo.today,
    net: '10',
    tax: '1.3',
    gross: '11.30',
    settlementIds: [settlementId],
  });
  return invoiceId;
}

/** Makes one, with a mark of its own in every name. */
export async function stockSupplier(
  demo: DemoGateway,
  buying: Purchasing,
  word: string,
): Promise<Stocked> {
  const mark = `${word}-${uuid7().slice(-12)}`;
  const supplier = await buying.qualified({ name: `Supplier ${mark}` });
  const sent = await stockAgency(demo, supplier);
  const { loginName, accountId } = await openSupplierLogin(demo, supplier.id, `Person ${mark}`);
  const order = await buying.ordered(supplier.id, [item({ name: `Item ${mark}` })]);
  const { row: delivery } = await buying.deliver(order.id, '10');
  const settlement = await buying.make(supplierSettlements, {
    number: `JS-${mark}`.slice(0, 40),
    month: monthStart(demo.today),
    supplier: supplier.id,
  });
  const computed = await buying.move(supplierSettlements, settlement, 'compute');
  await buying.move(supplierSettlements, computed, 'send');
  const invoiced = await confirmSettlement(demo, buying, { supplier, loginName }, mark);
  const evaluation = await buying.make(
    supplierEvaluations,
    { supplier: supplier.id, name: `E ${mark}`, fromOn: demo.today, toOn: demo.today },
    { scores: [{ criterion: 'service', weight: 100, value: '91' }] },
  );
  await buying.move(
    supplierEvaluations,
    await buying.move(supplierEvaluations, evaluation, 'score'),
    'release',
  );
  const words = { requestKey: uuid7(), body: `Words ${mark}`, attachmentIds: [] };
  const written = { orderId: order.id, ...words };
  const { messageId } = await demo.ask(loginName, calls.portalSendMessage, written);
  await demo.ask(loginName, calls.portalReadMessages, { orderId: order.id });
  const file = new File([tinyPng], `${mark}.png`);
  const scan = await demo.ask(loginName, calls.portalUploadScan, { file });
  const invoiceId = await invoice(demo, loginName, invoiced);
  const { licenceId } = await demo.ask(loginName, calls.portalAddLicence, {
    kind: 'other',
    number: `L-${next()}-${mark}`,
    scanId: scan.id,
  });
  const ids = {
    ...(await idsOf(demo, loginName, sent)),
    orderId: order.id,
    deliveryId: delivery.id,
    settlementId: settlement.id,
    evaluationId: evaluation.id,
    scanId: scan.id,
  };
  const rows = [sent.agency, sent.agreement, sent.assignment, sent.settlement, sent.request];
  const dispatched = [sent.employment, ...rows.map(({ id }) => id)];
  const marks = [
    mark,
    supplier.id,
    accountId,
    licenceId,
    invoiceId,
    messageId,
    invoiced,
    ...Object.values(ids),
    ...dispatched,
  ];
  return { supplier, loginName, accountId, ids, marks, sent };
}
