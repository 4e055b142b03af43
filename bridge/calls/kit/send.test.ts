import { afterEach, expect, test, vi } from 'vitest';
import { downloadPhoto, listFiles, removeFile } from '../filecenter/calls.ts';
import { filenameHeader } from './headers.ts';
import { type GatewayError, sendCall, sendDownload } from './send.ts';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

/** What a download came to whose line is cut in the middle of the file. */
async function cutDownload(signal?: AbortSignal): Promise<Partial<GatewayError>> {
  const body = new ReadableStream({
    pull: (controller) => controller.error(new TypeError('network error')),
  });
  const headers = { [filenameHeader]: 'photo.jpg', 'content-type': 'image/jpeg' };
  vi.stubGlobal('fetch', async () => new Response(body, { headers }));
  const options = { base: '', token: 't', locale: 'en', signal } as const;
  const request = { employmentId: '0190a1b2-0000-7000-8000-000000000009' };
  const error = await sendDownload(downloadPhoto, request, options).catch((cause) => cause);
  return { codeName: error.codeName, words: error.words };
}

test('a file whose line is cut in the middle is missed in words', async () => {
  expect(await cutDownload()).toEqual({
    codeName: 'network',
    words: expect.stringMatching(/network/i),
  });
});

test('a file that is cancelled in the middle is cancelled', async () => {
  expect(await cutDownload(AbortSignal.abort())).toMatchObject({ codeName: 'cancelled' });
});

test.each([
  ['zh-CN', '未找到导出文件名'],
  ['en', 'export filename not found.'],
] as const)('an export without its filename is refused in %s', async (locale, words) => {
  vi.stubGlobal(
    'fetch',
    async () => new Response('', { headers: { 'content-type': 'image/jpeg' } }),
  );
  const request = { employmentId: '0190a1b2-0000-7000-8000-000000000009' };
  const download = sendDownload(downloadPhoto, request, { base: '', token: 't', locale });
  await expect(download).rejects.toMatchObject({ words });
});

/** Answers `busy` a given number of times, then succeeds; counts the requests. */
function stubBusyGateway(times: number, retryAfter: number): () => number {
  let asked = 0;
  vi.useFakeTimers();
  vi.stubGlobal('fetch', async () => {
    asked += 1;
    return asked <= times
      ? Response.json({ code: 503001, msg: 'busy', retryAfter }, { status: 503 })
      : Response.json({ code: 0, msg: '', result: { files: [], addable: [] } });
  });
  return () => asked;
}

const options = { base: '', token: 't', locale: 'en' } as const;
const employmentId = '0190a1b2-0000-7000-8000-000000000009';

test('a busy gateway is asked once more for what is only read, when it said', async () => {
  const asked = stubBusyGateway(1, 3);
  const reading = sendCall(listFiles, { employmentId }, options);
  await vi.advanceTimersByTimeAsync(2900);
  expect(asked()).toBe(1);
  await vi.advanceTimersByTimeAsync(200);
  expect(await reading).toEqual({ files: [], addable: [] });
});

test('a gateway that stays busy says so in words', async () => {
  const asked = stubBusyGateway(9, 1);
  const reading = sendCall(listFiles, { employmentId }, options).catch((error) => error);
  await vi.advanceTimersByTimeAsync(1000);
  expect(await reading).toMatchObject({ codeName: 'busy', words: 'busy' });
  expect(asked()).toBe(2);
});

test('what changes something is not sent twice', async () => {
  const asked = stubBusyGateway(1, 1);
  const sent = sendCall(removeFile, { fileId: employmentId }, options).catch((error) => error);
  expect(await sent).toMatchObject({ codeName: 'busy' });
  expect(asked()).toBe(1);
});

test('what is cancelled meanwhile is not sent again', async () => {
  const asked = stubBusyGateway(1, 3);
  const { signal, abort } = cancelling();
  const sent = sendCall(listFiles, { employmentId }, { ...options, signal }).catch(
    (error) => error,
  );
  await vi.advanceTimersByTimeAsync(1000);
  abort();
  expect(await sent).toMatchObject({ codeName: 'cancelled' });
  expect(asked()).toBe(1);
});

function cancelling(): { readonly signal: AbortSignal; readonly abort: () => void } {
  const controller = new AbortController();
  return { signal: controller.signal, abort: () => controller.abort() };
}
