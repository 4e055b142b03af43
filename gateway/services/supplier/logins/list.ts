import { type RawBuilder, sql } from 'kysely';
import type { ParsedRequestOf, ResultOf } from '#bridge/calls/kit/define.ts';
import { purchasingFunctions } from '#bridge/calls/supplier/functions.ts';
import type { loginStates, loginSuppliers, supplierLogins } from '#bridge/calls/supplier/logins.ts';
import type { CallContext } from '#gateway/kernel/handler.ts';
import { offsetOf, pageFrom } from '#gateway/kernel/people/pages.ts';
import { hasFunction } from '#gateway/kernel/rights.ts';
import { escapeLike } from '../../people/keyword.ts';
import { countOf } from '../count-of.ts';
import { openSupplierStates } from './lock.ts';

type Page = ResultOf<typeof supplierLogins>;
type Row = Page['rows'][number];

/** Where a login (`m`, `a`) is. */
const stateOf = sql<
  (typeof loginStates)[number]
>`case when m.status = 'suspended' or a.status = 'disabled'
  then 'locked' when a.has_password then 'active' else 'invited' end`;

const contactOf = (channel: 'mail' | 'sms') => sql`(select c.target from account_contact c
  where c.account_id = a.id and c.channel = ${channel})`;

/** Returns one page of the logins of suppliers. */
export async function listLogins(
  context: CallContext,
  { page, rows: size, keyword, supplierId, state }: ParsedRequestOf<typeof supplierLogins>,
): Promise<Page> {
  const { database, tenantId, now } = context;
  const found = sql`from membership m
    join account a on a.id = m.account_id
    join supplier s on s.tenant_id = m.tenant_id and s.id = m.supplier_id
    where m.tenant_id = ${tenantId} and ${searched(keyword)}
      and (${supplierId ?? null}::uuid is null or s.id = ${supplierId ?? null})
      and ${state === undefined ? sql`true` : sql`${stateOf} = any(${state})`}`;
  const { rows } = await sql<
    Omit<Row, 'lastSignInAt' | 'linkUntil'> & {
      readonly lastSignInAt: Date | null;
      readonly linkUntil: Date | null;
    }
  >`select a.id as "accountId", s.id as "supplierId", s.name as "supplierName", s.state as "supplierState",
      a.display_name as name, a.login_name as "loginName", ${contactOf('mail')} as email, ${contactOf('sms')} as phone,
      ${stateOf} as state, a.last_sign_in_at as "lastSignInAt",
      (select max(l.expires_at) from account_link l where l.account_id = a.id and l.used_at is null
        and l.expires_at > ${now()}) as "linkUntil"
    ${found} order by s.name, a.display_name, a.id limit ${size} offset ${offsetOf({ page, rows: size })}`.execute(
    database,
  );
  const shown = rows.map((row) => ({
    ...row,
    lastSignInAt: row.lastSignInAt?.toISOString() ?? null,
    linkUntil: row.state === 'invited' ? (row.linkUntil?.toISOString() ?? null) : null,
  }));
  const mayEdit = hasFunction(context.rights, purchasingFunctions['logins.edit']);
  return {
    ...(await pageFrom({ page, rows: size }, shown, () => countOf(context, found))),
    mayEdit,
  };
}

function searched(keyword: string | undefined): RawBuilder<boolean> {
  if (keyword === undefined) return sql`true`;
  const pattern = `%${escapeLike(keyword.toLowerCase())}%`;
  return sql`(lower(a.display_name) like ${pattern} or a.login_name like ${pattern} or lower(s.name) like ${pattern})`;
}

/** Returns suppliers whose people can be invited, with their contacts. */
export async function listSuppliers(
  { database, tenantId }: CallContext,
  { search }: ParsedRequestOf<typeof loginSuppliers>,
): Promise<ResultOf<typeof loginSuppliers>> {
  const pattern = search === undefined ? '%' : `%${escapeLike(search.toLowerCase())}%`;
  const { rows } = await sql<ResultOf<typeof loginSuppliers>[number]>`
    select s.id as "supplierId", s.name, coalesce((select jsonb_agg(jsonb_build_object(
        'name', c.name, 'email', c.email, 'phone', c.phone) order by c.sort_order)
      from supplier_contact c where c.tenant_id = s.tenant_id and c.supplier_id = s.id), '[]') as contacts
    from supplier s where s.tenant_id = ${tenantId} and s.removed_at is null
      and s.state = any(${openSupplierStates}) and (lower(s.name) like ${pattern} or lower(s.short_name) like ${pattern})
    order by s.name, s.id limit 50`.execute(database);
  return rows;
}
