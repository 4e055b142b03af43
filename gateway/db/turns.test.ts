import { expect, test } from 'vitest';
import { DatabaseBusyError } from './errors.ts';
import type { Requester } from './requester.ts';
import { Turns } from './turns.ts';

/** A database with turns, a clock to move, and a list of who was served in which order. */
function openTurns(atOnce: number) {
  let time = 0;
  const turns = new Turns(atOnce, () => time);
  const served: string[] = [];
  const refused: string[] = [];
  const ends: (() => void)[] = [];
  return {
    turns,
    served,
    refused,
    ask(name: string, also: Partial<Requester> = {}) {
      const requester: Requester = {
        name,
        line: 'work',
        waited: 0,
        isGone: () => false,
        ...also,
      };
      turns.take(requester).then(
        (end) => {
          served.push(name);
          ends.push(end);
        },
        (error: unknown) => {
          expect(error).toBeInstanceOf(DatabaseBusyError);
          refused.push(name);
        },
      );
    },
    /** Ends the turn that began first. */
    async end() {
      await settled();
      ends.shift()?.();
      await settled();
    },
    async pass(milliseconds: number) {
      time += milliseconds;
      turns.refuseLate();
      await settled();
    },
  };
}

/** Lets every promise that is settled already say so. */
function settled(): Promise<void> {
  return new Promise((resolve) => setImmediate(resolve));
}

test('a person who asks once waits for one turn of a loop, not for all of it', async () => {
  const { ask, end, served } = openTurns(1);
  for (let round = 0; round < 50; round += 1) ask('loop');
  ask('person');
  await end();
  await end();
  expect(served.slice(0, 3)).toEqual(['loop', 'loop', 'person']);
});

test('one account never has more than half of the clients', async () => {
  const { ask, end, served } = openTurns(10);
  for (let round = 0; round < 20; round += 1) ask('loop');
  ask('person');
  await settled();
  expect(served).toEqual([...Array.from({ length: 5 }, () => 'loop'), 'person']);
  await end();
  expect(served.filter((name) => name === 'loop')).toHaveLength(6);
});

test('who comes in finds a client though all others do long work', async () => {
  const { ask, served } = openTurns(4);
  for (const name of ['a', 'b', 'c', 'd']) ask(name);
  ask('127.0.0.1', { line: 'entry' });
  await settled();
  expect(served).toEqual(['a', 'b', 'c', '127.0.0.1']);
});

test('those who come in and those who work take turns', async () => {
  const { ask, end, served } = openTurns(1);
  ask('first');
  for (let round = 0; round < 3; round += 1) ask('127.0.0.1', { line: 'entry' });
  for (const name of ['a', 'b']) ask(name);
  for (let round = 0; round < 4; round += 1) await end();
  expect(served).toEqual(['first', '127.0.0.1', 'a', '127.0.0.1', 'b']);
});

test('a burst may wait for seconds', async () => {
  const { ask, end, pass, refused, served } = openTurns(1);
  ask('first');
  ask('second');
  await pass(3000);
  expect(refused).toEqual([]);
  await end();
  expect(served).toEqual(['first', 'second']);
});

test('once the queue moves and never empties, what has waited for a second is refused', async () => {
  const { ask, end, pass, refused, served } = openTurns(1);
  for (let number = 0; number < 10; number += 1) ask(`early ${number}`);
  for (let turn = 0; turn < 5; turn += 1) {
    await pass(900);
    await end();
  }
  ask('late');
  await pass(900);
  await end();
  expect(served.slice(5)).toEqual(['late']);
  expect(refused).toEqual(['early 5', 'early 6', 'early 7', 'early 8', 'early 9']);
});

test('one long piece of work is no crowd: those behind it wait', async () => {
  const { ask, end, pass, refused, served } = openTurns(1);
  ask('long');
  ask('behind it');
  ask('last');
  await pass(6000);
  await end();
  await pass(100);
  await end();
  expect(served).toEqual(['long', 'behind it', 'last']);
  expect(refused).toEqual([]);
});

test('the transactions of one request share its patience', async () => {
  const { ask, pass, refused } = openTurns(1);
  ask('first');
  ask('second', { waited: 7900 });
  await pass(200);
  expect(refused).toEqual(['second']);
});

test('what the client no longer waits for is not begun', async () => {
  const { ask, end, refused, served } = openTurns(1);
  ask('first');
  ask('gone', { isGone: () => true });
  ask('next');
  await end();
  expect(served).toEqual(['first', 'next']);
  expect(refused).toEqual(['gone']);
});

test('one account fills a queue of its own and nobody else’s', async () => {
  const { ask, end, refused, served } = openTurns(1);
  for (let round = 0; round < 150; round += 1) ask('loop');
  ask('person');
  await settled();
  expect(refused).toHaveLength(49);
  await end();
  await end();
  expect(served).toContain('person');
});
