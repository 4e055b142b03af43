/** Scores of reviews: exact on the way, rounded once at the end. */
import {
  add,
  compare,
  divide,
  multiply,
  type Ratio,
  ratio,
  sum,
  zero,
} from '#gateway/kernel/exact/ratio.ts';
import { decimalText } from '#gateway/kernel/exact/rounding.ts';

/** A score with its weight in percent. */
export interface Weighed {
  readonly weight: Ratio;
  readonly score: Ratio;
}

/** What each part earns, and their sum. */
export function weightedScore(items: readonly Weighed[]): {
  readonly earned: readonly Ratio[];
  readonly total: Ratio;
} {
  const earned = items.map(({ weight, score }) => divide(multiply(weight, score), ratio(100)));
  return { earned, total: sum(earned) };
}

/** The mean by weight; weights need not sum to anything. Null where they sum to nothing. */
export function weightedMean(items: readonly Weighed[]): Ratio | null {
  const weights = sum(items.map(({ weight }) => weight));
  if (compare(weights, zero) <= 0) return null;
  return divide(sum(items.map(({ weight, score }) => multiply(weight, score))), weights);
}

/** What happens to a part that is missing. */
export type Missing = 'reweigh' | 'block' | 'zero';

/** One role of a result; null where its reviews are missing or too few. */
export interface RolePart {
  readonly weight: Ratio;
  readonly score: Ratio | null;
}

/** The final score with three digits, or null where it cannot be given. */
export function finalScore(parts: readonly RolePart[], missing: Missing): string | null {
  const asked = parts.filter(({ weight }) => compare(weight, zero) > 0);
  if (missing === 'block' && asked.some(({ score }) => score === null)) return null;
  const counted = asked.flatMap(({ weight, score }) =>
    score === null && missing !== 'zero' ? [] : [{ weight, score: score ?? zero }],
  );
  const mean = weightedMean(counted);
  return mean === null ? null : decimalText(mean, 3);
}

/** The scores that one review gives, by the ids of goals and questions. */
export type Answers = Readonly<Record<string, string>>;

/** The goals and questions of a review with their weights. */
export interface Asked {
  readonly goalWeight: Ratio;
  readonly goals: readonly { readonly id: string; readonly weight: Ratio }[];
  readonly questions: readonly { readonly id: string; readonly weight: Ratio }[];
}

/** The score of one review: goals and questions each by weight, then the two by the weight of the form. */
export function reviewScore({ goalWeight, goals, questions }: Asked, answers: Answers) {
  const meanOf = (items: Asked['goals']): Ratio | null =>
    weightedMean(
      items.flatMap(({ id, weight }) => {
        const score = answers[id];
        return score === undefined ? [] : [{ weight, score: ratio(score) }];
      }),
    );
  const rest = add(ratio(100), multiply(ratio(-1), goalWeight));
  const parts = [
    { weight: goalWeight, score: meanOf(goals) },
    { weight: rest, score: meanOf(questions) },
  ];
  return weightedMean(
    parts.flatMap(({ weight, score }) => (score === null ? [] : [{ weight, score }])),
  );
}

/** The mean of several scores; null for none. */
export function meanScore(scores: readonly Ratio[]): Ratio | null {
  return weightedMean(scores.map((score) => ({ weight: ratio(1), score })));
}

/** The best level whose least score is reached. What is shown decides: the score is rounded before. */
export function levelOf(
  score: string,
  levels: readonly { readonly code: string; readonly least: string }[],
): string | null {
  const best = levels.toSorted((a, b) => compare(ratio(b.least), ratio(a.least)));
  const found = best.find(({ least }) => compare(ratio(score), ratio(least)) >= 0);
  return found?.code ?? best.at(-1)?.code ?? null;
}
