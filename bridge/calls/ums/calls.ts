/** Master data: organisations, posts (zhiwei), positions (gangwei) and the people of an organisation. */
import * as z from 'zod/mini';
import { day, id, list, optional, pageOf, pageRequest, text } from '../kit/atoms.ts';
import { type CallTable, defineCall } from '../kit/define.ts';
import { type KeyedCalls, keyed } from '../record/calls.ts';
import { directoryCalls } from './directory.ts';
import { umsFunctions } from './functions.ts';
import { organChangeCalls } from './organ-changes.ts';
import { organChange, organKind, organRights } from './organ-shapes.ts';
import { organSheetCalls } from './organ-sheets.ts';
import { peopleDirectoryCalls } from './people-directory.ts';
import { gradeCalls } from './records/grade.ts';
import { positionCalls } from './records/position.ts';
import { positionPlanCalls } from './records/position-plan.ts';
import { postCalls } from './records/post.ts';
import { postCategoryCalls } from './records/post-category.ts';

/** One organisation with its head-counts as of the asked day. */
export const organNode = z.object({
  id,
  parentId: z.nullable(id),
  code: z.string(),
  name: z.string(),
  kind: organKind,
  leaderId: z.nullable(id),
  leaderName: z.nullable(z.string()),
  order: z.number(),
  /** Active people who stand directly in this organisation and whom the caller may see. */
  headCount: z.number(),
  /** The same for this organisation and everything below it. */
  totalHeadCount: z.number(),
});

export const organTree = defineCall({
  name: 'ums.organ.tree',
  path: '/gateway/ums/web/organ/organTreeList',
  service: 'ums',
  request: z.strictObject({ asOf: optional(day) }),
  result: z.array(organNode),
  access: { kind: 'session' },
  doc: 'Lists the organisations within the data range of the caller, parents before children, with head-counts.',
});

export const organLevels = defineCall({
  name: 'ums.organ.levels',
  path: '/gateway/ums/web/organ/organTreeByLevel',
  service: 'ums',
  request: z.strictObject({
    asOf: optional(day),
    /** Organisations that are open in a large tree. */
    open: optional(list(id, 100)),
    /** Of a large tree: what has it in its name or code, with the way there, instead of what is open. */
    keyword: optional(text(1, 50)),
  }),
  result: z.object({
    /** Whether these are all; otherwise the tops, what is below them, and the same along the way to what is open. */
    whole: z.boolean(),
    /** Organisations that the caller sees in all. */
    total: z.number(),
    organs: z.array(
      z.object({
        ...organNode.shape,
        /** Organisations directly below that the caller sees. */
        childCount: z.number(),
      }),
    ),
  }),
  access: { kind: 'session' },
  doc: 'Lists the organisations within the data range of the caller with head-counts: all, or the open levels of a large tree.',
});

export const organDetail = defineCall({
  name: 'ums.organ.byId',
  path: '/gateway/ums/web/organ/getOrganById',
  service: 'ums',
  request: z.strictObject({ organId: id, asOf: optional(day) }),
  result: z.object({
    ...organNode.shape,
    path: z.array(z.object({ id, name: z.string() })),
    openedOn: day,
    /** First day on which it no longer exists. */
    closedOn: z.nullable(day),
    remark: z.nullable(z.string()),
    /** To be sent with a change; a change in between is a conflict. */
    version: z.number(),
    may: organRights,
    /** What is planned for it, the next first. */
    planned: z.array(organChange),
    postCount: z.number(),
    positionCount: z.number(),
    childCount: z.number(),
  }),
  access: { kind: 'function', functionId: umsFunctions.structure },
  errors: ['notFound'],
  doc: 'Returns one organisation on a day with its path from the company down, what is planned for it, and what the caller may do with it.',
});

export const organPeople = defineCall({
  name: 'ums.entryUser.page',
  path: '/gateway/ums/web/entryUser/getUserPage',
  service: 'ums',
  request: z.strictObject({
    organId: id,
    includeBelow: z._default(z.enum(['0', '1']), '0'),
    keyword: optional(text(1, 50)),
    asOf: optional(day),
    ...pageRequest,
  }),
  result: pageOf(
    z.object({
      id,
      staffNo: z.string(),
      name: z.string(),
      organName: z.string(),
      postName: z.nullable(z.string()),
      gradeCode: z.nullable(z.string()),
      isLeader: z.boolean(),
      joinedOn: day,
      status: z.enum(['probation', 'active', 'leaving']),
    }),
  ),
  access: { kind: 'function', functionId: umsFunctions.structure },
  errors: ['notFound'],
  doc: 'Lists the active people of an organisation, by name, within the data range of the caller.',
});

