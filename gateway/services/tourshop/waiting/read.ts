import { sql } from 'kysely';
import type { ParsedRequestOf, ResultOf } from '#bridge/calls/kit/define.ts';
import type { myTourBookings } from '#bridge/calls/tourshop/bookings.ts';
import type { tourWaits } from '#bridge/calls/tourshop/waiting.ts';
import type { CallContext } from '#gateway/kernel/handler.ts';
import { RefusedError } from '#gateway/kernel/refused-error.ts';
import { inLocale } from '../shop/cards.ts';
import { placeInLine } from './count.ts';

type OwnWait = ResultOf<typeof myTourBookings>['waits'][number];
type List = ResultOf<typeof tourWaits>;

/** The own places in waiting lists. */
export async function readOwnWaits(context: CallContext): Promise<OwnWait[]> {
  const { database, tenantId, locale, rights } = context;
  type Row = Omit<OwnWait, 'productName' | 'joinedAt'> & {
    readonly name: string;
    readonly nameEn: string | null;
    readonly joinedAt: Date;
  };
  const { rows } = await sql<Row>`select w.id as "waitId", p.id as "productId", p.name,
      p.name_en as "nameEn", d.id as "departureId", d.from_on as "fromOn", d.to_on as "toOn",
      w.persons, ${placeInLine} as place, w.joined_at as "joinedAt"
    from tour_wait w
    join tour_departure d on d.tenant_id = w.tenant_id and d.id = w.departure_id
    join tour_product p on p.tenant_id = d.tenant_id and p.id = d.product_id
    where w.tenant_id = ${tenantId} and w.employment_id = ${rights.employmentId}::uuid
      and w.state = 'waiting' order by d.from_on, w.id`.execute(database);
  return rows.map(({ name, nameEn, joinedAt, ...row }) => ({
    ...row,
    productName: inLocale(locale, name, nameEn),
    joinedAt: joinedAt.toISOString(),
  }));
}

const mostWaits = 500;

/** The list of a departure for its administrator: who waits, in order; then what became of the others. */
export async function readList(
  context: CallContext,
  { departureId }: ParsedRequestOf<typeof tourWaits>,
): Promise<List> {
  const { database, tenantId, locale } = context;
  type Head = Omit<List, 'waits' | 'productName'> & { name: string; nameEn: string | null };
  const { rows: heads } = await sql<Head>`select p.name, p.name_en as "nameEn",
      d.from_on as "fromOn", d.to_on as "toOn", d.seats - d.blocked - d.taken as left
    from tour_departure d
    join tour_product p on p.tenant_id = d.tenant_id and p.id = d.product_id
    where d.tenant_id = ${tenantId} and d.id = ${departureId} and d.removed_at is null`.execute(
    database,
  );
  const [head] = heads;
  if (head === undefined) throw new RefusedError('notFound');
  return {
    productName: inLocale(locale, head.name, head.nameEn),
    fromOn: head.fromOn,
    toOn: head.toOn,
    left: head.left,
    waits: await readWaits(context, departureId),
  };
}

type Wait = List['waits'][number];

async function readWaits(
  { database, tenantId, now }: CallContext,
  departureId: string,
): Promise<Wait[]> {
  type Row = Omit<Wait, 'joinedAt' | 'offeredUntil' | 'skippedAt'> & {
    readonly joinedAt: Date;
    readonly offeredUntil: Date | null;
    readonly skippedAt: Date | null;
  };
  // What became of an offer is what became of its booking.
  const { rows } = await sql<Row>`select w.id as "waitId",
      case when w.state <> 'offered' then w.state
        when b.state = 'held' and b.hold_until > ${now()} then 'offered'
        when b.state in ('held', 'lapsed') then 'lapsed'
        when b.state = 'declined' or (b.state = 'cancelled' and b.paid_at is null) then 'passed'
        else 'taken' end as state,
      case when w.state = 'waiting' then ${placeInLine} end as place, n.name as "personName",
      e.staff_no as "employeeNo", w.persons, w.phone, w.joined_at as "joinedAt",
      case when w.state = 'offered' and b.state = 'held' and b.hold_until > ${now()}
        then b.hold_until end as "offeredUntil",
      case when w.state = 'waiting' then w.skipped_at end as "skippedAt"
    from tour_wait w
    join employment e on e.tenant_id = w.tenant_id and e.id = w.employment_id
    join person n on n.tenant_id = e.tenant_id and n.id = e.person_id
    left join tour_booking b on b.tenant_id = w.tenant_id and b.id = w.booking_id
    where w.tenant_id = ${tenantId} and w.departure_id = ${departureId}
    order by w.state <> 'waiting', w.id limit ${mostWaits}`.execute(database);
  return rows.map(({ joinedAt, offeredUntil, skippedAt, ...row }) => ({
    ...row,
    joinedAt: joinedAt.toISOString(),
    offeredUntil: offeredUntil?.toISOString() ?? null,
    skippedAt: skippedAt?.toISOString() ?? null,
  }));
}
