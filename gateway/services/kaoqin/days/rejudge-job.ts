import { type RawBuilder, sql } from 'kysely';
import * as z from 'zod/mini';
import { enqueue } from '#gateway/jobs/enqueue.ts';
import { defineJob } from '#gateway/jobs/job-kind.ts';
import type { CallContext } from '#gateway/kernel/handler.ts';
import { addDays } from '#gateway/kernel/people/calendar.ts';
import { closedUntil } from '../months/month-state.ts';
import { jobTitles } from '../texts/job-titles.ts';
import { reevaluate } from './reevaluate.ts';

/** People whose days are judged in one transaction. */
const batch = 50;

/** What was set: a shift, days of the calendar, or what all days of a month, or all open days, depend on. */
const changed = z.union([
  z.object({ kind: z.literal('shift'), id: z.string() }),
  z.object({ kind: z.literal('days'), days: z.array(z.string()) }),
  z.object({ kind: z.literal('month'), month: z.string() }),
  z.object({ kind: z.literal('open') }),
]);

/** What a change of settings is about. */
export type ChangedSetting = z.output<typeof changed>;

/** A person and the first and last of the days that a change touches. */
interface Touched {
  readonly employment: string;
  readonly from: string;
  readonly to: string;
}

/** Judges the open days that a change of settings touches; days of closed months stay as they are. */
export const rejudgeJob = defineJob({
  kind: 'kaoqin.rejudge',
  area: 'kaoqin',
  title: jobTitles.rejudge,
  payload: z.object({ changed }),
  async run(context, payload, progress) {
    const { tenantId, now } = context;
    const touched = await context.read(async (database) => {
      const until = await closedUntil({ database, tenantId });
      const { rows } = await sql<Touched>`select d.employment_id as employment,
          min(d.day) as "from", max(d.day) as "to"
        from day_result d where d.tenant_id = ${tenantId} and ${isTouched(payload.changed)}
          and (${until}::date is null or d.day > ${until}::date)
        group by d.employment_id order by d.employment_id`.execute(database);
      return rows;
    });
    const done = z.safeParse(z.object({ after: z.string() }), context.checkpoint);
    const after = done.success ? done.data.after : '';
    const rest = touched.filter(({ employment }) => employment > after);
    let written = 0;
    for (let start = 0; start < rest.length; start += batch) {
      context.signal.throwIfAborted();
      progress(touched.length - rest.length + start, touched.length);
      const some = rest.slice(start, start + batch);
      written += await context.step({ after: some.at(-1)?.employment ?? after }, (database) =>
        judgeSome({ database, tenantId, now }, some),
      );
    }
    progress(touched.length, touched.length);
    return { summary: { people: touched.length, written } };
  },
});

function isTouched(setting: ChangedSetting): RawBuilder<boolean> {
  switch (setting.kind) {
    case 'shift':
      return sql<boolean>`d.shift_id = ${setting.id}::uuid`;
    case 'days':
      return sql<boolean>`d.day = any(${setting.days}::date[])`;
    case 'month':
      return sql<boolean>`date_trunc('month', d.day)::date = ${setting.month}::date`;
    case 'open':
      return sql<boolean>`true`;
  }
}

/** People with the same days are judged together. */
async function judgeSome(
  context: Parameters<typeof reevaluate>[0],
  touched: readonly Touched[],
): Promise<number> {
  let written = 0;
  const spans = Map.groupBy(touched, ({ from, to }) => `${from} ${to}`);
  for (const some of spans.values()) {
    const [first] = some;
    if (first === undefined) continue;
    const ids = some.map(({ employment }) => employment);
    written += await reevaluate(context, ids, { from: first.from, to: first.to }, 'skip');
  }
  return written;
}

/** Has the days that a change touches judged again in the background, for the person who made it. */
export async function rejudgeSoon(context: CallContext, setting: ChangedSetting): Promise<string> {
  const { database, tenantId, accountId, locale, caller } = context;
  const owner = { tenantId, accountId, locale, app: caller === 'shell' ? null : caller.app };
  const now = context.now();
  const { jobId } = await enqueue(database, owner, rejudgeJob, { changed: setting }, { now });
  return jobId;
}

/** The days that a day of the calendar says something about: a shift may reach into the next one. */
export function daysAround(days: readonly string[]): readonly string[] {
  return [...new Set(days.flatMap((day) => [addDays(day, -1), day]))];
}
