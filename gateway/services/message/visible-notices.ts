import { type SelectQueryBuilder, sql } from 'kysely';
import type { Database } from '#gateway/db/tables.ts';
import type { CallContext } from '#gateway/kernel/handler.ts';
import { dayOf } from '#gateway/kernel/people/calendar.ts';
import { onDay } from '#gateway/kernel/people/dated.ts';

/** The tables a query over messages knows: the message as `n`, what the caller did with it as `r`. */
type Tables = Database & {
  n: Database['notice'];
  r: { [Column in keyof Database['notice_read']]: Database['notice_read'][Column] | null };
};

/** A query over the messages to one person that selects nothing yet. */
export type VisibleNotices = SelectQueryBuilder<Tables, 'n' | 'r', object>;

/**
 * Every published message to the caller that was not taken back, and no other: to the whole company, to an organisation
 * the caller is in or below today, to a role or a tag of the caller, or to the caller alone;
 * to a person of a supplier only the last. A super user gets no message of somebody else by it.
 */
export async function visibleNotices(context: CallContext): Promise<VisibleNotices> {
  const { database, tenantId, accountId } = context;
  const today = dayOf(context.now());
  // What is for the whole company is for those who work in it.
  const isPartner = context.rights.supplierId !== null;
  const path = await readOwnPath(context, today);
  const roles = await readOwnRoles(context, today);
  const query = database
    .selectFrom('notice as n')
    .leftJoin('notice_read as r', (join) =>
      join
        .onRef('r.tenant_id', '=', 'n.tenant_id')
        .onRef('r.notice_id', '=', 'n.id')
        .on('r.account_id', '=', accountId),
    )
    .where('n.tenant_id', '=', tenantId)
    .where('n.published_at', '<=', context.now())
    .where('n.withdrawn_at', 'is', null)
    .$if(isPartner, (own) => own.where('n.audience', '=', 'account'))
    .where(sql<boolean>`(n.audience = 'tenant'
      or (n.audience = 'account' and n.account_id = ${accountId})
      or (n.audience = 'organ' and exists (select from organ_row o
        where o.tenant_id = ${tenantId} and o.organ_id = n.organ_id and ${onDay('o', today)}
          and starts_with(${path}, o.path)))
      or (n.audience = 'chosen' and exists (select from notice_target t
        where t.tenant_id = ${tenantId} and t.notice_id = n.id and (
          (t.kind = 'role' and t.target_id = any(${roles}::uuid[]))
          or (t.kind = 'tag' and exists (select from person_tag g
            join person_tag_member y on y.tenant_id = g.tenant_id and y.tag_id = g.id
            join employment w on w.tenant_id = y.tenant_id and w.id = y.employment_id
            where g.tenant_id = ${tenantId} and g.id = t.target_id and g.removed_at is null
              and (w.left_on is null or w.left_on > ${today}::date)
              and y.employment_id = ${context.rights.employmentId}))
          or (t.kind = 'organ' and exists (select from organ_row o where o.tenant_id = ${tenantId}
            and o.organ_id = t.target_id and ${onDay('o', today)} and starts_with(${path}, o.path)))))))`);
  return query as unknown as VisibleNotices;
}

/** The roles that the caller holds on a day. */
async function readOwnRoles(
  { database, accountId }: CallContext,
  day: string,
): Promise<readonly string[]> {
  const { rows } = await sql<{ role_id: string }>`select h.role_id from role_holders(${day}::date) h
    where h.account_id = ${accountId}`.execute(database);
  return rows.map(({ role_id: role }) => role);
}

/** Path of the organisation the caller works in on a day; empty for those who work in none. */
async function readOwnPath(
  { database, tenantId, rights }: CallContext,
  day: string,
): Promise<string> {
  if (rights.employmentId === null) return '';
  const row = await database
    .selectFrom('job_row as j')
    .innerJoin('employment as e', (join) =>
      join.onRef('e.tenant_id', '=', 'j.tenant_id').onRef('e.id', '=', 'j.employment_id'),
    )
    .innerJoin('organ_row as o', (join) =>
      join.onRef('o.tenant_id', '=', 'j.tenant_id').onRef('o.organ_id', '=', 'j.organ_id'),
    )
    .where('j.tenant_id', '=', tenantId)
    .where('j.employment_id', '=', rights.employmentId)
    .where(onDay('j', day))
    .where(onDay('o', day))
    .where(sql<boolean>`(e.left_on is null or e.left_on > ${day}::date)`)
    .select('o.path')
    .executeTakeFirst();
  return row?.path ?? '';
}

/** How many messages the caller has not read. */
export async function countUnread(notices: VisibleNotices): Promise<number> {
  const row = await notices
    .where('r.read_at', 'is', null)
    .select(sql<number>`count(*)::int`.as('unread'))
    .executeTakeFirstOrThrow();
  return row.unread;
}
