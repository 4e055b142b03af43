/** Every night: texts that were read before words were kept get theirs, and résumés that were never read are read. */
import { sql } from 'kysely';
import * as z from 'zod/mini';
import { defineJob } from '#gateway/jobs/job-kind.ts';
import type { CallContext } from '#gateway/kernel/handler.ts';
import { jobTitles } from '../texts/job-titles.ts';
import { enqueueReading } from './enqueue-reading.ts';
import { keepMissingWords, type ResumeFile } from './keep-read.ts';

type Rows = Pick<CallContext, 'database' | 'tenantId' | 'locale' | 'now'>;

/** Texts of one transaction. */
const atOnce = 200;
/** Résumés that one night has read. */
const mostRead = 500;

/** Runs once a day; twice does nothing more. */
export const resumeWordsJob = defineJob({
  kind: 'recruit.resumeWords',
  area: 'recruit',
  title: jobTitles.resumeWords,
  payload: z.object({}),
  priority: 'low',
  schedule: { every: 'day', at: '03:10' },
  async run({ tenantId, locale, now, step }) {
    let texts = 0;
    let some = atOnce;
    while (some === atOnce) {
      some = await step(null, (database) => keepMissingWords({ database, tenantId }, atOnce));
      texts += some;
    }
    const asked = await step(null, (database) => askForUnread({ database, tenantId, locale, now }));
    return { summary: { texts, asked } };
  },
});

async function askForUnread(rows: Rows): Promise<number> {
  const { database, tenantId } = rows;
  const { rows: unread } =
    await sql<ResumeFile>`select c.id as "candidateId", c.resume_id as "fileId"
    from candidate c where c.tenant_id = ${tenantId} and c.removed_at is null
      and c.resume_id is not null and not exists (select from resume_text t
        where t.tenant_id = c.tenant_id and t.candidate_id = c.id and t.file_id = c.resume_id)
    order by c.id desc limit ${mostRead}::int`.execute(database);
  for (const file of unread) await enqueueReading(rows, file);
  return unread.length;
}
