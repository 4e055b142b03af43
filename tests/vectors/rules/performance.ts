import { multiply, ratio } from '#gateway/kernel/exact/ratio.ts';
import { shortText } from '#gateway/kernel/exact/rounding.ts';
import {
  type GoalNode,
  goalStatus,
  scoreOfShare,
  treeProgress,
} from '#gateway/services/performance/engine/goals.ts';
import { finalScore, weightedScore } from '#gateway/services/performance/engine/score.ts';
import { type Answers, text, textOrNull, type Vector } from '../vector.ts';

const area = 'performance';
const statusWords = { pending: 'Pending', inProgress: 'In Progress', completed: 'Completed' };

function weighed(vector: Vector): Readonly<Record<string, unknown>> {
  const items = vector.input.items as { weightPercent: string; score: string }[];
  const { earned, total } = weightedScore(
    items.map(({ weightPercent, score }) => ({
      weight: ratio(weightPercent),
      score: ratio(score),
    })),
  );
  return { earned: earned.map((one) => shortText(one)), total: shortText(total) };
}

function finalOf(scores: readonly (string | null)[], missingCountsAsZero: boolean): string | null {
  const parts = scores.map((score) => ({
    weight: ratio(1),
    score: score === null ? null : ratio(score),
  }));
  const final = finalScore(parts, missingCountsAsZero ? 'zero' : 'reweigh');
  return final === null ? null : shortText(ratio(final));
}

function selfRating(vector: Vector): Readonly<Record<string, unknown>> {
  const ratings = vector.input.ratings as { share: string; weightPercent: string }[];
  const scale = ratio(text(vector, 'scale'));
  const { total } = weightedScore(
    ratings.map(({ share, weightPercent }) => ({
      weight: ratio(weightPercent),
      score: multiply(ratio(share), scale),
    })),
  );
  return { score: shortText(total) };
}

function progress(vector: Vector): Readonly<Record<string, unknown>> {
  const found: Record<string, string> = {};
  treeProgress(vector.input.tree as GoalNode, (name, value) => {
    found[name] = shortText(value);
  });
  return { progress: found };
}

function resultAreas(vector: Vector): Readonly<Record<string, unknown>> {
  const areas = vector.input.areas as { weightPercent: string; completionPercent: string }[];
  const { total } = weightedScore(
    areas.map(({ weightPercent, completionPercent }) => ({
      weight: ratio(weightPercent),
      score: ratio(completionPercent),
    })),
  );
  const score = shortText(scoreOfShare(total, ratio(text(vector, 'scale'))));
  return { percent: shortText(total), score, final: finalOf([score, null, null], true) };
}

/** Scores and goals. */
export const performanceRules: Answers = {
  [`${area}/weighted-score`]: weighed,
  [`${area}/final-score`]: (vector) => ({
    final: finalOf(
      ['goal', 'self', 'feedback'].map((name) => textOrNull(vector, name)),
      vector.input.missingCountsAsZero === true,
    ),
  }),
  [`${area}/self-rating`]: selfRating,
  [`${area}/goal-progress`]: progress,
  [`${area}/result-areas`]: resultAreas,
  [`${area}/goal-status`]: (vector) => ({
    status: statusWords[goalStatus(text(vector, 'progressPercent'))],
  }),
};
