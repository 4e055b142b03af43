/** Changes of the organisation tree, each from a day on: today, a day to come, or one that has passed. */
import * as z from 'zod/mini';
import { count, day, id, lines, optional, text } from '../kit/atoms.ts';
import { type CallTable, defineCall } from '../kit/define.ts';
import { umsFunctions } from './functions.ts';
import { organChange, organKind } from './organ-shapes.ts';
import { umsCodes } from './terms.ts';

const organName = text(1, 60);
const organCode = text(1, 30).check(z.regex(/^[A-Za-z0-9_-]+$/, 'invalid'));
const saved = z.object({ id, version: z.number() });
const edit = { kind: 'function', functionId: umsFunctions['structure.edit'] } as const;
const treeErrors = ['notFound', 'noPermission', 'conflict', 'badInput'] as const;

export const addOrgan = defineCall({
  name: 'ums.organ.add',
  path: '/gateway/ums/web/organ/addOrgan',
  service: 'ums',
  encoding: 'json',
  effect: 'write',
  request: z.strictObject({
    /** Without one it is a company at the top. */
    parentId: z.nullable(id),
    from: day,
    name: organName,
    kind: organKind,
    /** Without one it gets the next of the company. */
    code: optional(organCode),
    leaderId: z._default(z.nullable(id), null),
    remark: optional(lines(1, 500)),
  }),
  result: saved,
  access: edit,
  errors: [...treeErrors, umsCodes.parentNotThere],
  doc: 'Adds an organisation below another one from a day on, last among its siblings.',
});

export const changeOrgan = defineCall({
  name: 'ums.organ.change',
  path: '/gateway/ums/web/organ/updateOrgan',
  service: 'ums',
  encoding: 'json',
  effect: 'write',
  request: z.strictObject({
    organId: id,
    version: count,
    /** The day from which on name and leader are as said; code, kind and remark have no day. */
    from: day,
    name: z.optional(organName),
    leaderId: z.optional(z.nullable(id)),
    code: z.optional(organCode),
    kind: z.optional(organKind),
    remark: z.optional(z.nullable(lines(1, 500))),
  }),
  result: saved,
  access: edit,
  errors: treeErrors,
  doc: 'Renames an organisation or changes its leader from a day on, and changes its code, kind and remark.',
});

export const moveOrgan = defineCall({
  name: 'ums.organ.move',
  path: '/gateway/ums/web/organ/moveOrgan',
  service: 'ums',
  encoding: 'json',
  effect: 'write',
  request: z.strictObject({
    organId: id,
    version: count,
    from: day,
    parentId: z.nullable(id),
    /** The sibling it comes before; null puts it last. */
    beforeId: z._default(z.nullable(id), null),
  }),
  result: saved,
  access: edit,
  errors: [...treeErrors, umsCodes.organCycle, umsCodes.parentNotThere],
  doc: 'Moves an organisation with all below it under another one, or to another place among its siblings, from a day on.',
});

export const closingOrgan = defineCall({
  name: 'ums.organ.closing',
  path: '/gateway/ums/web/organ/checkClose',
  service: 'ums',
  request: z.strictObject({ organId: id, on: day }),
  result: z.object({
    peopleCount: z.number(),
    /** The first of them whom the caller sees. */
    people: z.array(z.object({ id, name: z.string(), staffNo: z.string() })),
    organs: z.array(z.object({ id, name: z.string() })),
    positionCount: z.number(),
  }),
  access: edit,
  errors: ['notFound', 'noPermission', 'badInput'],
  doc: 'Says who and what would still be in an organisation on the day it closes.',
});

export const closeOrgan = defineCall({
  name: 'ums.organ.close',
  path: '/gateway/ums/web/organ/closeOrgan',
  service: 'ums',
  encoding: 'json',
  effect: 'write',
  request: z.strictObject({
    organId: id,
    version: count,
    /** The first day on which it no longer exists. */
    on: day,
    /** Where its people and the organisations directly below it go on that day. */
    moveTo: z._default(z.nullable(id), null),
  }),
  result: saved,
  access: edit,
  errors: [...treeErrors, umsCodes.organInUse, umsCodes.organCycle, umsCodes.parentNotThere],
  doc: 'Closes an organisation and its positions on a day; people and organisations in it are moved, or hold it open.',
});

