import { beforeAll, expect, test } from 'vitest';
import { calls } from '#bridge/calls/index.ts';
import type { ResultOf } from '#bridge/calls/kit/define.ts';
import {
  employmentOf,
  fileOf,
  ownEmploymentOf,
  pictureOf,
  tinyPdf,
} from '../../support/demo-files.ts';
import { type DemoGateway, eachDemo } from '../../support/demo-gateway.ts';

type Photo = ResultOf<typeof calls.savePhoto>;

eachDemo('the photo of an employee', (current) => {
  let demo: DemoGateway;
  beforeAll(() => {
    demo = current();
  });

  async function photoOf(account: string, employmentId: string): Promise<Photo | undefined> {
    const { photos } = await demo.ask(account, calls.listPhotos, {
      employmentIds: [employmentId],
    });
    return photos[0];
  }

  test('is put, replaced and removed; who saw another one is in conflict', async () => {
    const employmentId = await employmentOf(demo, '黄梓萱');
    const client = await demo.browser('hr');
    const [photo, small] = [pictureOf(320), pictureOf(96)];
    const put = await client.call(calls.savePhoto, { employmentId, photo, small });
    const first = put.answer.result?.photoId ?? '';
    expect(await photoOf('hr', employmentId)).toEqual(put.answer.result);
    const blind = await client.call(calls.savePhoto, { employmentId, photo, small });
    expect(blind.code).toBe('conflict');
    const next = await client.call(calls.savePhoto, {
      employmentId,
      photo,
      small,
      replaces: first,
    });
    expect(next.code).toBe('ok');
    const { bytes, headers } = await client.call(calls.downloadPhoto, { employmentId });
    expect(bytes.equals(Buffer.from(await photo.arrayBuffer()))).toBe(true);
    expect(headers['content-type']).toBe('image/png');
    const stale = await client.call(calls.removePhoto, { employmentId, photoId: first });
    expect(stale.code).toBe('conflict');
    const photoId = next.answer.result?.photoId ?? '';
    await demo.ask('hr', calls.removePhoto, { employmentId, photoId });
    expect(await photoOf('hr', employmentId)).toBeUndefined();
    const { rows } = await demo.ask('hr', calls.employeeHistory, { employmentId });
    expect(rows.slice(0, 3).map(({ changes }) => changes[0])).toEqual([
      { field: 'photo', before: photoId, after: null },
      { field: 'photo', before: first, after: photoId },
      { field: 'photo', before: null, after: first },
    ]);
  });

  test('loses what it says besides its pixels, whatever sent it', async () => {
    const employmentId = await employmentOf(demo, '陈峰');
    const client = await demo.browser('hr');
    const [photo, small] = [pictureOf(320), pictureOf(96)];
    const plain = Buffer.from(await photo.arrayBuffer());
    const said = Buffer.concat([plain, Buffer.from('GPS 31.2N 121.4E')]);
    const put = await client.call(calls.savePhoto, {
      employmentId,
      photo: fileOf('me.png', new Uint8Array(said)),
      small,
    });
    expect(put.code).toBe('ok');
    const { bytes } = await client.call(calls.downloadPhoto, { employmentId });
    expect(bytes.equals(plain)).toBe(true);
    const cut = fileOf('me.png', new Uint8Array(plain.subarray(0, -20)));
    const replaces = put.answer.result?.photoId ?? '';
    const broken = await client.call(calls.savePhoto, {
      employmentId,
      photo: cut,
      small,
      replaces,
    });
    expect(broken.code).toBe('fileFormat');
  });

  test('is the picture of the person who signs in, and of nobody else', async () => {
    const employmentId = await ownEmploymentOf(demo, 'manager');
    const before = await photoOf('hr', employmentId);
    const [photo, small] = [pictureOf(320), pictureOf(96)];
    const replaces = before && { replaces: before.photoId };
    const put = await demo.ask('hr', calls.savePhoto, { employmentId, photo, small, ...replaces });
    const { user } = await demo.ask('manager', calls.currentSession, {});
    expect(user.headUrl).toBe(put.picture);
    const { user: other } = await demo.ask('operator', calls.currentSession, {});
    expect(other.headUrl).toBeNull();
  });

  test.each([
    ['fileTooLarge', pictureOf(641), pictureOf(96)],
    ['fileTooLarge', pictureOf(320), pictureOf(129)],
    ['fileFormat', fileOf('a.png', tinyPdf), pictureOf(96)],
    ['fileFormat', pictureOf(320), fileOf('a.gif', 'GIF89a\u0001\0\u0001\0;')],
    ['fileEmpty', pictureOf(320), fileOf('a.png', '')],
  ])('is refused in words: %s', async (code, photo, small) => {
    const employmentId = await employmentOf(demo, '韩雪');
    const client = await demo.browser('hr');
    const refused = await client.call(calls.savePhoto, { employmentId, photo, small });
    expect(refused.code).toBe(code);
    expect(await photoOf('hr', employmentId)).toBeUndefined();
  });

  test('is not changed by a head of department', async () => {
    const { rows } = await demo.ask('manager', calls.rosterPage, { rows: 100 });
    const own = await ownEmploymentOf(demo, 'manager');
    const employmentId = rows.find(({ id }) => id !== own)?.id ?? '';
    const client = await demo.browser('manager');
    const [photo, small] = [pictureOf(320), pictureOf(96)];
    const { code } = await client.call(calls.savePhoto, { employmentId, photo, small });
    expect(code).toBe('noPermission');
  });

  test('is changed on the own record', async () => {
    const own = await ownEmploymentOf(demo, 'staff');
    const client = await demo.browser('staff');
    const before = await photoOf('staff', own);
    const { code } = await client.call(calls.savePhoto, {
      employmentId: own,
      photo: pictureOf(320),
      small: pictureOf(96),
      replaces: before?.photoId,
    });
    expect(code).toBe('ok');
  });
});
