import { recordCalls } from '../../record/calls.ts';
import { defineRecord } from '../../record/define.ts';
import { choice, dayField, decimal, flag, integer, text } from '../../record/field.ts';

/** Fuli jihua: who gets how many points for trips, and until when. */
export const tourPlan = defineRecord({
  name: 'tourPlan',
  base: '/gateway/tourshop/web/plan',
  functionId: 'tourdesk.plans',
  route: '/plans/:id',
  fields: {
    name: text(60, { required: true }),
    nameEn: text(80),
    validFrom: dayField({ required: true }),
    validTo: dayField({ required: true }),
    lotLife: choice(['endOfPlan', 'twelveMonths'], { required: true }),
    // People in their probation may book too.
    probation: flag(),
    serviceMonths: integer({ min: 0, max: 600 }, { required: true }),
    familyAllowed: flag(),
    // The company may be asked to pay what own points do not.
    fundedTrip: flag(),
    budget: decimal({ digits: 14, scale: 2 }, { right: 'hidden' }),
  },
  title: 'name',
  key: ['name', 'validFrom'],
  range: { of: 'company' },
  list: {
    columns: ['name', 'validFrom', 'validTo', 'familyAllowed', 'serviceMonths'],
    filters: ['validFrom'],
    sorts: ['name', 'validFrom'],
    sort: { column: 'validFrom', direction: 'desc' },
    search: ['name', 'nameEn'],
  },
  sections: {
    basic: ['name', 'nameEn', 'validFrom', 'validTo', 'lotLife', 'budget'],
    people: ['probation', 'serviceMonths', 'familyAllowed', 'fundedTrip'],
  },
  lines: {
    grades: {
      fields: {
        monthsFrom: integer({ min: 0, max: 600 }, { required: true }),
        points: integer({ min: 0, max: 1_000_000 }, { required: true }),
      },
      most: 20,
    },
  },
  states: {
    values: ['draft', 'open', 'closed'],
    initial: 'draft',
    moves: {
      open: { from: ['draft'], to: 'open', approvable: true },
      close: { from: ['open'], to: 'closed' },
    },
    tones: { open: 'good' },
    closed: { open: ['validFrom', 'lotLife'], closed: 'row' },
  },
  check: ({ validFrom, validTo }) =>
    validTo < validFrom ? [{ field: 'validTo' as const, issue: 'dateOrder' as const }] : [],
});

/** Reads and changes benefit plans. */
export const tourPlanCalls = recordCalls(tourPlan);
