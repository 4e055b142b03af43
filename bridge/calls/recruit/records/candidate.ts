import { recordCalls } from '../../record/calls.ts';
import { defineRecord } from '../../record/define.ts';
import { choice, decimal, file, integer, lines, reference, text } from '../../record/field.ts';

/** Houxuanren: a person who may be hired. Recruiters reach all; others see one through an application of a job they reach. */
export const candidate = defineRecord({
  name: 'candidate',
  base: '/gateway/recruit/web/candidate',
  functionId: 'recruitment.candidates',
  route: '/candidates/:id',
  fields: {
    name: text(60, { required: true }),
    phone: text(20, { format: 'phone', mask: 'tail' }),
    email: text(120, { format: 'email' }),
    documentNumber: text(30, { right: 'hidden', mask: 'ends' }),
    city: text(40),
    education: choice(['junior', 'secondary', 'college', 'bachelor', 'master', 'doctor']),
    workYears: integer({ min: 0, max: 60 }),
    employer: text(80),
    post: text(80),
    skills: text(500),
    expectedPay: decimal({ digits: 12, scale: 2 }, { right: 'hidden' }),
    channel: reference('hiringChannel', { required: true }),
    owner: reference('employment'),
    resume: file(),
    note: lines(2000),
  },
  title: 'name',
  key: ['name', 'phone'],
  range: { of: 'company' },
  list: {
    columns: ['name', 'education', 'workYears', 'employer', 'post', 'city', 'channel', 'owner'],
    filters: ['channel', 'education', 'workYears', 'owner'],
    sorts: ['name', 'workYears', 'channel'],
    sort: { column: 'name', direction: 'asc' },
    search: ['name', 'employer', 'post', 'skills'],
  },
  sections: {
    person: ['name', 'phone', 'email', 'documentNumber', 'city'],
    career: ['education', 'workYears', 'employer', 'post', 'skills', 'expectedPay'],
    source: ['channel', 'owner', 'resume', 'note'],
  },
  lines: {
    schools: {
      most: 20,
      fields: { school: text(80, { required: true }), major: text(60), degree: text(40) },
    },
    jobs: {
      most: 20,
      // From and until are months as résumés write them, which often name no day.
      fields: {
        employer: text(80, { required: true }),
        post: text(80),
        from: text(20),
        until: text(20),
      },
    },
  },
  check: ({ phone, email }) =>
    phone === null && email === null
      ? [{ field: 'phone' as const, issue: 'required' as const }]
      : [],
});

/** Reads and changes candidates. */
export const candidateCalls = recordCalls(candidate);
