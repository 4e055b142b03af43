import { createHash } from 'node:crypto';
import { prismCodes } from '#bridge/calls/prism/terms.ts';
import type { CallContext } from '#gateway/kernel/handler.ts';
import { RefusedError } from '#gateway/kernel/refused-error.ts';
import type { CheckedShape } from '../query/checked.ts';
import { factScope } from '../query/facts-scope.ts';
import { leastPeople } from '../query/guard.ts';
import { type OrganLevel, organLevels } from '../query/organ-targets.ts';
import { type Plan, readPopulation } from '../query/statement.ts';

/** The fewest people of a group that is seen by who may not read them one by one. */
export const leastOfGroup = leastPeople.personal;

/** What the facts of retention are read with. */
export interface RetentionPlan {
  readonly plan: Plan;
  readonly level: OrganLevel;
}

/**
 * Plans the reading of facts over the span of a question.
 * @throws {RefusedError} `badInput`, `notFound`; `tooFewDiffer` where conditions leave out only a few people whom the caller may not
 * read one by one.
 */
export async function planRetention(
  context: CallContext,
  shape: CheckedShape,
): Promise<RetentionPlan> {
  const { binding, by, where, span, reach, seesRows } = shape;
  // Who is still employed has no reason for leaving: a condition on it would leave no one to compare with.
  if (where.some(({ dimension }) => dimension === 'reason'))
    throw new RefusedError('badInput', { fields: [{ path: 'where', issue: 'choice' }] });
  const level = await organLevels(context)({
    ...shape,
    measures: [],
    refused: new Set(),
    top: null,
  });
  const plan: Plan = {
    binding,
    where,
    by,
    measures: [],
    shapes: [by.map(({ name }) => name)],
    scope: factScope(context, reach, level.askedPath),
    steps: [{ key: 'all', ...span }],
    targets: level.targets,
    guard: seesRows ? null : 'personal',
  };
  if (!seesRows && where.length > 0) {
    const { all, kept } = await readPopulation(plan);
    if (all > kept && all - kept < leastOfGroup) throw new RefusedError(prismCodes.tooFewDiffer);
  }
  return { plan, level };
}

/** The same for the same answer. */
export function digestOf(answer: unknown): string {
  return createHash('sha256').update(JSON.stringify(answer)).digest('base64url');
}
