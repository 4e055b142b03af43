/** Approvals: the routes of requests, what waits for whom, and what is decided. */
import * as z from 'zod/mini';
import { day, id, lines, moment, optional, pageOf, pageRequest, text } from '../kit/atoms.ts';
import { defineCard } from '../kit/card.ts';
import { type CallTable, defineCall } from '../kit/define.ts';
import { appRequestCalls } from './app-requests.ts';
import { certificateCalls } from './certificates.ts';
import { approveCenterCount } from './counts.ts';
import { definitionCalls } from './definitions.ts';
import { delegationCalls } from './delegations.ts';
import { approvalActs, approvalDetail, routeForecast } from './detail.ts';
import { buttonEventNames } from './events.ts';
import { approvalFileCalls } from './files.ts';
import { formValues } from './form.ts';
import { instanceCalls } from './form-instances.ts';
import { rangeCalls } from './form-ranges.ts';
import { workflowFunctions } from './functions.ts';
import { rowApprovalCalls } from './row-approval.ts';
import { taskDraftCalls } from './task-drafts.ts';
import { approvalStatuses, workflowCodes } from './terms.ts';

const shared = { service: 'workflow', access: { kind: 'session' } } as const;
const write = { ...shared, encoding: 'json', effect: 'write' } as const;
const center = '/gateway/workflow/web/approveCenter';
const base = '/gateway/workflow/web/workflow';

const status = z.enum(approvalStatuses);

/** One approval in a list. */
export const approvalLine = z.object({
  id,
  number: z.string(),
  title: z.string(),
  /** The first fields of the form, as far as the caller may see them. */
  summary: z.array(z.string()),
  starterName: z.string(),
  status,
  /** Who is asked now. */
  waitingFor: z.array(z.string()),
  /** The caller's open task in it. */
  taskId: z.nullable(id),
  /** For whom the caller stands in. */
  forName: z.nullable(z.string()),
  submittedAt: moment,
  /** When it came to the caller, was decided by them, or ended. */
  at: moment,
  dueAt: z.nullable(moment),
  /** Not read yet, of what was copied. */
  unread: z.boolean(),
});

/** The lists of the approvals: waiting for the caller, decided by them, asked by them, sent to them. */
export const approvalTypes = ['todo', 'done', 'started', 'copied', 'all'] as const;

export const approveCenterList = defineCall({
  ...shared,
  name: 'workflow.approveCenter.list',
  path: `${center}/list`,
  request: z.strictObject({
    approvalType: z.enum(approvalTypes),
    /** Part of a title, of a number, or of the applicant's name. */
    keyword: optional(text(1, 50)),
    status: optional(status),
    /** A declared record. */
    bizType: optional(text(1, 40)),
    from: optional(day),
    to: optional(day),
    ...pageRequest,
  }),
  result: pageOf(approvalLine),
  errors: ['noPermission'],
  doc: 'Lists one page of approvals: to do, done, started by the caller, copied to them, or all for administrators.',
});

export const previewRoute = defineCall({
  ...shared,
  encoding: 'json',
  name: 'workflow.preview',
  path: `${base}/previewRoute`,
  request: z.strictObject({ record: text(1, 40), rowId: id, move: text(1, 40) }),
  result: routeForecast,
  errors: ['notFound', 'noPermission'],
  doc: 'Shows who would be asked before a record is submitted; nothing is written.',
});

const chosen = z.record(z.string(), z.array(id).check(z.maxLength(9, 'tooLarge')));

export const startRecordApproval = defineCall({
  ...write,
  name: 'workflow.start',
  path: `${base}/start`,
  request: z.strictObject({
    record: text(1, 40),
    rowId: id,
    version: z.int(),
    move: text(1, 40),
    /** The people the applicant chose, as employments by step. */
    chosen,
    /** The hash of the preview the applicant has seen. */
    hash: z.nullable(z.string().check(z.maxLength(80, 'tooLong'))),
    requestKey: id,
  }),
  result: z.object({
    /** Null where the move took effect without anybody to ask. */
    approvalId: z.nullable(id),
  }),
  errors: [
    'notFound',
    'noPermission',
    'conflict',
    'notNow',
    workflowCodes.routeChanged,
    workflowCodes.choiceNeeded,
    workflowCodes.noAssignee,
    workflowCodes.approvalLive,
  ],
  doc: 'Submits a record for approval with the people the applicant chose.',
});

