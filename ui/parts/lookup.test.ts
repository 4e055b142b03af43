import { expect, test } from 'vitest';
import { createLookup, type LookupState } from './lookup.ts';

/** A directory whose answers come when the test says so. */
function slowDirectory() {
  const asked: string[] = [];
  const given = new Map<string, { answer: (found: string) => void; fail: () => void }>();
  const signals = new Map<string, AbortSignal>();
  const told: LookupState<string>[] = [];
  const lookup = createLookup<string, string>(
    (query, signal) =>
      new Promise((answer, refuse) => {
        asked.push(query);
        signals.set(query, signal);
        given.set(query, { answer, fail: () => refuse(new Error('offline')) });
      }),
    (state) => told.push(state),
  );
  return { lookup, asked, given, signals, told, last: () => told.at(-1) };
}

const settled = () => new Promise((resolve) => setTimeout(resolve));

test('drops the answer to an earlier query that comes after a later one', async () => {
  const { lookup, given, signals, told, last } = slowDirectory();
  lookup.ask('zhang', 0);
  lookup.ask('zhangwei', 0);
  expect(signals.get('zhang')?.aborted).toBe(true);
  given.get('zhangwei')?.answer('张伟');
  await settled();
  given.get('zhang')?.answer('张三');
  await settled();
  expect(last()).toEqual({ state: 'ready', result: '张伟' });
  expect(told.some(({ result }) => result === '张三')).toBe(false);
});

test('keeps what it found while it looks again, and when that fails', async () => {
  const { lookup, given, last } = slowDirectory();
  lookup.ask('li', 0);
  given.get('li')?.answer('李娜');
  await settled();
  lookup.ask('wang', 0);
  expect(last()).toEqual({ state: 'loading', result: '李娜' });
  given.get('wang')?.fail();
  await settled();
  expect(last()).toEqual({ state: 'failed', result: '李娜' });
});

test('looks for the last query again after a failure', async () => {
  const { lookup, given, asked, last } = slowDirectory();
  lookup.ask('wang', 0);
  given.get('wang')?.fail();
  await settled();
  lookup.retry();
  given.get('wang')?.answer('王芳');
  await settled();
  expect(asked).toEqual(['wang', 'wang']);
  expect(last()).toEqual({ state: 'ready', result: '王芳' });
});

test('asks once for what is typed in one go', async () => {
  const asked: string[] = [];
  const lookup = createLookup<string, string>(
    async (query) => {
      asked.push(query);
      return query;
    },
    () => {},
  );
  for (const typed of ['l', 'li', 'lin']) lookup.ask(typed, 5);
  await expect.poll(() => asked).toEqual(['lin']);
});

test('says nothing any more once it is stopped', async () => {
  const { lookup, given, told } = slowDirectory();
  lookup.ask('li', 0);
  lookup.stop();
  given.get('li')?.answer('李娜');
  await settled();
  expect(told.map(({ state }) => state)).toEqual(['loading']);
});
