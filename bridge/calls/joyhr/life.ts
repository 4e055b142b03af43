/** The life of an employment beside its records: who was here before, what the law says, what is planned, what is handed over. */
import * as z from 'zod/mini';
import { count, day, id, optional, pageOf, pageRequest, text } from '../kit/atoms.ts';
import { defineCall } from '../kit/define.ts';
import { contractKind, employmentStatus, idDocumentType } from './employee.ts';
import { personnelFunctions } from './functions.ts';
import { handoverCalls } from './handover.ts';
import { entry } from './records/entry.ts';
import { leaving } from './records/leaving.ts';
import { transfer } from './records/transfer.ts';

const path = '/gateway/joyhr/web/life';
const entering = { kind: 'function', functionId: `${entry.functionId}.edit` } as const;

/** An employment of a person, as far as who enters may see it. */
const formerEmployment = z.object({
  id,
  name: z.string(),
  staffNo: z.string(),
  organName: z.string(),
  joinedOn: day,
  leftOn: z.nullable(day),
});

export const findFormer = defineCall({
  name: 'joyhr.life.former',
  path: `${path}/findFormerEmployments`,
  service: 'joyhr',
  request: z.strictObject({ idDocumentType, idNumber: text(4, 30) }),
  result: z.object({
    /** `employed` cannot be hired, `former` is a rehire, `awaited` has an entry that waits for its day. */
    state: z.enum(['unknown', 'former', 'employed', 'awaited']),
    /** The employments in reach, the last one first. */
    employments: z.array(formerEmployment),
  }),
  access: entering,
  doc: 'Tells whether the person with a document is employed here, was before, or is to join.',
});

/** What law or plan says of a change before it is submitted; `stop` would be refused. */
const finding = z.object({
  tone: z.enum(['stop', 'warn', 'info']),
  text: z.string(),
  /** The article, in the language of the caller. */
  source: z.nullable(z.string()),
});

export const adviseEntry = defineCall({
  name: 'joyhr.life.adviseEntry',
  path: `${path}/adviseEntry`,
  service: 'joyhr',
  request: z.strictObject({
    joinedOn: day,
    probationEndsOn: optional(day),
    contractKind: optional(contractKind),
    contractMonths: optional(count),
    birthDate: optional(day),
    gender: optional(z.enum(['F', 'M'])),
    positionId: optional(id),
    postId: optional(id),
  }),
  result: z.object({ findings: z.array(finding) }),
  access: entering,
  doc: 'Says what the law and the plan of positions say of an entry: probation, retirement, head-count.',
});

export const adviseLeaving = defineCall({
  name: 'joyhr.life.adviseLeaving',
  path: `${path}/adviseLeaving`,
  service: 'joyhr',
  request: z.strictObject({
    employmentId: id,
    kind: z.enum(leaving.fields.kind.options),
    lastDay: day,
    noticeOn: optional(day),
    protection: optional(text(1, 40)),
    paidInsteadOfNotice: optional(z.enum(['0', '1'])),
  }),
  result: z.object({ findings: z.array(finding) }),
  access: { kind: 'function', functionId: `${leaving.functionId}.edit` },
  errors: ['notFound'],
  doc: 'Says what the law says of a leaving: notice, protection against dismissal, retirement, and who reports to the leaver.',
});

export const adviseTransfer = defineCall({
  name: 'joyhr.life.adviseTransfer',
  path: `${path}/adviseTransfer`,
  service: 'joyhr',
  request: z.strictObject({
    employmentId: id,
    effectiveOn: day,
    organId: optional(id),
    postId: optional(id),
    positionId: optional(id),
  }),
  result: z.object({ findings: z.array(finding) }),
  access: { kind: 'function', functionId: `${transfer.functionId}.edit` },
  errors: ['notFound'],
  doc: 'Says what the plan of positions and the law say of a transfer: head-count, a written change of the contract, and what the employee heads.',
});

/** One change of an employment, done or planned. */
const lifeEvent = z.object({
  id,
  kind: z.enum(['entry', 'regularisation', 'transfer', 'leaving']),
  /** `pending` waits for an approval. */
  state: z.enum(['draft', 'pending', 'planned', 'effective']),
  version: z.number(),
  day,
  /** What it changes, in the language of the caller: `Department → Finance`. */
  details: z.array(z.object({ label: z.string(), value: z.string() })),
  can: z.object({ cancel: z.boolean() }),
});

export const employmentLife = defineCall({
  name: 'joyhr.life.ofEmployment',
  path: `${path}/getEmploymentLife`,
  service: 'joyhr',
  request: z.strictObject({ employmentId: id }),
  result: z.object({
    events: z.array(lifeEvent),
    /** Other employments of the same person in reach. */
    others: z.array(formerEmployment),
    can: z.object({
      regularise: z.boolean(),
      transfer: z.boolean(),
      leave: z.boolean(),
      rehire: z.boolean(),
    }),
  }),
  access: { kind: 'function', functionId: personnelFunctions.employee },
  errors: ['notFound'],
  doc: 'Lists what happened and is planned in an employment, and what the caller may start.',
});

export const duePeople = defineCall({
  name: 'joyhr.life.due',
  path: `${path}/getDuePeople`,
  service: 'joyhr',
  request: z.strictObject({ due: z.enum(['regularise', 'leave']), ...pageRequest }),
  result: z.object({
    ...pageOf(
      z.object({
        /** Of the employment. */
        id,
        name: z.string(),
        staffNo: z.string(),
        organName: z.string(),
        status: employmentStatus,
        day,
        /** A regularisation is planned already. */
        planned: z.boolean(),
      }),
    ).shape,
    today: day,
  }),
  access: { kind: 'function', functionId: personnelFunctions.changes },
  doc: 'Lists whose probation or work ends this month, within reach.',
});

const changeKind = z.enum(['entry', 'regularisation', 'transfer', 'leaving']);

export const refusedChanges = defineCall({
  name: 'joyhr.life.refused',
  path: `${path}/getRefusedChanges`,
  service: 'joyhr',
  request: z.strictObject({}),
  result: z.object({
    changes: z.array(
      z.object({
        id,
        kind: changeKind,
        /** Whom it is about. */
        name: z.string(),
        /** On which it was to take effect; of a leaving the last day of work. */
        day,
        triedAt: z.string(),
        /** What was in the way at the last try, in the language of the caller. */
        reason: z.string(),
        can: z.object({ retry: z.boolean() }),
      }),
    ),
  }),
  access: { kind: 'function', functionId: personnelFunctions.changes },
  doc: 'Lists the planned changes within reach that could not take effect on their day, and why.',
});

export const retryChange = defineCall({
  name: 'joyhr.life.retry',
  path: `${path}/retryChange`,
  service: 'joyhr',
  request: z.strictObject({ kind: changeKind, id }),
  result: z.object({
    /** False where it is in effect already, or its day is still to come. */
    effective: z.boolean(),
  }),
  effect: 'write',
  access: { kind: 'function', functionId: personnelFunctions.changes },
  errors: ['notFound', 'noPermission'],
  doc: 'Lets a change whose day has come take effect now; refused with what is still in the way.',
});

/** The calls about the life of employments beside those of its records. */
export const lifeCalls = {
  findFormer,
  adviseEntry,
  adviseLeaving,
  adviseTransfer,
  employmentLife,
  duePeople,
  refusedChanges,
  retryChange,
  ...handoverCalls,
};
