/** Exams as the signed-in person sits them. What is right stays in the gateway. */
import * as z from 'zod/mini';
import { day, id, list, moment, optional, text } from '../kit/atoms.ts';
import { defineCall } from '../kit/define.ts';
import { trainingFunctions } from './functions.ts';
import { trainingCodes as codes } from './terms.ts';

const access = { kind: 'function', functionId: trainingFunctions.learning } as const;
const base = '/gateway/elephantstep/web/exam';

const result = z.object({ percent: z.string(), passPercent: z.string(), passed: z.boolean() });

export const myExams = defineCall({
  name: 'elephantstep.exam.mine',
  path: `${base}/getMyExams`,
  service: 'elephantstep',
  request: z.strictObject({}),
  result: z.array(
    z.object({
      id,
      name: z.string(),
      courseName: z.nullable(z.string()),
      questions: z.number(),
      minutes: z.number(),
      passPercent: z.string(),
      closesOn: z.nullable(day),
      /** Attempts that are left; null for any number. */
      left: z.nullable(z.number()),
      isRunning: z.boolean(),
      /** Best result so far. */
      percent: z.nullable(z.string()),
      passed: z.boolean(),
      /** Whether it can be sat again although it was passed: its course is due again. */
      renew: z.boolean(),
      /** From when on another attempt can start; null for now. */
      againAt: z.nullable(moment),
      /** The closing of the exam where it leaves less than the usual time. */
      until: z.nullable(moment),
    }),
  ),
  access,
  errors: ['notFound'],
  doc: 'Lists the exams that are open today or that the caller sat, with the best result.',
});

export const getExamQuestions = defineCall({
  name: 'elephantstep.exam.questions',
  path: `${base}/getExamQuestions`,
  service: 'elephantstep',
  request: z.strictObject({ examId: id }),
  result: z.object({
    attemptId: id,
    name: z.string(),
    secondsLeft: z.number(),
    questions: z.array(
      z.object({
        kind: z.enum(['one', 'many', 'yesNo', 'blank']),
        question: z.string(),
        options: z.array(z.object({ id, answer: z.string() })),
        chosen: z.array(id),
        written: z.string(),
        sequence: z.number(),
      }),
    ),
  }),
  access,
  effect: 'write',
  errors: ['notFound', 'notNow', codes.noAttempts, codes.passed, codes.tooSoon],
  doc: 'Starts an attempt, or continues the open one with its paper, its saved answers and the time left by the clock of the server.',
});

export const saveExamAnswer = defineCall({
  name: 'elephantstep.exam.answer',
  path: `${base}/saveExamAnswer`,
  service: 'elephantstep',
  encoding: 'json',
  request: z.strictObject({
    attemptId: id,
    place: z.int('invalid').check(z.minimum(0, 'tooSmall'), z.maximum(99, 'tooLarge')),
    sequence: z.int('invalid').check(z.minimum(1, 'tooSmall'), z.maximum(1_000_000, 'tooLarge')),
    chosen: list(id, 10),
    written: optional(text(1, 200)),
  }),
  result: z.object({ secondsLeft: z.number() }),
  access,
  effect: 'write',
  errors: ['notFound', 'badInput', codes.timeOver],
  doc: 'Saves one answer of an open attempt; an older sequence never replaces a newer one.',
});

export const keepLateAnswer = defineCall({
  name: 'elephantstep.exam.late',
  path: `${base}/keepLateAnswer`,
  service: 'elephantstep',
  encoding: 'json',
  request: saveExamAnswer.request,
  result: z.null(),
  access,
  effect: 'write',
  errors: ['notFound', 'notNow', 'badInput'],
  doc: 'Keeps an answer aside that came after the time of an own attempt, up to a day after it. It counts for nothing and is there for a dispute.',
});

export const submitExam = defineCall({
  name: 'elephantstep.exam.submit',
  path: `${base}/submitExam`,
  service: 'elephantstep',
  request: z.strictObject({ attemptId: id }),
  result,
  access,
  effect: 'write',
  errors: ['notFound'],
  doc: 'Hands in an attempt and returns its result; a second time returns the same.',
});

export const queryExamId = defineCall({
  name: 'elephantstep.exam.query',
  path: `${base}/queryExamId`,
  service: 'elephantstep',
  request: z.strictObject({
    /** An announcement to the caller. */
    noticeId: optional(id),
    /** A course; only asked where there is no announcement. */
    courseId: optional(id),
  }),
  result: z.object({
    /** Null when there is none. */
    examId: z.nullable(id),
    name: z.nullable(z.string()),
    /** Whether the caller has passed it. */
    passed: z.boolean(),
  }),
  access,
  errors: ['notFound'],
  doc: 'Finds the exam that an announcement asks its readers to sit, or the latest open one of a course.',
});

/** The calls of exams. */
export const examinationCalls = {
  myExams,
  queryExamId,
  getExamQuestions,
  saveExamAnswer,
  keepLateAnswer,
  submitExam,
};