export const checkOrganOpening = defineCall({
  name: 'ums.organ.checkOpening',
  path: '/gateway/ums/web/organ/checkOpening',
  service: 'ums',
  request: z.strictObject({ organId: id, openedOn: day }),
  result: z.object({
    /** People with a job in it, or in one that opens with it, before the day. */
    peopleCount: z.number(),
    /** The first of them whom the caller sees. */
    people: z.array(z.object({ id, name: z.string(), staffNo: z.string() })),
    /** The first change of its name, place or leader that would come before the day. */
    changedOn: z.nullable(z.string()),
    /** Organisations above that open later than the day, or below that open earlier: corrected along with it, or in its way. */
    along: z.array(z.object({ id, name: z.string(), openedOn: z.string() })),
  }),
  access: edit,
  errors: ['notFound', 'noPermission', 'badInput'],
  doc: 'Says what another opening day of an organisation would leave outside, and what can be corrected along with it.',
});

export const correctOrganOpening = defineCall({
  name: 'ums.organ.correctOpening',
  path: '/gateway/ums/web/organ/correctOpening',
  service: 'ums',
  encoding: 'json',
  effect: 'write',
  request: z.strictObject({
    organId: id,
    version: count,
    openedOn: day,
    /** Whether organisations above that open later, and below that open earlier, open on that day as well. */
    along: z._default(z.boolean(), false),
  }),
  result: saved,
  access: edit,
  errors: [
    ...treeErrors,
    umsCodes.openingTaken,
    umsCodes.aboveOpensLater,
    umsCodes.organCycle,
    umsCodes.parentNotThere,
  ],
  doc: 'Corrects the day on which an organisation opened; refused where people, organisations or changes would come before it.',
});

export const cancelOrganChange = defineCall({
  name: 'ums.organ.cancel',
  path: '/gateway/ums/web/organ/cancelChange',
  service: 'ums',
  encoding: 'json',
  effect: 'write',
  request: z.strictObject({
    organId: id,
    version: count,
    on: day,
    kind: organChange.shape.kind,
  }),
  result: saved,
  access: edit,
  errors: [
    ...treeErrors,
    'notNow',
    umsCodes.organInUse,
    umsCodes.organCycle,
    umsCodes.parentNotThere,
  ],
  doc: 'Cancels what is planned for an organisation on a day to come.',
});

export const plannedOrganChanges = defineCall({
  name: 'ums.organ.planned',
  path: '/gateway/ums/web/organ/listPlanned',
  service: 'ums',
  request: z.strictObject({}),
  result: z.array(organChange),
  access: { kind: 'function', functionId: umsFunctions.structure },
  doc: 'Lists what is planned for the organisations within the data range of the caller, the next first.',
});

export const organHistory = defineCall({
  name: 'ums.organ.history',
  path: '/gateway/ums/web/organ/getHistory',
  service: 'ums',
  request: z.strictObject({ organId: id }),
  result: z.object({
    /** What the organisation was and will be, the latest first. */
    days: z.array(organChange),
    /** Who saved what and when, the latest first; at most 200. */
    saves: z.array(
      z.object({
        id,
        at: z.string(),
        actorName: z.string(),
        action: z.enum(['create', 'update', 'move', 'remove']),
        changes: z.array(
          z.object({
            field: z.string(),
            before: z.nullable(z.string()),
            after: z.nullable(z.string()),
          }),
        ),
      }),
    ),
  }),
  access: { kind: 'function', functionId: umsFunctions.structure },
  errors: ['notFound'],
  doc: 'Returns what an organisation was, is and will be by day, and who saved it.',
});

/** The calls that change the organisation tree. */
export const organChangeCalls = {
  addOrgan,
  changeOrgan,
  moveOrgan,
  closingOrgan,
  closeOrgan,
  checkOrganOpening,
  correctOrganOpening,
  cancelOrganChange,
  plannedOrganChanges,
  organHistory,
} as const satisfies CallTable;
