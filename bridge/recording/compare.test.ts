import { expect, test } from 'vitest';
import { compareCalls } from './compare.ts';
import { comparisonSummary, differenceLines } from './difference-lines.ts';
import type { RecordedCall } from './recorded-call.ts';

let count = 0;

function call(method: string, request: unknown, other: Partial<RecordedCall> = {}): RecordedCall {
  count += 1;
  return {
    number: count,
    direction: method.startsWith('app.') ? 'out' : 'in',
    app: 'lunch',
    mountId: 'm1',
    method,
    decision: 'served',
    code: 'ok',
    at: count * 10,
    milliseconds: 1,
    bytes: 10,
    request,
    ...other,
  };
}

const title = (text: string): RecordedCall => call('tabs.title', { title: text });

test('a run that does the same is the same, whatever its ids and moments', () => {
  const savedAt = (value: unknown): RecordedCall => call('storage.set', { key: 'a', value });
  const recorded = [
    title('午餐'),
    savedAt({ id: '0190a1b2-0000-7000-8000-000000000001', at: 1_760_000_000_000 }),
    call('navigation.push', {
      route: '/list/0190a1b2-0000-7000-8000-000000000002?at=2026-01-01T08:00:00Z',
    }),
  ];
  const seen = [
    savedAt({ id: '0190a1b2-0000-7000-8000-0000000000ff', at: 1_790_000_000_000 }),
    call('navigation.push', {
      route: '/list/0190a1b2-0000-7000-8000-0000000000aa?at=2027-02-02T09:30:10.5Z',
    }),
    title('午餐'),
  ];
  expect(compareCalls(recorded, seen)).toEqual({ differences: [], same: 3, byPerson: 0 });
});

test('what is missing, extra or changed is told with its place and both values', () => {
  const recorded = [title('午餐'), call('tabs.badge', { count: 2 }), call('tabs.pin', {})];
  const seen = [
    title('晚餐'),
    call('tabs.badge', { count: 2 }),
    call('dialogs.message', { text: 'hi' }),
  ];
  const { differences, same } = compareCalls(recorded, seen);
  expect(same).toBe(1);
  expect(differences).toMatchObject([
    { kind: 'changed', part: 'request', changes: [{ place: 'title', was: '午餐', is: '晚餐' }] },
    { kind: 'missing', call: { method: 'tabs.pin' } },
    { kind: 'extra', call: { method: 'dialogs.message' } },
  ]);
  const lines = differences.map(differenceLines).join('');
  expect(lines).toContain('title: "午餐" → "晚餐"');
  expect(lines).toContain('- → tabs.pin did not come');
  expect(lines).toContain('+ → dialogs.message came');
});

test('another outcome and another answer of the app are changes', () => {
  const { differences } = compareCalls(
    [call('app.beforeClose', { tabId: 't' }, { result: { allow: true } }), title('a')],
    [
      call('app.beforeClose', { tabId: 't' }, { result: { allow: false } }),
      { ...title('a'), code: 'badInput', decision: 'refused' },
    ],
  );
  expect(differences).toMatchObject([
    { kind: 'changed', part: 'result', changes: [{ place: 'allow', was: true, is: false }] },
    { kind: 'changed', part: 'code', changes: [{ was: 'ok', is: 'badInput' }] },
  ]);
});

test('places that may differ are named by method and place, with a star for any', () => {
  const recorded = [call('storage.set', { value: { items: [{ savedBy: 'lin', name: 'a' }] } })];
  const seen = [call('storage.set', { value: { items: [{ savedBy: 'chen', name: 'a' }] } })];
  const differ = (ignored: string[]): number =>
    compareCalls(recorded, seen, { ignored }).differences.length;
  expect(differ([])).toBe(1);
  expect(differ(['tabs.title value'])).toBe(1);
  expect(differ(['storage.set value.items.*.name'])).toBe(1);
  expect(differ(['storage.set value.items.*.savedBy'])).toBe(0);
  expect(differ(['* value'])).toBe(0);
});

test('what a person caused is not missed, and what follows is told without being counted', () => {
  const recorded = [
    title('a'),
    call('tabs.dirty', { dirty: true }, { byPerson: true }),
    call('app.beforeClose', {}, { result: { allow: false } }),
  ];
  const seen = [title('a'), call('app.beforeClose', {}, { result: { allow: true } })];
  const comparison = compareCalls(recorded, seen);
  expect(comparison.byPerson).toBe(1);
  expect(comparison.differences).toMatchObject([{ kind: 'changed', uncertain: true }]);
  expect(comparisonSummary(comparison)).toBe(
    '1 calls as recorded, 0 different, 1 by a person not played, 1 different after a person acted (not counted)',
  );
});

test('pings, tokens, snapshots and the focus are no part of the comparison', () => {
  const names = ['app.ping', 'session.token', 'app.suspend', 'focus.lost'];
  const recorded = names.map((name) => call(name, {}));
  expect(compareCalls(recorded, [])).toEqual({ differences: [], same: 0, byPerson: 0 });
});

test('arguments that were too long to be kept are not compared, what became of the call is', () => {
  const long: Partial<RecordedCall> = { request: undefined, withheld: 'tooLong' };
  const recorded = call('storage.set', undefined, long);
  expect(compareCalls([recorded], [call('storage.set', { key: 'a' })]).same).toBe(1);
  const refused = call('storage.set', undefined, { ...long, code: 'tooLarge' });
  expect(compareCalls([recorded], [refused]).differences).toMatchObject([{ part: 'code' }]);
});
