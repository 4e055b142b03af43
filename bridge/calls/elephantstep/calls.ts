/** Training: courses, sessions with seats and a queue, signing in. */
import type { CallTable } from '../kit/define.ts';
import { type KeyedCalls, keyed } from '../record/calls.ts';
import { deskCalls } from './desk.ts';
import { learningCalls } from './learning.ts';
import { trainingCourseCalls } from './records/course.ts';
import { trainingSessionCalls } from './records/session.ts';

/** Written out: the type of a large table is too long to be inferred into a declaration. */
type TrainingRecordCalls = KeyedCalls<'trainingCourse', typeof trainingCourseCalls> &
  KeyedCalls<'trainingSession', typeof trainingSessionCalls>;

const ownCalls = { ...learningCalls, ...deskCalls };

/** The calls of training, those of its records among them. */
export const trainingCalls: typeof ownCalls & TrainingRecordCalls = {
  ...ownCalls,
  ...keyed('trainingCourse', trainingCourseCalls),
  ...keyed('trainingSession', trainingSessionCalls),
} satisfies CallTable;
