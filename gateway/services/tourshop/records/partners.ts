/** Which supplier runs a departure: that of its product, which the departure keeps when the product gets another one. */
import { sql } from 'kysely';
import type { tourDeparture } from '#bridge/calls/tourshop/records/departure.ts';
import type { tourProduct } from '#bridge/calls/tourshop/records/product.ts';
import type { CallContext } from '#gateway/kernel/handler.ts';
import type { Change } from '#gateway/record/binding.ts';

/** Gives the supplier of a product to those of its departures that have none and have not left. */
export async function givePartners(
  changes: readonly Change<(typeof tourProduct)['fields']>[],
  { database, tenantId }: CallContext,
): Promise<void> {
  for (const { action, id, changed, after } of changes) {
    if (action !== 'update' || !changed.has('partner') || after.partner === null) continue;
    await sql`update tour_departure set partner_id = ${after.partner}, version = version + 1
      where tenant_id = ${tenantId} and product_id = ${id} and partner_id is null
        and removed_at is null and state in ('planned', 'open', 'stopped', 'guaranteed')`.execute(
      database,
    );
  }
}

/** Gives a departure the supplier of its product where it is new, or of another product now, and none is named. */
export async function takePartners(
  changes: readonly Change<(typeof tourDeparture)['fields']>[],
  { database, tenantId }: CallContext,
): Promise<void> {
  for (const { action, id, changed, after } of changes) {
    if (action !== 'create' && action !== 'update') continue;
    if (!changed.has('product') || (changed.has('partner') && after.partner !== null)) continue;
    await sql`update tour_departure d set partner_id = p.partner_id
      from tour_product p where p.tenant_id = d.tenant_id and p.id = d.product_id
        and d.tenant_id = ${tenantId} and d.id = ${id}`.execute(database);
  }
}
