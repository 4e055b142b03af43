import { beforeEach, expect, test } from 'vitest';
import { Outbox } from './outbox.ts';

let received: string[];
let outbox: Outbox;

beforeEach(() => {
  received = [];
  outbox = new Outbox(() => received.push('open'));
});

const send = (message: string): void => outbox.send(() => received.push(message));

test.each([
  ['its context came first', ['noteContext', 'noteListening']],
  ['its script came first', ['noteListening', 'noteContext']],
] as const)('an app receives nothing before it has both, where %s', (_, [first, second]) => {
  outbox[first]();
  expect([outbox.isOpen, received]).toEqual([false, []]);
  outbox[second]();
  expect([outbox.isOpen, received]).toEqual([true, ['open']]);
  send('now');
  expect(received).toEqual(['open', 'now']);
});

test('an app receives later what was sent since its context, and nothing from before', () => {
  send('before');
  outbox.noteContext();
  send('one');
  send('two');
  outbox.noteListening();
  expect(received).toEqual(['open', 'one', 'two']);
});

test('it opens once, however often the script reports itself', () => {
  outbox.noteContext();
  outbox.noteListening();
  outbox.noteListening();
  expect(received).toEqual(['open']);
});

test('an app that is gone meanwhile receives nothing', () => {
  outbox.noteContext();
  send('one');
  outbox.end();
  outbox.noteListening();
  send('two');
  expect([outbox.isOpen, received]).toEqual([false, []]);
});
