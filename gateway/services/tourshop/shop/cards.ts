/** Products and departures as buyers see them, in the language of the caller. */
import { type RawBuilder, sql } from 'kysely';
import type * as z from 'zod/mini';
import type { Locale } from '#bridge/calls/kit/words.ts';
import type { departure, productCard } from '#bridge/calls/tourshop/parts.ts';
import { dayOf } from '#gateway/kernel/people/calendar.ts';
import { drawCover, type Scene } from '../covers/draw-cover.ts';
import type { SeatScope } from '../seats/claims.ts';
import { placeInLine } from '../waiting/count.ts';

type Card = z.output<typeof productCard>;
type Departure = z.output<typeof departure>;

/** The row of a product, both languages. */
export interface ProductRow {
  readonly id: string;
  readonly code: string;
  readonly name: string;
  readonly nameEn: string | null;
  readonly kind: Card['kind'];
  readonly supplier: string;
  readonly place: string;
  readonly placeEn: string | null;
  readonly days: number;
  readonly nights: number;
  readonly scene: Scene;
  readonly minAge: number | null;
  readonly feeTableId: string;
  readonly summary: string | null;
  readonly summaryEn: string | null;
  readonly itinerary: string | null;
  readonly itineraryEn: string | null;
  readonly includes: string | null;
  readonly includesEn: string | null;
  readonly excludes: string | null;
  readonly excludesEn: string | null;
}

/** The columns of a product `p`. */
export const productColumns: RawBuilder<unknown> = sql`p.id, p.code, p.name, p.name_en as "nameEn", p.kind,
  p.supplier, p.place, p.place_en as "placeEn", p.days, p.nights, p.scene, p.min_age as "minAge",
  p.fee_table_id as "feeTableId", p.summary, p.summary_en as "summaryEn", p.itinerary,
  p.itinerary_en as "itineraryEn", p.includes, p.includes_en as "includesEn", p.excludes,
  p.excludes_en as "excludesEn"`;

/** The text in the language, or the Chinese one where it was not translated. */
export function inLocale(locale: Locale, zh: string | null, en: string | null): string {
  return (locale === 'en' ? (en ?? zh) : zh) ?? '';
}

/** A product as a card. */
export function cardOf(row: ProductRow, departures: readonly Departure[], locale: Locale): Card {
  const prices = departures
    .filter(({ onSale }) => onSale)
    .flatMap((one) => one.prices.filter(({ traveller }) => traveller === 'adult'));
  const name = inLocale(locale, row.name, row.nameEn);
  const place = inLocale(locale, row.place, row.placeEn);
  return {
    productId: row.id,
    code: row.code,
    name,
    place,
    days: row.days,
    nights: row.nights,
    kind: row.kind,
    family: departures.some((one) => one.prices.some(({ traveller }) => traveller === 'child')),
    summary: inLocale(locale, row.summary, row.summaryEn),
    cover: drawCover(row.scene, row.code),
    coverWords: place,
    pointsFrom: prices.length === 0 ? null : Math.min(...prices.map(({ points }) => points)),
  };
}

/** From how many seats on the exact number is no help to anybody. */
const plenty = 6;

interface DepartureRow extends Omit<Departure, 'left' | 'soldOut' | 'listOpen'> {
  readonly productId: string;
  readonly free: number;
  readonly waitMost: number | null;
}

/** The departures to come of some products, in the order of days. */
export async function readDepartures(
  { database, tenantId, now }: SeatScope,
  productIds: readonly string[],
  employmentId: string | null,
): Promise<ReadonlyMap<string, readonly Departure[]>> {
  const moment = now();
  const today = dayOf(moment);
  const { rows } =
    await sql<DepartureRow>`select d.id as "departureId", d.product_id as "productId",
      d.from_on as "fromOn", d.to_on as "toOn", d.gather, d.sale_to as "saleTo",
      d.state = 'guaranteed' as guaranteed,
      (d.state in ('open', 'guaranteed') and ${today}::date between d.sale_from and d.sale_to) as "onSale",
      (d.seats - d.blocked - d.taken + coalesce((select sum(c.persons) from tour_seat_claim c
        where c.tenant_id = d.tenant_id and c.departure_id = d.id and c.state = 'held'
          and c.expires_at <= ${moment}), 0))::int as free,
      d.wait_most as "waitMost", (select count(*)::int from tour_wait w
        where w.tenant_id = d.tenant_id and w.departure_id = d.id and w.state = 'waiting') as waiting,
      (select jsonb_build_object('waitId', w.id, 'place', ${placeInLine})
        from tour_wait w where w.tenant_id = d.tenant_id and w.departure_id = d.id
          and w.employment_id = ${employmentId}::uuid and w.state = 'waiting') as "ownWait",
      coalesce((select jsonb_agg(jsonb_build_object('traveller', x.traveller, 'seat', x.seat is true,
          'points', x.points) order by x.sort_order)
        from tour_price x where x.tenant_id = d.tenant_id and x.departure_id = d.id), '[]') as prices
    from tour_departure d
    where d.tenant_id = ${tenantId} and d.product_id = any(${[...productIds]}::uuid[])
      and d.removed_at is null and d.state in ('open', 'guaranteed', 'stopped')
      and d.from_on >= ${today}::date
    order by d.from_on, d.id`.execute(database);
  const seen = rows.map(({ productId, free, waitMost, ...row }) => ({
    productId,
    departure: {
      ...row,
      left: free < plenty ? Math.max(0, free) : null,
      soldOut: free <= 0,
      listOpen: row.onSale && (free > 0 || waitMost === null || row.waiting < waitMost),
    },
  }));
  return new Map(
    [...Map.groupBy(seen, ({ productId }) => productId)].map(([id, list]) => [
      id,
      list.map((one) => one.departure),
    ]),
  );
}
