import { afterEach, expect, test, vi } from 'vitest';
import { downloadPhoto } from '../filecenter/calls.ts';
import { filenameHeader } from './headers.ts';
import { type GatewayError, sendDownload } from './send.ts';

afterEach(() => vi.unstubAllGlobals());

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
