/** Training: courses, sessions with seats and a queue, signing in. */
import type { CallTable } from '../kit/define.ts';
import { type KeyedCalls, keyed } from '../record/calls.ts';
import { deskCalls } from './desk.ts';
import { dutyCalls } from './duties.ts';
import { examinationCalls } from './examination.ts';
import { learningCalls } from './learning.ts';
import { trainingCourseCalls } from './records/course.ts';
import { examCalls } from './records/exam.ts';
import { examQuestionCalls } from './records/question.ts';
import { trainingRuleCalls } from './records/rule.ts';
import { trainingSessionCalls } from './records/session.ts';

/** Written out: the type of a large table is too long to be inferred into a declaration. */
type TrainingRecordCalls = KeyedCalls<'trainingCourse', typeof trainingCourseCalls> &
  KeyedCalls<'exam', typeof examCalls> &
  KeyedCalls<'examQuestion', typeof examQuestionCalls> &
  KeyedCalls<'trainingRule', typeof trainingRuleCalls> &
  KeyedCalls<'trainingSession', typeof trainingSessionCalls>;

const ownCalls = { ...learningCalls, ...dutyCalls, ...deskCalls, ...examinationCalls };

/** The calls of training, those of its records among them. */
export const elephantstepCalls: typeof ownCalls & TrainingRecordCalls = {
  ...ownCalls,
  ...keyed('trainingCourse', trainingCourseCalls),
  ...keyed('exam', examCalls),
  ...keyed('examQuestion', examQuestionCalls),
  ...keyed('trainingRule', trainingRuleCalls),
  ...keyed('trainingSession', trainingSessionCalls),
} satisfies CallTable;
