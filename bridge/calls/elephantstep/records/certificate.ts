import { recordCalls } from '../../record/calls.ts';
import { defineRecord } from '../../record/define.ts';
import { choice, dayField, file, lines, reference, text, virtual } from '../../record/field.ts';

/** How a certificate is on a day. One that was renewed or revoked has ended, whatever its last day. */
export const certificateTerms = ['permanent', 'valid', 'expiring', 'expired', 'ended'] as const;

/** Peixun zhengshu: what a person was certified for by a course or an exam, or by another body. */
export const trainingCertificate = defineRecord({
  name: 'trainingCertificate',
  base: '/gateway/elephantstep/web/certificate',
  functionId: 'training.certificates',
  route: '/certificates/:id',
  fields: {
    employment: reference('employment', { required: true, fixed: true }),
    kind: reference('certificateKind', { required: true, fixed: true }),
    number: text(60, { required: true }),
    issuedOn: dayField({ required: true, fixed: true }),
    // The last day it is good for; left empty it follows from the months of its kind.
    expiresOn: dayField(),
    source: choice(['own', 'outside'], { required: true }),
    // What a new certificate of the kind took the place of.
    renews: reference('trainingCertificate', { fixed: true }),
    scan: file(),
    note: lines(500),
    term: virtual(choice(certificateTerms), { from: ['expiresOn'] }),
  },
  title: 'number',
  key: ['employment', 'kind', 'number'],
  range: { of: 'person', field: 'employment' },
  list: {
    columns: ['employment', 'kind', 'number', 'issuedOn', 'expiresOn', 'term', 'source'],
    filters: ['employment', 'kind', 'term', 'expiresOn', 'source'],
    sorts: ['employment', 'issuedOn', 'expiresOn'],
    sort: { column: 'expiresOn', direction: 'asc' },
    search: ['number'],
    figures: 'term',
    tones: {
      permanent: 'neutral',
      valid: 'good',
      expiring: 'warn',
      expired: 'bad',
      ended: 'neutral',
    },
  },
  sections: {
    basic: ['employment', 'kind', 'number', 'source'],
    term: ['issuedOn', 'expiresOn', 'term', 'renews'],
    more: ['scan', 'note'],
  },
  states: {
    values: ['valid', 'replaced', 'revoked'],
    initial: 'valid',
    moves: {
      revoke: { from: ['valid'], to: 'revoked', reason: true },
      restore: { from: ['revoked'], to: 'valid', reason: true },
    },
    tones: { revoked: 'bad' },
    closed: { revoked: 'row' },
  },
  reminders: { expiresOn: [60, 30, 7] },
  check: ({ issuedOn, expiresOn }) =>
    expiresOn !== null && expiresOn < issuedOn ? [{ field: 'expiresOn', issue: 'dateOrder' }] : [],
});

/** Reads and changes certificates. */
export const trainingCertificateCalls = recordCalls(trainingCertificate);
