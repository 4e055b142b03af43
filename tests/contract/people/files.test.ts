import { PNG } from 'pngjs';
import { beforeAll, describe, expect, test } from 'vitest';
import type { RequestOf, ResultOf } from '#bridge/calls/define.ts';
import { largestFile, mostFiles } from '#bridge/calls/files.ts';
import { calls } from '#bridge/calls/index.ts';
import { type DemoGateway, eachDemo } from '../../support/demo-gateway.ts';
import { tinyPng } from '../../support/request-maker.ts';
import type { ClientAnswer } from '../../support/shell-client.ts';

type Upload = RequestOf<typeof calls.uploadFile>;
type Photo = ResultOf<typeof calls.savePhoto>;

const pdf = '%PDF-1.4\n%%EOF\n';

function fileOf(name: string, content: string | Uint8Array<ArrayBuffer>): File {
  return new File([content], name);
}

function pictureOf(side: number, name = 'me.png'): File {
  const png = PNG.sync.write(new PNG({ width: side, height: side }));
  return fileOf(name, new Uint8Array(png));
}

async function idOf(demo: DemoGateway, name: string): Promise<string> {
  const { rows } = await demo.ask('admin', calls.rosterPage, { keyword: name });
  const [row] = rows;
  if (row === undefined) throw new Error(`${name} is not in the demo`);
  return row.id;
}

/** The own employment of an account. */
async function ownIdOf(demo: DemoGateway, account: string): Promise<string> {
  const { answer } = await (await demo.browser(account)).call(calls.currentSession, {});
  return idOf(demo, answer.result?.user.realName ?? '');
}

