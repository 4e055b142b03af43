import { recordCalls } from '../../record/calls.ts';
import { defineRecord } from '../../record/define.ts';
import { flag, lines, text } from '../../record/field.ts';
import { letterFields } from './letter.words.ts';

/** Luyong tongzhishu moban: the text of an offer letter, with fields in braces that each offer fills. */
export const offerTemplate = defineRecord({
  name: 'offerTemplate',
  base: '/gateway/recruit/web/offerTemplate',
  functionId: 'recruitment.offer-templates',
  route: '/offer-templates/:id',
  fields: {
    name: text(40, { required: true, unique: true }),
    body: lines(4000, { required: true }),
    retired: flag(),
  },
  title: 'name',
  key: ['name'],
  range: { of: 'company' },
  list: {
    columns: ['name', 'retired'],
    filters: ['retired'],
    sorts: ['name'],
    sort: { column: 'name', direction: 'asc' },
    search: ['name'],
  },
  sections: { template: ['name', 'body', 'retired'] },
  check: ({ body }) =>
    unknownFields(body).length > 0
      ? [{ field: 'body' as const, issue: 'letterField' as const }]
      : [],
});

/** The names in braces that are no fields of a letter. */
export function unknownFields(body: string): readonly string[] {
  const known = new Set<string>(
    Object.values(letterFields).flatMap(({ 'zh-CN': zh, en }) => [zh, en]),
  );
  return [...body.matchAll(/\{([^{}]*)\}/g)].flatMap(([, name = '']) =>
    known.has(name.trim()) ? [] : [name],
  );
}

/** Reads and changes templates. */
export const offerTemplateCalls = recordCalls(offerTemplate);
