import * as z from 'zod/mini';
import { defineMethod } from './define.ts';

const functionId = z.string().check(z.minLength(1), z.maxLength(100));

export const hasPermission = defineMethod({
  name: 'permissions.has',
  request: z.strictObject({
    functionIds: z.array(functionId).check(z.minLength(1), z.maxLength(100)),
    /** Only buttons that carry this auth flag count; without it every page and button does. */
    authFlag: z.optional(z.string().check(z.minLength(1), z.maxLength(20))),
  }),
  result: z.record(z.string(), z.boolean()),
  capability: 'permissions',
  threats: ['T8'],
  doc: "Returns for each of the app's own functions whether the person has it, with an auth flag whether a button of it carries the flag; a super user passes both. A function of another app is always false.",
});

export const menuButtons = defineMethod({
  name: 'permissions.buttons',
  request: z.strictObject({ menuId: functionId }),
  result: z.array(z.object({ functionId: z.string(), authFlag: z.string() })),
  capability: 'permissions',
  threats: ['T8'],
  doc: "Lists the buttons of one of the app's own menus that the person may use, with their auth flags.",
});

export const fieldRights = defineMethod({
  name: 'permissions.fields',
  request: z.strictObject({
    /** Business type of one of the app's own pages, as its manifest says. */
    bizTypeId: z.string().check(z.minLength(1), z.maxLength(64)),
  }),
  result: z.record(z.string(), z.enum(['hidden', 'masked', 'read', 'write'])),
  capability: 'permissions',
  threats: ['T8'],
  errors: ['notFound', 'busy'],
  perMinute: 30,
  doc: 'Returns the widest right of the person on each field of a business type; a single record may allow less. `notFound` for a type of other apps.',
});
