import { type RawBuilder, sql } from 'kysely';
import type { Dimension, Guard, Measure } from '#bridge/calls/prism/define.ts';
import { onDay, pathWithin } from '#gateway/kernel/people/dated.ts';
import type { FactScope, Step, SubjectBinding } from '../bind.ts';
import type { CheckedQuery, Named } from './checked.ts';
import type { OrganTarget } from './organ-targets.ts';

/** One row of the statement: the key of each dimension, which of them are summed over, and the columns. */
export interface GroupedRow {
  readonly level: number;
  readonly people: number | null;
  /** By `k0`, `m0`, … . */
  readonly [column: string]: unknown;
}

/** What a statement is made from: questions about the same facts. */
export interface Plan {
  readonly binding: SubjectBinding;
  readonly where: CheckedQuery['where'];
  /** Every dimension and every measure of the questions, each once. */
  readonly by: readonly Named<Dimension>[];
  readonly measures: readonly Named<Measure>[];
  /** The dimensions of each question, by their names. */
  readonly shapes: readonly (readonly string[])[];
  readonly scope: FactScope;
  readonly steps: readonly Step[];
  readonly targets: readonly OrganTarget[];
  /** The strictest guard of the asked measures that holds for the caller. */
  readonly guard: Guard | null;
}

const decimals = {
  people: 0,
  times: 0,
  hours: 1,
  days: 1,
  money: 2,
  percent: 1,
  years: 1,
  number: 1,
};

/** The figures of every level of the questions, by one statement. */
export async function readGroups(plan: Plan): Promise<readonly GroupedRow[]> {
  const { by, measures } = plan;
  const keys = by.map((dimension, place) => sql`${keyOf(dimension)} as ${sql.ref(`k${place}`)}`);
  const names = by.map((dimension) => keyOf(dimension));
  const level = by.length === 0 ? sql`0` : sql`grouping(${sql.join(names)})`;
  const figures = measures.map(
    (measure, place) => sql`${figureOf(plan, measure)}::text as ${sql.ref(`m${place}`)}`,
  );
  const { rows } = await sql<GroupedRow>`
    with ${factsOf(plan)}
    select ${sql.join([...keys, sql`${level}::int as level`, ...figures, ...guardColumns(plan)])}
    from kept ${by.length === 0 ? sql`` : sql`group by grouping sets (${sql.join(sets(plan))})`}`.execute(
    plan.scope.context.database,
  );
  return rows;
}

/** The rows of one of the questions, as if it had been asked alone. */
export function rowsOf(
  { by, measures }: Plan,
  query: CheckedQuery,
  rows: readonly GroupedRow[],
): readonly GroupedRow[] {
  const keys = query.by.map(({ name }) => by.findIndex((one) => one.name === name));
  const figures = query.measures.map(({ name }) => measures.findIndex((one) => one.name === name));
  const bit = (place: number): number => 1 << (by.length - 1 - place);
  const others = by.reduce((sum, _, place) => (keys.includes(place) ? sum : sum | bit(place)), 0);
  return rows
    .filter(({ level }) => (level & others) === others)
    .map((row) => ({
      people: row.people,
      level: keys.reduce((sum, place) => sum * 2 + ((row.level & bit(place)) === 0 ? 0 : 1), 0),
      ...Object.fromEntries(keys.map((place, index) => [`k${index}`, row[`k${place}`]])),
      ...Object.fromEntries(
        figures.flatMap((place, index) =>
          ['m', 'sum', 'largest', 'median', 'count'].map((column) => [
            `${column}${index}`,
            row[`${column}${place}`],
          ]),
        ),
      ),
    }));
}

/** People of the question, and people of it without its conditions; for the guard. */
export async function readPopulation(
  plan: Plan,
): Promise<{ readonly all: number; readonly kept: number }> {
  const { rows } = await sql<{ all: number; kept: number }>`
    with ${factsOf(plan)}
    select (select count(distinct person) from fact)::int as all,
      (select count(distinct person) from kept)::int as kept`.execute(plan.scope.context.database);
  return rows[0] ?? { all: 0, kept: 0 };
}

/** The CTEs: the steps of the period, the organisations of the level, the facts, and those that meet the conditions. */
export function factsOf({
  binding,
  by,
  measures,
  where: asked,
  scope,
  steps,
  targets,
}: Plan): RawBuilder<unknown> {
  const stepRows = steps.map(({ key, from, to }) => sql`(${key}, ${from}::date, ${to}::date)`);
  const conditions = asked.map(({ dimension, is, values }) => {
    const column = sql`coalesce(${sql.ref(`fact.${dimension}`)}::text, '')`;
    return is === 'in'
      ? sql`${column} = any(${values}::text[])`
      : sql`${column} <> all(${values}::text[])`;
  });
  const where = conditions.length === 0 ? sql`true` : sql.join(conditions, sql` and `);
  const dimensions = [...by.map(({ name }) => name), ...asked.map(({ dimension }) => dimension)];
  const wanted = new Set([...columnsOf(measures), ...dimensions]);
  const byOrgan = by.some(({ kind }) => kind === 'organ');
  const place = byOrgan ? sql`, place as materialized (${places(scope, targets)})` : sql``;
  const kept = byOrgan
    ? sql`select fact.*, place.target as organ from fact left join place on place.organ_id = fact.organ_id`
    : sql`select fact.* from fact`;
  return sql`step (key, from_on, to_on) as (values ${sql.join(stepRows)}),
    fact as (${binding.facts(scope, wanted)})${place},
    kept as (${kept} where ${where})`;
}

