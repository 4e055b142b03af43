import { expect, test, vi } from 'vitest';
import { createUploads, type SendFile, type UploadedFile } from './uploads.ts';

const png = (name: string) =>
  new File([new Uint8Array([0x89, 0x50, 0x4e, 0x47, 13, 10, 26, 10, 0])], name);
const arrivedAs = (name: string): UploadedFile => ({
  fileName: name,
  filePath: name,
  fileUrl: name,
  downloadUrl: name,
});

/** A list whose sends the test ends one by one. */
function listOf(most = 9) {
  const sent: {
    name: string;
    signal: AbortSignal;
    progress: (share: number) => void;
    end: () => void;
    fail: (words?: string) => void;
  }[] = [];
  const send: SendFile = (file, { onProgress, signal }) =>
    new Promise((resolve, reject) => {
      const end = () => resolve(arrivedAs(file.name));
      const fail = (words = 'net') => reject(new Error(words));
      sent.push({ name: file.name, signal, progress: onProgress, end, fail });
    });
  const arrived: string[] = [];
  const uploads = createUploads(() => ({
    limits: { most, size: 1000 },
    send,
    isRefusal: (error) => error instanceof Error && error.message === 'not a picture',
    onArrived: ({ fileName }) => arrived.push(fileName),
  }));
  const states = () => uploads.items.get().map(({ file, state }) => `${file.name} ${state}`);
  return { uploads, sent, arrived, states };
}

test('sends three at a time, and the next when one has arrived', async () => {
  const { uploads, sent, arrived, states } = listOf();
  await uploads.add(['a.png', 'b.png', 'c.png', 'd.png'].map(png), 0);
  expect(states()).toEqual(['a.png sending', 'b.png sending', 'c.png sending', 'd.png waiting']);
  sent[1]?.end();
  await vi.waitFor(() => expect(arrived).toEqual(['b.png']));
  await vi.waitFor(() =>
    expect(states()).toEqual(['a.png sending', 'c.png sending', 'd.png sending']),
  );
});

test('tells how much of a file has gone', async () => {
  const { uploads, sent } = listOf();
  await uploads.add([png('a.png')], 0);
  sent[0]?.progress(0.4);
  expect(uploads.items.get()[0]).toMatchObject({ state: 'sending', share: 0.4 });
});

test('keeps one that failed, and sends it again when asked', async () => {
  const { uploads, sent, arrived, states } = listOf();
  await uploads.add([png('a.png')], 0);
  sent[0]?.fail();
  await vi.waitFor(() => expect(states()).toEqual(['a.png failed']));
  uploads.retry(uploads.items.get()[0]?.id ?? '');
  expect(states()).toEqual(['a.png sending']);
  sent[1]?.end();
  await vi.waitFor(() => expect(arrived).toEqual(['a.png']));
});

test('holds one that was turned away elsewhere for refused, and gives its place to another', async () => {
  const { uploads, sent, states } = listOf(1);
  await uploads.add([png('a.png')], 0);
  sent[0]?.fail('not a picture');
  await vi.waitFor(() => expect(states()).toEqual(['a.png refused']));
  await uploads.add([png('b.png')], 0);
  expect(states()).toEqual(['a.png refused', 'b.png sending']);
});

test('stops one that is taken off the list, and hears no more of it', async () => {
  const { uploads, sent, arrived, states } = listOf();
  await uploads.add([png('a.png')], 0);
  uploads.drop(uploads.items.get()[0]?.id ?? '');
  expect(sent[0]?.signal.aborted).toBe(true);
  sent[0]?.progress(0.9);
  sent[0]?.end();
  await new Promise((resolve) => setTimeout(resolve));
  expect([states(), arrived]).toEqual([[], []]);
});

test('counts what has arrived and what is on its way, not what was refused', async () => {
  const { uploads, states } = listOf(3);
  await uploads.add([new File([], 'empty.png'), png('a.png'), png('b.png'), png('c.png')], 1);
  expect(states()).toEqual([
    'empty.png refused',
    'a.png sending',
    'b.png sending',
    'c.png refused',
  ]);
});

test('stops everything when the list goes', async () => {
  const { uploads, sent, states } = listOf();
  await uploads.add(['a.png', 'b.png', 'c.png', 'd.png'].map(png), 0);
  uploads.stop();
  expect(sent.map(({ signal }) => signal.aborted)).toEqual([true, true, true]);
  await new Promise((resolve) => setTimeout(resolve));
  expect([states(), sent.length]).toEqual([[], 3]);
});