export const posts = defineCall({
  name: 'ums.zhiwei.all',
  path: '/gateway/ums/web/zhiwei/getZhiweiAll',
  service: 'ums',
  request: z.strictObject({
    organId: optional(id),
    keyword: optional(text(1, 50)),
    asOf: optional(day),
  }),
  result: z.array(
    z.object({
      id,
      code: z.string(),
      name: z.string(),
      categoryName: z.string(),
      gradeFrom: z.nullable(z.string()),
      gradeTo: z.nullable(z.string()),
      headCount: z.number(),
    }),
  ),
  access: { kind: 'session' },
  doc: 'Lists the posts (zhiwei), all of them or those used in one organisation, with how many people hold each.',
});

/** The most organisations, and the most posts, that one search returns. */
export const searchedOrgansLimit = 5;

export const searchOrgans = defineCall({
  name: 'ums.search',
  path: '/gateway/ums/web/organ/searchOrgans',
  service: 'ums',
  request: z.strictObject({ keyword: text(1, 50) }),
  result: z.object({
    organs: z.array(
      z.object({
        id,
        name: z.string(),
        /** Name of the organisation above it, if the caller sees that. */
        parentName: z.nullable(z.string()),
      }),
    ),
    posts: z.array(z.object({ id, name: z.string(), categoryName: z.string() })),
  }),
  access: { kind: 'function', functionId: umsFunctions.structure },
  doc: 'Finds organisations within the data range of the caller, and posts, by name, pinyin, initials or code.',
});

/** How a position is filled: seats left, as planned, or more people than planned. */
export const positionStatus = z.enum(['vacant', 'full', 'over']);

/** The columns positions can be sorted by. */
export const positionSorts = ['code', 'organ', 'post', 'planned', 'filled', 'vacant'] as const;

/** The filters of positions, the same for list and count; without an organisation all the caller sees. */
const positionFilter = {
  organId: optional(id),
  includeBelow: z._default(z.enum(['0', '1']), '0'),
  keyword: optional(text(1, 50)),
  asOf: optional(day),
};

export const positions = defineCall({
  name: 'ums.gangwei.page',
  path: '/gateway/ums/web/gangwei/getGangweiPage',
  service: 'ums',
  request: z.strictObject({
    ...positionFilter,
    status: optional(positionStatus),
    sort: z._default(z.enum(positionSorts), 'organ'),
    direction: z._default(z.enum(['asc', 'desc']), 'asc'),
    ...pageRequest,
  }),
  result: pageOf(
    z.object({
      id,
      code: z.string(),
      name: z.string(),
      organName: z.string(),
      postName: z.string(),
      planned: z.number(),
      filled: z.number(),
      vacant: z.number(),
      status: positionStatus,
    }),
  ),
  access: { kind: 'function', functionId: umsFunctions.structure },
  errors: ['notFound'],
  doc: 'Lists the positions (gangwei) of an organisation, or of all the caller sees, with how many are planned, filled and vacant.',
});

export const positionCount = defineCall({
  name: 'ums.gangwei.count',
  path: '/gateway/ums/web/gangwei/getGangweiCount',
  service: 'ums',
  request: z.strictObject({ ...positionFilter }),
  result: z.object({ total: z.number(), countData: z.record(positionStatus, z.number()) }),
  access: { kind: 'function', functionId: umsFunctions.structure },
  errors: ['notFound'],
  doc: 'Counts the positions the list would show with the same filters, in all and by how they are filled.',
});

/** Written out: the type of a large table is too long to be inferred into a declaration. */
type UmsRecordCalls = KeyedCalls<'postCategory', typeof postCategoryCalls> &
  KeyedCalls<'post', typeof postCalls> &
  KeyedCalls<'grade', typeof gradeCalls> &
  KeyedCalls<'position', typeof positionCalls> &
  KeyedCalls<'positionPlan', typeof positionPlanCalls>;

const ownCalls = {
  organTree,
  organLevels,
  organDetail,
  searchOrgans,
  organPeople,
  posts,
  positions,
  gangweiCount: positionCount,
  ...organChangeCalls,
  ...organSheetCalls,
  ...directoryCalls,
  ...peopleDirectoryCalls,
};

/** The calls about master data, those of its records among them. */
export const umsCalls: typeof ownCalls & UmsRecordCalls = {
  ...ownCalls,
  ...keyed('postCategory', postCategoryCalls),
  ...keyed('post', postCalls),
  ...keyed('grade', gradeCalls),
  ...keyed('position', positionCalls),
  ...keyed('positionPlan', positionPlanCalls),
} satisfies CallTable;
