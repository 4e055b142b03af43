import { recordCalls } from '../../record/calls.ts';
import { defineRecord } from '../../record/define.ts';
import { choice, dayField, file, lines, reference, text } from '../../record/field.ts';

/** The kinds of licences. */
export const qualificationKinds = [
  'businessLicence',
  'dispatchPermit',
  'travelLicence',
  'liabilityInsurance',
  'medicalLicence',
  'recruitingPermit',
  'insuranceLicence',
  'other',
] as const;

/** The states of a licence. */
export const qualificationStates = ['pending', 'valid', 'replaced', 'rejected'] as const;

/** Zizhi: a licence of a supplier. It counts once it is confirmed, up to its last day. */
export const supplierQualification = defineRecord({
  name: 'supplierQualification',
  base: '/gateway/supplier/web/qualification',
  functionId: 'purchasing.qualifications',
  route: '/qualifications/:id',
  fields: {
    number: text(60, { required: true }),
    supplier: reference('supplier', { required: true, fixed: true }),
    kind: choice(qualificationKinds, { required: true }),
    issuer: text(80),
    issuedOn: dayField(),
    // Empty for a licence without an end.
    expiresOn: dayField(),
    scope: lines(500),
    scan: file(),
    rejectReason: lines(300),
  },
  title: 'number',
  key: ['supplier', 'kind', 'number'],
  range: { of: 'company' },
  list: {
    columns: ['supplier', 'kind', 'number', 'issuer', 'issuedOn', 'expiresOn'],
    filters: ['supplier', 'kind', 'expiresOn'],
    sorts: ['number', 'expiresOn'],
    sort: { column: 'expiresOn', direction: 'asc' },
    search: ['number', 'issuer'],
  },
  sections: {
    basic: ['supplier', 'kind', 'number', 'issuer', 'issuedOn', 'expiresOn', 'scope', 'scan'],
    more: ['rejectReason'],
  },
  states: {
    values: qualificationStates,
    initial: 'pending',
    moves: {
      confirm: { from: ['pending'], to: 'valid', approvable: true },
      reject: { from: ['pending'], to: 'rejected', needs: ['rejectReason'] },
      replace: { from: ['valid'], to: 'replaced' },
    },
    tones: { pending: 'accent', valid: 'good', rejected: 'bad' },
    closed: { valid: 'row', replaced: 'row', rejected: 'row' },
  },
  reminders: { expiresOn: [90, 60, 30, 7] },
  check: ({ issuedOn, expiresOn }) =>
    issuedOn !== null && expiresOn !== null && expiresOn < issuedOn
      ? [{ field: 'expiresOn' as const, issue: 'dateOrder' as const }]
      : [],
});

/** Reads and changes licences of suppliers. */
export const supplierQualificationCalls = recordCalls(supplierQualification);
