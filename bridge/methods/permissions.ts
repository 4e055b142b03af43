import * as z from 'zod/mini';
import { defineMethod } from './define.ts';

const functionId = z.string().check(z.minLength(1), z.maxLength(100));

export const hasPermission = defineMethod({
  name: 'permissions.has',
  request: z.strictObject({
    functionIds: z.array(functionId).check(z.minLength(1), z.maxLength(100)),
  }),
  result: z.record(z.string(), z.boolean()),
  capability: 'permissions',
  threats: ['T8'],
  doc: "Answers for each of the app's own functions whether the person has it; a function of another app is always false.",
});

export const menuButtons = defineMethod({
  name: 'permissions.buttons',
  request: z.strictObject({ menuId: functionId }),
  result: z.array(z.object({ functionId: z.string(), authFlag: z.string() })),
  capability: 'permissions',
  threats: ['T8'],
  doc: "Lists the buttons of one of the app's own menus that the person may use, with their auth flags.",
});
