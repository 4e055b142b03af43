import { recordCalls } from '../../record/calls.ts';
import { defineRecord } from '../../record/define.ts';
import { lines, reference, text } from '../../record/field.ts';

/** Most people of one tag. */
const mostMembers = 500;

/** A tag: people whom messages reach together, wherever they work. */
export const personTag = defineRecord({
  name: 'personTag',
  base: '/gateway/message/web/personTag',
  functionId: 'system.person-tags',
  route: '/person-tags/:id',
  fields: { name: text(40, { required: true, unique: true }), note: lines(200) },
  title: 'name',
  key: ['name'],
  range: { of: 'company' },
  list: {
    columns: ['name', 'note'],
    filters: [],
    sorts: ['name'],
    sort: { column: 'name', direction: 'asc' },
    search: ['name'],
  },
  sections: { basic: ['name', 'note'] },
  lines: {
    members: {
      most: mostMembers,
      fields: { employment: reference('employment', { required: true }) },
    },
  },
});

/** Reads and changes tags. */
export const personTagCalls = recordCalls(personTag);
