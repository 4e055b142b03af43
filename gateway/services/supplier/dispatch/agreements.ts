/** The agreements of an agency for its people. */
import { sql } from 'kysely';
import type { ParsedRequestOf, ResultOf } from '#bridge/calls/kit/define.ts';
import type { portalAgreements } from '#bridge/calls/supplier/portal/dispatch.ts';
import type { CallContext } from '#gateway/kernel/handler.ts';
import { dayOf } from '#gateway/kernel/people/calendar.ts';
import { offsetOf, pageFrom } from '#gateway/kernel/people/pages.ts';
import { countOf } from '../count-of.ts';
import { ownAgreements } from './own-rows.ts';

type Agreements = ResultOf<typeof portalAgreements>;

/** Returns one page of the agreements of the caller's agency. */
export async function listOwnAgreements(
  context: CallContext,
  { page, rows: size }: ParsedRequestOf<typeof portalAgreements>,
): Promise<Agreements> {
  const { database, tenantId, now } = context;
  const today = dayOf(now());
  const found = sql`from ${ownAgreements(context)}
    join legal_entity l on l.tenant_id = g.tenant_id and l.id = g.entity_id
    where g.tenant_id = ${tenantId} and g.removed_at is null and g.state in ('active', 'suspended', 'ended')`;
  const { rows } = await sql<Agreements['rows'][number]>`
    select g.id as "agreementId", g.number, g.kind, g.state, l.name as "entityName",
      to_char(g.signed_on, 'YYYY-MM-DD') as "signedOn", to_char(g.from_on, 'YYYY-MM-DD') as "fromOn",
      to_char(g.to_on, 'YYYY-MM-DD') as "toOn", g.price_by as "priceBy", g.fee_by as "feeBy",
      round(g.fee, 2)::text as fee, g.tax_on as "taxOn", g.tax_rate::text as "taxRate",
      g.insurance_by as "insuranceBy", g.notice_days as "noticeDays",
      (select coalesce(jsonb_agg(jsonb_build_object('name', p.name, 'place', p.place,
        'fromOn', to_char(p.from_on, 'YYYY-MM-DD'), 'toOn', to_char(p.to_on, 'YYYY-MM-DD'), 'heads', p.heads,
        'filled', (select count(*) from dispatch_assignment a where a.tenant_id = p.tenant_id and a.post_id = p.id
          and a.removed_at is null and a.state = 'working' and ${today}::date between a.from_on and a.to_on),
        'hourPrice', p.hour_price::text, 'monthPay', p.month_pay::text) order by p.from_on desc, p.id), '[]')
        from dispatch_post p where p.tenant_id = g.tenant_id and p.agreement_id = g.id
          and p.removed_at is null) as posts
    ${found} order by g.from_on desc, g.id desc
    limit ${size} offset ${offsetOf({ page, rows: size })}`.execute(database);
  return pageFrom({ page, rows: size }, rows, () => countOf(context, found));
}
