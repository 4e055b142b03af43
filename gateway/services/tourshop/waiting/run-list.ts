import { sql } from 'kysely';
import { tourFunctions } from '#bridge/calls/tourshop/functions.ts';
import { sendNotices } from '#gateway/kernel/notices.ts';
import { dayOf } from '#gateway/kernel/people/calendar.ts';
import { lockDeparture, type SeatScope } from '../seats/claims.ts';
import { buyerWords } from '../texts/buyer-words.ts';
import { waitWords } from '../texts/wait-words.ts';
import { endWait, offerSeats } from './offer.ts';
import { tellWaiting } from './tell.ts';

/** Milliseconds for which free seats go past a party before the administrators hear of it. */
const patience = 24 * 3_600_000;

/** Brings the list of a departure up to date: what lapsed, whom seats are offered, and its end with the sale. */
export async function runList(scope: SeatScope, departureId: string): Promise<void> {
  const departure = await lockDeparture(scope, departureId);
  if (departure === undefined) return;
  await noteLapsed(scope, departure);
  const isOver =
    ['gone', 'done', 'cancelled'].includes(departure.state) ||
    departure.saleTo < dayOf(scope.now());
  if (isOver) return closeList(scope, departure);
  await offerSeats(scope, departureId);
  await tellOfSkipped(scope, departure);
}

interface Named {
  readonly id: string;
  readonly productId: string;
  readonly productName: string;
  readonly fromOn: string;
}

interface Place {
  readonly id: string;
  readonly employmentId: string;
}

/** Who did not take the seats in time hears of it. */
async function noteLapsed(scope: SeatScope, departure: Named): Promise<void> {
  const { database, tenantId } = scope;
  const { rows } = await sql<Place>`select w.id, w.employment_id as "employmentId"
    from tour_wait w
    join tour_booking b on b.tenant_id = w.tenant_id and b.id = w.booking_id
    where w.tenant_id = ${tenantId} and w.departure_id = ${departure.id}
      and w.state = 'offered' and b.state = 'lapsed' order by w.id`.execute(database);
  for (const { id, employmentId } of rows) {
    await endWait(scope, id, 'lapsed');
    await tellWaiting(scope, employmentId, departure, { event: 'lapsed' });
  }
}

/** Ends a list; everybody in it hears of it. */
export async function closeList(scope: SeatScope, departure: Named): Promise<void> {
  const { database, tenantId } = scope;
  const { rows } = await sql<Place>`select id, employment_id as "employmentId" from tour_wait
    where tenant_id = ${tenantId} and departure_id = ${departure.id} and state = 'waiting'
    order by id`.execute(database);
  for (const { id, employmentId } of rows) {
    await endWait(scope, id, 'closed');
    await tellWaiting(scope, employmentId, departure, { event: 'closed' });
  }
}

/** Whom free seats have gone past for a day, the administrators hear of once. */
async function tellOfSkipped(scope: SeatScope, departure: Named): Promise<void> {
  const { database, tenantId, now } = scope;
  const before = new Date(now().getTime() - patience);
  const { rows: skipped } = await sql<{ name: string }>`update tour_wait w set told_at = ${now()}
    from employment e join person n on n.tenant_id = e.tenant_id and n.id = e.person_id
    where w.tenant_id = ${tenantId} and w.departure_id = ${departure.id} and w.state = 'waiting'
      and w.skipped_at <= ${before} and w.told_at is null
      and e.tenant_id = w.tenant_id and e.id = w.employment_id
    returning n.name`.execute(database);
  if (skipped.length === 0) return;
  const { rows: holders } = await sql<{ account: string }>`select distinct h.account_id as account
    from role_holders(${dayOf(now())}::date) h
    join role_function f on f.tenant_id = ${tenantId} and f.role_id = h.role_id
    join membership m on m.tenant_id = ${tenantId} and m.account_id = h.account_id
    where f.function_id = ${tourFunctions.manage} and m.status = 'active'`.execute(database);
  const { productName, fromOn, id } = departure;
  const names = (sign: string) => skipped.map(({ name }) => name).join(sign);
  const { 'zh-CN': zh, en } = waitWords;
  const texts = {
    'zh-CN': zh.skipped(productName, fromOn, names('、')),
    en: en.skipped(productName, fromOn, names(', ')),
  };
  const place = { app: 'tourshop', route: `/desk/${id}` };
  const author = buyerWords['zh-CN'].author;
  await sendNotices(
    scope,
    holders.map(({ account }) => ({ account, texts, place, author })),
  );
}
