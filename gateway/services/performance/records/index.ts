import { sql } from 'kysely';
import { performanceCycle } from '#bridge/calls/performance/records/cycle.ts';
import { performanceCycleWords } from '#bridge/calls/performance/records/cycle.words.ts';
import { reviewForm } from '#bridge/calls/performance/records/form.ts';
import { reviewFormWords } from '#bridge/calls/performance/records/form.words.ts';
import { performanceGoal } from '#bridge/calls/performance/records/goal.ts';
import { performanceGoalWords } from '#bridge/calls/performance/records/goal.words.ts';
import { performanceScale } from '#bridge/calls/performance/records/scale.ts';
import { performanceScaleWords } from '#bridge/calls/performance/records/scale.words.ts';
import { type BoundRecord, bindRecord } from '#gateway/record/binding.ts';
import { checkClose, checkRelease, checkStart } from '../cycles/guards.ts';
import { followMove } from '../cycles/moves.ts';
import { checkGoals, reopenPlans } from './goal-rules.ts';
import { calibrationMeetings } from './meetings.ts';
import { requireFactors } from './scale-rules.ts';
import { usedCycles, usedForms, usedGoals, usedScales } from './used.ts';

/** Scales in their table. */
export const performanceScales = bindRecord(performanceScale, {
  table: 'performance_scale',
  words: performanceScaleWords,
  lines: { levels: { table: 'performance_scale_level', owner: 'scale_id' } },
  rules: {
    inUse: (ids, context) => usedScales(ids, context),
    effects: (changes, context) => requireFactors(changes, context),
  },
});

/** Forms in their table. */
export const reviewForms = bindRecord(reviewForm, {
  table: 'review_form',
  words: reviewFormWords,
  lines: { questions: { table: 'review_form_question', owner: 'form_id' } },
  rules: { inUse: (ids, context) => usedForms(ids, context) },
});

/** Cycles in their table. */
export const performanceCycles = bindRecord(performanceCycle, {
  table: 'performance_cycle',
  words: performanceCycleWords,
  lines: { stages: { table: 'performance_cycle_stage', owner: 'cycle_id' } },
  rules: {
    inUse: (ids, context) => usedCycles(ids, context),
    guards: { start: checkStart, release: checkRelease, close: checkClose },
    async effects(changes, context) {
      for (const change of changes) await followMove(change, context);
    },
  },
});

/** Goals in their table. */
export const performanceGoals = bindRecord(performanceGoal, {
  table: 'performance_goal',
  words: performanceGoalWords,
  virtuals: { actual: () => sql`r.actual`, progress: () => sql`r.progress` },
  rules: {
    check: (changes, context) => checkGoals(changes, context),
    inUse: (ids, context) => usedGoals(ids, context),
    effects: (changes, context) => reopenPlans(changes, context),
  },
});

/** The records of performance. */
export const performanceRecords: readonly BoundRecord[] = [
  performanceScales,
  reviewForms,
  performanceCycles,
  performanceGoals,
  calibrationMeetings,
];
