import { beforeEach, expect, test } from 'vitest';
import { Hearing } from './hearing.ts';

let told: string[];
let hearing: Hearing;

beforeEach(() => {
  told = [];
  hearing = new Hearing(() => told.push('begin'));
});

const tell = (what: string): void => hearing.tell(() => told.push(what));

test.each([
  ['its context came first', ['contextGiven', 'listening']],
  ['its script came first', ['listening', 'contextGiven']],
] as const)('an app is told nothing before it has both, where %s', (_, [first, second]) => {
  hearing[first]();
  expect([hearing.begun, told]).toEqual([false, []]);
  hearing[second]();
  expect([hearing.begun, told]).toEqual([true, ['begin']]);
  tell('now');
  expect(told).toEqual(['begin', 'now']);
});

test('an app is told late what has happened since its context, and nothing from before', () => {
  tell('before');
  hearing.contextGiven();
  tell('one');
  tell('two');
  hearing.listening();
  expect(told).toEqual(['begin', 'one', 'two']);
});

test('nothing begins once more when the script says again that it is there', () => {
  hearing.contextGiven();
  hearing.listening();
  hearing.listening();
  expect(told).toEqual(['begin']);
});

test('an app that is gone meanwhile is told nothing', () => {
  hearing.contextGiven();
  tell('one');
  hearing.end();
  hearing.listening();
  tell('two');
  expect([hearing.begun, told]).toEqual([false, []]);
});
