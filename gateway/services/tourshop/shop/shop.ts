import { sql } from 'kysely';
import type { ParsedRequestOf, ResultOf } from '#bridge/calls/kit/define.ts';
import { tourFunctions } from '#bridge/calls/tourshop/functions.ts';
import type { tourCatalogue, tourMe, tourPoints, tourTrip } from '#bridge/calls/tourshop/shop.ts';
import type { CallContext } from '#gateway/kernel/handler.ts';
import { dayOf } from '#gateway/kernel/people/calendar.ts';
import { ownEmployment } from '#gateway/kernel/people/own-employment.ts';
import { RefusedError } from '#gateway/kernel/refused-error.ts';
import { hasFunction } from '#gateway/kernel/rights.ts';
import type { FeeStep } from '../engine/fees.ts';
import { standingIn } from '../points/plans.ts';
import { usablePoints } from '../points/wallet.ts';
import { cardOf, inLocale, type ProductRow, productColumns, readDepartures } from './cards.ts';

/** Departures that a card shows. */
const shownDepartures = 3;
const mostEntries = 200;

/** Who the caller is to the shop. */
export async function readMe(context: CallContext): Promise<ResultOf<typeof tourMe>> {
  const { database, tenantId, accountId, locale, rights, now } = context;
  const own = rights.employmentId;
  const { plan, bar } = await standingIn(context, own);
  const { rows } = await sql<{ name: string; open: number }>`select coalesce(
      (select p.name from employment e
        join person p on p.tenant_id = e.tenant_id and p.id = e.person_id
        where e.tenant_id = ${tenantId} and e.id = ${own}::uuid),
      (select a.display_name from account a where a.id = ${accountId})) as name,
    (select count(*)::int from tour_booking b
      join tour_departure d on d.tenant_id = b.tenant_id and d.id = b.departure_id
      where b.tenant_id = ${tenantId} and b.employment_id = ${own}::uuid
        and b.state in ('held', 'approving', 'paid', 'confirmed')
        and d.to_on >= ${dayOf(now())}::date) as open`.execute(database);
  return {
    name: rows[0]?.name ?? '',
    today: dayOf(now()),
    points: own === null ? 0 : await usablePoints(context, own),
    nextExpiry: own === null ? null : await readNextExpiry(context, own),
    planName: plan === null ? null : inLocale(locale, plan.name, plan.nameEn),
    familyAllowed: plan?.familyAllowed ?? false,
    fundedTrip: plan?.fundedTrip ?? false,
    mayBook: bar === null,
    bar,
    manages: hasFunction(rights, tourFunctions.manage),
    openBookings: rows[0]?.open ?? 0,
  };
}

async function readNextExpiry(
  { database, tenantId, now }: CallContext,
  employmentId: string,
): Promise<{ on: string; points: number } | null> {
  const { rows } = await sql<{ on: string; points: number }>`select expires_on as on,
      sum(remaining)::int as points
    from tour_lot where tenant_id = ${tenantId} and employment_id = ${employmentId}
      and remaining > 0 and expires_on >= ${dayOf(now())}::date
    group by expires_on order by expires_on limit 1`.execute(database);
  return rows[0] ?? null;
}

/** The products on sale that fit what is asked. */
export async function readCatalogue(
  context: CallContext,
  { search, place, month, points, family }: ParsedRequestOf<typeof tourCatalogue>,
): Promise<ResultOf<typeof tourCatalogue>> {
  const { database, tenantId, locale, rights } = context;
  const { rows } = await sql<ProductRow>`select ${productColumns} from tour_product p
    where p.tenant_id = ${tenantId} and p.removed_at is null and p.state = 'onSale'
    order by p.code limit 500`.execute(database);
  const departures = await readDepartures(
    context,
    rows.map(({ id }) => id),
    rights.employmentId,
  );
  const word = search?.toLowerCase();
  const products = rows
    .filter(({ name, nameEn, place: at, placeEn }) =>
      word === undefined
        ? true
        : [name, nameEn, at, placeEn].some((text) => text?.toLowerCase().includes(word)),
    )
    .map((row) => {
      const all = departures.get(row.id) ?? [];
      const fitting = all.filter(({ fromOn }) => month === undefined || fromOn.startsWith(month));
      return { ...cardOf(row, fitting, locale), departures: fitting };
    })
    .filter((one) => place === undefined || one.place === place)
    .filter((one) => month === undefined || one.departures.length > 0)
    .filter(
      ({ pointsFrom }) => points === undefined || (pointsFrom !== null && pointsFrom <= points),
    )
    .filter((one) => family === undefined || one.family)
    .map((one) => ({ ...one, departures: one.departures.slice(0, shownDepartures) }));
  const places = rows.map((row) => inLocale(locale, row.place, row.placeEn));
  return { products, places: [...new Set(places)] };
}

