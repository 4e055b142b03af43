/** What people of an agency see of the workers it sends: agreements, attendance, months and requests. */
import * as z from 'zod/mini';
import { day, id, lines, optional, pageOf, pageRequest, text } from '../../kit/atoms.ts';
import { defineCall } from '../../kit/define.ts';
import { phone } from '../../uac/contacts.ts';
import { ofAgencies, portalPath, version, writesOfAgencies } from './portal-call.ts';

/** The states of lines of a month that their agency sees. */
export const portalLineStates = ['approved', 'confirmed', 'disputed', 'paid'] as const;

export const portalAgreements = defineCall({
  ...ofAgencies,
  name: 'supplier.portal.agreements',
  path: `${portalPath}/getAgreements`,
  request: z.strictObject({ ...pageRequest }),
  result: pageOf(
    z.object({
      agreementId: id,
      number: z.string(),
      kind: z.enum(['dispatch', 'service']),
      state: z.enum(['active', 'suspended', 'ended']),
      entityName: z.string(),
      signedOn: z.nullable(day),
      fromOn: day,
      toOn: day,
      priceBy: z.enum(['hours', 'heads']),
      /** Percent of the price, or an amount for each worker. */
      feeBy: z.enum(['percent', 'head']),
      fee: z.string(),
      taxOn: z.enum(['fee', 'total']),
      taxRate: z.string(),
      insuranceBy: z.enum(['agency', 'host']),
      noticeDays: z.nullable(z.number()),
      posts: z.array(
        z.object({
          name: z.string(),
          place: z.string(),
          fromOn: day,
          toOn: day,
          heads: z.number(),
          /** Workers who are there today. */
          filled: z.number(),
          hourPrice: z.string(),
          monthPay: z.nullable(z.string()),
        }),
      ),
    }),
  ),
  doc: 'The agreements of the agency with their posts, the latest one first.',
});

export const portalWorkers = defineCall({
  ...ofAgencies,
  name: 'supplier.portal.workers',
  path: `${portalPath}/getWorkers`,
  request: z.strictObject({
    ...pageRequest,
    /** The first day of a closed month; the latest one where none is asked for. */
    month: optional(day),
    search: optional(text(1, 60)),
  }),
  result: z.extend(
    pageOf(
      z.object({
        assignmentId: id,
        name: z.string(),
        staffNo: z.string(),
        post: z.string(),
        place: z.string(),
        state: z.enum(['working', 'ended', 'returned', 'converted']),
        fromOn: day,
        toOn: day,
        /** The end of the contract with the agency. */
        agencyTo: day,
        /** Days and minutes of the month on the days that the agency sent the worker; null where there are none. */
        time: z.nullable(
          z.object({
            days: z.number(),
            worked: z.number(),
            overtimeWorkday: z.number(),
            overtimeRestDay: z.number(),
            overtimeHoliday: z.number(),
            absent: z.number(),
          }),
        ),
      }),
    ),
    {
      /** The month of the times; null while none is closed. */
      month: z.nullable(day),
      /** Closed months, the latest first; 24 at most. */
      months: z.array(day),
    },
  ),
  doc: 'The workers of the agency and their attendance in a closed month, without pay and without numbers of documents.',
});

export const portalDispatchMonth = defineCall({
  ...ofAgencies,
  name: 'supplier.portal.dispatchMonth',
  path: `${portalPath}/getDispatchMonth`,
  request: z.strictObject({ month: optional(day) }),
  result: z.object({
    /** The month that waits the longest, or the latest one; null where there is none. */
    month: z.nullable(day),
    /** Months with lines, the latest first; 24 at most, with how many lines wait for an answer. */
    months: z.array(z.object({ month: day, waiting: z.number() })),
    /** Amounts as text with two digits after the point. */
    rows: z.array(
      z.object({
        settlementId: id,
        version: z.number(),
        name: z.string(),
        staffNo: z.string(),
        corrects: z.nullable(day),
        state: z.enum(portalLineStates),
        hours: z.string(),
        overtime150: z.string(),
        overtime200: z.string(),
        overtime300: z.string(),
        basePay: z.nullable(z.string()),
        overtimePay: z.nullable(z.string()),
        insurance: z.nullable(z.string()),
        fee: z.nullable(z.string()),
        tax: z.nullable(z.string()),
        total: z.nullable(z.string()),
        disputeNote: z.nullable(z.string()),
      }),
    ),
    /** Of all lines, and of those that are not disputed. */
    sum: z.string(),
    undisputed: z.string(),
    /** What waits for an answer: how many lines, and what they come to. */
    waiting: z.object({ lines: z.number(), total: z.string() }),
  }),
  doc: 'What a month of the workers of the agency came to, line by line, once it is approved.',
});

