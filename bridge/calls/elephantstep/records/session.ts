import { recordCalls } from '../../record/calls.ts';
import { defineRecord } from '../../record/define.ts';
import { dayField, flag, integer, minutes, reference, text, virtual } from '../../record/field.ts';

const mostSeats = 10_000;
const count = { min: 0, max: 99_999 };

/** Banci: a course at certain days and a place, with seats. */
export const trainingSession = defineRecord({
  name: 'trainingSession',
  base: '/gateway/elephantstep/web/session',
  functionId: 'training.sessions',
  route: '/sessions/:id',
  fields: {
    name: text(60, { required: true }),
    course: reference('trainingCourse', { required: true, fixed: true }),
    organ: reference('organ', { required: true }),
    fromOn: dayField({ required: true }),
    toOn: dayField({ required: true }),
    startsAt: minutes({ max: 1439 }, { required: true }),
    endsAt: minutes({ max: 1440 }, { required: true }),
    place: text(80),
    trainer: reference('employment'),
    trainerName: text(60),
    seats: integer({ min: 1, max: mostSeats }, { required: true }),
    taken: virtual(integer(count), { from: [] }),
    waiting: virtual(integer(count), { from: [] }),
    waitList: flag(),
    enrolUntil: dayField({ required: true }),
  },
  title: 'name',
  key: ['name', 'course', 'fromOn'],
  range: { of: 'organ', field: 'organ' },
  list: {
    columns: ['name', 'course', 'fromOn', 'toOn', 'place', 'trainer', 'seats', 'taken', 'waiting'],
    filters: ['course', 'organ', 'fromOn', 'trainer'],
    sorts: ['name', 'fromOn'],
    sort: { column: 'fromOn', direction: 'desc' },
    search: ['name', 'place'],
  },
  sections: {
    basic: ['name', 'course', 'organ', 'trainer', 'trainerName'],
    time: ['fromOn', 'toOn', 'startsAt', 'endsAt', 'place'],
    seats: ['seats', 'taken', 'waiting', 'waitList', 'enrolUntil'],
  },
  states: {
    values: ['draft', 'open', 'done', 'cancelled'],
    initial: 'draft',
    moves: {
      publish: { from: ['draft'], to: 'open' },
      finish: { from: ['open'], to: 'done' },
      cancel: { from: ['draft', 'open'], to: 'cancelled', reason: true },
    },
    tones: { open: 'accent', done: 'good', cancelled: 'bad' },
    closed: { done: 'row', cancelled: 'row' },
  },
  reminders: { fromOn: [7, 1] },
  check: ({ fromOn, toOn, startsAt, endsAt, enrolUntil }) => [
    ...(toOn < fromOn ? [{ field: 'toOn' as const, issue: 'dateOrder' as const }] : []),
    ...(endsAt <= startsAt
      ? [{ field: 'endsAt' as const, issue: 'tooSmall' as const, min: startsAt + 1 }]
      : []),
    ...(enrolUntil > toOn ? [{ field: 'enrolUntil' as const, issue: 'invalid' as const }] : []),
  ],
});

/** Reads and changes sessions. */
export const trainingSessionCalls = recordCalls(trainingSession);
