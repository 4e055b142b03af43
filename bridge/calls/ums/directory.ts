/** The directory: posts, positions and organisations as lists to choose from. */
import * as z from 'zod/mini';
import { day, id, list, optional } from '../kit/atoms.ts';
import { type CallTable, defineCall } from '../kit/define.ts';
import { umsFunctions } from './functions.ts';
import { organKind } from './organ-shapes.ts';

/** The most organisations that one request names. */
export const mostOrgans = 200;

const session = { kind: 'session' } as const;
const structure = { kind: 'function', functionId: umsFunctions.structure } as const;
const organIds = list(id, mostOrgans).check(z.minLength(1, 'required'));
const below = z._default(z.enum(['0', '1']), '0');

/** A post without its head-count. */
export const lightPost = z.object({
  id,
  code: z.string(),
  name: z.string(),
  categoryId: id,
  categoryName: z.string(),
});

/** The name of a position and where it is. */
export const namedPosition = z.object({ id, code: z.string(), name: z.string(), organId: id });

export const postCategoryList = defineCall({
  name: 'ums.zhilei.list',
  path: '/gateway/ums/web/zhiwei/getZhileiList',
  service: 'ums',
  request: z.strictObject({}),
  result: z.array(
    z.object({
      id,
      parentId: z.nullable(id),
      code: z.string(),
      name: z.string(),
      /** Open posts directly in the category. */
      postCount: z.number(),
    }),
  ),
  access: session,
  doc: 'Lists the post categories (zhilei) in their order, with how many open posts each holds.',
});

export const everyPost = defineCall({
  name: 'ums.zhiwei.every',
  path: '/gateway/ums/web/zhiwei/getAllZhiweis',
  service: 'ums',
  request: z.strictObject({}),
  result: z.array(lightPost),
  access: session,
  doc: 'Lists every open post (zhiwei) of the company by name, without head-counts.',
});

export const postsOfOrgans = defineCall({
  name: 'ums.zhiwei.ofOrgans',
  path: '/gateway/ums/web/zhiwei/getAllZhiweisByOrganIds',
  service: 'ums',
  request: z.strictObject({ organIds, includeBelow: below }),
  result: z.array(lightPost),
  access: structure,
  errors: ['notFound'],
  doc: 'Lists the posts that open positions of some organisations have, by name.',
});

export const organChildren = defineCall({
  name: 'ums.organ.children',
  path: '/gateway/ums/web/organ/getDeptByOrganId',
  service: 'ums',
  request: z.strictObject({ organId: optional(id), asOf: optional(day) }),
  result: z.array(
    z.object({
      id,
      parentId: z.nullable(id),
      code: z.string(),
      name: z.string(),
      kind: organKind,
      /** Whether the caller sees organisations below it. */
      hasBelow: z.boolean(),
      /** Active people in it and below it whom the caller may see. */
      totalHeadCount: z.number(),
    }),
  ),
  access: session,
  errors: ['notFound'],
  doc: 'Lists the organisations directly below one on a day, in their order; without one, the topmost the caller sees.',
});

export const organPath = defineCall({
  name: 'ums.organ.path',
  path: '/gateway/ums/web/organ/findPaths',
  service: 'ums',
  request: z.strictObject({
    /** Finds by name, pinyin, initials or code. */
    keyword: optional(z.string().check(z.trim(), z.minLength(1), z.maxLength(50))),
    organId: optional(id),
    asOf: optional(day),
  }),
  result: z.object({
    /** Each from the topmost organisation the caller sees down to the found one. */
    paths: z.array(z.array(z.object({ id, name: z.string() }))),
    /** Whether more are found than are returned. */
    more: z.boolean(),
  }),
  access: session,
  doc: 'Returns the way down to one organisation, or to the first 50 that a keyword finds within the data range of the caller.',
});

export const organTreeForAuth = defineCall({
  name: 'ums.organ.treeForAuth',
  path: '/gateway/ums/web/organ/organTreeListForAuth',
  service: 'ums',
  request: z.strictObject({
    /** Only the ranges of roles with this function count; without it those of every role. */
    functionId: optional(z.string().check(z.regex(/^[a-z][a-zA-Z0-9.-]{1,79}$/, 'invalid'))),
    asOf: optional(day),
  }),
  result: z.array(
    z.object({
      id,
      parentId: z.nullable(id),
      code: z.string(),
      name: z.string(),
      kind: organKind,
    }),
  ),
  access: session,
  doc: 'Lists the organisations that the caller may give to others as a range, parents before children, without head-counts.',
});

export const positionNames = defineCall({
  name: 'ums.gangwei.names',
  path: '/gateway/ums/web/gangwei/getGangweiNamesByOrganId',
  service: 'ums',
  request: z.strictObject({ organId: id, includeBelow: below }),
  result: z.array(namedPosition),
  access: structure,
  errors: ['notFound'],
  doc: 'Lists the names of the open positions (gangwei) of one organisation.',
});

export const positionNamesOfOrgans = defineCall({
  name: 'ums.gangwei.namesOfOrgans',
  path: '/gateway/ums/web/gangwei/getGangweiNamesByOrganIds',
  service: 'ums',
  request: z.strictObject({ organIds, includeBelow: below }),
  result: z.array(namedPosition),
  access: structure,
  errors: ['notFound'],
  doc: 'Lists the names of the open positions of some organisations.',
});

/** Lists to choose from, but people. */
export const directoryCalls = {
  postCategoryList,
  everyPost,
  postsOfOrgans,
  organChildren,
  organPath,
  organTreeForAuth,
  positionNames,
  positionNamesOfOrgans,
} as const satisfies CallTable;
