import { sql } from 'kysely';
import * as z from 'zod/mini';
import { type AnyJobKind, defineJob } from '#gateway/jobs/job-kind.ts';
import { addDays, dayOf } from '#gateway/kernel/people/calendar.ts';
import { reevaluate } from './days/reevaluate.ts';
import { rejudgeJob } from './days/rejudge-job.ts';
import { jobTitles } from './texts/job-titles.ts';

/** People whose days are judged in one transaction. */
const batch = 500;

/** Judges the last three days of everybody: windows that closed since then turn open days into results. */
const closeDaysJob = defineJob({
  kind: 'kaoqin.closeDays',
  area: 'kaoqin',
  title: jobTitles.closeDays,
  payload: z.object({}),
  schedule: { every: 'interval', minutes: 60 },
  async run(context, _, progress) {
    const { tenantId, now } = context;
    const to = dayOf(now());
    const range = { from: addDays(to, -2), to };
    const ids = await context.read(async (database) => {
      const { rows } = await sql<{ id: string }>`select id from employment
        where tenant_id = ${tenantId} and joined_on <= ${to}::date
          and (left_on is null or left_on >= ${range.from}::date) order by id`.execute(database);
      return rows.map(({ id }) => id);
    });
    let written = 0;
    for (let start = 0; start < ids.length; start += batch) {
      written += await context.step(null, (database) =>
        reevaluate({ database, tenantId, now }, ids.slice(start, start + batch), range, 'skip'),
      );
      progress(Math.min(ids.length, start + batch), ids.length);
    }
    return { summary: { people: ids.length, written } };
  },
});

/** The background work of this area. */
export const kaoqinJobs: readonly AnyJobKind[] = [closeDaysJob, rejudgeJob];
