/** Forms that people start: which ones, filling them in, keeping a draft, sending them. */
import * as z from 'zod/mini';
import { id, list, moment, optional, pageOf, pageRequest, text } from '../kit/atoms.ts';
import { type CallTable, defineCall } from '../kit/define.ts';
import { definitionStates, formGroups } from './definitions.ts';
import { approvalDetail, routeForecast } from './detail.ts';
import { creatingEvents, formButton } from './events.ts';
import { formDefinition, formValues } from './form.ts';
import { workflowFunctions } from './functions.ts';
import { regionDepths } from './region.ts';
import { stepRight } from './route.ts';
import { workflowCodes } from './terms.ts';

const shared = { service: 'form', access: { kind: 'session' } } as const;
const write = { ...shared, encoding: 'json', effect: 'write' } as const;
const custom = '/gateway/form/web/customForm';
const base = '/gateway/form/web/formInstance';

export const queryCustomForm = defineCall({
  ...shared,
  name: 'form.custom.query',
  path: `${custom}/queryCustomForm`,
  request: z.strictObject({
    group: optional(z.enum(formGroups)),
    /** Part of a name, or of its pinyin or initials from any syllable. */
    keyword: optional(text(1, 50)),
    /** For those who manage forms: all of the company in this state, or in any. Without it, what the caller may start. */
    state: optional(z.enum([...definitionStates, 'any'])),
    ...pageRequest,
  }),
  result: pageOf(
    z.object({
      formId: id,
      name: z.string(),
      bizTypeId: z.nullable(z.string()),
      /** The declared record whose move it is for, by its name; null for a form of its own. */
      recordName: z.nullable(z.string()),
      /** Null for the route of a record, which the catalogue does not list. */
      group: z.nullable(z.enum(formGroups)),
      state: z.enum(definitionStates),
      version: z.number(),
      createdAt: moment,
      /** When the caller's draft was saved. */
      draftAt: z.nullable(moment),
      /** When the caller last sent it, among their last 100 requests. */
      sentAt: z.nullable(moment),
      /** Requests under way; only for those who manage forms. */
      running: z.nullable(z.number()),
    }),
  ),
  errors: ['noPermission'],
  doc: 'Lists the forms the caller may start, of several for one business the one that is meant for them; with a state, the forms and routes of the company for those who manage them.',
});

export const getFormByAssign = defineCall({
  ...shared,
  name: 'form.custom.form',
  path: `${custom}/getFormByAssign`,
  request: z.strictObject({
    /** A business, or the id of a form of its own. */
    bizTypeId: text(1, 40),
    /** An ended request of the caller whose values it begins with. */
    againId: optional(id),
  }),
  result: z.nullable(
    z.object({
      formId: id,
      name: z.string(),
      version: z.number(),
      form: formDefinition,
      /** What the applicant may do with each field. */
      rights: z.record(z.string(), stepRight),
      /** What the request that is made again said, where it is one of the caller's. */
      again: z.nullable(z.object({ approvalId: id, number: z.string(), values: formValues })),
      draft: z.nullable(z.object({ values: formValues, savedAt: moment, version: z.number() })),
      names: z.record(z.string(), z.string()),
      buttons: z.array(formButton),
    }),
  ),
  errors: ['notFound'],
  doc: 'Reads the form of a business that is meant for the caller, to be filled in; null where there is none.',
});

export const checkIsUserSameAssignedForm = defineCall({
  ...shared,
  access: { kind: 'function', functionId: workflowFunctions.routes },
  encoding: 'json',
  name: 'form.custom.same',
  path: `${custom}/checkIsUserSameAssignedForm`,
  request: z.strictObject({ bizTypeId: text(1, 40), employmentIds: list(id, 500) }),
  result: z.object({
    same: z.boolean(),
    groups: z.array(z.object({ formId: z.nullable(id), employmentIds: z.array(id) })),
  }),
  errors: ['notFound'],
  doc: 'Tells whether people get the same form of a business, and which of them get which.',
});

export const formInstancePreview = defineCall({
  ...shared,
  encoding: 'json',
  name: 'form.instance.preview',
  path: `${base}/preview`,
  request: z.strictObject({ formId: id, version: z.int(), values: formValues }),
  result: routeForecast,
  errors: [
    'notFound',
    workflowCodes.formChanged,
    workflowCodes.formClosed,
    workflowCodes.formNotInRange,
  ],
  doc: 'Checks a filled form and shows who would be asked; nothing is written.',
});

