/** A company-funded trip of the demo that waits for its approver, asked for as its employee would. */
import { sql } from 'kysely';
import type { GatewayDatabase } from '#gateway/db/open-database.ts';
import { uuid7 } from '#gateway/db/uuid7.ts';
import { contextFor } from '#gateway/services/system-context.ts';
import { confirmBooking } from '#gateway/services/tourshop/bookings/confirm.ts';
import { buySeats, type Run } from '#gateway/services/tourshop/bookings/hold.ts';
import { harbourOf } from './publish-routes.ts';

interface Asker {
  readonly tenantId: string;
  readonly accountId: string;
  readonly employmentId: string;
}

/** Asks for the dearest trip with free seats, once the route of such requests is published. */
export async function askDemoFunding(database: GatewayDatabase, now: Date): Promise<void> {
  const { tenantId, accountId, employmentId } = await readAsker(database);
  const run: Run = (mode, body) =>
    database.withTransaction({ tenantId, accountId }, mode, (transaction) =>
      body({ database: transaction, tenantId, now: () => now }),
    );
  const departureId = await run('read', async ({ database: transaction }) => {
    const { rows } = await sql<{ id: string }>`select d.id from tour_departure d
      join tour_price c on c.tenant_id = d.tenant_id and c.departure_id = d.id and c.traveller = 'adult'
      join tour_wallet w on w.tenant_id = d.tenant_id and w.employment_id = ${employmentId}
      where d.tenant_id = ${tenantId} and d.state = 'open' and d.from_on > ${now}::date + 30
        and d.sale_to >= ${now}::date and d.taken + d.blocked < d.seats and c.points > w.balance
        and not exists (select from tour_booking b
          where b.tenant_id = d.tenant_id and b.departure_id = d.id and b.employment_id = ${employmentId})
      order by c.points desc, d.from_on limit 1`.execute(transaction);
    return rows[0]?.id;
  });
  // Who has the points for every trip asks for no approval.
  if (departureId === undefined) return;
  const request = {
    departureId,
    requestKey: 'demo-funding',
    travellers: [{ kind: 'adult' as const }],
  };
  const buyer = { employmentId, requestKey: `${accountId}:${request.requestKey}` };
  const { bookingId } = await buySeats(run, tenantId, buyer, request);
  await run('write', ({ database: transaction }) => {
    const scope = { database: transaction, tenantId, requestId: uuid7(), now: () => now };
    const context = contextFor(scope, { accountId, isSuper: false, employmentId });
    return confirmBooking(context, { bookingId, reason: '部门年度团建，全员参加' });
  });
}

/** The account of staff in the first demo company. */
async function readAsker(database: GatewayDatabase): Promise<Asker> {
  const tenantId = await harbourOf(database);
  return database.withTransaction({ tenantId, accountId: null }, 'read', async (transaction) => {
    const { rows } = await sql<Omit<Asker, 'tenantId'>>`select m.account_id as "accountId",
        m.employment_id as "employmentId"
      from membership m join account a on a.id = m.account_id
      where m.tenant_id = ${tenantId} and a.login_name = 'staff'`.execute(transaction);
    const [asker] = rows;
    if (asker === undefined) throw new Error('The demo has no account of staff.');
    return { tenantId, ...asker };
  });
}
