import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createSources, type PictureSource, wantedAt } from './sources.ts';

const given = new Set<string>();

beforeEach(() => {
  let made = 0;
  given.clear();
  vi.spyOn(URL, 'createObjectURL').mockImplementation(() => {
    made += 1;
    given.add(`blob:${made}`);
    return `blob:${made}`;
  });
  vi.spyOn(URL, 'revokeObjectURL').mockImplementation((address) => void given.delete(address));
});
afterEach(() => vi.restoreAllMocks());

/** Pictures whose fetches the test ends one by one. */
function picturesOf(names: string) {
  const asked: { id: string; signal: AbortSignal; come: () => void; fail: () => void }[] = [];
  const pictures = [...names].map(
    (id): PictureSource => ({
      id,
      fetch: (signal) =>
        new Promise((resolve, reject) => {
          const fail = () => reject(new Error(id));
          asked.push({ id, signal, come: () => resolve(new Blob([id])), fail });
        }),
    }),
  );
  const order = () => asked.map(({ id }) => id).join('');
  return { pictures, asked, names: order };
}

const settled = () => new Promise((resolve) => setTimeout(resolve));

test('wants the picture in sight, then its neighbours, round and round', () => {
  expect(wantedAt([...'abcde'], 0)).toEqual(['a', 'b', 'e']);
  expect(wantedAt([...'ab'], 1)).toEqual(['b', 'a']);
  expect(wantedAt(['a'], 0)).toEqual(['a']);
});

test('fetches the one in sight first and its neighbours after it, one by one', async () => {
  const { pictures, asked, names } = picturesOf('abcde');
  const sources = createSources();
  sources.want(wantedAt(pictures, 0));
  expect(names()).toBe('a');
  asked[0]?.come();
  await settled();
  expect(names()).toBe('ab');
  asked[1]?.come();
  await settled();
  expect(names()).toBe('abe');
});

test('fetches nothing but the one in sight where every fetch is noted down', async () => {
  const { pictures, asked, names } = picturesOf('abc');
  const sources = createSources();
  const noted = pictures.map((picture) => ({ ...picture, onlyInSight: true }));
  sources.want(wantedAt(noted, 0));
  asked[0]?.come();
  await settled();
  expect(names()).toBe('a');
  sources.want(wantedAt(noted, 1));
  expect(names()).toBe('ab');
});

test('waits for no neighbour when another one is looked at', () => {
  const { pictures, names } = picturesOf('abc');
  const sources = createSources();
  sources.want(wantedAt(pictures, 0));
  sources.want(wantedAt(pictures, 1));
  expect(names()).toBe('ab');
});

test('lets go of what is out of reach, whether it has come or is on its way', async () => {
  const { pictures, asked } = picturesOf('abcdef');
  const sources = createSources();
  sources.want(wantedAt(pictures, 0));
  asked[0]?.come();
  await settled();
  expect([...given]).toEqual(['blob:1']);
  sources.want(wantedAt(pictures, 3));
  expect([...given]).toEqual([]);
  expect(asked[1]?.signal.aborted).toBe(true);
  asked[1]?.come();
  await settled();
  expect([...sources.fetched.get().keys()]).toEqual([]);
});

test('says why one did not come, goes on with the others, and tries again when asked', async () => {
  const { pictures, asked, names } = picturesOf('abc');
  const sources = createSources();
  sources.want(wantedAt(pictures, 0));
  asked[0]?.fail();
  await settled();
  expect(sources.fetched.get().get('a')).toMatchObject({ error: new Error('a') });
  expect(names()).toBe('ab');
  sources.retry('a');
  expect(names()).toBe('aba');
});

test('tries a neighbour that failed again when it is looked at', async () => {
  const { pictures, asked, names } = picturesOf('ab');
  const sources = createSources();
  sources.want(wantedAt(pictures, 0));
  asked[0]?.come();
  await settled();
  asked[1]?.fail();
  await settled();
  sources.want(wantedAt(pictures, 1));
  expect(names()).toBe('abb');
});

test('gives everything back when the viewer goes', async () => {
  const { pictures, asked } = picturesOf('abc');
  const sources = createSources();
  sources.want(wantedAt(pictures, 0));
  asked[0]?.come();
  await settled();
  sources.stop();
  expect([[...given], asked[1]?.signal.aborted]).toEqual([[], true]);
});