export const formInstanceCreate = defineCall({
  ...write,
  name: 'form.instance.create',
  path: `${base}/create`,
  request: z.strictObject({
    /** `save` keeps a draft, in the place of the one before; the others send the form. */
    event: z.enum(creatingEvents),
    formId: id,
    version: z.int(),
    values: formValues,
    /** The people the applicant chose, as employments by step. */
    chosen: z.record(z.string(), z.array(id).check(z.maxLength(9, 'tooLarge'))),
    /** Of the preview the applicant has seen. */
    hash: z.nullable(z.string().check(z.maxLength(80, 'tooLong'))),
    /** With `repeatCommit`: the ended request of the caller that is made again. */
    previousId: z.optional(id),
    requestKey: id,
  }),
  result: z.object({
    /** Null for a draft. */
    approvalId: z.nullable(id),
    /** When the draft was kept. */
    savedAt: z.nullable(moment),
  }),
  errors: [
    'notFound',
    'tooLarge',
    workflowCodes.instanceRunning,
    workflowCodes.instanceEnded,
    workflowCodes.approvalLive,
    workflowCodes.formChanged,
    workflowCodes.formClosed,
    workflowCodes.formNotInRange,
    workflowCodes.routeChanged,
    workflowCodes.choiceNeeded,
    workflowCodes.noAssignee,
    workflowCodes.targetNotAllowed,
  ],
  doc: 'Sends a filled form for approval, or keeps it as the one draft that the caller has of it; the same request key sends nothing twice.',
});

export const formInstanceFind = defineCall({
  ...shared,
  // A copy counts as read.
  effect: 'write',
  name: 'form.instance.find',
  path: `${base}/find`,
  request: z.strictObject({ approvalId: id }),
  result: approvalDetail,
  errors: ['notFound'],
  doc: 'Reads a form that was sent, with its route and log, as far as the caller may see it.',
});

export const removeFormDraft = defineCall({
  ...write,
  name: 'form.draft.remove',
  path: `${base}/removeDraft`,
  request: z.strictObject({ formId: id }),
  result: z.object({ formId: id }),
  doc: 'Throws the draft of a form away.',
});

export const findFormOrgans = defineCall({
  ...shared,
  name: 'form.organs',
  path: `${custom}/findOrgans`,
  request: z.strictObject({ keyword: optional(text(1, 50)) }),
  result: z.array(z.object({ id, name: z.string() })),
  doc: 'Lists up to 20 organisations by a part of their name, to be chosen in a form.',
});

export const findFormTargets = defineCall({
  ...shared,
  name: 'form.targets',
  path: `${custom}/findTargets`,
  request: z.strictObject({
    kind: z.enum(['post', 'position', 'approval', 'place', 'record']),
    /** `record`: the declared record. */
    record: optional(text(1, 40)),
    keyword: optional(text(1, 50)),
  }),
  result: z.array(z.object({ id, name: z.string() })),
  doc: 'Lists up to 20 posts, positions, places of work, requests that the caller sent or decided, or rows of a record that they may open, to be chosen in a form.',
});

export const findFormRegions = defineCall({
  ...shared,
  name: 'form.regions',
  path: `${custom}/findRegions`,
  request: z.strictObject({
    depth: z.enum(regionDepths),
    /** The region whose parts are listed, `CN` for the provinces; without it regions are looked for. */
    parent: optional(z.string().check(z.regex(/^(CN|[1-8]\d{5})$/, 'invalid'))),
    /** Part of a name, of the names above it, or of the pinyin. */
    keyword: optional(text(1, 50)),
  }),
  result: z.array(
    z.object({
      code: z.string(),
      name: z.string(),
      /** With the names above it. */
      fullName: z.string(),
      /** Whether it can be chosen: at this depth nothing is below it. */
      isLast: z.boolean(),
    }),
  ),
  doc: 'Lists the parts of a region of China, or up to 20 regions that can be chosen by a part of their name.',
});

/** The calls about forms that people start. */
export const instanceCalls = {
  queryCustomForm,
  getFormByAssign,
  checkIsUserSameAssignedForm,
  formInstancePreview,
  formInstanceCreate,
  formInstanceFind,
  removeFormDraft,
  findFormOrgans,
  findFormTargets,
  findFormRegions,
} as const satisfies CallTable;
