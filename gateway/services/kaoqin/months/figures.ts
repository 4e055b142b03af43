import { type RawBuilder, sql } from 'kysely';

/** What of a person's days adds up to a month; all are whole numbers. */
export const figureNames = [
  'due_days',
  'present_days',
  'due_minutes',
  'worked_minutes',
  'late_times',
  'late_minutes',
  'serious_late_times',
  'early_times',
  'early_minutes',
  'missing_punches',
  'absent_minutes',
  'absent_parts',
  'leave_minutes',
  'trip_days',
  'trip_minutes',
  'overtime_workday',
  'overtime_rest_day',
  'overtime_holiday',
  'overtime_time_off',
  'night_shifts',
  'cycle_minutes',
  'overtime_cycle',
] as const;

/** The figures of a day, or the sums of many. */
export type Figures = Readonly<Record<(typeof figureNames)[number], number>>;

/** Parts of a day in which absence is counted: thirds of a day stay exact enough for hundredths. */
export const partsOfDay = 10_000;

const has = (exception: string) => sql`${exception} = any(d.exceptions)`;

const one = (condition: RawBuilder<unknown>) => sql`case when ${condition} then 1 else 0 end`;

const figureOf: Readonly<Record<keyof Figures, RawBuilder<unknown>>> = {
  due_days: one(sql`d.plan = 'shift'`),
  present_days: one(sql`d.state <> 'absent'
    and (d.worked_minutes > 0 or d.trip_minutes > 0 or cardinality(d.exceptions) > 0)`),
  due_minutes: sql`d.due_minutes`,
  worked_minutes: sql`d.worked_minutes`,
  late_times: one(sql`d.late_minutes > 0`),
  late_minutes: sql`d.late_minutes`,
  serious_late_times: one(sql`${has('serious-late')} or ${has('absent-late')}`),
  early_times: one(sql`d.early_minutes > 0`),
  early_minutes: sql`d.early_minutes`,
  missing_punches: sql`${one(has('no-punch-in'))} + ${one(has('no-punch-out'))}`,
  absent_minutes: sql`d.absent_minutes`,
  absent_parts: sql`case when d.absent_minutes = 0 then 0 else round(${partsOfDay}::numeric
    * d.absent_minutes / greatest(d.absent_minutes, d.due_minutes + d.leave_minutes + d.trip_minutes))::int end`,
  leave_minutes: sql`d.leave_minutes`,
  trip_days: one(sql`d.trip_minutes > 0`),
  trip_minutes: sql`d.trip_minutes`,
  overtime_workday: sql`d.overtime_workday`,
  overtime_rest_day: sql`d.overtime_rest_day`,
  overtime_holiday: sql`d.overtime_holiday`,
  // Only overtime on rest days may be given back as time off: engines.md §3.
  overtime_time_off: sql`case when exists (select from overtime_request o
      where o.tenant_id = d.tenant_id and o.employment_id = d.employment_id and o.day = d.day
        and o.state = 'approved' and o.settle = 'rest' and o.removed_at is null)
    and exists (select from leave_type t where t.tenant_id = d.tenant_id
        and t.code = 'compensatory' and t.has_balance and t.removed_at is null)
    then d.overtime_rest_day else 0 end`,
  night_shifts: one(sql`d.worked_minutes > 0 and exists (select from shift s
      where s.tenant_id = d.tenant_id and s.id = d.shift_id
        and coalesce(s.third_off, s.second_off, s.off_at) > '24:00')`),
  cycle_minutes: sql`d.cycle_minutes`,
  // No day has it: it is what a cycle of comprehensive hours comes to at its end.
  overtime_cycle: sql`0`,
};

/** The columns of the figures of each day `d`, which has the columns of `day_result`. */
export const dayFigures: RawBuilder<unknown> = sql.join(
  figureNames.map((name) => sql`${figureOf[name]} as ${sql.ref(name)}`),
);

/** The columns of the sums of days that `dayFigures` gave. */
export const sumsOfFigures: RawBuilder<unknown> = sql.join(
  figureNames.map((name) => sql`sum(${sql.ref(name)})::int as ${sql.ref(name)}`),
);

/** Rows beside those of `dayFigures`: what cycles of comprehensive hours count, by employment. */
export function cycleFigures(minutes: ReadonlyMap<string, number>): RawBuilder<unknown> {
  const rows = [...minutes].map(([employment_id, overtime_cycle]) => ({
    employment_id,
    overtime_cycle,
  }));
  const columns = figureNames.map((name) =>
    name === 'overtime_cycle' ? sql`c.overtime_cycle` : sql`0`,
  );
  return sql`select c.employment_id, ${sql.join(columns)}
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as c(employment_id uuid, overtime_cycle int)`;
}

/** The figures of no one. */
export const noFigures = Object.fromEntries(figureNames.map((name) => [name, 0])) as Figures;

/** What the second figures have more than the first. */
export function differenceOf(before: Figures, after: Figures): Figures {
  return Object.fromEntries(
    // What was kept before a figure was added has nothing of it.
    figureNames.map((name) => [name, (after[name] ?? 0) - (before[name] ?? 0)]),
  ) as Figures;
}

/** Figures added up. */
export function sumOfFigures(all: readonly Figures[]): Figures {
  return Object.fromEntries(
    figureNames.map((name) => [name, all.reduce((sum, one) => sum + one[name], 0)]),
  ) as Figures;
}
