/** What people have to learn: the mandatory courses of each, and how far everybody is. */
import * as z from 'zod/mini';
import { day, id } from '../kit/atoms.ts';
import { type CardCall, defineCard } from '../kit/card.ts';
import { defineCall } from '../kit/define.ts';
import { trainingFunctions } from './functions.ts';

/** Done holds until the course is due again; from 60 days before it can be taken again. */
export const dutyStates = ['overdue', 'open', 'renew', 'done'] as const;

const duty = {
  ruleId: id,
  ruleName: z.string(),
  courseName: z.string(),
  state: z.enum(dutyStates),
  /** Null for what was done once and for good. */
  dueOn: z.nullable(day),
  doneOn: z.nullable(day),
};

export const myDuties = defineCall({
  name: 'elephantstep.duty.mine',
  path: '/gateway/elephantstep/web/duty/getMyDuties',
  service: 'elephantstep',
  request: z.strictObject({}),
  result: z.array(z.object(duty)),
  access: { kind: 'function', functionId: trainingFunctions.learning },
  errors: ['notFound'],
  doc: 'The mandatory courses of the caller, those that are overdue first.',
});

export const dutyOverview = defineCall({
  name: 'elephantstep.duty.overview',
  path: '/gateway/elephantstep/web/duty/getOverview',
  service: 'elephantstep',
  request: z.strictObject({}),
  result: z.array(
    z.object({
      ruleId: id,
      ruleName: z.string(),
      courseName: z.string(),
      people: z.number(),
      done: z.number(),
      renew: z.number(),
      open: z.number(),
      overdue: z.number(),
    }),
  ),
  access: { kind: 'function', functionId: trainingFunctions.duties },
  doc: 'How far the people in reach are with each mandatory course.',
});

export const dutyPeople = defineCall({
  name: 'elephantstep.duty.people',
  path: '/gateway/elephantstep/web/duty/getPeople',
  service: 'elephantstep',
  request: z.strictObject({ ruleId: id }),
  result: z.array(
    z.object({
      employmentId: id,
      name: z.string(),
      organName: z.nullable(z.string()),
      state: z.enum(dutyStates),
      dueOn: z.nullable(day),
      doneOn: z.nullable(day),
    }),
  ),
  access: { kind: 'function', functionId: trainingFunctions.duties },
  errors: ['notFound'],
  doc: 'The people in reach who still have to take a mandatory course, or take it again, the most overdue first; 500 at most.',
});

export const trainingCard: CardCall = defineCard({
  name: 'elephantstep.card.mine',
  path: '/gateway/elephantstep/web/home/getMyTraining',
  service: 'elephantstep',
  functionId: trainingFunctions.learning,
  doc: 'What the caller has to learn, and the next sessions the caller is enrolled in.',
});

/** The calls about mandatory courses. */
export const dutyCalls = { myDuties, dutyOverview, dutyPeople, trainingCard };
