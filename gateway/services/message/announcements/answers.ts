import { sql } from 'kysely';
import type { ParsedRequestOf, ResultOf } from '#bridge/calls/kit/define.ts';
import type {
  announcementPage,
  announcementReaders,
  announcementRoles,
  announcementTags,
  remindUnread,
  withdrawNotice,
} from '#bridge/calls/message/announcements.ts';
import { notify } from '#gateway/db/notify.ts';
import type { CallContext } from '#gateway/kernel/handler.ts';
import { noticeChannel } from '#gateway/kernel/notices.ts';
import { dayOf } from '#gateway/kernel/people/calendar.ts';
import { offsetOf, pageFrom } from '#gateway/kernel/people/pages.ts';
import { readReach } from '#gateway/kernel/people/reach.ts';
import { RefusedError } from '#gateway/kernel/refused-error.ts';
import { postMessages } from '../outbox/post.ts';
import { audienceOf } from './audience.ts';

type Page = ResultOf<typeof announcementPage>;

interface AnnouncementRow {
  readonly id: string;
  readonly title: string;
  readonly author_name: string;
  readonly published_at: Date;
  readonly withdrawn_at: Date | null;
  readonly must_read_seconds: number | null;
  readonly targets: readonly string[];
  readonly people: number;
  readonly read: number;
}

/** The announcements (`n`) that the caller looks after: the own ones, or all for who reaches the whole company. */
async function looksAfter(context: CallContext) {
  const { everything } = await readReach(context);
  return sql<boolean>`n.tenant_id = ${context.tenantId} and n.kind = 'announcement'
    and (${everything} or n.author_id = ${context.accountId})`;
}

/** Lists them with how far they got. */
export async function answerAnnouncements(
  context: CallContext,
  request: ParsedRequestOf<typeof announcementPage>,
): Promise<Page> {
  const { database, locale } = context;
  const mine = await looksAfter(context);
  const day = dayOf(context.now());
  const roleName = locale === 'en' ? sql`g.name_en` : sql`g.name_zh`;
  const { rows } = await sql<AnnouncementRow>`select n.id, ${
    locale === 'en' ? sql`coalesce(n.title_en, n.title)` : sql`n.title`
  } as title, n.author_name, n.published_at, n.withdrawn_at, n.must_read_seconds,
      array(select o.name from organ_row o where o.tenant_id = n.tenant_id
          and o.from_on <= ${day}::date and (o.to_on is null or o.to_on >= ${day}::date)
          and (o.organ_id = n.organ_id or o.organ_id in (select t.target_id from notice_target t
            where t.tenant_id = n.tenant_id and t.notice_id = n.id and t.kind = 'organ'))
        union all select ${roleName} from role g join notice_target t on t.tenant_id = g.tenant_id
          and t.target_id = g.id and t.kind = 'role'
          where t.tenant_id = n.tenant_id and t.notice_id = n.id
        union all select g.name from person_tag g join notice_target t on t.tenant_id = g.tenant_id
          and t.target_id = g.id and t.kind = 'tag'
          where t.tenant_id = n.tenant_id and t.notice_id = n.id) as targets,
      c.people, c.read
    from notice n cross join lateral (select count(*)::int as people,
      count(r.read_at)::int as read from ${audienceOf(context)}) c
    where ${mine} order by n.published_at desc, n.id desc
    limit ${request.rows} offset ${offsetOf(request)}`.execute(database);
  const shown = rows.map((row) => ({
    id: row.id,
    title: row.title,
    authorName: row.author_name,
    targets: [...row.targets],
    people: row.people,
    read: row.read,
    mustRead: row.must_read_seconds !== null,
    publishedAt: row.published_at.toISOString(),
    withdrawnAt: row.withdrawn_at?.toISOString() ?? null,
  }));
  return pageFrom(request, shown, async () => {
    const all = await sql<{
      count: number;
    }>`select count(*)::int as count from notice n where ${mine}`.execute(database);
    return all.rows[0]?.count ?? 0;
  });
}

/** @throws {RefusedError} `notFound` for one that the caller does not look after, or that is taken back already. */
async function findAnnouncement(context: CallContext, noticeId: string, isLive: boolean) {
  const mine = await looksAfter(context);
  const { rows } = await sql<{ id: string; title: string; title_en: string | null }>`
    select n.id, n.title, n.title_en from notice n where ${mine} and n.id = ${noticeId}
      and (${!isLive} or n.withdrawn_at is null)`.execute(context.database);
  const [row] = rows;
  if (row === undefined) throw new RefusedError('notFound');
  return row;
}

