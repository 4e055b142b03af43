import { sql } from 'kysely';
import { workPeriodOf } from '#bridge/calls/wpm/periods.ts';
import type { DatabaseTransaction } from '#gateway/db/tables.ts';
import { isWeekend } from '#gateway/kernel/law/holidays.ts';
import { addDays, startOf } from '#gateway/kernel/people/calendar.ts';
import { dueOf } from '#gateway/services/wpm/own.ts';
import { insertRows } from '../insert-rows.ts';
import { createRandom } from '../random.ts';
import type { Structure } from './structure.ts';
import { workReportDemo } from './work-report-words.ts';

/** Authors of the demo, and working days before its day on which they wrote. */
const MOST_AUTHORS = 24;
const DAYS = 3;

/** Writes daily reports of the last working days to the direct superiors, some read, one with a comment. */
export async function writeWorkReports(
  database: DatabaseTransaction,
  { tenantId, plan, anchor }: Structure,
): Promise<void> {
  const random = createRandom(plan.seed + 900_017, Date.parse(anchor));
  const words = workReportDemo[plan.locale];
  const authors = await readAuthors(database, tenantId, anchor);
  const days = [1, 2, 3, 4, 5, 6, 7]
    .map((back) => addDays(anchor, -back))
    .filter((day) => !isWeekend(day))
    .slice(0, DAYS);
  const written = authors.flatMap(({ id: author, manager }, at) =>
    days
      .filter(() => random.chance(0.8))
      .map((day) => ({ author, manager, at, day, id: random.id(), late: random.chance(0.1) })),
  );
  await insertRows(
    database,
    'work_report',
    written.map(({ id, author, at, day, late }) => {
      const period = workPeriodOf('daily', day);
      const sentAt = new Date(startOf(day).getTime() + (late ? 35 : 18) * 3_600_000);
      return {
        tenant_id: tenantId,
        id,
        employment_id: author,
        kind: 'daily',
        from_on: period.fromOn,
        to_on: period.toOn,
        done: words.done[at % 3] ?? '',
        plan: words.plan[at % 3] ?? '',
        problems: words.problems[at % 3] ?? '',
        sent_at: sentAt.toISOString(),
        due_at: dueOf('daily', period).toISOString(),
        updated_at: sentAt.toISOString(),
      };
    }),
  );
  await writeReaders(database, { tenantId, written, last: days[0] ?? anchor });
  const last = days[0];
  const commented = written.find(({ at, day }) => at % 3 === 1 && day !== last) ?? written[0];
  if (commented === undefined) return;
  await insertRows(database, 'work_report_comment', [
    {
      tenant_id: tenantId,
      id: random.id(),
      work_report_id: commented.id,
      employment_id: commented.manager,
      body: words.comment,
      at: startOf(addDays(commented.day, 1)).toISOString(),
    },
  ]);
}

interface Author {
  readonly id: string;
  readonly manager: string;
}

async function readAuthors(
  database: DatabaseTransaction,
  tenantId: string,
  anchor: string,
): Promise<readonly Author[]> {
  const { rows } = await sql<Author>`
    select e.id, j.manager_id as manager
    from employment e
    join job_row j on j.tenant_id = e.tenant_id and j.employment_id = e.id
      and j.from_on <= ${anchor}::date and (j.to_on is null or j.to_on >= ${anchor}::date)
    where e.tenant_id = ${tenantId} and e.left_on is null and j.manager_id is not null
      and e.joined_on < ${addDays(anchor, -14)}::date
    order by exists (select from membership m where m.tenant_id = e.tenant_id
        and m.employment_id = j.manager_id) desc, e.staff_no limit ${MOST_AUTHORS}`.execute(
    database,
  );
  return rows;
}

interface Written {
  readonly id: string;
  readonly manager: string;
  readonly day: string;
}

/** What was written on the last day is not read yet. */
async function writeReaders(
  database: DatabaseTransaction,
  given: { readonly tenantId: string; readonly written: readonly Written[]; readonly last: string },
): Promise<void> {
  const { tenantId, written, last } = given;
  await insertRows(
    database,
    'work_report_receiver',
    written.map(({ id, manager, day }) => ({
      tenant_id: tenantId,
      work_report_id: id,
      employment_id: manager,
      read_at: day === last ? null : startOf(addDays(day, 1)).toISOString(),
    })),
  );
}
