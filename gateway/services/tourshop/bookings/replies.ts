/** What suppliers said in their portal, which a job does in the company's name. */
import { sql } from 'kysely';
import { uuid7 } from '#gateway/db/uuid7.ts';
import { dayOf } from '#gateway/kernel/people/calendar.ts';
import { RefusedError } from '#gateway/kernel/refused-error.ts';
import { contextFor } from '../../system-context.ts';
import { lockDeparture, type SeatScope } from '../seats/claims.ts';
import { answerPaid } from './answer.ts';
import { findBooking } from './own-booking.ts';

/** The replies that wait, the first one first. */
export async function waitingReplies({
  database,
  tenantId,
}: Pick<SeatScope, 'database' | 'tenantId'>): Promise<readonly string[]> {
  const { rows } = await sql<{ id: string }>`select id from tour_reply
    where tenant_id = ${tenantId} and done_at is null order by at, id limit 500`.execute(database);
  return rows.map(({ id }) => id);
}

interface Reply {
  readonly bookingId: string;
  readonly supplierId: string;
  readonly reply: 'confirm' | 'refuse';
  readonly words: string;
  readonly accountId: string;
}

/** Does one of them; a booking that is no longer paid, has begun or now belongs to another supplier is left as it is. */
export async function applyReply(
  { database, tenantId, now }: SeatScope,
  id: string,
): Promise<void> {
  const { rows } =
    await sql<Reply>`select booking_id as "bookingId", supplier_id as "supplierId", reply, words,
      account_id as "accountId"
    from tour_reply where tenant_id = ${tenantId} and id = ${id} and done_at is null
    for update`.execute(database);
  const [found] = rows;
  if (found === undefined) return;
  const { bookingId, supplierId, reply: answer, words, accountId } = found;
  const subject = { accountId, isSuper: false, employmentId: null };
  const context = contextFor({ database, tenantId, requestId: uuid7(), now }, subject);
  const outcome = (await isTimely(context, bookingId, supplierId))
    ? await answerPaid(context, bookingId, { answer, words }).then(
        () => 'applied',
        (error: unknown) => {
          if (error instanceof RefusedError && error.codeName === 'notNow') return 'late';
          throw error;
        },
      )
    : 'late';
  await sql`update tour_reply set done_at = ${now()}, outcome = ${outcome}
    where tenant_id = ${tenantId} and id = ${id}`.execute(database);
}

/** Whether the trip is still to begin and still of that supplier. Its departure stays as it is until the end. */
async function isTimely(scope: SeatScope, bookingId: string, supplierId: string): Promise<boolean> {
  const { departureId } = await findBooking(scope, bookingId, null);
  const departure = await lockDeparture(scope, departureId);
  return (
    departure !== undefined &&
    departure.partnerId === supplierId &&
    ['open', 'stopped', 'guaranteed'].includes(departure.state) &&
    departure.fromOn >= dayOf(scope.now())
  );
}
