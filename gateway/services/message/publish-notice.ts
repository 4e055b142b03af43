import { sql } from 'kysely';
import type { ParsedRequestOf, ResultOf } from '#bridge/calls/kit/define.ts';
import type { publishNotice } from '#bridge/calls/message/calls.ts';
import { notify } from '#gateway/db/notify.ts';
import { uuid7 } from '#gateway/db/uuid7.ts';
import type { CallContext } from '#gateway/kernel/handler.ts';
import { noticeChannel } from '#gateway/kernel/notices.ts';
import { readReach } from '#gateway/kernel/people/reach.ts';
import { RefusedError } from '#gateway/kernel/refused-error.ts';
import { findOrganPath } from '../organ/find-organ.ts';
import { checkExam } from './announcements/exams.ts';

/**
 * Publishes an announcement. No one writes further than they reach: the whole company takes a range of everything.
 * @throws {RefusedError} `notFound` for an organisation out of reach, `noPermission` for a company out of reach.
 */
export async function answerPublishNotice(
  context: CallContext,
  request: ParsedRequestOf<typeof publishNotice>,
): Promise<ResultOf<typeof publishNotice>> {
  const { database, tenantId, accountId } = context;
  const { title, body, mustReadSeconds } = request;
  const roleIds = [...new Set(request.roleIds)];
  const tagIds = [...new Set(request.tagIds)];
  const one = request.organId === undefined ? [] : [request.organId];
  const organIds = [...new Set([...(request.organIds ?? []), ...one])];
  const reach = await readReach(context);
  const isWide = roleIds.length > 0 || tagIds.length > 0;
  const isChosen = organIds.length > 1 || isWide;
  if ((organIds.length === 0 || isWide) && !reach.everything) {
    throw new RefusedError('noPermission');
  }
  for (const organ of organIds) await findOrganPath(context, reach, organ);
  await checkRoles(context, roleIds);
  await checkTags(context, tagIds);
  await checkExam(context, request.examId);
  const [organId = null] = isChosen ? [] : organIds;
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
      audience: isChosen ? 'chosen' : organId === null ? 'tenant' : 'organ',
      organ_id: organId,
      exam_id: request.examId ?? null,
      ...(request.examId && { link_app: 'training', link_route: `/my-exams?notice=${id}` }),
      author_id: accountId,
      author_name: await readAuthorName(context),
      published_at: context.now(),
    })
    .execute();
  if (isChosen) await keepTargets(context, id, { organIds, roleIds, tagIds });
  context.record(`notice:${id}`, { title, organIds, roleIds, tagIds });
  await notify(database, noticeChannel, tenantId);
  return { id };
}

/** Keeps whom a notice is for, where it is for more than one organisation, or for roles or tags. */
async function keepTargets(
  { database, tenantId }: CallContext,
  noticeId: string,
  chosen: {
    readonly organIds: readonly string[];
    readonly roleIds: readonly string[];
    readonly tagIds: readonly string[];
  },
): Promise<void> {
  const targets = [
    ...chosen.organIds.map((target) => ({ kind: 'organ' as const, target })),
    ...chosen.roleIds.map((target) => ({ kind: 'role' as const, target })),
    ...chosen.tagIds.map((target) => ({ kind: 'tag' as const, target })),
  ];
  await database
    .insertInto('notice_target')
    .values(
      targets.map(({ kind, target }) => ({
        tenant_id: tenantId,
        notice_id: noticeId,
        kind,
        target_id: target,
      })),
    )
    .execute();
}

/** @throws {RefusedError} `notFound` for a role that the company does not have. */
async function checkRoles(
  { database, tenantId }: CallContext,
  ids: readonly string[],
): Promise<void> {
  if (ids.length === 0) return;
  const known = await database
    .selectFrom('role')
    .select('id')
    .where('tenant_id', '=', tenantId)
    .where('id', 'in', [...ids])
    .execute();
  if (known.length < ids.length) throw new RefusedError('notFound');
}

/** @throws {RefusedError} `notFound` for a tag that the company does not have. */
async function checkTags(
  { database, tenantId }: CallContext,
  ids: readonly string[],
): Promise<void> {
  if (ids.length === 0) return;
  const { rows } = await sql`select id from person_tag where tenant_id = ${tenantId}
    and removed_at is null and id = any(${ids}::uuid[])`.execute(database);
  if (rows.length < ids.length) throw new RefusedError('notFound');
}

async function readAuthorName({ database, accountId }: CallContext): Promise<string> {
  const row = await database
    .selectFrom('account')
    .where('id', '=', accountId)
    .select('display_name')
    .executeTakeFirstOrThrow();
  return row.display_name;
}