/** Lists whom one reaches, with the proof that they read it. */
export async function answerReaders(
  context: CallContext,
  request: ParsedRequestOf<typeof announcementReaders>,
): Promise<ResultOf<typeof announcementReaders>> {
  const { noticeId, isRead } = request;
  await findAnnouncement(context, noticeId, false);
  const of = sql`from notice n cross join lateral (select m.account_id as id,
      coalesce(p.name, a.display_name) as name, coalesce(o.name, '') as organ, r.received_at, r.read_at
      from ${audienceOf(context)}) c
    where n.tenant_id = ${context.tenantId} and n.id = ${noticeId}
      ${isRead === undefined ? sql`` : isRead === '1' ? sql`and c.read_at is not null` : sql`and c.read_at is null`}`;
  const { rows } = await sql<{
    id: string;
    name: string;
    organ: string;
    received_at: Date | null;
    read_at: Date | null;
  }>`select c.* ${of} order by c.read_at nulls last, c.name, c.id
    limit ${request.rows} offset ${offsetOf(request)}`.execute(context.database);
  const shown = rows.map((row) => ({
    id: row.id,
    name: row.name,
    organName: row.organ,
    receivedAt: row.received_at?.toISOString() ?? null,
    readAt: row.read_at?.toISOString() ?? null,
  }));
  return pageFrom(request, shown, async () => {
    const all = await sql<{ count: number }>`select count(*)::int as count ${of}`.execute(
      context.database,
    );
    return all.rows[0]?.count ?? 0;
  });
}

/** Reminds those who have not read it; each of them once a day. */
export async function answerRemindUnread(
  context: CallContext,
  { noticeId }: ParsedRequestOf<typeof remindUnread>,
): Promise<ResultOf<typeof remindUnread>> {
  const row = await findAnnouncement(context, noticeId, true);
  const { rows } = await sql<{ account: string }>`select c.account from notice n
    cross join lateral (select m.account_id as account, r.read_at from ${audienceOf(context)}) c
    where n.tenant_id = ${context.tenantId} and n.id = ${noticeId} and c.read_at is null`.execute(
    context.database,
  );
  const day = dayOf(context.now());
  const reminded = await postMessages(
    context,
    rows.map(({ account }) => ({
      event: 'notice.unread' as const,
      account,
      key: `unread:${noticeId}:${day}:${account}`,
      parts: { title: { zh: row.title, en: row.title_en ?? row.title } },
      app: null,
      route: `/messages?id=${noticeId}`,
      author: '',
    })),
  );
  context.record(`notice:${noticeId}`, { reminded });
  return { reminded };
}

/** Takes one back. */
export async function answerWithdraw(
  context: CallContext,
  { noticeId }: ParsedRequestOf<typeof withdrawNotice>,
): Promise<null> {
  const { database, tenantId } = context;
  const { title } = await findAnnouncement(context, noticeId, true);
  await database
    .updateTable('notice')
    .set({ withdrawn_at: context.now() })
    .where('tenant_id', '=', tenantId)
    .where('id', '=', noticeId)
    .execute();
  context.record(`notice:${noticeId}`, { title, withdrawn: true });
  await notify(database, noticeChannel, tenantId);
  return null;
}

/** Lists the roles of the company by name, for who reaches all of it. */
export async function answerRoles(
  context: CallContext,
): Promise<ResultOf<typeof announcementRoles>> {
  const { database, tenantId, locale } = context;
  const { everything } = await readReach(context);
  if (!everything) return [];
  return database
    .selectFrom('role')
    .where('tenant_id', '=', tenantId)
    .orderBy('created_at')
    .orderBy('id')
    .select(['id', locale === 'en' ? 'name_en as name' : 'name_zh as name'])
    .execute();
}

/** Lists the tags of the company, for who reaches all of it. */
export async function answerTags(context: CallContext): Promise<ResultOf<typeof announcementTags>> {
  const { database, tenantId } = context;
  const { everything } = await readReach(context);
  if (!everything) return [];
  const { rows } = await sql<{ id: string; name: string }>`select id, name from person_tag
    where tenant_id = ${tenantId} and removed_at is null order by name, id limit 200`.execute(
    database,
  );
  return rows;
}
