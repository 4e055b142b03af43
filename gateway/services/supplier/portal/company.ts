/** The own company of people of a supplier, as the buyer keeps it. */
import { sql } from 'kysely';
import type { ResultOf } from '#bridge/calls/kit/define.ts';
import type { portalCompany } from '#bridge/calls/supplier/portal/company.ts';
import type { CallContext } from '#gateway/kernel/handler.ts';
import { dayOf } from '#gateway/kernel/people/calendar.ts';
import { RefusedError } from '#gateway/kernel/refused-error.ts';
import { neededLicences } from '../records/qualified.ts';
import { levelOfSupplier } from '../scores/level.ts';
import { ownSupplier } from './own-supplier.ts';

type Company = ResultOf<typeof portalCompany>;

/** Returns the caller's supplier with its licences. @throws {RefusedError} `notFound` once it is removed */
export async function readOwnCompany(context: CallContext): Promise<Company> {
  const { database, tenantId, now } = context;
  const { rows } = await sql<Omit<Company, 'today' | 'needed' | 'licences'>>`
    select s.name, s.credit_code as "creditCode", s.kind, s.state, to_char(s.since, 'YYYY-MM-DD') as since,
      s.legal_person as "legalPerson", s.address, s.pay_days as "payDays", ${levelOfSupplier(tenantId, 's.id')} as level,
      (select coalesce(jsonb_agg(jsonb_build_object('name', c.name, 'post', c.post, 'phone', c.phone, 'email', c.email)
        order by c.sort_order), '[]') from supplier_contact c
        where c.tenant_id = s.tenant_id and c.supplier_id = s.id) as contacts
    from supplier s where s.tenant_id = ${tenantId} and s.id = ${ownSupplier(context)}
      and s.removed_at is null`.execute(database);
  const [company] = rows;
  if (company === undefined) throw new RefusedError('notFound');
  const { rows: licences } = await sql<Company['licences'][number]>`
    select q.id as "licenceId", q.kind, q.number, q.issuer, to_char(q.issued_on, 'YYYY-MM-DD') as "issuedOn",
      to_char(q.expires_on, 'YYYY-MM-DD') as "expiresOn", q.state, q.reject_reason as "rejectReason",
      case when f.id is not null then jsonb_build_object('id', f.id, 'name', f.name) end as scan
    from supplier_qualification q
    left join record_file f on f.tenant_id = q.tenant_id and f.id = q.scan_id
    where q.tenant_id = ${tenantId} and q.supplier_id = ${ownSupplier(context)} and q.removed_at is null
    order by case q.state when 'rejected' then 0 when 'pending' then 1 when 'valid' then 2 else 3 end,
      q.expires_on nulls last, q.id limit 200`.execute(database);
  return { ...company, today: dayOf(now()), needed: [...neededLicences(company.kind)], licences };
}
