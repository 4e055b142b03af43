import { recordCalls } from '../../record/calls.ts';
import { defineRecord } from '../../record/define.ts';
import { choice, dayField, integer, reference, text, virtual } from '../../record/field.ts';

const people = { min: 0, max: 9999 };

/** Gangwei: a post in an organisation, with how many people it is planned for. */
export const position = defineRecord({
  name: 'position',
  base: '/gateway/ums/web/gangwei',
  functionId: 'ums.positions',
  route: '/positions/:id',
  paths: { get: 'getGangweiInfo' },
  fields: {
    code: text(40, { required: true, unique: true }),
    name: text(80, { required: true }),
    organ: reference('organ', { required: true }),
    post: reference('post', { required: true }),
    // Before the first change of plan.
    firstPlanned: integer(people, { required: true }),
    closedOn: dayField(),
    planned: virtual(integer(people), { from: ['firstPlanned'] }),
    filled: virtual(integer(people), { from: [] }),
    vacant: virtual(integer(people), { from: ['firstPlanned'] }),
    status: virtual(choice(['vacant', 'full', 'over', 'closed']), {
      from: ['firstPlanned', 'closedOn'],
    }),
  },
  title: 'name',
  key: ['code'],
  range: { of: 'organ', field: 'organ' },
  list: {
    columns: ['code', 'name', 'organ', 'post', 'planned', 'filled', 'vacant', 'status'],
    filters: ['post', 'planned', 'status'],
    sorts: ['code', 'name', 'organ', 'post', 'planned', 'filled', 'vacant'],
    sort: { column: 'organ', direction: 'asc' },
    search: ['code', 'name'],
    figures: 'status',
    tones: { vacant: 'warn', full: 'good', over: 'bad', closed: 'neutral' },
  },
  sections: {
    basic: ['code', 'name', 'organ', 'post'],
    people: ['firstPlanned', 'planned', 'filled', 'vacant', 'status'],
    end: ['closedOn'],
  },
});

/** Reads and changes positions. */
export const positionCalls = recordCalls(position);
