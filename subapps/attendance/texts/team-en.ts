import { plural, type Translation } from '#ui/texts/create-texts.ts';
import type { teamZh } from './team-zh.ts';

/** Words of the team of attendance in English. */
export const teamEn: Translation<typeof teamZh> = {
  team: {
    title: 'Team',
    hint: 'Where your people are today, and on each day of the month',
    search: 'Search name or staff no.',
    now: 'Today',
    calendar: 'The team in {{month}}',
    person: 'Employee',
    none: 'You have no people to look after',
    people: ({ count }) => plural(Number(count), 'person', 'people'),
    nobody: 'None',
    conflicts: 'Days with too few people',
    conflict: '{{day}}: {{away}} of {{due}} away',
    where: {
      present: 'At work',
      missing: 'Not there yet',
      later: 'Starts later',
      leave: 'On leave',
      trip: 'On a trip',
      rest: 'Off',
    },
    cell: {
      rest: 'off',
      due: 'due',
      present: 'present',
      exception: 'exception',
      absent: 'absent',
      leave: 'leave',
      'half-leave': 'leave for a part of the day',
      trip: 'trip',
    },
    mark: {
      rest: '',
      due: '·',
      present: '✓',
      exception: '!',
      absent: 'A',
      leave: 'L',
      'half-leave': '½',
      trip: 'T',
    },
    cellOf: '{{name}} {{day}} {{where}}',
  },
  patch: { button: 'Missing punch', title: 'Missing punch on {{day}}' },
  policy: {
    title: 'This change affects leave balances',
    save: 'Save and re-evaluate',
    people: 'The balances of {{count}} people follow the new rules:',
    more: '{{count}} people get more, {{days}} days in all',
    less: '{{count}} people get less, {{days}} days in all',
    belowZero: '{{count}} of them have taken more than they are granted, and go below zero',
    person: '{{name}}: {{before}} → {{after}} days',
    taken: 'Leave that was taken stays. Each difference is kept in the ledger as an adjustment.',
  },
  rejudge: {
    button: 'Judge again',
    started: 'The days of the month are being judged again; the sheet follows when it is done',
  },
};
