/** Work reports: written by everybody, read by those they are sent to. */
import * as z from 'zod/mini';
import { day, id, lines, list, moment, optional, pageOf, pageRequest, text } from '../kit/atoms.ts';
import { type CardCall, defineCard } from '../kit/card.ts';
import { type CallTable, defineCall } from '../kit/define.ts';
import { workReportFunctions } from './functions.ts';
import { workReportKinds } from './periods.ts';
import { wpmCodes as codes } from './terms.ts';

const shared = {
  service: 'wpm',
  access: { kind: 'function', functionId: workReportFunctions.work },
} as const;
const own = '/gateway/wpm/web/workReport';
const remind = '/gateway/wpm/web/remind';

/** People who receive one report, and characters of each of its parts. */
export const mostReceivers = 20;
const longest = 4000;

const kind = z.enum(workReportKinds, 'choice');
const person = z.object({ id, name: z.string() });
const parts = { done: z.string(), plan: z.string(), problems: z.string() };
const period = { kind, fromOn: day, toOn: day };

/** Whether a report was sent, in time or late. */
const reportState = z.enum(['draft', 'sent', 'late']);

export const openWorkReport = defineCall({
  ...shared,
  name: 'wpm.report.open',
  path: `${own}/openWorkReport`,
  request: z.strictObject({
    kind,
    /** A day of the period; today when absent. */
    on: optional(day),
  }),
  result: z.object({
    ...period,
    dueAt: moment,
    state: z.nullable(reportState),
    ...parts,
    receivers: z.array(z.extend(person, { readAt: z.nullable(moment) })),
    /** What was planned in the report before: what is to be reported now. */
    planned: z.string(),
    /** Whether it can be written: the period has begun, and no receiver has read it. */
    canWrite: z.boolean(),
  }),
  errors: ['notFound'],
  doc: 'Opens the own report of a period: what was written of it so far, and who receives it, at first the direct superior.',
});

const body = z
  .string()
  .check(z.trim(), z.maxLength(longest, 'tooLong')) as unknown as z.ZodMiniType<string, string>;

export const saveWorkReport = defineCall({
  ...shared,
  name: 'wpm.report.save',
  path: `${own}/saveWorkReport`,
  encoding: 'json',
  effect: 'write',
  request: z.strictObject({
    kind,
    on: day,
    done: body,
    plan: body,
    problems: body,
    receiverIds: list(id, mostReceivers),
    /** False keeps a draft that only its author sees. */
    send: z.boolean(),
  }),
  result: z.object({ id, state: reportState }),
  errors: ['notFound', codes.noReceiver, codes.noText, codes.alreadyRead, codes.notBegun],
  doc: 'Keeps the own report of a period as a draft, or sends it to its receivers. Sent again before anybody has read it, it replaces what was sent.',
});

export const workReportReceivers = defineCall({
  ...shared,
  name: 'wpm.report.receivers',
  path: `${own}/getReceivers`,
  request: z.strictObject({ keyword: optional(text(1, 60)) }),
  result: z.array(z.extend(person, { organName: z.nullable(z.string()) })),
  doc: 'Lists colleagues with an account whom a report can be sent to, at most 20: name and department alone.',
});

export const ownWorkReports = defineCall({
  ...shared,
  name: 'wpm.report.own',
  path: `${own}/getOwnWorkReports`,
  request: z.strictObject({ kind: optional(kind), ...pageRequest }),
  result: pageOf(
    z.object({
      id,
      ...period,
      state: reportState,
      sentAt: z.nullable(moment),
      receivers: z.number(),
      read: z.number(),
      comments: z.number(),
    }),
  ),
  doc: 'Lists the own reports, the newest first, with how many receivers have read each.',
});

export const getRemindCount = defineCall({
  ...shared,
  name: 'wpm.remind.count',
  path: `${remind}/getRemindCount`,
  encoding: 'none',
  request: z.strictObject({}),
  result: z.object({ received: z.number(), unread: z.number() }),
  doc: 'Counts the reports that the caller received, and those not read yet.',
});

