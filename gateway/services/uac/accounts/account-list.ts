import { sql } from 'kysely';
import type { ParsedRequestOf, ResultOf } from '#bridge/calls/kit/define.ts';
import type { accountPage, accountStatuses } from '#bridge/calls/uac/accounts.ts';
import type { CallContext } from '#gateway/kernel/handler.ts';
import { dayOf } from '#gateway/kernel/people/calendar.ts';
import { onDay } from '#gateway/kernel/people/dated.ts';
import { countRows, offsetOf, pageFrom } from '#gateway/kernel/people/pages.ts';
import { escapeLike } from '../../people/keyword.ts';
import { maskContact } from '../security/contacts.ts';
import { TRIES_PER_ACCOUNT } from '../sign-in-throttle.ts';

type Filter = Pick<ParsedRequestOf<typeof accountPage>, 'keyword' | 'status' | 'roleId'>;
type Status = (typeof accountStatuses)[number];

/** Where an account is, as a column of a query over accounts (`a`) and memberships (`m`). */
const statusColumn = sql<Status>`case
  when m.status = 'suspended' or a.status = 'disabled' then 'disabled'
  when not a.has_password then 'invited'
  when a.failed_sign_ins >= ${TRIES_PER_ACCOUNT} then 'locked'
  else 'active' end`;

/** Returns one page of the accounts of the company. */
export async function listAccounts(
  context: CallContext,
  { page, rows, sort, direction, ...filter }: ParsedRequestOf<typeof accountPage>,
): Promise<ResultOf<typeof accountPage>> {
  const query = filteredAccounts(context, filter);
  const shown = await withAccountFacts(context, query)
    .orderBy(sort === 'name' ? 'a.display_name' : 'a.last_sign_in_at', (order) =>
      direction === 'asc' ? order.asc().nullsFirst() : order.desc().nullsLast(),
    )
    .orderBy('a.id')
    .limit(rows)
    .offset(offsetOf({ page, rows }))
    .execute();
  const presented = shown.map(({ lastSignInAt, phone, email, ...row }) => ({
    ...row,
    phone: phone && maskContact('sms', phone),
    email: email && maskContact('mail', email),
    lastSignInAt: lastSignInAt?.toISOString() ?? null,
  }));
  return pageFrom({ page, rows }, presented, () => countRows(query));
}

/** Accounts (`a`) of the company with their memberships (`m`), as far as a list filters them. */
function filteredAccounts(
  { database, tenantId }: CallContext,
  { keyword, status, roleId }: Filter,
) {
  const word = keyword === undefined ? undefined : escapeLike(keyword.toLowerCase());
  return (
    database
      .selectFrom('membership as m')
      .innerJoin('account as a', 'a.id', 'm.account_id')
      .leftJoin('employment as e', (join) =>
        join.onRef('e.tenant_id', '=', 'm.tenant_id').onRef('e.id', '=', 'm.employment_id'),
      )
      .where('m.tenant_id', '=', tenantId)
      // Those of people of suppliers are looked after in purchasing.
      .where('m.supplier_id', 'is', null)
      .$if(word !== undefined, (query) =>
        query.where(
          sql<boolean>`(lower(a.display_name) like ${`%${word}%`} or a.login_name like ${`${word}%`}
          or lower(e.staff_no) like ${`${word}%`})`,
        ),
      )
      .$if(status !== undefined, (query) =>
        query.where(sql<boolean>`${statusColumn} = any(${status ?? []}::text[])`),
      )
      .$if(roleId !== undefined, (query) =>
        query.where(
          sql<boolean>`exists (select from role_member r where r.tenant_id = m.tenant_id
          and r.account_id = m.account_id and r.role_id = ${roleId ?? ''})`,
        ),
      )
  );
}

/** What is known of an account that the company looks after; of another one nothing is visible. */
function contactOf(channel: 'sms' | 'mail') {
  return sql<string | null>`(select c.target from account_contact c
    where c.account_id = a.id and c.channel = ${channel})`;
}

/** The same with everything that a row shows. */
function withAccountFacts(context: CallContext, query: ReturnType<typeof filteredAccounts>) {
  const day = dayOf(context.now());
  const name = sql.ref(context.locale === 'en' ? 'o.name_en' : 'o.name_zh');
  return query
    .leftJoin('job_row as j', (join) =>
      join
        .onRef('j.tenant_id', '=', 'm.tenant_id')
        .onRef('j.employment_id', '=', 'm.employment_id')
        .on(onDay('j', day)),
    )
    .leftJoin('organ_row as g', (join) =>
      join
        .onRef('g.tenant_id', '=', 'j.tenant_id')
        .onRef('g.organ_id', '=', 'j.organ_id')
        .on(
          sql<boolean>`(g.from_on <= ${day}::date and (g.to_on is null or g.to_on >= ${day}::date))`,
        ),
    )
    .leftJoin('post as t', (join) =>
      join.onRef('t.tenant_id', '=', 'j.tenant_id').onRef('t.id', '=', 'j.post_id'),
    )
    .select([
      'a.id',
      'a.login_name as loginName',
      'a.display_name as name',
      statusColumn.as('status'),
      'm.is_super as isSuper',
      'm.employment_id as employmentId',
      'e.staff_no as staffNo',
      'g.name as organName',
      't.name as postName',
      'a.last_sign_in_at as lastSignInAt',
      sql<boolean>`(a.managed_by is not distinct from ${context.tenantId}::uuid)`.as('isManaged'),
      contactOf('sms').as('phone'),
      contactOf('mail').as('email'),
      sql<boolean>`exists (select from second_factor f
        where f.account_id = a.id and f.confirmed_at is not null)`.as('hasSecondFactor'),
      sql<{ id: string; name: string }[]>`coalesce((
        select jsonb_agg(jsonb_build_object('id', o.id, 'name', ${name}) order by o.code)
        from role_member r join role o on o.tenant_id = r.tenant_id and o.id = r.role_id
        where r.tenant_id = m.tenant_id and r.account_id = m.account_id), '[]')`.as('roles'),
    ]);
}
