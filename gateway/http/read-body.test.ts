import { PassThrough } from 'node:stream';
import { expect, test } from 'vitest';
import { readBody } from './read-body.ts';

const terms = { limit: 100_000, tooLarge: 'tooLarge', isStranger: false, patience: 40 } as const;

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
  const slow = (): { stream: PassThrough; stop: () => void } => {
    const stream = new PassThrough();
    let parts = 0;
    const timer = setInterval(() => {
      stream.write(Buffer.alloc(3000));
      parts += 1;
      if (parts === 30) stream.end();
    }, 4);
    return { stream, stop: () => clearInterval(timer) };
  };
  const person = slow();
  const stranger = slow();
  const patience = 80;
  await Promise.all([
    expect(readBody(person.stream, { ...terms, patience })).resolves.toHaveLength(90_000),
    expect(
      readBody(stranger.stream, { ...terms, patience, isStranger: true }),
    ).rejects.toMatchObject({ codeName: 'tooSlow' }),
  ]);
  person.stop();
  stranger.stop();
});

test('a body whose sender goes away is half a body', async () => {
  const stream = new PassThrough();
  stream.write('one ');
  const reading = readBody(stream, terms);
  stream.destroy();
  await expect(reading).rejects.toMatchObject({ codeName: 'malformedRequest' });
});
