/** The conditions that lists of declared records take, as rules and lists of other apps ask for them. */
import * as z from 'zod/mini';
import { id, optional } from '../kit/atoms.ts';
import { defineCall } from '../kit/define.ts';

/** How a list can be asked by a field. */
export const conditionOperators = ['is', 'in', 'contains', 'from', 'to'] as const;

/** One field that a list can be asked by. */
export const conditionItem = z.object({
  key: z.string(),
  name: z.string(),
  kind: z.string(),
  /** The record that a reference points to. */
  target: z.nullable(z.string()),
  /** How it can be asked, each with the name under which the list takes the value. */
  operators: z.array(z.object({ operator: z.enum(conditionOperators), parameter: z.string() })),
  options: z.array(z.object({ value: z.string(), label: z.string() })),
});

/** The name of a declared record. */
const bizTypeId = z.string('required').check(z.regex(/^[a-zA-Z0-9]{1,60}$/, 'invalid'));

const shared = {
  service: 'ruleEngine',
  access: { kind: 'session' },
  errors: ['notFound', 'noPermission'],
} as const;
const path = '/gateway/ruleEngine/web/conditionItem';

export const getConditionItem = defineCall({
  ...shared,
  name: 'ruleEngine.condition.list',
  path: `${path}/getConditionItem`,
  request: z.strictObject({ bizTypeId }),
  result: z.object({ items: z.array(conditionItem) }),
  doc: 'Lists the fields of a record that the caller can ask its list by, with how each is asked.',
});

export const getQueryConditionItemByKey = defineCall({
  ...shared,
  name: 'ruleEngine.condition.get',
  path: `${path}/getQueryConditionItemByKey`,
  request: z.strictObject({
    bizTypeId,
    key: z.string('required').check(z.regex(/^[a-zA-Z][a-zA-Z0-9._]{0,59}$/, 'invalid')),
    /** The company the caller works in; another one has nothing. */
    tenantId: optional(id),
    /** `1` is the portal in a browser. */
    channel: optional(z.enum(['1'])),
  }),
  result: z.object({
    item: conditionItem,
    /** The name under which the list takes it first. */
    value: z.string(),
  }),
  doc: 'Returns one field of a record that the caller can ask its list by.',
});
