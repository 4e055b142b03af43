/** Saved query schemes: what a person keeps of a list under a name, for themselves alone. */
import * as z from 'zod/mini';
import { id, list, optional, text } from '../kit/atoms.ts';
import { defineCall } from '../kit/define.ts';

/** Schemes a person may keep of one list. */
export const mostSchemes = 50;

/** Characters of a scheme's name. */
export const longestSchemeName = 20;

/** The list a scheme belongs to, `<app>.<page>` such as `personnel.roster`. */
const listCode = text(2, 64).check(z.regex(/^[a-z][a-z0-9.-]*$/, 'invalid'));

const name = text(1, longestSchemeName);

/** Filters and order as the address of the list writes them: `status=active&sort=joinedOn`. */
const query = text(0, 1500);

const columnId = text(1, 40);

/** Which columns are hidden, in which order the others stand, and their widths in pixels. */
const columns = z.strictObject({
  hidden: list(columnId, 60),
  order: z.optional(list(columnId, 60)),
  widths: z
    .record(columnId, z.int().check(z.gte(1), z.lte(2000)))
    .check(z.refine((widths) => Object.keys(widths).length <= 60, 'tooLarge')),
});

/** One saved scheme. `query` never says the page: anyone who applies a scheme begins at the first. */
export const queryScheme = z.object({
  id,
  name: z.string(),
  isDefault: z.boolean(),
  query: z.string(),
  columns: z.nullable(
    z.object({
      hidden: z.array(z.string()),
      order: z.optional(z.array(z.string())),
      widths: z.record(z.string(), z.number()),
    }),
  ),
});

const shared = {
  service: 'joyhr',
  encoding: 'json',
  access: { kind: 'session' },
} as const;

const base = '/gateway/joyhr/web/selfSchemeQuery';

export const findSchemes = defineCall({
  ...shared,
  name: 'joyhr.scheme.find',
  path: `${base}/findSelfSchemeQueryByUser`,
  request: z.strictObject({ listCode }),
  result: z.array(queryScheme),
  doc: 'Lists the query schemes the caller saved for one list, the default one first.',
});

export const addScheme = defineCall({
  ...shared,
  name: 'joyhr.scheme.add',
  path: `${base}/add`,
  request: z.strictObject({ listCode, name, query, columns: z.optional(columns) }),
  result: queryScheme,
  effect: 'write',
  doc: 'Saves a query scheme of the caller under a name that no other scheme of the list has; 50 at most.',
});

export const getScheme = defineCall({
  ...shared,
  name: 'joyhr.scheme.get',
  path: `${base}/getSelfSchemeInfo`,
  request: z.strictObject({ schemeId: id }),
  result: queryScheme,
  errors: ['notFound'],
  doc: 'Returns one query scheme of the caller.',
});

export const updateScheme = defineCall({
  ...shared,
  name: 'joyhr.scheme.update',
  path: `${base}/updateSelfSchemeInfo`,
  request: z.strictObject({
    schemeId: id,
    name: optional(name),
    query: z.optional(query),
    columns: z.optional(columns),
  }),
  result: queryScheme,
  effect: 'write',
  errors: ['notFound'],
  doc: 'Renames a query scheme of the caller, or saves other filters, order and columns in it.',
});

export const updateDefaultScheme = defineCall({
  ...shared,
  name: 'joyhr.scheme.default',
  path: `${base}/updateDefaultScheme`,
  request: z.strictObject({ listCode, schemeId: optional(id) }),
  result: z.null(),
  effect: 'write',
  errors: ['notFound'],
  doc: 'Makes a query scheme the one its list opens with; without a scheme the list opens as it usually does.',
});

export const removeScheme = defineCall({
  ...shared,
  name: 'joyhr.scheme.remove',
  path: `${base}/remove`,
  request: z.strictObject({ schemeId: id }),
  result: z.null(),
  effect: 'write',
  errors: ['notFound'],
  doc: 'Removes a query scheme of the caller for good.',
});

/** One condition of a list: the name of a filter and what it is set to. */
const conditions = z.array(z.object({ name: z.string(), values: z.array(z.string()) }));

export const schemeCondition = defineCall({
  ...shared,
  name: 'joyhr.scheme.condition',
  path: `${base}/getQueryCondition`,
  request: z.strictObject({ schemeId: id }),
  result: conditions,
  errors: ['notFound'],
  doc: 'Returns what a query scheme of the caller sets: each filter with its values.',
});

export const defaultSchemeCondition = defineCall({
  ...shared,
  name: 'joyhr.scheme.defaultCondition',
  path: `${base}/getQueryConditionByUser`,
  request: z.strictObject({ listCode }),
  result: conditions,
  doc: 'The same for the scheme with which the list opens for the caller; nothing where it opens as usual.',
});