/** Of every organisation of the day the one of the level that it lies in: the deepest, so that a parent has its own people. */
function places(scope: FactScope, targets: readonly OrganTarget[]): RawBuilder<unknown> {
  const choices = targets
    .toSorted((left, right) => right.path.length - left.path.length)
    .map(({ id, path }) => sql`when ${pathWithin('o', path)} then ${id}`);
  const target = choices.length === 0 ? sql`null` : sql`case ${sql.join(choices, sql` `)} end`;
  return sql`select o.organ_id, ${target} as target from organ_row o
    where o.tenant_id = ${scope.tenantId} and ${onDay('o', scope.day)}`;
}

function keyOf({
  name,
  kind,
}: {
  readonly name: string;
  readonly kind: string;
}): RawBuilder<unknown> {
  if (kind === 'time') return sql`kept.step`;
  return kind === 'organ' ? sql`kept.organ` : sql.ref(`kept.${name}`);
}

/** Every column that measures are made of. */
function columnsOf(measures: readonly Measure[]): ReadonlySet<string> {
  return new Set(
    measures.flatMap((measure) =>
      measure.kind === 'ratio'
        ? [measure.top, measure.bottom, measure.bottomToo ?? measure.bottom]
        : [measure.of],
    ),
  );
}

/** Every subset of the dimensions of each question, the whole set among them, each subset once. */
function sets({ by, shapes }: Plan): RawBuilder<unknown>[] {
  const subsets = new Map<string, RawBuilder<unknown>>();
  for (const shape of shapes) {
    for (let mask = 0; mask < 2 ** shape.length; mask += 1) {
      const names = shape.filter((_, place) => (mask & (1 << place)) !== 0);
      const columns = by.filter(({ name }) => names.includes(name)).map(keyOf);
      subsets.set(names.toSorted().join(), sql`(${sql.join(columns)})`);
    }
  }
  return [...subsets.values()];
}

/** A column added up; over the whole period as its subject says, unless each step is a row of its own. */
function added(plan: Plan, column: string): RawBuilder<unknown> {
  const value = sql.ref(`kept.${column}`);
  const over = plan.binding.subject.columns[column];
  const byTime = plan.by.some(({ kind }) => kind === 'time');
  const step = over === 'first' ? plan.steps[0] : plan.steps.at(-1);
  if (over === 'sum' || over === undefined || !byTime || step === undefined)
    return sql`coalesce(sum(${value}), 0)`;
  const whole =
    typeof over === 'object'
      ? sql`sum(${sql.ref(`kept.${over.whole}`)})`
      : sql`sum(${value}) filter (where kept.step = ${step.key})`;
  return sql`coalesce(case when grouping(kept.step) = 0 then sum(${value}) else ${whole} end, 0)`;
}

function figureOf(plan: Plan, measure: Named<Measure>): RawBuilder<unknown> {
  const digits = sql.lit(decimals[measure.unit]);
  const per = sql.lit(measure.per ?? 1);
  if (measure.kind === 'median') {
    const value = sql.ref(`kept.${measure.of}`);
    return sql`round((percentile_cont(0.5) within group (order by ${value}))::numeric / ${per}::numeric, ${digits})`;
  }
  if (measure.kind === 'value')
    return sql`round(${added(plan, measure.of)}::numeric / ${per}::numeric, ${digits})`;
  const bottom =
    measure.bottomToo === undefined
      ? added(plan, measure.bottom)
      : sql`((${added(plan, measure.bottom)} + ${added(plan, measure.bottomToo)})::numeric / 2)`;
  const top = sql`${added(plan, measure.top)}::numeric * ${sql.lit(measure.times ?? 1)}`;
  return sql`round(${top} / ${per}::numeric / nullif(${bottom}, 0), ${digits})`;
}

/** What the guard looks at: distinct people, and of pay the total, the two largest and the median. */
function guardColumns({ guard, measures }: Plan): RawBuilder<unknown>[] {
  if (guard === null) return [sql`null::int as people`];
  const people = sql`count(distinct kept.person)::int as people`;
  if (guard !== 'pay') return [people];
  return [
    people,
    ...measures.flatMap((measure, place) => {
      const column = sql.ref(`kept.${columnOf(measure)}`);
      return [
        sql`sum(${column})::float8 as ${sql.ref(`sum${place}`)}`,
        sql`(array_agg(${column} order by ${column} desc nulls last))[1:2]::float8[] as ${sql.ref(`largest${place}`)}`,
        sql`(percentile_cont(0.5) within group (order by ${column}) / ${sql.lit(measure.per ?? 1)})::float8 as ${sql.ref(`median${place}`)}`,
        sql`count(${column})::int as ${sql.ref(`count${place}`)}`,
      ];
    }),
  ];
}

/** The column of the amounts that a measure adds up, divides or takes the median of. */
export function columnOf(measure: Measure): string {
  return measure.kind === 'ratio' ? measure.top : measure.of;
}
