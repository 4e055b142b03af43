import type { ParsedRequestOf, ResultOf } from '#bridge/calls/kit/define.ts';
import type { publishNotice } from '#bridge/calls/message/calls.ts';
import { notify } from '#gateway/db/notify.ts';
import { uuid7 } from '#gateway/db/uuid7.ts';
import type { CallContext } from '#gateway/kernel/handler.ts';
import { readReach } from '#gateway/kernel/people/reach.ts';
import { RefusedError } from '#gateway/kernel/refused-error.ts';
import { findOrganPath } from '../organ/find-organ.ts';

/** Every gateway hears here of the company in which something was published. */
export const noticeChannel = 'notice';

/**
 * Publishes an announcement. Nobody writes further than they reach: the whole company takes a range of everything.
 * @throws {RefusedError} `notFound` for an organisation out of reach, `noPermission` for a company out of reach.
 */
export async function answerPublishNotice(
  context: CallContext,
  request: ParsedRequestOf<typeof publishNotice>,
): Promise<ResultOf<typeof publishNotice>> {
  const { database, tenantId, accountId } = context;
  const { title, body, organId, mustReadSeconds } = request;
  const reach = await readReach(context);
  if (organId === undefined && !reach.everything) throw new RefusedError('noPermission');
  if (organId !== undefined) await findOrganPath(context, reach, organId);
  const id = uuid7();
  await database
    .insertInto('notice')
    .values({
      tenant_id: tenantId,
      id,
      kind: 'announcement',
      title,
      body,
      must_read_seconds: mustReadSeconds ?? null,
      audience: organId === undefined ? 'tenant' : 'organ',
      organ_id: organId ?? null,
      author_id: accountId,
      author_name: await readAuthorName(context),
      published_at: context.now(),
    })
    .execute();
  context.record(`notice:${id}`, { title, organId: organId ?? null });
  await notify(database, noticeChannel, tenantId);
  return { id };
}

async function readAuthorName({ database, accountId }: CallContext): Promise<string> {
  const row = await database
    .selectFrom('account')
    .where('id', '=', accountId)
    .select('display_name')
    .executeTakeFirstOrThrow();
  return row.display_name;
}
