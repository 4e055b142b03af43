/** Goals that a figure decides, as pages show them and as reviews count them. */
import type { ParsedRequestOf, ResultOf } from '#bridge/calls/kit/define.ts';
import type { myPerformance, saveGoals } from '#bridge/calls/performance/mine.ts';
import { bestScore } from '#bridge/calls/performance/shapes.ts';
import { performanceCodes } from '#bridge/calls/performance/terms.ts';
import { compare, ratio, zero } from '#gateway/kernel/exact/ratio.ts';
import { decimalText } from '#gateway/kernel/exact/rounding.ts';
import type { CallContext } from '#gateway/kernel/handler.ts';
import { RefusedError } from '#gateway/kernel/refused-error.ts';
import { kpiResult, kpiScore, usualCap } from '../engine/kpi.ts';

type Shown = NonNullable<ResultOf<typeof myPerformance>['file']>['goals'][number]['kpi'];
type Asked = ParsedRequestOf<typeof saveGoals>['goals'];

/** The columns of a goal that a figure decides. */
export interface KpiColumns {
  readonly direction: 'up' | 'down' | 'done' | null;
  readonly target: string | null;
  readonly actual: string | null;
  readonly unit: string | null;
}

/** What such a goal comes to, with everything its score follows from; null for another goal. */
export function presentKpi(goal: KpiColumns, cycleCap: number | null): Shown {
  const { direction, target, actual, unit } = goal;
  if (direction === null) return null;
  const cap = cycleCap ?? usualCap;
  const result = kpiResult({ direction, target, actual }, cap);
  return {
    direction,
    target,
    actual,
    unit,
    cap,
    result: result === null ? null : decimalText(result, 2),
    score: result === null ? null : kpiScore(result, cap, bestScore),
  };
}

/** A figure decides only where there is one to reach; nothing to reach is done or not. */
export function requireTargets(goals: Asked): void {
  const isWrong = ({ kpi }: Asked[number]): boolean =>
    kpi !== undefined && kpi.direction !== 'done' && compare(ratio(kpi.target ?? '0'), zero) <= 0;
  if (goals.some(isWrong)) throw new RefusedError(performanceCodes.kpiTarget);
}

/** The scores of the goals of a person that figures decide, by their ids. */
export async function readKpiScores(
  { database, tenantId }: Pick<CallContext, 'database' | 'tenantId'>,
  employmentId: string,
  cycleId: string,
): Promise<Readonly<Record<string, string>>> {
  const goals = await database
    .selectFrom('performance_goal as g')
    .innerJoin('performance_cycle as c', (join) =>
      join.onRef('c.tenant_id', '=', 'g.tenant_id').onRef('c.id', '=', 'g.cycle_id'),
    )
    .where('g.tenant_id', '=', tenantId)
    .where('g.employment_id', '=', employmentId)
    .where('g.cycle_id', '=', cycleId)
    .where('g.removed_at', 'is', null)
    .where('g.direction', 'is not', null)
    .select(['g.id', 'g.direction', 'g.target', 'g.actual', 'g.unit', 'c.kpi_cap as cap'])
    .execute();
  return Object.fromEntries(
    goals.flatMap(({ id, cap, ...goal }) => {
      const score = presentKpi(goal, cap)?.score ?? null;
      return score === null ? [] : [[id, score] as const];
    }),
  );
}
