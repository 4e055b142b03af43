import { expect, test } from 'vitest';
import { approvalActs } from './detail.ts';
import {
  buttonEventNames,
  buttonEvents,
  buttonsOf,
  formActs,
  isMeantBy,
  requestActs,
  statesOf,
} from './events.ts';
import { approvalStatuses } from './terms.ts';

const acts = [...formActs, ...requestActs];

test('every event and every act of a button is in the table', () => {
  expect(new Set(buttonEvents.map(({ event }) => event))).toEqual(new Set(buttonEventNames));
  expect(new Set(buttonEvents.map(({ does }) => does))).toEqual(new Set(acts));
  const others = requestActs.filter((act) => act !== 'repeat' && act !== 'saveTask');
  expect(approvalActs).toEqual(expect.arrayContaining(others));
});

test('an act has one button, by the event that says most', () => {
  for (const status of ['draft', ...approvalStatuses] as const) {
    const holders = new Set(['starter', 'repeater', 'assignee', 'returnedTo'] as const);
    const drawn = buttonsOf(holders, status, new Set(acts)).map(({ act }) => act);
    expect(drawn).toEqual([...new Set(drawn)]);
  }
  const may = new Set(acts);
  const events = (holders: Parameters<typeof buttonsOf>[0]) =>
    buttonsOf(holders, 'running', may).map(({ event, act }) => `${event} ${act}`);
  expect(events(new Set(['assignee']))).toEqual([
    'resolve approve',
    'reject reject',
    'save saveTask',
  ]);
  expect(events(new Set(['assignee', 'returnedTo']))[0]).toBe('backRepeatResolve approve');
  expect(events(new Set(['starter']))).toEqual(['cancel withdraw']);
});

test('no button is drawn of an act that somebody may not do', () => {
  expect(buttonsOf(new Set(['starter']), 'approved', new Set(acts))).toEqual([
    { event: 'repeatCommit', act: 'repeat' },
    { event: 'cancel', act: 'revoke' },
  ]);
  expect(buttonsOf(new Set(['starter']), 'approved', new Set<never>())).toEqual([]);
});

test('to cancel names its act, and no event means an act of another', () => {
  expect(acts.filter((act) => isMeantBy('cancel', act))).toEqual([
    'removeForm',
    'withdraw',
    'revoke',
  ]);
  expect(isMeantBy('resolve', 'resubmit')).toBe(true);
  expect(isMeantBy('resolve', 'reject')).toBe(false);
  expect([...statesOf('cancel', 'revoke')]).toEqual(['approved']);
});
