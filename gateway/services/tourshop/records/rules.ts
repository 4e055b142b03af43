import { sql } from 'kysely';
import type { FieldProblem } from '#bridge/calls/record/define.ts';
import type { NameIn } from '#bridge/calls/record/values.ts';
import type { tourDeparture } from '#bridge/calls/tourshop/records/departure.ts';
import type { CallContext } from '#gateway/kernel/handler.ts';
import type { Change } from '#gateway/record/binding.ts';

type Ids = readonly string[];
type Used = (ids: Ids, context: CallContext) => Promise<Ids>;
type DepartureFields = (typeof tourDeparture)['fields'];

async function idsOf(query: ReturnType<typeof sql<{ id: string }>>, context: CallContext) {
  const { rows } = await query.execute(context.database);
  return rows.map(({ id }) => id);
}

/** Fee tables that a product has. */
export const usedFees: Used = (ids, context) =>
  idsOf(
    sql`select distinct p.fee_table_id as id from tour_product p
      where p.tenant_id = ${context.tenantId} and p.fee_table_id = any(${ids}::uuid[])
        and p.removed_at is null`,
    context,
  );

/** Plans that gave points, or that somebody booked by. */
export const usedPlans: Used = (ids, context) =>
  idsOf(
    sql`select p.id from tour_plan p
      where p.tenant_id = ${context.tenantId} and p.id = any(${ids}::uuid[])
        and (exists (select from tour_lot l where l.tenant_id = p.tenant_id and l.plan_id = p.id)
          or exists (select from tour_booking b where b.tenant_id = p.tenant_id and b.plan_id = p.id))`,
    context,
  );

/** Products with departures. */
export const usedProducts: Used = (ids, context) =>
  idsOf(
    sql`select distinct d.product_id as id from tour_departure d
      where d.tenant_id = ${context.tenantId} and d.product_id = any(${ids}::uuid[])
        and d.removed_at is null`,
    context,
  );

/** Departures that somebody booked. */
export const usedDepartures: Used = (ids, context) =>
  idsOf(
    sql`select distinct b.departure_id as id from tour_booking b
      where b.tenant_id = ${context.tenantId} and b.departure_id = any(${ids}::uuid[])`,
    context,
  );

/** A departure opens with the price of an adult. */
export async function checkDeparture(
  { id }: Change<DepartureFields>,
  { database, tenantId }: CallContext,
): Promise<readonly FieldProblem<NameIn<DepartureFields>>[]> {
  const { rows } = await sql`select from tour_price where tenant_id = ${tenantId}
    and departure_id = ${id} and traveller = 'adult'`.execute(database);
  return rows.length > 0 ? [] : [{ field: 'name', issue: 'required' }];
}