/** One product on sale. Who has booked it reads it after it went, too. */
export async function readTrip(
  context: CallContext,
  { productId }: ParsedRequestOf<typeof tourTrip>,
): Promise<ResultOf<typeof tourTrip>> {
  const { database, tenantId, locale, rights } = context;
  const { rows } = await sql<ProductRow & { feeName: string; fees: FeeStep[] }>`
    select ${productColumns}, t.name as "feeName", coalesce((
      select jsonb_agg(jsonb_build_object('daysFrom', s.days_from, 'daysTo', s.days_to,
        'percent', s.percent) order by s.days_from desc)
      from tour_fee_step s where s.tenant_id = t.tenant_id and s.fee_table_id = t.id), '[]') as fees
    from tour_product p
    join tour_fee_table t on t.tenant_id = p.tenant_id and t.id = p.fee_table_id
    where p.tenant_id = ${tenantId} and p.id = ${productId} and p.removed_at is null
      and (p.state = 'onSale' or exists (select from tour_booking b
        join tour_departure d on d.tenant_id = b.tenant_id and d.id = b.departure_id
        where b.tenant_id = p.tenant_id and d.product_id = p.id
          and b.employment_id = ${rights.employmentId}::uuid))`.execute(database);
  const [row] = rows;
  if (row === undefined) throw new RefusedError('notFound');
  const departures =
    (await readDepartures(context, [row.id], rights.employmentId)).get(row.id) ?? [];
  const linesOf = (zh: string | null, en: string | null) =>
    inLocale(locale, zh, en)
      .split('\n')
      .map((line) => line.trim())
      .filter((line) => line !== '');
  return {
    product: {
      ...cardOf(row, departures, locale),
      supplier: row.supplier,
      itinerary: linesOf(row.itinerary, row.itineraryEn),
      includes: linesOf(row.includes, row.includesEn),
      excludes: linesOf(row.excludes, row.excludesEn),
      minAge: row.minAge,
      feeTableName: row.feeName,
      fees: row.fees,
    },
    departures: [...departures],
  };
}

/** The own points: lots and entries. */
export async function readPoints(context: CallContext): Promise<ResultOf<typeof tourPoints>> {
  const { database, tenantId, locale } = context;
  const own = ownEmployment(context);
  const { rows: lots } = await sql<{
    lotId: string;
    planName: string | null;
    planNameEn: string | null;
    granted: number;
    remaining: number;
    expiresOn: string;
  }>`select l.id as "lotId", p.name as "planName", p.name_en as "planNameEn", l.granted,
      l.remaining, l.expires_on as "expiresOn"
    from tour_lot l left join tour_plan p on p.tenant_id = l.tenant_id and p.id = l.plan_id
    where l.tenant_id = ${tenantId} and l.employment_id = ${own}
    order by l.remaining = 0, l.expires_on, l.id`.execute(database);
  type Entry = ResultOf<typeof tourPoints>['entries'][number];
  const { rows: entries } = await sql<Omit<Entry, 'at'> & { at: Date }>`select e.id as "entryId",
      e.at, e.kind, e.points, e.reason, b.number as "bookingNumber"
    from tour_entry e left join tour_booking b on b.tenant_id = e.tenant_id and b.id = e.booking_id
    where e.tenant_id = ${tenantId} and e.employment_id = ${own}
    order by e.at desc, e.id desc limit ${mostEntries}`.execute(database);
  return {
    balance: await usablePoints(context, own),
    lots: lots.map(({ planNameEn, planName, ...lot }) => ({
      ...lot,
      planName: planName === null ? null : inLocale(locale, planName, planNameEn),
    })),
    entries: entries.map((entry) => ({ ...entry, at: entry.at.toISOString() })),
  };
}
