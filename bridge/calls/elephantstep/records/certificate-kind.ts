import { recordCalls } from '../../record/calls.ts';
import { defineRecord } from '../../record/define.ts';
import { choice, flag, integer, text } from '../../record/field.ts';

/** Zhengshu leixing: what a certificate certifies, how long it is good for, and when it is renewed. */
export const certificateKind = defineRecord({
  name: 'certificateKind',
  base: '/gateway/elephantstep/web/certificateKind',
  functionId: 'training.certificate-kinds',
  route: '/certificate-kinds/:id',
  fields: {
    name: text(60, { required: true, unique: true }),
    // Empty: for good. Other months count for later certificates only.
    months: integer({ min: 1, max: 120 }),
    // From so many days before its end a certificate is renewed without losing what is left of it.
    renewDays: integer({ min: 1, max: 365 }, { required: true }),
    renewFrom: choice(['expiry', 'issue'], { required: true }),
    statutory: flag(),
  },
  title: 'name',
  key: ['name'],
  range: { of: 'company' },
  list: {
    columns: ['name', 'months', 'renewDays', 'renewFrom', 'statutory'],
    filters: ['statutory'],
    sorts: ['name'],
    sort: { column: 'name', direction: 'asc' },
    search: ['name'],
  },
  sections: { basic: ['name', 'statutory'], term: ['months', 'renewDays', 'renewFrom'] },
});

/** Reads and changes kinds of certificates. */
export const certificateKindCalls = recordCalls(certificateKind);
