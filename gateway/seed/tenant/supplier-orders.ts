import type { DatabaseTransaction } from '#gateway/db/tables.ts';
import { addDays, addMonths } from '#gateway/kernel/people/calendar.ts';
import { insertRows, type Row } from '../insert-rows.ts';
import type { supplierSeedWords } from './supplier-words.ts';

type Words = (typeof supplierSeedWords)['zh-CN' | 'en'];
/** A row whose id is known. */
export type WithId<Table> = Table & { readonly id: string };

/** What the rows of suppliers are made from. */
export interface SupplierMaker {
  readonly words: Words;
  readonly anchor: string;
  readonly receiverId: string;
  readonly organIds: readonly string[];
  newRow(): { readonly tenant_id: string; readonly id: string };
}

/** Net prices of the items of the demo, in the order of their words. */
export const prices = ['139.0000', '18.5000', '860.0000', '2.3500'] as const;

/** Orders of the demo: by days from the anchor, and what came of them. */
const orders = [
  { ordered: -110, needed: -100, state: 'closed', came: -101 },
  { ordered: -80, needed: -70, state: 'closed', came: -72 },
  { ordered: -52, needed: -42, state: 'received', came: -44 },
  { ordered: -34, needed: -24, state: 'received', came: -21 },
  { ordered: -18, needed: -6, state: 'partly', came: -8 },
  { ordered: -12, needed: 6, state: 'acknowledged', came: null },
  { ordered: -4, needed: 12, state: 'ordered', came: null },
  { ordered: -1, needed: 20, state: 'draft', came: null },
] as const;

/** Writes what was ordered of a supplier, and what came of it; settlements take what came in their months. */
export async function writeSupplierOrders(
  transaction: DatabaseTransaction,
  maker: SupplierMaker,
  supplierId: string,
  settlements: readonly WithId<Row<'supplier_settlement'>>[],
): Promise<void> {
  const { words, anchor, newRow, organIds, receiverId } = maker;
  const rows = orders.map(({ ordered, needed, state }, at) => ({
    ...newRow(),
    number: `PO-${addDays(anchor, ordered).replaceAll('-', '')}-${at + 1}`,
    supplier_id: supplierId,
    organ_id: organIds[at % organIds.length] ?? '',
    ordered_on: addDays(anchor, ordered),
    needed_on: addDays(anchor, needed),
    place: words.place,
    note: null,
    state,
  }));
  await insertRows(transaction, 'purchase_order', rows);
  const items = rows.flatMap(({ id }, at) => itemRows(maker, id, at));
  await insertRows(transaction, 'purchase_order_item', items);
  const came = rows.flatMap(({ id, number }, at) => {
    const day = orders[at]?.came ?? null;
    return day === null ? [] : [{ at, orderId: id, number, day: addDays(anchor, day) }];
  });
  const deliveries = came.map(({ orderId, number, day }) => ({
    ...newRow(),
    number: `${number}-1`,
    order_id: orderId,
    announced_for: null,
    arrived_on: day,
    receiver_id: receiverId,
    note: null,
    settlement_id: settlementOf(settlements, day),
    state: 'booked' as const,
  }));
  await insertRows(transaction, 'supplier_delivery', deliveries);
  const accepted = deliveries.flatMap(({ id, order_id }, index) => {
    const partly = orders[came[index]?.at ?? 0]?.state === 'partly';
    return items
      .filter((item) => item.order_id === order_id)
      .map((item) => ({
        ...newRow(),
        delivery_id: id,
        sort_order: item.sort_order,
        line_no: item.sort_order + 1,
        accepted: partly ? '5.000' : item.quantity,
        rejected: partly && item.sort_order === 0 ? '2.000' : '0.000',
        reason: partly && item.sort_order === 0 ? words.damaged : null,
      }));
  });
  await insertRows(transaction, 'supplier_delivery_item', accepted);
  await writeArrived(transaction, maker, rows[5]);
}

/** One to three lines of an order. */
function itemRows(
  { words, newRow }: SupplierMaker,
  order_id: string,
  at: number,
): Row<'purchase_order_item'>[] {
  return [0, 1, 2].slice(0, 1 + (at % 3)).map((line) => ({
    ...newRow(),
    order_id,
    sort_order: line,
    item: `P${String(((at + line) % 4) + 1).padStart(3, '0')}`,
    name: words.items[(at + line) % 4]?.[0] ?? '',
    unit: words.items[(at + line) % 4]?.[1] ?? '',
    quantity: `${10 * (1 + ((at * 3 + line) % 5))}.000`,
    price: prices[(at + line) % 4] ?? '1.0000',
    tax_rate: '13.00',
    reason: null,
  }));
}

/** A delivery that is not checked yet. */
async function writeArrived(
  transaction: DatabaseTransaction,
  { anchor, newRow }: SupplierMaker,
  order: WithId<Row<'purchase_order'>> | undefined,
): Promise<void> {
  if (order === undefined) return;
  const row = {
    ...newRow(),
    number: `${order.number}-1`,
    order_id: order.id,
    announced_for: addDays(anchor, -1),
    arrived_on: addDays(anchor, -1),
    receiver_id: null,
    note: null,
    settlement_id: null,
    state: 'arrived' as const,
  };
  await insertRows(transaction, 'supplier_delivery', [row]);
  await insertRows(transaction, 'supplier_delivery_item', [
    {
      ...newRow(),
      delivery_id: row.id,
      sort_order: 0,
      line_no: 1,
      accepted: '10.000',
      rejected: '0.000',
      reason: null,
    },
  ]);
}

/** The first settlement whose month ends after the day. */
function settlementOf(
  settlements: readonly WithId<Row<'supplier_settlement'>>[],
  day: string,
): string | null {
  return settlements.find(({ month }) => day < addMonths(String(month), 1))?.id ?? null;
}
