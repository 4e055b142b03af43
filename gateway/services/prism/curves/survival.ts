import { sql } from 'kysely';
import type { ParsedRequestOf } from '#bridge/calls/kit/define.ts';
import type { querySurvival, Survival, SurvivalCurve } from '#bridge/calls/prism/curves.ts';
import type { CallContext } from '#gateway/kernel/handler.ts';
import { addMonths, dayOf, monthStart } from '#gateway/kernel/people/calendar.ts';
import { retentionBindings } from '../../subjects.ts';
import { type CheckedShape, checkShape } from '../query/checked.ts';
import { hiddenRows } from '../query/guard.ts';
import { labeller } from '../query/labels.ts';
import { factsOf, type Plan } from '../query/statement.ts';
import { retentionWords } from '../texts/retention-words.ts';
import { digestOf, leastOfGroup, planRetention, type RetentionPlan } from './retention-facts.ts';
import { survivalCurve, type Watched } from './survival-curve.ts';

/** Months end at multiples of this; a curve ends where fewer people are watched. */
const rules = { month: 32, least: 10 } as const;

/** The people of a group; undefined is all of them together. */
interface Group {
  readonly value: string | null | undefined;
  readonly people: number;
  readonly left: number;
  readonly watched: readonly Watched[];
}

/**
 * Answers survival curves of the time of service.
 * @throws {RefusedError} `noPermission`, `noFieldPermission`, `badInput`, `notFound`, `tooFewDiffer`.
 */
export async function answerSurvival(
  context: CallContext,
  { by, months, where, asOf }: ParsedRequestOf<typeof querySurvival>,
): Promise<Survival> {
  const { locale } = context;
  const today = dayOf(context.now());
  const to = asOf !== undefined && asOf < today ? asOf : today;
  const span = { from: addMonths(monthStart(to), 1 - months), to };
  const asked = { by: by === undefined ? [] : [by], where };
  const shape = await checkShape(context, retentionBindings.service, asked, span);
  const read = await planRetention(context, shape);
  const [all, ...groups] = await readGroups(read.plan);
  const label = await labelsOf(context, shape, read, groups);
  const hidden = hiddenGroups(shape, [all, ...groups], by === 'reason');
  const drawn = [all, ...groups].map((group, place) =>
    curveOf(group, group === all ? retentionWords[locale].all : label(group), hidden.has(place)),
  );
  const [first, ...others] = drawn;
  const shown = { all: first ?? curveOf(all, '', true), curves: others };
  return {
    ...span,
    group: shape.by[0]?.words[locale] ?? null,
    ...shown,
    hidden: hidden.size,
    definition: retentionWords[locale].survival,
    digest: digestOf([span, shown]),
  };
}

async function labelsOf(
  context: CallContext,
  shape: CheckedShape,
  { level }: RetentionPlan,
  groups: readonly Group[],
): Promise<(group: Group) => string> {
  const rows = groups.map(({ value }) => ({ keys: [value ?? null], cells: [] }));
  const query = { ...shape, measures: [], refused: new Set<string>(), top: null };
  const label = await labeller(context, query, level, rows);
  return ({ value }) => label(0, value ?? null);
}

/** The places of groups whose figures the caller may not see. Of kinds of leaving those who left so are the group. */
function hiddenGroups(
  { seesRows }: CheckedShape,
  groups: readonly Group[],
  ofLeavers: boolean,
): ReadonlySet<number> {
  if (seesRows) return new Set();
  return hiddenRows(
    groups.map(({ value, people, left }) => ({
      keys: [value === undefined ? null : (value ?? '')],
      people: ofLeavers ? left : people,
    })),
    leastOfGroup,
  );
}

function curveOf(group: Group, label: string, isHidden: boolean): SurvivalCurve {
  const value = group.value ?? null;
  if (isHidden)
    return { value, label, state: 'hidden', people: null, left: null, median: null, points: [] };
  const { points, median } = survivalCurve(group.watched, rules);
  return {
    value,
    label,
    state: points.length > 1 ? 'shown' : 'few',
    people: group.people,
    left: group.left,
    median,
    points: points.map((point) => ({ ...point, share: (point.share * 100).toFixed(1) })),
  };
}

interface WatchedRow extends Watched {
  readonly key: string | null;
  readonly reason: string | null;
}

interface SizeRow {
  readonly key: string | null;
  readonly level: number;
  readonly people: number;
  readonly left: number;
}

/** All people together, then each group, the largest first. */
async function readGroups(plan: Plan): Promise<readonly [Group, ...Group[]]> {
  const { database } = plan.scope.context;
  const name = plan.by[0]?.name;
  const key = name === undefined || name === 'reason' ? sql`null::text` : sql.ref(`kept.${name}`);
  const { rows: watched } = await sql<WatchedRow>`
    with ${factsOf(plan)}
    select ${key} as key, kept.reason, kept.entry, kept.exit, kept."hasLeft", count(*)::int as people
    from kept group by 1, 2, 3, 4, 5`.execute(database);
  const { rows: sizes } = await sql<SizeRow>`
    with ${factsOf(plan)}, sized as (select ${name === 'reason' ? sql`kept.reason` : key} as key, kept.person, kept."hasLeft" from kept)
    select key, grouping(key)::int as level, count(distinct person)::int as people,
      (count(distinct person) filter (where "hasLeft"))::int as left
    from sized group by grouping sets ((key), ())`.execute(database);
  const whole = sizes.find(({ level }) => level === 1);
  const all: Group = {
    value: undefined,
    people: whole?.people ?? 0,
    left: whole?.left ?? 0,
    watched,
  };
  if (name === undefined) return [all];
  const groups = sizes
    .filter(({ level, key: value }) => level === 0 && (name !== 'reason' || value !== null))
    .map((size) => (name === 'reason' ? kindOfLeaving(all, size) : groupOf(watched, size)))
    .toSorted((one, two) => two.people - one.people || two.left - one.left);
  return [all, ...groups];
}

function groupOf(watched: readonly WatchedRow[], { key, people, left }: SizeRow): Group {
  return { value: key, people, left, watched: watched.filter((row) => row.key === key) };
}

/** Everybody is watched for each kind of leaving; who left for another reason is watched no longer. */
function kindOfLeaving(all: Group, { key, left }: SizeRow): Group {
  const watched = (all.watched as readonly WatchedRow[]).map((row) => ({
    ...row,
    hasLeft: row.hasLeft && row.reason === key,
  }));
  return { value: key, people: all.people, left, watched };
}
