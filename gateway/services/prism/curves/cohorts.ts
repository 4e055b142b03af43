import { sql } from 'kysely';
import type { ParsedRequestOf } from '#bridge/calls/kit/define.ts';
import type { Cohorts, queryCohorts } from '#bridge/calls/prism/curves.ts';
import type { CallContext } from '#gateway/kernel/handler.ts';
import { dayOf } from '#gateway/kernel/people/calendar.ts';
import { retentionBindings } from '../../subjects.ts';
import { checkShape } from '../query/checked.ts';
import { factsOf, type Plan } from '../query/statement.ts';
import { retentionWords } from '../texts/retention-words.ts';
import { cohortSpans, cohortTable, type Joiners } from './cohort-table.ts';
import { digestOf, leastOfGroup, planRetention } from './retention-facts.ts';

/**
 * Answers retention by hiring cohort.
 * @throws {RefusedError} `noPermission`, `noFieldPermission`, `badInput`, `notFound`, `tooFewDiffer`.
 */
export async function answerCohorts(
  context: CallContext,
  { unit, count, where, asOf }: ParsedRequestOf<typeof queryCohorts>,
): Promise<Cohorts> {
  const words = retentionWords[context.locale];
  const today = dayOf(context.now());
  const day = asOf !== undefined && asOf < today ? asOf : today;
  const spans = cohortSpans(unit, count, day);
  const span = { from: spans[0]?.from ?? day, to: day };
  const shape = await checkShape(context, retentionBindings.hired, { by: [], where }, span);
  const { plan } = await planRetention(context, shape);
  const least = shape.seesRows ? null : leastOfGroup;
  const table = cohortTable(await readJoiners(plan), { unit, spans, day, least });
  const shown = {
    months: [...table.months],
    rows: table.rows.map((row) => ({ ...row, label: words.cohort(row.key) })),
    total: { ...table.total, label: words.all },
  };
  const cells = [...shown.rows, shown.total].flatMap(({ shares }) => shares);
  return {
    ...span,
    ...shown,
    hidden: cells.filter((cell) => 'is' in cell && cell.is === 'hidden').length,
    definition: words.cohorts,
    digest: digestOf([span, shown]),
  };
}

async function readJoiners(plan: Plan): Promise<readonly Joiners[]> {
  const { rows } = await sql<Joiners>`
    with ${factsOf(plan)}
    select to_char(kept.joined_on, 'YYYY-MM') as month, kept.gone, count(distinct kept.person)::int as people
    from kept group by 1, 2`.execute(plan.scope.context.database);
  return rows;
}
