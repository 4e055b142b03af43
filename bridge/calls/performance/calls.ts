/** Performance: cycles, goals, reviews, calibration and results. */
import type { CallTable } from '../kit/define.ts';
import { type KeyedCalls, keyed } from '../record/calls.ts';
import { calibrationCalls } from './calibration.ts';
import { cycleProgressCalls } from './cycles.ts';
import { meetingCalls } from './meetings.ts';
import { myPerformanceCalls } from './mine.ts';
import { performanceCycleCalls } from './records/cycle.ts';
import { reviewFormCalls } from './records/form.ts';
import { performanceGoalCalls } from './records/goal.ts';
import { calibrationMeetingCalls } from './records/meeting.ts';
import { performanceScaleCalls } from './records/scale.ts';
import { reviewCalls } from './reviews.ts';
import { teamCalls } from './team.ts';

/** Written out: the type of a large table is too long to be inferred into a declaration. */
type RecordCalls = KeyedCalls<'performanceScale', typeof performanceScaleCalls> &
  KeyedCalls<'reviewForm', typeof reviewFormCalls> &
  KeyedCalls<'performanceCycle', typeof performanceCycleCalls> &
  KeyedCalls<'performanceGoal', typeof performanceGoalCalls> &
  KeyedCalls<'calibrationMeeting', typeof calibrationMeetingCalls>;

const ownCalls = {
  ...cycleProgressCalls,
  ...myPerformanceCalls,
  ...reviewCalls,
  ...teamCalls,
  ...calibrationCalls,
  ...meetingCalls,
};

/** The calls of performance, those of its records among them. */
export const performanceCalls: typeof ownCalls & RecordCalls = {
  ...ownCalls,
  ...keyed('performanceScale', performanceScaleCalls),
  ...keyed('reviewForm', reviewFormCalls),
  ...keyed('performanceCycle', performanceCycleCalls),
  ...keyed('performanceGoal', performanceGoalCalls),
  ...keyed('calibrationMeeting', calibrationMeetingCalls),
} satisfies CallTable;
