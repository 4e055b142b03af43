import { recordCalls } from '../../record/calls.ts';
import { defineRecord } from '../../record/define.ts';
import { choice, flag, text } from '../../record/field.ts';

/** Qudao: where candidates come from. */
export const hiringChannel = defineRecord({
  name: 'hiringChannel',
  base: '/gateway/recruit/web/channel',
  functionId: 'recruitment.channels',
  route: '/channels/:id',
  fields: {
    name: text(40, { required: true, unique: true }),
    kind: choice(['career', 'referral', 'board', 'agency', 'campus', 'direct', 'other'], {
      required: true,
    }),
    retired: flag(),
  },
  title: 'name',
  key: ['name'],
  range: { of: 'company' },
  list: {
    columns: ['name', 'kind', 'retired'],
    filters: ['kind', 'retired'],
    sorts: ['name', 'kind'],
    sort: { column: 'name', direction: 'asc' },
    search: ['name'],
    figures: 'kind',
  },
  sections: { basic: ['name', 'kind', 'retired'] },
});

/** Reads and changes channels. */
export const hiringChannelCalls = recordCalls(hiringChannel);