eachDemo('the files of an employee', (current) => {
  let demo: DemoGateway;
  beforeAll(() => {
    demo = current();
  });

  async function upload(
    account: string,
    request: Upload,
  ): Promise<ClientAnswer<ResultOf<typeof calls.uploadFile>>> {
    return (await demo.browser(account)).call(calls.uploadFile, request);
  }

  async function namesOf(account: string, employmentId: string): Promise<string[]> {
    const { files } = await demo.ask(account, calls.listFiles, { employmentId });
    return files.map(({ name }) => name);
  }

  test('are kept as they were sent, and told in the history', async () => {
    const employmentId = await idOf(demo, '黄梓萱');
    const content = new Uint8Array(300_000).map((_, index) => (index * 31) % 256);
    content.set(Buffer.from(pdf));
    const { answer } = await upload('hr', {
      employmentId,
      category: 'contract',
      file: fileOf('劳动合同 2026.pdf', content),
    });
    const kept = answer.result;
    expect(kept).toMatchObject({
      name: '劳动合同 2026.pdf',
      category: 'contract',
      format: 'pdf',
      size: 300_000,
      addedBy: '宋佳慧',
      can: { remove: true },
    });
    const client = await demo.browser('hr');
    const { bytes, headers } = await client.call(calls.downloadFile, { fileId: kept?.id ?? '' });
    expect(bytes.equals(content)).toBe(true);
    const name = encodeURIComponent('劳动合同 2026.pdf');
    expect(headers).toMatchObject({
      filename: name,
      'content-disposition': `attachment; filename*=UTF-8''${name}`,
      'content-type': 'application/pdf',
      'content-security-policy': "sandbox; default-src 'none'; frame-ancestors 'none'",
      'x-content-type-options': 'nosniff',
      'cache-control': 'no-store',
    });
    await demo.ask('hr', calls.removeFile, { fileId: kept?.id ?? '' });
    expect(await namesOf('hr', employmentId)).not.toContain('劳动合同 2026.pdf');
    const { rows } = await demo.ask('hr', calls.employeeHistory, { employmentId });
    expect(rows.slice(0, 2).map(({ changes }) => changes)).toEqual([
      [{ field: 'files.contract', before: '劳动合同 2026.pdf', after: null }],
      [{ field: 'files.contract', before: null, after: '劳动合同 2026.pdf' }],
    ]);
  });

  test('do not change the version of a record, so that nobody who edits it is in conflict', async () => {
    const employmentId = await idOf(demo, '罗一鸣');
    const before = await demo.ask('hr', calls.getEmployee, { employmentId });
    await upload('hr', { employmentId, category: 'other', file: fileOf('a.pdf', pdf) });
    const after = await demo.ask('hr', calls.getEmployee, { employmentId });
    expect(after.version).toBe(before.version);
  });

  test('are what their content says, under a name that says so too', async () => {
    const employmentId = await idOf(demo, '罗一鸣');
    const { answer } = await upload('hr', {
      employmentId,
      category: 'other',
      file: fileOf('..\\..\\page\u202e.html', tinyPng),
    });
    expect(answer.result).toMatchObject({ name: 'page.html.png', format: 'png' });
    const fileId = answer.result?.id ?? '';
    const { headers } = await (await demo.browser('hr')).call(calls.downloadFile, { fileId });
    expect(headers['content-type']).toBe('image/png');
  });

  test.each([
    ['fileEmpty', ''],
    ['fileFormat', '<!doctype html><script>alert(1)</script>'],
    ['fileFormat', '<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>'],
    ['fileFormat', 'MZ\u0090\0'],
    ['fileTooLarge', pdf.padEnd(largestFile + 1)],
    ['fileTooLarge', pdf.padEnd(largestFile + 200_000)],
  ])('are refused in words: %s', async (code, content) => {
    const employmentId = await idOf(demo, '韩雪');
    const refused = await upload('hr', {
      employmentId,
      category: 'other',
      file: fileOf('合同.pdf', content),
    });
    expect(refused.code).toBe(code);
    expect(refused.answer.msg).toMatch(/^[A-Z].{20,}\.$/);
    expect(await namesOf('hr', employmentId)).toEqual([]);
  });

  test('of just the size they may have are taken', async () => {
    const employmentId = await idOf(demo, '韩雪');
    const file = fileOf('大.pdf', pdf.padEnd(largestFile));
    const { answer } = await upload('hr', { employmentId, category: 'other', file });
    expect(answer.result?.size).toBe(largestFile);
    const { bytes } = await (await demo.browser('hr')).call(calls.downloadFile, {
      fileId: answer.result?.id ?? '',
    });
    expect(bytes.length).toBe(largestFile);
  });

  test('end at a number', async () => {
    const employmentId = await idOf(demo, '方俊杰');
    const file = fileOf('a.pdf', pdf);
    const before = (await namesOf('hr', employmentId)).length;
    for (let count = before; count < mostFiles; count += 1) {
      await upload('hr', { employmentId, category: 'other', file });
    }
    const { code } = await upload('hr', { employmentId, category: 'other', file });
    expect(code).toBe('tooManyFiles');
  });

  test('that somebody removed meanwhile are not found, and nothing is told twice', async () => {
    const employmentId = await idOf(demo, '苏晓');
    const { answer } = await upload('hr', {
      employmentId,
      category: 'other',
      file: fileOf('a.pdf', pdf),
    });
    const request = { fileId: answer.result?.id ?? '' };
    const [first, second] = await Promise.all(
      ['hr', 'admin'].map(async (account) =>
        (await demo.browser(account)).call(calls.removeFile, request),
      ),
    );
    expect([first?.code, second?.code].toSorted()).toEqual(['notFound', 'ok']);
    const { rows } = await demo.ask('hr', calls.employeeHistory, { employmentId });
    const removals = rows.flatMap(({ changes }) => changes.filter(({ after }) => after === null));
    expect(removals).toHaveLength(1);
  });

  describe('and who may do what with them', () => {
    test('a manager reads those of the department, adds none, and sees no copy of a card', async () => {
      const { rows } = await demo.ask('manager', calls.rosterPage, { rows: 100 });
      const own = await ownIdOf(demo, 'manager');
      const person = rows.find(({ id }) => id !== own)?.id ?? '';
      const card = { employmentId: person, category: 'identity', file: pictureOf(8) } as const;
      const paper = { ...card, category: 'certificate', file: fileOf('证书.pdf', pdf) } as const;
      const hidden = (await upload('hr', card)).answer.result;
      await upload('hr', paper);
      const { files, addable } = await demo.ask('manager', calls.listFiles, {
        employmentId: person,
      });
      expect(files.map(({ name }) => name)).toContain('证书.pdf');
      expect(files.filter(({ category }) => category === 'identity')).toEqual([]);
      expect(addable).toEqual([]);
      expect(files.every(({ can }) => !can.remove)).toBe(true);
      const client = await demo.browser('manager');
      const taken = await client.call(calls.downloadFile, { fileId: hidden?.id ?? '' });
      expect(taken.code).toBe('notFound');
      expect((await upload('manager', paper)).code).toBe('noPermission');
      const history = await demo.ask('manager', calls.employeeHistory, { employmentId: person });
      const told = history.rows.flatMap(({ changes }) => changes);
      expect(told).toContainEqual({ field: 'files.identity', before: null, after: null });
      expect(JSON.stringify(told)).not.toContain('me.png');
    });

    test('an employee adds to the own record, and leaves there what personnel put into it', async () => {
      const own = await ownIdOf(demo, 'staff');
      const contract = await upload('hr', {
        employmentId: own,
        category: 'contract',
        file: fileOf('合同.pdf', pdf),
      });
      const mine = await upload('staff', {
        employmentId: own,
        category: 'certificate',
        file: fileOf('我的证书.pdf', pdf),
      });
      expect(mine.answer.result?.can.remove).toBe(true);
      const client = await demo.browser('staff');
      const removals = [contract, mine].map(async ({ answer }) => {
        const { code } = await client.call(calls.removeFile, { fileId: answer.result?.id ?? '' });
        return code;
      });
      expect(await Promise.all(removals)).toEqual(['noPermission', 'ok']);
    });

    test('an employee gets nothing of anybody else', async () => {
      const employmentId = await idOf(demo, '陈思远');
      const { files } = await demo.ask('hr', calls.listFiles, { employmentId });
      const { answer } = await upload('hr', {
        employmentId,
        category: 'other',
        file: fileOf('a.pdf', pdf),
      });
      expect(files.map(({ id }) => id)).not.toContain(answer.result?.id);
      const client = await demo.browser('staff');
      const fileId = answer.result?.id ?? '';
      const codes = [
        (await client.call(calls.listFiles, { employmentId })).code,
        (await client.call(calls.downloadFile, { fileId })).code,
        (await client.call(calls.removeFile, { fileId })).code,
        (await client.call(calls.downloadPhoto, { employmentId })).code,
        (await upload('staff', { employmentId, category: 'other', file: fileOf('a.pdf', pdf) }))
          .code,
      ];
      expect(new Set(codes)).toEqual(new Set(['notFound']));
      const { photos } = await demo.ask('staff', calls.listPhotos, {
        employmentIds: [employmentId, await ownIdOf(demo, 'staff')],
      });
      expect(photos.filter((photo) => photo.employmentId === employmentId)).toEqual([]);
    });

    test('who may open no record is refused altogether', async () => {
      const client = await demo.browser('operator');
      const { code } = await client.call(calls.searchDocuments, { keyword: '合同' });
      expect(code).toBe('noPermission');
    });

    test('a download is put on record', async () => {
      const employmentId = await idOf(demo, '陈思远');
      const { files } = await demo.ask('hr', calls.listFiles, { employmentId });
      const fileId = files[0]?.id ?? '';
      await (await demo.browser('hr')).call(calls.downloadFile, { fileId });
      const { rows } = await demo.gateway.asOwner((client) =>
        client.query('select target, detail from app.audit_event where call = $1', [
          calls.downloadFile.name,
        ]),
      );
      expect(rows).toContainEqual({
        target: `employee:${employmentId}`,
        detail: expect.objectContaining({ file: fileId, category: files[0]?.category }),
      });
    });
  });

  describe('that are searched for', () => {
    test('are found by part of their name, the newest first, with the page that shows them', async () => {
      const employmentId = await idOf(demo, '陈思远');
      const file = fileOf('竞业限制100%_协议.pdf', pdf);
      await upload('hr', { employmentId, category: 'contract', file });
      const { documents } = await demo.ask('hr', calls.searchDocuments, { keyword: '0%_协' });
      expect(documents).toMatchObject([
        {
          name: '竞业限制100%_协议.pdf',
          personName: '陈思远',
          place: { app: 'personnel', route: `/employee/${employmentId}?view=files` },
        },
      ]);
    });

    test('come only from those the person may read', async () => {
      const found = await demo.ask('hr', calls.searchDocuments, { keyword: '身份证' });
      expect([found.documents.length, found.more]).toEqual([5, false]);
      const byManager = await demo.ask('manager', calls.searchDocuments, { keyword: '身份证' });
      const own = (await ownIdOf(demo, 'manager')).concat('?view=files');
      expect(byManager.documents.filter(({ place }) => !place.route.endsWith(own))).toEqual([]);
      const byStaff = await demo.ask('staff', calls.searchDocuments, { keyword: '劳动合同' });
      expect(byStaff.documents).toHaveLength(1);
    });
  });

  describe('and the photo', () => {
    async function photoOf(account: string, employmentId: string): Promise<Photo | undefined> {
      const { photos } = await demo.ask(account, calls.listPhotos, {
        employmentIds: [employmentId],
      });
      return photos[0];
    }

    test('is put, replaced and removed; who saw another one is in conflict', async () => {
      const employmentId = await idOf(demo, '黄梓萱');
      const client = await demo.browser('hr');
      const [photo, small] = [pictureOf(320), pictureOf(96)];
      const put = await client.call(calls.savePhoto, { employmentId, photo, small });
      const first = put.answer.result?.photoId ?? '';
      expect(await photoOf('hr', employmentId)).toEqual(put.answer.result);
      const blind = await client.call(calls.savePhoto, { employmentId, photo, small });
      expect(blind.code).toBe('conflict');
      const next = await client.call(calls.savePhoto, {
        ...{ employmentId, photo, small },
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

    test.each([
      ['fileTooLarge', pictureOf(641), pictureOf(96)],
      ['fileTooLarge', pictureOf(320), pictureOf(129)],
      ['fileFormat', fileOf('a.png', pdf), pictureOf(96)],
      ['fileFormat', pictureOf(320), fileOf('a.gif', 'GIF89a\u0001\0\u0001\0;')],
      ['fileEmpty', pictureOf(320), fileOf('a.png', '')],
    ])('is refused in words: %s', async (code, photo, small) => {
      const employmentId = await idOf(demo, '韩雪');
      const client = await demo.browser('hr');
      const refused = await client.call(calls.savePhoto, { employmentId, photo, small });
      expect(refused.code).toBe(code);
      expect(await photoOf('hr', employmentId)).toBeUndefined();
    });

    test('is changed on the own record, and on nobody else’s', async () => {
      const own = await ownIdOf(demo, 'staff');
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
});
