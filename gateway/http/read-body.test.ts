import { PassThrough } from 'node:stream';
import { setImmediate } from 'node:timers/promises';
import { afterEach, expect, test, vi } from 'vitest';
import { readBody } from './read-body.ts';

const terms = { limit: 100_000, tooLarge: 'tooLarge', isStranger: false, patience: 40 } as const;

afterEach(() => {
  vi.useRealTimers();
});

test('a body within its limit is read', async () => {
  const stream = new PassThrough();
  stream.write('one ');
  stream.end('two');
  expect((await readBody(stream, terms)).toString()).toBe('one two');
});

test('a body past its limit is refused before its end', async () => {
  const stream = new PassThrough();
  stream.write(Buffer.alloc(100_001));
  await expect(readBody(stream, terms)).rejects.toMatchObject({ codeName: 'tooLarge' });
  expect(stream.writableEnded).toBe(false);
});

test('a body of which nothing more comes is refused', async () => {
  const stream = new PassThrough();
  stream.write('one ');
  await expect(readBody(stream, terms)).rejects.toMatchObject({ codeName: 'tooSlow' });
});

test('a person may take longer for a body that goes on coming, a stranger may not', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  const person = new PassThrough();
  const stranger = new PassThrough();
  const read = readBody(person, terms);
  const refused = expect(readBody(stranger, { ...terms, isStranger: true })).rejects.toMatchObject({
    codeName: 'tooSlow',
  });
  for (let part = 0; part < 5; part += 1) {
    person.write(Buffer.alloc(18_000));
    stranger.write(Buffer.alloc(18_000));
    await setImmediate();
    vi.advanceTimersByTime(terms.patience);
  }
  person.end();
  expect(await read).toHaveLength(90_000);
  await refused;
});

test('a body whose sender goes away is half a body', async () => {
  const stream = new PassThrough();
  stream.write('one ');
  const reading = readBody(stream, terms);
  stream.destroy();
  await expect(reading).rejects.toMatchObject({ codeName: 'malformedRequest' });
});
