/** The company's own lists of words as screens take choices from them. */
import * as z from 'zod/mini';
import { id, list, optional, text } from '../kit/atoms.ts';
import { defineCall } from '../kit/define.ts';

const code = text(1, 40);

export const itemMapCategory = defineCall({
  name: 'company.dictionary.categories',
  path: '/gateway/joyhr/web/itemMapCategory',
  service: 'joyhr',
  request: z.strictObject({ keyword: optional(text(1, 50)) }),
  result: z.array(z.object({ id, code: z.string(), name: z.string() })),
  access: { kind: 'session' },
  doc: 'Lists the categories of the dictionary in the language of the caller.',
});

export const itemMap = defineCall({
  name: 'company.dictionary.items',
  path: '/gateway/joyhr/web/itemMap',
  service: 'joyhr',
  request: z.strictObject({ category: list(code, 50) }),
  /** By category; one that is not there has no items. */
  result: z.record(
    z.string(),
    z.array(z.object({ code: z.string(), name: z.string(), disabled: z.boolean() })),
  ),
  access: { kind: 'session' },
  doc: 'Lists the items of some categories in their order; disabled ones are words of what was chosen before.',
});