export const portalAnswerDispatch = defineCall({
  ...writesOfAgencies,
  name: 'supplier.portal.answerDispatch',
  path: `${portalPath}/answerDispatch`,
  request: z.strictObject({
    lines: z
      .array(z.strictObject({ settlementId: id, version }))
      .check(z.minLength(1, 'required'), z.maxLength(500, 'tooLong')),
    answer: z.enum(['confirm', 'dispute'], 'choice'),
    /** What is wrong; needed for a dispute. */
    note: optional(lines(1, 500)),
  }),
  result: z.object({ answered: z.number() }),
  errors: ['notFound', 'conflict', 'notNow'],
  doc: 'Confirms lines of a month, or disputes them and says why; all of them or none.',
});

export const portalConfirmMonth = defineCall({
  ...writesOfAgencies,
  name: 'supplier.portal.confirmMonth',
  path: `${portalPath}/confirmDispatchMonth`,
  request: z.strictObject({
    month: day,
    /** How many lines wait and what they come to, as the page showed it. */
    count: z.int('invalid').check(z.minimum(1, 'tooSmall')),
    total: z.string('invalid').check(z.regex(/^-?\d{1,12}\.\d{2}$/, 'invalid')),
  }),
  result: z.object({ answered: z.number() }),
  errors: ['notFound', 'conflict'],
  doc: 'Confirms every line of a month that waits for an answer, however many there are; none if they are not those that were shown.',
});

export const portalStaffRequests = defineCall({
  ...ofAgencies,
  name: 'supplier.portal.staffRequests',
  path: `${portalPath}/getStaffRequests`,
  request: z.strictObject({ ...pageRequest }),
  result: pageOf(
    z.object({
      requestId: id,
      title: z.string(),
      post: z.string(),
      place: z.string(),
      heads: z.number(),
      why: z.enum(['new', 'replacement']),
      neededOn: day,
      note: z.nullable(z.string()),
      state: z.enum(['sent', 'filled']),
      candidates: z.array(
        z.object({
          candidateId: id,
          name: z.string(),
          phone: z.nullable(z.string()),
          decision: z.enum(['open', 'taken', 'refused']),
          reason: z.nullable(z.string()),
        }),
      ),
    }),
  ),
  doc: 'The workers that the agency is asked for, with whom it proposed; open requests first.',
});

export const portalPropose = defineCall({
  ...writesOfAgencies,
  name: 'supplier.portal.propose',
  path: `${portalPath}/propose`,
  request: z.strictObject({
    requestId: id,
    name: text(1, 60),
    phone,
    /** Needed for the entry of who is taken; it is not shown again. */
    idNumber: text(1, 30),
  }),
  result: z.object({ candidateId: id }),
  errors: ['notFound', 'notNow'],
  doc: 'Proposes a worker for a request.',
});

export const portalWithdrawCandidate = defineCall({
  ...writesOfAgencies,
  name: 'supplier.portal.withdrawCandidate',
  path: `${portalPath}/withdrawCandidate`,
  request: z.strictObject({ candidateId: id }),
  result: z.null(),
  errors: ['notFound', 'notNow'],
  doc: 'Takes a proposed worker back while there is no decision.',
});

/** The calls of people of an agency. */
export const portalDispatchCalls: {
  readonly portalAgreements: typeof portalAgreements;
  readonly portalWorkers: typeof portalWorkers;
  readonly portalDispatchMonth: typeof portalDispatchMonth;
  readonly portalAnswerDispatch: typeof portalAnswerDispatch;
  readonly portalConfirmMonth: typeof portalConfirmMonth;
  readonly portalStaffRequests: typeof portalStaffRequests;
  readonly portalPropose: typeof portalPropose;
  readonly portalWithdrawCandidate: typeof portalWithdrawCandidate;
} = {
  portalAgreements,
  portalWorkers,
  portalDispatchMonth,
  portalAnswerDispatch,
  portalConfirmMonth,
  portalStaffRequests,
  portalPropose,
  portalWithdrawCandidate,
};
