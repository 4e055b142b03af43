import { sql } from 'kysely';
import { sendNotices } from '#gateway/kernel/notices.ts';
import type { Actor } from '../../joyhr/life/actor.ts';
import { handOverWords } from '../texts/hand-over-words.ts';

interface Leaver {
  readonly employmentId: string;
  readonly lastDay: string;
  readonly takeoverId: string | null;
}

/**
 * Gives the jobs, requisitions and candidates of a leaver to who takes over, or to the manager of the leaver, who gets one
 * message about all of them. Without either they stay as they are.
 */
export async function handHiringOver(actor: Actor, leaver: Leaver): Promise<void> {
  const { database, tenantId } = actor;
  const { employmentId } = leaver;
  const heir = leaver.takeoverId ?? (await readManager(actor, leaver));
  if (heir === null) return;
  const { rows: jobs } = await sql<{ title: string }>`update hiring_job set
      recruiter_id = case when recruiter_id = ${employmentId} then ${heir}::uuid else recruiter_id end,
      manager_id = case when manager_id = ${employmentId} then ${heir}::uuid else manager_id end,
      version = version + 1
    where tenant_id = ${tenantId} and state <> 'closed' and removed_at is null
      and (recruiter_id = ${employmentId} or manager_id = ${employmentId})
    returning title`.execute(database);
  await sql`update requisition set recruiter_id = ${heir}, version = version + 1
    where tenant_id = ${tenantId} and recruiter_id = ${employmentId} and removed_at is null
      and state in ('draft', 'open', 'paused')`.execute(database);
  await sql`update candidate set owner_id = ${heir}, version = version + 1
    where tenant_id = ${tenantId} and owner_id = ${employmentId} and removed_at is null`.execute(
    database,
  );
  await tellHeir(actor, { heir, employmentId, titles: jobs.map(({ title }) => title) });
}

async function readManager(
  { database, tenantId }: Actor,
  { employmentId, lastDay }: Leaver,
): Promise<string | null> {
  const { rows } = await sql<{ id: string | null }>`select j.manager_id as id from job_row j
    where j.tenant_id = ${tenantId} and j.employment_id = ${employmentId}
      and j.from_on <= ${lastDay}::date
    order by j.from_on desc limit 1`.execute(database);
  return rows[0]?.id ?? null;
}

async function tellHeir(
  actor: Actor,
  { heir, employmentId, titles }: { heir: string; employmentId: string; titles: string[] },
): Promise<void> {
  if (titles.length === 0) return;
  const { database, tenantId } = actor;
  const { name } = await database
    .selectFrom('employment as e')
    .innerJoin('person as p', (join) =>
      join.onRef('p.tenant_id', '=', 'e.tenant_id').onRef('p.id', '=', 'e.person_id'),
    )
    .where('e.tenant_id', '=', tenantId)
    .where('e.id', '=', employmentId)
    .select('p.name')
    .executeTakeFirstOrThrow();
  const accounts = await database
    .selectFrom('membership as m')
    .where('m.tenant_id', '=', tenantId)
    .where('m.employment_id', '=', heir)
    .select('m.account_id as id')
    .execute();
  const list = titles.toSorted().join('\n');
  const { 'zh-CN': zh, en } = handOverWords;
  const texts = {
    'zh-CN': [zh.title(name, titles.length), zh.body(list)],
    en: [en.title(name, titles.length), en.body(list)],
  } as const;
  await sendNotices(
    actor,
    accounts.map(({ id }) => ({
      account: id,
      kind: 'todo' as const,
      texts,
      place: { app: 'recruitment', route: '/board' },
      author: zh.author,
    })),
  );
}
