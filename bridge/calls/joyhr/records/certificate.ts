import { recordCalls } from '../../record/calls.ts';
import { defineRecord } from '../../record/define.ts';
import { choice, dayField, file, lines, reference, text, virtual } from '../../record/field.ts';

/** How many days before its end a certificate is renewed. */
export const certificateEndingDays = 60;

/** What an employee is certified to do, and until when. */
export const certificate = defineRecord({
  name: 'certificate',
  base: '/gateway/joyhr/web/certificate',
  functionId: 'personnel.certificate',
  route: '/certificates/:id',
  fields: {
    employment: reference('employment', { required: true, fixed: true }),
    kind: choice(
      ['qualification', 'title', 'skill', 'special-work', 'driving', 'health', 'language', 'other'],
      { required: true },
    ),
    name: text(80, { required: true }),
    number: text(60, { required: true }),
    issuer: text(80),
    issuedOn: dayField({ required: true }),
    expiresOn: dayField(),
    scan: file(),
    note: lines(500),
    status: virtual(choice(['permanent', 'valid', 'expiring', 'expired']), {
      from: ['expiresOn'],
    }),
  },
  title: 'name',
  key: ['employment', 'name', 'number'],
  range: { of: 'person', field: 'employment' },
  list: {
    columns: ['employment', 'name', 'kind', 'number', 'issuedOn', 'expiresOn', 'status'],
    filters: ['employment', 'status', 'kind', 'expiresOn'],
    sorts: ['employment', 'issuedOn', 'expiresOn'],
    sort: { column: 'expiresOn', direction: 'asc' },
    search: ['name', 'number'],
    figures: 'status',
    tones: { permanent: 'neutral', valid: 'good', expiring: 'warn', expired: 'bad' },
  },
  sections: {
    basic: ['employment', 'kind', 'name', 'number', 'issuer'],
    term: ['issuedOn', 'expiresOn', 'status'],
    more: ['scan', 'note'],
  },
  reminders: { expiresOn: [60, 30, 7] },
  check: ({ issuedOn, expiresOn }) =>
    expiresOn !== null && expiresOn < issuedOn ? [{ field: 'expiresOn', issue: 'dateOrder' }] : [],
});

/** Reads and changes certificates. */
export const certificateCalls = recordCalls(certificate);
