/** What the pages of an agency share. The role of the transaction decides as well what is in reach. */
import { sql } from 'kysely';
import type { CallContext } from '#gateway/kernel/handler.ts';
import { ownSupplier } from '../portal/own-supplier.ts';

/** The agreements (`g`) of the caller's agency, with it (`y`). */
export function ownAgreements(context: CallContext) {
  return sql`dispatch_agreement g
    join agency y on y.tenant_id = g.tenant_id and y.id = g.agency_id and y.supplier_id = ${ownSupplier(context)}
      and y.removed_at is null`;
}

/** Its posts (`p`) with their agreements. */
export function ownPosts(context: CallContext) {
  return sql`dispatch_post p
    join ${ownAgreements(context)} on g.tenant_id = p.tenant_id and g.id = p.agreement_id`;
}
