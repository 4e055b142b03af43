/** Every night: reminds owners in time, and removes what is due and held by nothing. */
import { type RawBuilder, sql } from 'kysely';
import * as z from 'zod/mini';
import { privacyDays } from '#bridge/calls/recruit/consents.ts';
import { defineJob } from '#gateway/jobs/job-kind.ts';
import type { CallContext } from '#gateway/kernel/handler.ts';
import { sendNotices } from '#gateway/kernel/notices.ts';
import { addDays, dayOf } from '#gateway/kernel/people/calendar.ts';
import { ownerWords } from '../texts/consent-words.ts';
import { jobTitles } from '../texts/job-titles.ts';
import { keptUntil } from './kept-until.ts';
import { clearData, lockCandidate } from './remove.ts';
import { waitsForTwin } from './twins.ts';

type Rows = Pick<CallContext, 'database' | 'tenantId' | 'now' | 'record'>;

/** Candidates of one transaction. */
const atOnce = 50;
/** Days after which a row that a recruiter removed holds no data any longer. */
const removedDays = 30;

/** Runs once a day; twice does nothing more. */
export const privacyJob = defineJob({
  kind: 'recruit.privacy',
  area: 'recruit',
  title: jobTitles.privacy,
  payload: z.object({}),
  schedule: { every: 'day', at: '02:40' },
  async run({ tenantId, now, step, record, read }) {
    const rest = { tenantId, now, record };
    const reminded = await step(null, (database) => remindOwners({ database, ...rest }));
    const due = await read((database) => readDue({ database, ...rest }));
    let cleared = 0;
    for (let first = 0; first < due.length; first += atOnce) {
      const some = due.slice(first, first + atOnce);
      cleared += await step(null, (database) => clearSome({ database, ...rest }, some));
    }
    return { summary: { reminded, cleared } };
  },
});

/** Whether the data of a candidate `c` is due. */
function dueAt(now: Date): RawBuilder<boolean> {
  return sql<boolean>`(c.cleared_on is null and c.merged_into_id is null
    and ((c.removed_at is null and ${keptUntil} < ${dayOf(now)}::date and not ${waitsForTwin(now)})
      or coalesce(c.removed_at < ${now.toISOString()}::timestamptz
        - make_interval(days => ${removedDays}), false)))`;
}

/** Whose data is due, and rows that recruiters removed some time ago. Merged rows go with the one they went into. */
async function readDue({ database, tenantId, now }: Rows): Promise<readonly string[]> {
  const { rows } = await sql<{ id: string }>`select c.id from candidate c
    where c.tenant_id = ${tenantId} and ${dueAt(now())} order by c.id`.execute(database);
  return rows.map(({ id }) => id);
}

/** Removes those that are still due under their lock and that nothing holds. */
async function clearSome(rows: Rows, ids: readonly string[]): Promise<number> {
  let cleared = 0;
  for (const id of ids) {
    const holds = await lockCandidate(rows, id);
    if (holds !== null || !(await readDueOne(rows, id))) continue;
    await clearData(rows, id);
    rows.record(`candidate:${id}`, { cleared: 'due' });
    cleared += 1;
  }
  return cleared;
}

async function readDueOne({ database, tenantId, now }: Rows, id: string): Promise<boolean> {
  const { rows } = await sql<{ isDue: boolean }>`select ${dueAt(now())} as "isDue"
    from candidate c where c.tenant_id = ${tenantId} and c.id = ${id}`.execute(database);
  return rows[0]?.isDue ?? false;
}

/** One message to each owner about all candidates whose data ends within 30 days; of each end only once. */
async function remindOwners(rows: Rows): Promise<number> {
  const { database, tenantId, now } = rows;
  const today = dayOf(now());
  const { rows: ending } = await sql<{ ownerId: string | null; last: string }>`
    update candidate t set reminded_for = c.last from (
      select c.id, c.owner_id, ${keptUntil} as last from candidate c
      where c.tenant_id = ${tenantId} and c.removed_at is null) c
    where t.tenant_id = ${tenantId} and t.id = c.id
      and c.last between ${today}::date and ${addDays(today, privacyDays)}::date
      and t.reminded_for is distinct from c.last
    returning t.owner_id as "ownerId", c.last::text as last`.execute(database);
  const owners = ending.flatMap(({ ownerId }) => ownerId ?? []);
  if (owners.length === 0) return 0;
  const accounts = await database
    .selectFrom('membership as m')
    .where('m.tenant_id', '=', tenantId)
    .where('m.employment_id', 'in', owners)
    .select(['m.account_id as account', 'm.employment_id as ownerId'])
    .execute();
  const byOwner = Map.groupBy(ending, ({ ownerId }) => ownerId);
  const { 'zh-CN': zh, en } = ownerWords;
  await sendNotices(
    rows,
    accounts.map(({ account, ownerId }) => {
      const own = byOwner.get(ownerId) ?? [];
      const first = own.map(({ last }) => last).sort()[0] ?? '';
      return {
        account,
        kind: 'todo' as const,
        texts: {
          'zh-CN': [zh.ending(own.length), zh.endingBody(first)],
          en: [en.ending(own.length), en.endingBody(first)],
        },
        place: { app: 'recruitment', route: '/privacy' },
        author: zh.author,
      };
    }),
  );
  return owners.length;
}
