import { type RawBuilder, sql } from 'kysely';
import { attendanceFunctions } from '#bridge/calls/kaoqin/functions.ts';
import type { daySheet, sheetDay } from '#bridge/calls/kaoqin/sheet.ts';
import type { ParsedRequestOf, ResultOf } from '#bridge/calls/kit/define.ts';
import type { CallContext } from '#gateway/kernel/handler.ts';
import { daysBetween } from '#gateway/kernel/people/calendar.ts';
import { offsetOf, pageFrom } from '#gateway/kernel/people/pages.ts';
import { readReach } from '#gateway/kernel/people/reach.ts';
import { reachedPeople } from '#gateway/kernel/people/reached-people.ts';
import { EMPLOYEE_BIZ_TYPE } from '#gateway/kernel/people/role-rights.ts';
import { RefusedError } from '#gateway/kernel/refused-error.ts';
import { requireReached } from '../exceptions/reached.ts';
import { explainDay } from '../mine/day.ts';

type Asked = ParsedRequestOf<typeof daySheet>;
type Line = ResultOf<typeof daySheet>['rows'][number];

/** The longest span of a sheet in days. */
const longestSpan = 92;

/** The results of people whom the caller reaches, day by day. */
export async function answerDaySheet(
  context: CallContext,
  asked: Asked,
): Promise<ResultOf<typeof daySheet>> {
  const { from, to } = asked;
  if (to < from)
    throw new RefusedError('badInput', { fields: [{ path: 'to', issue: 'dateOrder' }] });
  if (daysBetween(from, to) >= longestSpan)
    throw new RefusedError('badInput', {
      fields: [{ path: 'to', issue: 'tooManyDays', max: longestSpan }],
    });
  const reach = await readReach(context, undefined, {
    bizType: EMPLOYEE_BIZ_TYPE,
    functionId: attendanceFunctions.sheet,
  });
  const people = reachedPeople(context, reach).select('e.id');
  const within = sql<boolean>`d.tenant_id = ${context.tenantId}
    and d.day between ${from}::date and ${to}::date
    and (${asked.only ?? null}::text is null or cardinality(d.exceptions) > 0)
    and ${foundBy(asked.search)}
    and d.employment_id in (${people})`;
  const rows = await readLines(context, within, asked);
  return pageFrom(asked, [...rows], () => countLines(context, within));
}

/** A day with how its result came about. @throws {RefusedError} `notFound` for a person out of reach. */
export async function answerSheetDay(
  context: CallContext,
  { employmentId, day }: ParsedRequestOf<typeof sheetDay>,
): Promise<ResultOf<typeof sheetDay>> {
  await requireReached(context, [employmentId], 'sheet');
  return explainDay(context, employmentId, day);
}

/** The condition on results (`d`): the person has the words in the name or in the staff number. */
function foundBy(search = ''): RawBuilder<boolean> {
  if (search === '') return sql<boolean>`true`;
  const words = search.toLowerCase();
  return sql<boolean>`exists (select from employment e
    join person p on p.tenant_id = e.tenant_id and p.id = e.person_id
    where e.tenant_id = d.tenant_id and e.id = d.employment_id
      and (position(${words} in lower(p.name)) > 0 or position(${words} in lower(e.staff_no)) > 0))`;
}

async function readLines(
  { database }: CallContext,
  within: RawBuilder<boolean>,
  page: { readonly page: number; readonly rows: number },
): Promise<readonly Line[]> {
  const { rows } = await sql<Line>`select d.employment_id as "employmentId", p.name,
      e.staff_no as "staffNo", o.name as organ, d.day, s.name as shift, d.state, d.exceptions,
      d.punch_in as "punchIn", d.punch_out as "punchOut", d.worked_minutes as "workedMinutes",
      d.late_minutes as "lateMinutes",
      d.overtime_workday + d.overtime_rest_day + d.overtime_holiday as "overtimeMinutes"
    from day_result d
    join employment e on e.tenant_id = d.tenant_id and e.id = d.employment_id
    join person p on p.tenant_id = e.tenant_id and p.id = e.person_id
    left join shift s on s.tenant_id = d.tenant_id and s.id = d.shift_id
    left join job_row j on j.tenant_id = d.tenant_id and j.employment_id = d.employment_id
      and j.from_on <= d.day and (j.to_on is null or j.to_on >= d.day)
    left join organ_row o on o.tenant_id = j.tenant_id and o.organ_id = j.organ_id and o.to_on is null
    where ${within} order by d.day desc, p.name_sort, e.id
    limit ${page.rows} offset ${offsetOf(page)}`.execute(database);
  return rows;
}

async function countLines({ database }: CallContext, within: RawBuilder<boolean>): Promise<number> {
  const { rows } = await sql<{ total: number }>`select count(*)::int as total from day_result d
    where ${within}`.execute(database);
  return rows[0]?.total ?? 0;
}
