/** Rows of purchasing and of the tour shop that the demo leaves out. */
import type { DatabaseTransaction } from '#gateway/db/tables.ts';
import { uuid7 } from '#gateway/db/uuid7.ts';

interface Company {
  readonly tenantId: string;
  readonly accountId: string;
}

/** A message about an order, and who has read it. */
export async function fillOrderMessages(
  transaction: DatabaseTransaction,
  { tenantId, accountId }: Company,
): Promise<void> {
  const order = await transaction
    .selectFrom('purchase_order')
    .select('id')
    .where('tenant_id', '=', tenantId)
    .orderBy('id')
    .limit(1)
    .executeTakeFirst();
  if (order === undefined) return;
  const at = new Date();
  const place = { tenant_id: tenantId, order_id: order.id, account_id: accountId };
  await transaction
    .insertInto('order_message')
    .values({ ...place, id: uuid7(), side: 'buyer', body: 'filled', request_key: uuid7(), at })
    .execute();
  await transaction
    .insertInto('order_message_read')
    .values({ ...place, read_at: at })
    .execute();
}

/** A request that the company pays a part of a trip, a place in a waiting list that was left, and a supplier's reply. */
export async function fillTours(
  transaction: DatabaseTransaction,
  { tenantId, accountId }: Company,
): Promise<void> {
  const departure = await transaction
    .selectFrom('tour_departure')
    .select('id')
    .where('tenant_id', '=', tenantId)
    .orderBy('id')
    .limit(1)
    .executeTakeFirst();
  const person = await transaction
    .selectFrom('employment')
    .select('id')
    .where('tenant_id', '=', tenantId)
    .orderBy('id')
    .limit(1)
    .executeTakeFirst();
  if (departure === undefined || person === undefined) return;
  const place = { tenant_id: tenantId, employment_id: person.id, departure_id: departure.id };
  const at = new Date();
  await transaction
    .insertInto('tour_wait')
    .values({
      ...place,
      id: uuid7(),
      persons: 1,
      travellers: JSON.stringify([{ kind: 'adult' }]),
      state: 'left',
      joined_at: at,
      ended_at: at,
    })
    .execute();
  await transaction
    .insertInto('tour_funding')
    .values({
      ...place,
      id: uuid7(),
      number: `FILLED-${tenantId.slice(-8)}`,
      own_points: 1,
      funded_points: 1,
      state: 'closed',
    })
    .execute();
  const supplier = await transaction
    .selectFrom('supplier')
    .select('id')
    .where('tenant_id', '=', tenantId)
    .orderBy('id')
    .limit(1)
    .executeTakeFirst();
  const booking = await transaction
    .selectFrom('tour_booking')
    .select('id')
    .where('tenant_id', '=', tenantId)
    .orderBy('id')
    .limit(1)
    .executeTakeFirst();
  if (booking === undefined || supplier === undefined) return;
  await transaction
    .insertInto('tour_reply')
    .values({
      tenant_id: tenantId,
      id: uuid7(),
      booking_id: booking.id,
      supplier_id: supplier.id,
      reply: 'confirm',
      words: 'FILLED',
      account_id: accountId,
      at,
      done_at: at,
      outcome: 'late',
    })
    .execute();
}
