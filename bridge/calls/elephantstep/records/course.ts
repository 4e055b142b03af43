import { recordCalls } from '../../record/calls.ts';
import { defineRecord } from '../../record/define.ts';
import { choice, decimal, flag, integer, lines, reference, text } from '../../record/field.ts';

/** Kecheng: what is taught. Its sessions are open for enrolment while the course is open. */
export const trainingCourse = defineRecord({
  name: 'trainingCourse',
  base: '/gateway/elephantstep/web/course',
  functionId: 'training.courses',
  route: '/courses/:id',
  fields: {
    code: text(20, { required: true, unique: true }),
    name: text(80, { required: true }),
    kind: choice(['classroom', 'online', 'mixed', 'external'], { required: true }),
    hours: decimal({ digits: 6, scale: 2 }),
    // Percent of the days that must be signed for the course to count as attended.
    presence: integer({ min: 1, max: 100 }, { required: true }),
    // Who enrols in one of its sessions is asked for by the approval route of enrolment requests.
    needsApproval: flag(),
    cost: decimal({ digits: 12, scale: 2 }, { right: 'hidden' }),
    // What a person is given who completes the course, and what completes it. With both, either after the last certificate.
    certificateKind: reference('certificateKind'),
    certificateBy: choice(['session', 'exam', 'both']),
    // Who attended says how it was; anonymous answers are shown in groups of so many, 5 where it is empty.
    feedback: choice(['named', 'anonymous']),
    feedbackLeast: integer({ min: 3, max: 50 }),
    description: lines(4000),
  },
  title: 'name',
  key: ['code'],
  range: { of: 'company' },
  list: {
    columns: ['code', 'name', 'kind', 'hours', 'presence'],
    filters: ['kind'],
    sorts: ['code', 'name'],
    sort: { column: 'code', direction: 'asc' },
    search: ['name', 'code'],
  },
  sections: {
    basic: ['code', 'name', 'kind', 'hours', 'presence', 'needsApproval', 'cost'],
    certificate: ['certificateKind', 'certificateBy'],
    feedback: ['feedback', 'feedbackLeast'],
    content: ['description'],
  },
  states: {
    values: ['draft', 'open', 'retired'],
    initial: 'draft',
    moves: {
      publish: { from: ['draft', 'retired'], to: 'open' },
      retire: { from: ['open'], to: 'retired' },
    },
    tones: { open: 'accent' },
  },
  check: ({ certificateKind, certificateBy }) =>
    (certificateKind === null) === (certificateBy === null)
      ? []
      : [
          {
            field: certificateKind === null ? 'certificateKind' : 'certificateBy',
            issue: 'required',
          },
        ],
});

/** Reads and changes courses. */
export const trainingCourseCalls = recordCalls(trainingCourse);