export const getApproval = defineCall({
  ...shared,
  // A copy counts as read.
  effect: 'write',
  name: 'workflow.approval.get',
  path: `${base}/getApproval`,
  request: z.strictObject({ approvalId: id }),
  result: approvalDetail,
  errors: ['notFound'],
  doc: 'Shows one approval to who asks, is asked, was informed or administers: form, route, log and what the caller may do.',
});

export const actOnApproval = defineCall({
  ...write,
  name: 'workflow.act',
  path: `${base}/act`,
  request: z.strictObject({
    approvalId: id,
    act: z.enum(approvalActs),
    /** The event of the button that was pressed; `cancel` goes with the act that is meant. */
    event: z.optional(z.enum(buttonEventNames)),
    /** Of the caller; with `reassign` of anybody, and with `remove` of somebody the caller added. */
    taskId: z.optional(id),
    words: z.optional(lines(1, 1000)),
    /** Employments: whom it is transferred, added, copied or reassigned to, and who is mentioned in a comment. */
    people: z.optional(z.array(id).check(z.maxLength(20, 'tooLarge'))),
    place: z.optional(z.enum(['before', 'after', 'beside'])),
    mode: z.optional(z.enum(['or', 'and', 'order'])),
    /** Where it is sent back to: a step, or nothing for the start; with `skip` and `reroute` the open step. */
    node: z.optional(text(1, 40)),
    how: z.optional(z.enum(['walk', 'direct'])),
    /** Files that were uploaded for it, with `comment`. */
    files: z.optional(z.array(id).check(z.maxLength(9, 'tooLarge'))),
    /** What is filled in of the form, with `approve`, `resubmit` and `save`. */
    values: z.optional(formValues),
    requestKey: id,
  }),
  result: approvalDetail,
  errors: ['notFound', 'noPermission', 'throttled', 'notNow', ...Object.values(workflowCodes)],
  doc: 'Decides, moves or comments one approval; the same request key does nothing twice.',
});

export const getCandidates = defineCall({
  ...shared,
  name: 'workflow.candidates',
  path: `${base}/getCandidates`,
  request: z.strictObject({
    /** The task that is to go to somebody else; no one in it, and no party, is offered. */
    taskId: optional(id),
    keyword: optional(text(1, 50)),
    ...pageRequest,
  }),
  result: pageOf(z.object({ id, name: z.string(), staffNo: z.string(), organName: z.string() })),
  errors: ['notFound'],
  doc: 'Lists the people a task can be given to: with an account, at work, and no party to it.',
});

export const sendRemindMsg = defineCall({
  ...write,
  name: 'workflow.remind',
  path: `${base}/sendRemindMsg`,
  request: z.strictObject({ approvalId: id }),
  result: z.object({ told: z.array(z.string()) }),
  errors: [
    'notFound',
    'noPermission',
    'throttled',
    workflowCodes.notEditable,
    workflowCodes.instanceEnded,
  ],
  doc: 'Reminds those an own request waits for: once in 30 minutes and three times a day.',
});

export const approvalTodos = defineCard({
  name: 'workflow.card.todos',
  path: `${base}/getApprovalTodos`,
  service: 'workflow',
  functionId: workflowFunctions.approvals,
  doc: 'What waits for the caller: approvals to decide, overdue ones, own requests that were returned.',
});

/** The calls about approvals. */
export const workflowCalls = {
  approveCenterList,
  approveCenterCount,
  previewRoute,
  startRecordApproval,
  getApproval,
  actOnApproval,
  getCandidates,
  sendRemindMsg,
  approvalTodos,
  ...definitionCalls,
  ...certificateCalls,
  ...approvalFileCalls,
  ...delegationCalls,
  ...instanceCalls,
  ...rangeCalls,
  ...rowApprovalCalls,
  ...appRequestCalls,
  ...taskDraftCalls,
} as const satisfies CallTable;
