/** What came of an exam question by question, and taking a bad question out of it. */
import * as z from 'zod/mini';
import { id, moment, text } from '../kit/atoms.ts';
import { defineCall } from '../kit/define.ts';
import { exam } from './records/exam.ts';
import { trainingCodes as codes } from './terms.ts';

const base = '/gateway/elephantstep/web/exam';

/** What a change did to the results. */
const counts = {
  /** Attempts whose figure is another one now. */
  changed: z.number(),
  /** Those that are passed now. */
  passed: z.number(),
  /** Those that stay passed though they are below the pass mark now. */
  kept: z.number(),
  /** Those that lost their pass. */
  lost: z.number(),
};

export const examAnalysis = defineCall({
  name: 'elephantstep.exam.analysis',
  path: `${base}/getAnalysis`,
  service: 'elephantstep',
  request: z.strictObject({ examId: id }),
  result: z.object({
    name: z.string(),
    mayChange: z.boolean(),
    attempts: z.number(),
    passed: z.number(),
    questions: z.array(
      z.object({
        id,
        question: z.string(),
        /** In how many attempts it was. */
        asked: z.number(),
        /** Percent of them that were all right; null for fewer than 5. */
        right: z.nullable(z.number()),
        isVoid: z.boolean(),
      }),
    ),
    changes: z.array(
      z.object({
        id,
        question: z.string(),
        isVoid: z.boolean(),
        reason: z.string(),
        takePasses: z.boolean(),
        by: z.nullable(z.string()),
        at: moment,
        ...counts,
      }),
    ),
    /** Answers that came after the time, of the people in reach. They count for nothing. */
    late: z.array(
      z.object({
        id: z.string(),
        name: z.string(),
        question: z.string(),
        answer: z.string(),
        at: moment,
      }),
    ),
  }),
  access: { kind: 'function', functionId: exam.functionId },
  errors: ['notFound'],
  doc: 'The questions of an exam with how many had them right, what was changed in them, and answers that came too late.',
});

export const voidQuestion = defineCall({
  name: 'elephantstep.exam.void',
  path: `${base}/voidQuestion`,
  service: 'elephantstep',
  encoding: 'json',
  request: z.strictObject({
    examId: id,
    questionId: id,
    /** False takes the question back in. */
    isVoid: z.boolean(),
    reason: text(2, 200),
    /** Whether who is below the pass mark now loses the pass. */
    takePasses: z.boolean(),
  }),
  result: z.object(counts),
  access: { kind: 'function', functionId: `${exam.functionId}.edit` },
  effect: 'write',
  errors: ['notFound', 'notNow', codes.lastQuestion],
  doc: 'Takes a question out of an exam, or back in, and marks every attempt again. Both figures are kept, and who has another result gets a message.',
});

/** The calls about the questions of an exam that was sat. */
export const examAnalysisCalls = { examAnalysis, voidQuestion };
