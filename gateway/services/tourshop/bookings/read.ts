import { sql } from 'kysely';
import type { ParsedRequestOf, ResultOf } from '#bridge/calls/kit/define.ts';
import type { myTourBookings, tourBooking } from '#bridge/calls/tourshop/bookings.ts';
import type { CallContext } from '#gateway/kernel/handler.ts';
import { dayOf, startOf } from '#gateway/kernel/people/calendar.ts';
import { ownEmployment } from '#gateway/kernel/people/own-employment.ts';
import { RefusedError } from '#gateway/kernel/refused-error.ts';
import { daysBefore, feeOf, type KeptFees } from '../engine/fees.ts';
import { approvalOf } from '../funding/approval-of.ts';
import { fundedShare } from '../funding/shares.ts';
import { readOwnWaits } from '../waiting/read.ts';
import { cancelPercent, isCancellable, mayLeave } from './cancel.ts';
import { type BookingRow, bookingCardOf, bookingColumns, bookingTables } from './cards.ts';
import { type GoingTraveller, goingTravellers } from './own-booking.ts';

type Detail = ResultOf<typeof tourBooking>;

interface DetailRow extends BookingRow {
  readonly phone: string | null;
  readonly gather: string | null;
  readonly supplier: string;
  readonly supplierNumber: string | null;
  readonly reason: string | null;
  readonly fee: number;
  readonly refunded: number;
  readonly fees: KeptFees;
  readonly paidAt: Date | null;
  readonly confirmedAt: Date | null;
  readonly endedAt: Date | null;
  readonly fundingId: string | null;
  readonly askedAt: Date | null;
}

const mostBookings = 200;

/** The own bookings and places in waiting lists; who has no employment has none. */
export async function readMine(context: CallContext): Promise<ResultOf<typeof myTourBookings>> {
  const { database, tenantId, locale, rights, now } = context;
  const today = dayOf(now());
  const { rows } = await sql<BookingRow>`select ${bookingColumns} from ${bookingTables}
    where b.tenant_id = ${tenantId} and b.employment_id = ${rights.employmentId}::uuid
    order by (b.state in ('held', 'approving', 'paid', 'confirmed') and d.to_on >= ${today}::date) desc,
      abs(d.from_on - ${today}::date), b.id desc
    limit ${mostBookings}`.execute(database);
  return {
    bookings: rows.map((row) => bookingCardOf(row, locale, now())),
    waits: await readOwnWaits(context),
  };
}

/** One own booking. @throws {RefusedError} `notFound`, for one of somebody else too. */
export async function readBooking(
  context: CallContext,
  { bookingId }: ParsedRequestOf<typeof tourBooking>,
): Promise<Detail> {
  const { database, tenantId, locale, now } = context;
  const { rows } = await sql<DetailRow>`select ${bookingColumns}, b.phone, d.gather, p.supplier,
      b.supplier_number as "supplierNumber", b.reason, b.fee, b.refunded, b.fees,
      b.paid_at as "paidAt", b.confirmed_at as "confirmedAt", b.ended_at as "endedAt",
      b.funding_id as "fundingId", (select f.created_at from tour_funding f
        where f.tenant_id = b.tenant_id and f.id = b.funding_id) as "askedAt"
    from ${bookingTables}
    where b.tenant_id = ${tenantId} and b.id = ${bookingId}
      and b.employment_id = ${ownEmployment(context)}`.execute(database);
  const [row] = rows;
  if (row === undefined) throw new RefusedError('notFound');
  const { rows: travellers } = await sql<Detail['booking']['travellers'][number]>`
    select id as "travellerId", dependant_id as "dependantId", name, kind, seat, points, state, fee
    from tour_traveller where tenant_id = ${tenantId} and booking_id = ${bookingId}
    order by sort_order`.execute(database);
  const card = bookingCardOf(row, locale, now());
  const { phone, gather, supplier, supplierNumber, reason, fee, refunded } = row;
  const going = await goingTravellers(context, bookingId);
  const today = dayOf(now());
  return {
    booking: {
      ...card,
      phone,
      gather,
      supplier,
      supplierNumber,
      reason,
      travellers,
      fee,
      refunded,
      approval: row.state === 'approving' ? await approvalOf(context, row.fundingId) : null,
    },
    steps: stepsOf(row, card.state, today),
    cancel: cancelOf({ ...row, state: card.state }, going, today),
    fees: [...row.fees.steps],
  };
}

function cancelOf(
  row: DetailRow,
  going: readonly GoingTraveller[],
  today: string,
): Detail['cancel'] {
  if (!isCancellable(row, today)) return null;
  const percent = cancelPercent(row, today);
  const isPaid = row.state !== 'held';
  const own = (back: number) => back - fundedShare(back, row.funded, row.points);
  const travellers = going.map(({ id, points }) => {
    const fee = feeOf(points, percent);
    const refund = isPaid ? own(points - fee) : 0;
    const possible = row.state !== 'approving' && mayLeave(going, id);
    return { travellerId: id, fee, refund, possible };
  });
  const fee = travellers.reduce((sum, one) => sum + one.fee, 0);
  return {
    daysBefore: daysBefore(today, row.fromOn),
    percent,
    fee,
    refund: isPaid ? own(row.points - fee) : 0,
    travellers,
  };
}

type Step = Detail['steps'][number];

/** The way of a booking: what was, where it is, and what is ahead while it goes on. */
function stepsOf(row: DetailRow, state: DetailRow['state'], today: string): Step[] {
  const { bookedAt, askedAt, paidAt, confirmedAt, endedAt, holdUntil, fromOn, toOn } = row;
  const moments: readonly (readonly [Step['step'], Date | null])[] = [
    ['held', bookedAt],
    ...(askedAt === null ? [] : [['approving', askedAt] as const]),
    ['paid', paidAt],
    ['confirmed', confirmedAt],
    ['travelling', state === 'confirmed' && today >= fromOn ? startOf(fromOn) : null],
    ['done', state === 'confirmed' && today > toOn ? startOf(toOn) : null],
  ];
  const ended =
    state === 'cancelled' || state === 'declined' || state === 'refused' || state === 'lapsed';
  const been = moments.filter(([, at]) => at !== null);
  const last = been.length - 1;
  const past = been.map(([step, at], index): Step => {
    const isNow = !ended && index === last;
    return { step, at: at?.toISOString() ?? null, state: isNow ? 'now' : 'done' };
  });
  if (ended)
    return [...past, { step: state, at: (endedAt ?? holdUntil).toISOString(), state: 'now' }];
  const ahead = moments
    .slice(been.length)
    .map(([step]): Step => ({ step, at: null, state: 'ahead' }));
  return [...past, ...ahead];
}