export const getRemindList = defineCall({
  ...shared,
  name: 'wpm.remind.list',
  path: `${remind}/getRemindList`,
  request: z.strictObject({
    kind: optional(kind),
    show: optional(z.enum(['all', 'unread'])),
    keyword: optional(text(1, 60)),
    ...pageRequest,
  }),
  result: pageOf(
    z.object({
      id,
      ...period,
      name: z.string(),
      organName: z.nullable(z.string()),
      late: z.boolean(),
      sentAt: moment,
      read: z.boolean(),
      /** The first words of what was done. */
      begin: z.string(),
    }),
  ),
  doc: 'Lists the reports that the caller received, the last sent first.',
});

export const getRemindDetail = defineCall({
  ...shared,
  name: 'wpm.remind.get',
  path: `${remind}/getRemindDetail`,
  effect: 'write',
  request: z.strictObject({ id }),
  result: z.object({
    id,
    ...period,
    ...parts,
    name: z.string(),
    organName: z.nullable(z.string()),
    state: reportState,
    sentAt: z.nullable(moment),
    own: z.boolean(),
    receivers: z.array(z.extend(person, { readAt: z.nullable(moment) })),
    comments: z.array(z.object({ id, by: z.string(), text: z.string(), at: moment })),
  }),
  errors: ['notFound'],
  doc: 'Returns a report to its author or a receiver; for a receiver it counts as read from then on.',
});

export const getRemindItems = defineCall({
  ...shared,
  name: 'wpm.remind.items',
  path: `${remind}/getRemindItems`,
  request: z.strictObject({ kind, on: optional(day) }),
  result: z.object({
    ...period,
    dueAt: moment,
    people: z.array(
      z.object({
        id,
        name: z.string(),
        organName: z.nullable(z.string()),
        state: z.enum(['sent', 'late', 'open', 'missing']),
        /** Null where none was sent to the caller. */
        reportId: z.nullable(id),
      }),
    ),
  }),
  doc: 'Returns who of the direct reports of the caller has sent the report of a period, in time or late, and whose is missing.',
});

export const exportRemind = defineCall({
  ...shared,
  name: 'wpm.remind.export',
  path: `${remind}/exportRemind`,
  request: z.strictObject({
    kind: optional(kind),
    from: optional(day),
    to: optional(day),
    format: z._default(z.enum(['xlsx', 'csv']), 'xlsx'),
  }),
  result: z.null(),
  answer: 'file',
  doc: 'Writes the reports that the caller received as a sheet, at most 5,000.',
});

export const updateAllRemindIsSee = defineCall({
  ...shared,
  name: 'wpm.remind.readAll',
  path: `${remind}/updateAllRemindIsSee`,
  effect: 'write',
  request: z.strictObject({
    /** When the list was read: what came later stays unread. */
    until: moment,
  }),
  result: z.object({ read: z.number() }),
  doc: 'Marks all received reports as read that were sent until a moment.',
});

export const commentWorkReport = defineCall({
  ...shared,
  name: 'wpm.report.comment',
  path: `${own}/commentWorkReport`,
  effect: 'write',
  request: z.strictObject({ id, text: lines(1, 1000) }),
  result: z.object({ id }),
  errors: ['notFound'],
  doc: 'Comments a sent report, as its author or a receiver.',
});

export const workReportCard: CardCall = defineCard({
  name: 'wpm.card.reports',
  path: '/gateway/wpm/web/home/getWorkReports',
  service: 'wpm',
  functionId: workReportFunctions.work,
  doc: 'How many received work reports are not read yet.',
});

/** The calls about work reports. */
export const wpmCalls = {
  openWorkReport,
  saveWorkReport,
  workReportReceivers,
  ownWorkReports,
  getRemindCount,
  getRemindList,
  getRemindDetail,
  getRemindItems,
  exportRemind,
  updateAllRemindIsSee,
  commentWorkReport,
  workReportCard,
} as const satisfies CallTable;
