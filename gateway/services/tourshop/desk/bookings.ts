import { type RawBuilder, sql } from 'kysely';
import type { ParsedRequestOf, ResultOf } from '#bridge/calls/kit/define.ts';
import type { answerTourBooking, tourBookings } from '#bridge/calls/tourshop/desk.ts';
import type { CallContext } from '#gateway/kernel/handler.ts';
import { RefusedError } from '#gateway/kernel/refused-error.ts';
import { answerPaid } from '../bookings/answer.ts';
import {
  type BookingRow,
  bookingCardOf,
  bookingColumns,
  bookingTables,
} from '../bookings/cards.ts';

type Request = ParsedRequestOf<typeof tourBookings>;

/** Milliseconds within which a supplier confirms. */
const confirmWithin = 24 * 3_600_000;

interface DeskRow extends BookingRow {
  readonly personName: string;
  readonly phone: string | null;
  readonly supplierNumber: string | null;
  readonly paidAt: Date | null;
  readonly travellers: { name: string; kind: string }[];
}

/** The bookings of all employees, the latest first. */
export async function listBookings(
  context: CallContext,
  request: Request,
): Promise<ResultOf<typeof tourBookings>> {
  const { database, tenantId, locale, now } = context;
  const moment = now();
  const tables = sql`${bookingTables}
    join employment e on e.tenant_id = b.tenant_id and e.id = b.employment_id
    join person n on n.tenant_id = e.tenant_id and n.id = e.person_id
    where b.tenant_id = ${tenantId} and ${wanted(request, moment)}`;
  const { rows: counted } = await sql<{ total: number }>`select count(*)::int as total
    from ${tables}`.execute(database);
  const { rows } = await sql<DeskRow>`select ${bookingColumns}, n.name as "personName", b.phone,
      b.supplier_number as "supplierNumber", b.paid_at as "paidAt",
      coalesce((select jsonb_agg(jsonb_build_object('name', t.name, 'kind', t.kind)
          order by t.sort_order) from tour_traveller t
        where t.tenant_id = b.tenant_id and t.booking_id = b.id and t.state = 'going'), '[]')
        as travellers
    from ${tables}
    order by (b.state = 'paid') desc, b.booked_at desc, b.id desc
    limit ${request.rows} offset ${(request.page - 1) * request.rows}`.execute(database);
  const total = counted[0]?.total ?? 0;
  return {
    rows: rows.map((row) => ({
      ...bookingCardOf(row, locale, moment),
      personName: row.personName,
      phone: row.phone,
      travellers: row.travellers,
      supplierNumber: row.supplierNumber,
      late:
        row.state === 'paid' &&
        row.paidAt !== null &&
        moment.getTime() - row.paidAt.getTime() > confirmWithin,
    })),
    total,
    page: request.page,
    totalPage: Math.ceil(total / request.rows),
  };
}

/** A hold whose time is over is one that lapsed, whether or not it was noted. */
function wanted({ departureId, state, search }: Request, now: Date): RawBuilder<unknown> {
  const shown = sql`case when b.state in ('held', 'approving') and b.hold_until <= ${now} then 'lapsed' else b.state end`;
  const like = `%${(search ?? '').toLowerCase().replace(/[\\%_]/g, '\\$&')}%`;
  return sql`(${departureId ?? null}::uuid is null or b.departure_id = ${departureId ?? null}::uuid)
    and (${state ?? null}::text is null or ${shown} = ${state ?? null}::text)
    and (lower(b.number) like ${like} or lower(n.name) like ${like})`;
}

/** Notes what the supplier says to a paid booking. A refusal gives all points back. */
export async function answerBooking(
  context: CallContext,
  { bookingId, answer, number, reason }: ParsedRequestOf<typeof answerTourBooking>,
): Promise<ResultOf<typeof answerTourBooking>> {
  const words = answer === 'confirm' ? number : reason;
  if (words === undefined)
    throw new RefusedError('badInput', {
      fields: [{ path: answer === 'confirm' ? 'number' : 'reason', issue: 'required' }],
    });
  return { refunded: await answerPaid(context, bookingId, { answer, words }) };
}
