import { sql } from 'kysely';
import type { ParsedRequestOf, ResultOf } from '#bridge/calls/kit/define.ts';
import type {
  clickVersionNotice,
  getVersionNotice,
  removeVersionNotice,
  saveVersionNotice,
  versionNoticeList,
} from '#bridge/calls/tum/version-notices.ts';
import { isUniqueViolation } from '#gateway/db/errors.ts';
import type { DatabaseTransaction } from '#gateway/db/tables.ts';
import { uuid7 } from '#gateway/db/uuid7.ts';
import { RefusedError } from '#gateway/kernel/refused-error.ts';
import type { GatewaySessionContext } from '../services.ts';
import { requireSession } from '../uac/session-info.ts';

/** Reads the latest notice that the caller has not read; an account that came after the release has nothing to catch up with. */
export async function readVersionNotice(
  context: GatewaySessionContext,
): Promise<ResultOf<typeof getVersionNotice>> {
  const { accountId } = requireSession(context);
  const row = await context.services.database.withOperatorTransaction(
    { accountId },
    'read',
    (transaction) => findLatest(transaction, accountId),
  );
  if (row === undefined || row.published_at === null || row.isRead || row.cameLater) {
    return { notice: null };
  }
  const isEnglish = context.locale === 'en';
  const body = isEnglish ? row.body_en : row.body_zh;
  return {
    notice: {
      id: row.id,
      version: row.version,
      title: isEnglish ? row.title_en : row.title_zh,
      items: body
        .split('\n')
        .map((line) => line.trim())
        .filter((line) => line !== ''),
      publishedAt: row.published_at.toISOString(),
    },
  };
}

function findLatest(transaction: DatabaseTransaction, accountId: string) {
  return transaction
    .selectFrom('version_notice as n')
    .innerJoin('account as a', (join) => join.on('a.id', '=', accountId))
    .leftJoin('version_notice_read as r', (join) =>
      join.onRef('r.notice_id', '=', 'n.id').on('r.account_id', '=', accountId),
    )
    .where('n.published_at', 'is not', null)
    .orderBy('n.published_at', 'desc')
    .limit(1)
    .selectAll('n')
    .select([
      sql<boolean>`r.read_at is not null`.as('isRead'),
      sql<boolean>`a.created_at > n.published_at`.as('cameLater'),
    ])
    .executeTakeFirst();
}

/** Remembers that the caller has read a notice. @throws {RefusedError} `notFound` */
export async function clickNotice(
  context: GatewaySessionContext,
  { versionNoticeId }: ParsedRequestOf<typeof clickVersionNotice>,
): Promise<null> {
  const { accountId, superLogin } = requireSession(context);
  const readAt = context.now();
  await context.services.database.withOperatorTransaction(
    { accountId },
    'write',
    async (transaction) => {
      const row = await transaction
        .selectFrom('version_notice')
        .select('id')
        .where('id', '=', versionNoticeId)
        .where('published_at', 'is not', null)
        .executeTakeFirst();
      if (row === undefined) throw new RefusedError('notFound');
      // What an operator clicks away in a super login, the person has not read.
      if (superLogin !== null) return;
      await transaction
        .insertInto('version_notice_read')
        .values({ notice_id: row.id, account_id: accountId, read_at: readAt })
        .onConflict((conflict) => conflict.columns(['notice_id', 'account_id']).doNothing())
        .execute();
    },
  );
  return null;
}

/** Lists all notices: drafts, then the latest. */
export async function listVersionNotices(
  context: GatewaySessionContext,
): Promise<ResultOf<typeof versionNoticeList>> {
  const { accountId } = requireSession(context);
  const rows = await context.services.database.withOperatorTransaction(
    { accountId },
    'read',
    (transaction) =>
      transaction
        .selectFrom('version_notice as n')
        .orderBy(sql`n.published_at desc nulls first`)
        .orderBy('n.id', 'desc')
        .selectAll('n')
        .select((one) =>
          one
            .selectFrom('version_notice_read as r')
            .whereRef('r.notice_id', '=', 'n.id')
            .select(sql<number>`count(*)::int`.as('count'))
            .as('readers'),
        )
        .execute(),
  );
  return rows.map((row) => ({
    id: row.id,
    version: row.version,
    titleZh: row.title_zh,
    titleEn: row.title_en,
    bodyZh: row.body_zh,
    bodyEn: row.body_en,
    publishedAt: row.published_at?.toISOString() ?? null,
    readers: row.readers ?? 0,
  }));
}

/** Writes a notice. @throws {RefusedError} `notFound`, `badInput` for a version that has one */
export async function keepVersionNotice(
  context: GatewaySessionContext,
  { versionNoticeId, text, publish }: ParsedRequestOf<typeof saveVersionNotice>,
): Promise<ResultOf<typeof saveVersionNotice>> {
  const { accountId } = requireSession(context);
  const now = context.now();
  const id = versionNoticeId ?? uuid7();
  const values = {
    version: text.version,
    title_zh: text.titleZh,
    title_en: text.titleEn,
    body_zh: text.bodyZh,
    body_en: text.bodyEn,
    updated_at: now,
  };
  const publishedAt = publish === '1' ? now : null;
  await context.services.database
    .withOperatorTransaction({ accountId }, 'write', async (transaction) => {
      if (versionNoticeId === undefined) {
        await transaction
          .insertInto('version_notice')
          .values({ id, ...values, published_at: publishedAt })
          .execute();
        return;
      }
      const { numUpdatedRows } = await transaction
        .updateTable('version_notice')
        .set({ ...values, published_at: sql<Date>`coalesce(published_at, ${publishedAt})` })
        .where('id', '=', id)
        .executeTakeFirst();
      if (numUpdatedRows === 0n) throw new RefusedError('notFound');
    })
    .catch((error: unknown) => {
      if (!isUniqueViolation(error, 'version_notice_version')) throw error;
      throw new RefusedError('badInput', { fields: [{ path: 'text.version', issue: 'taken' }] });
    });
  context.record(`versionNotice:${id}`, { version: text.version, published: publish === '1' });
  return { id };
}

/** Removes a notice. @throws {RefusedError} `notFound` */
export async function dropVersionNotice(
  context: GatewaySessionContext,
  { versionNoticeId }: ParsedRequestOf<typeof removeVersionNotice>,
): Promise<null> {
  const { accountId } = requireSession(context);
  const { numDeletedRows } = await context.services.database.withOperatorTransaction(
    { accountId },
    'write',
    (transaction) =>
      transaction.deleteFrom('version_notice').where('id', '=', versionNoticeId).executeTakeFirst(),
  );
  if (numDeletedRows === 0n) throw new RefusedError('notFound');
  context.record(`versionNotice:${versionNoticeId}`);
  return null;
}
