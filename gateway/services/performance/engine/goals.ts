import {
  compare,
  divide,
  multiply,
  type Ratio,
  ratio,
  sum,
  zero,
} from '#gateway/kernel/exact/ratio.ts';

/** A goal with those that serve it. */
export interface GoalNode {
  readonly name?: string;
  readonly progressPercent?: string;
  readonly children?: readonly GoalNode[];
}

/** The progress of a goal: its own, or the mean of those below it, each once. Reports every goal with a name. */
export function treeProgress(
  { name, progressPercent, children = [] }: GoalNode,
  report: (name: string, progress: Ratio) => void = () => undefined,
): Ratio {
  const below = children.map((child) => treeProgress(child, report));
  const progress =
    below.length === 0 ? ratio(progressPercent ?? '0') : divide(sum(below), ratio(below.length));
  if (name !== undefined) report(name, progress);
  return progress;
}

/** How far a goal is. */
export type GoalStatus = 'pending' | 'inProgress' | 'completed';

/** The status that follows from the progress. */
export function goalStatus(progressPercent: string): GoalStatus {
  const progress = ratio(progressPercent);
  if (compare(progress, ratio(100)) >= 0) return 'completed';
  return compare(progress, zero) > 0 ? 'inProgress' : 'pending';
}

/** The score on a scale that a share in percent comes to. */
export function scoreOfShare(percent: Ratio, scale: Ratio): Ratio {
  return divide(multiply(percent, scale), ratio(100));
}

/** What is wrong with a set of goals, the first fault only; null where all is right. */
export function goalFault(
  weights: readonly string[],
  bounds: {
    readonly goalsMin: number;
    readonly goalsMax: number;
    readonly weightMin: string;
    readonly weightMax: string;
  },
): 'goalCount' | 'goalWeight' | 'weightSum' | null {
  if (weights.length < bounds.goalsMin || weights.length > bounds.goalsMax) return 'goalCount';
  const isOff = (weight: string): boolean =>
    compare(ratio(weight), ratio(bounds.weightMin)) < 0 ||
    compare(ratio(weight), ratio(bounds.weightMax)) > 0;
  if (weights.some(isOff)) return 'goalWeight';
  const total = sum(weights.map((weight) => ratio(weight)));
  return compare(total, ratio(100)) === 0 ? null : 'weightSum';
}
