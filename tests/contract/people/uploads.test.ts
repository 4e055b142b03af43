import { expect, test } from 'vitest';
import { partSize, uploadHours } from '#bridge/calls/filecenter/uploads.ts';
import { calls } from '#bridge/calls/index.ts';
import { buildPerson } from '#tests/support/accounts.ts';
import { eachDemo } from '#tests/support/demo-gateway.ts';
import { tinyPng } from '#tests/support/request-maker.ts';

/** A picture of more than one part: what follows its end is not looked at. */
const large = Buffer.concat([tinyPng, Buffer.alloc(partSize)]);
const target = { record: 'certificate', field: 'scan' };

eachDemo('uploads in parts', (current) => {
  const begin = (account: string, name: string, content: Uint8Array) =>
    current().ask(account, calls.getUploadUrl, { ...target, name, size: String(content.length) });
  const partOf = (content: Uint8Array, number: number) =>
    new File([new Uint8Array(content.slice((number - 1) * partSize, number * partSize))], 'part');
  const send = (account: string, uploadId: string, content: Uint8Array, number: number) =>
    current().ask(account, calls.uploadPart, {
      uploadId,
      number: String(number),
      part: partOf(content, number),
    });

  test('become one file, whichever part comes first', async () => {
    const begun = await begin('hr', '证书.png', large);
    expect(begun).toMatchObject({ partSize, parts: 2, address: calls.uploadPart.path });
    const { uploadId } = begun;
    expect(await send('hr', uploadId, large, 2)).toEqual({ uploaded: 1, parts: 2 });
    const hr = await current().browser('hr');
    expect((await hr.call(calls.syncFileUpload, { uploadId })).code).toBe('conflict');
    const { uploads, unsaved } = await current().ask('hr', calls.getUpLoadCount, {});
    expect(uploads).toMatchObject([{ uploadId, name: '证书.png', parts: 2, uploaded: [2] }]);
    await send('hr', uploadId, large, 1);
    await send('hr', uploadId, large, 1);
    const file = await current().ask('hr', calls.syncFileUpload, { uploadId });
    expect(file).toMatchObject({ name: '证书.png', format: 'png', size: large.length });
    const left = await current().ask('hr', calls.getUpLoadCount, {});
    expect(left).toMatchObject({ uploads: [], unsaved: unsaved + 1 });
    const kept = await hr.send(calls.downloadRecordFile, { recordFileId: file.id });
    expect(kept.status).toBe(200);
    expect(Number(kept.headers['content-length'])).toBe(large.length);
  });

  test('are what their content says, and no longer than was said', async () => {
    const hr = await current().browser('hr');
    const text = Buffer.from('no picture');
    const odd = await begin('hr', 'a.png', text);
    await send('hr', odd.uploadId, text, 1);
    const { uploadId } = odd;
    expect((await hr.call(calls.syncFileUpload, { uploadId })).code).toBe('fileFormat');
    const short = await begin('hr', 'a.png', tinyPng);
    await send('hr', short.uploadId, large, 1);
    const wrong = await hr.call(calls.syncFileUpload, { uploadId: short.uploadId });
    expect(wrong.code).toBe('conflict');
    const beyond = { uploadId: short.uploadId, number: '2', part: partOf(tinyPng, 1) };
    expect((await hr.call(calls.uploadPart, beyond)).code).toBe('badInput');
    const wide = { ...target, name: 'a.png', size: String(11 * 1_048_576) };
    expect((await hr.call(calls.getUploadUrl, wide)).code).toBe('badInput');
    const field = { ...target, field: 'name', name: 'a.png', size: '1' };
    expect((await hr.call(calls.getUploadUrl, field)).code).toBe('badInput');
  });

  test('are their person’s alone, and want the right to write the field', async () => {
    const { uploadId } = await begin('hr', 'a.png', tinyPng);
    const tenantIds = [(await current().ask('admin', calls.currentSession, {})).tenant.id];
    const { database } = current().gateway;
    await buildPerson(database, { loginName: 'reader', tenantIds, functions: ['bi.workforce'] });
    for (const account of ['admin', 'maple', 'reader']) {
      const browser = await current().browser(account);
      const part = { uploadId, number: '1', part: partOf(tinyPng, 1) };
      expect((await browser.call(calls.uploadPart, part)).code).toBe('notFound');
      expect((await browser.call(calls.syncFileUpload, { uploadId })).code).toBe('notFound');
      expect((await current().ask(account, calls.getUpLoadCount, {})).uploads).toEqual([]);
    }
    const reader = await current().browser('reader');
    const wish = { ...target, name: 'a.png', size: '1' };
    expect((await reader.call(calls.getUploadUrl, wish)).code).toBe('noPermission');
  });

  test('are removed when they are not wanted, and after a day', async () => {
    const { uploadId } = await begin('hr', 'a.png', tinyPng);
    const theirs = await begin('admin', 'b.png', tinyPng);
    const before = await current().ask('hr', calls.getUpLoadCount, {});
    const cleaned = await current().ask('hr', calls.cleanUploads, {});
    expect(cleaned).toEqual({ uploads: before.uploads.length, files: before.unsaved });
    const after = await current().ask('hr', calls.getUpLoadCount, { uploadIds: [uploadId] });
    expect(after).toMatchObject({ uploads: [], unsaved: 0 });
    const kept = await current().ask('admin', calls.getUpLoadCount, {});
    expect(kept.uploads.map((one) => one.uploadId)).toEqual([theirs.uploadId]);
    await current().gateway.asOwner((client) =>
      client.query(`update app.file_upload set added_at = added_at - make_interval(hours => $1)`, [
        uploadHours,
      ]),
    );
    expect((await current().ask('admin', calls.getUpLoadCount, {})).uploads).toEqual([]);
  });

  test('count for who uploaded, and for the company to those who look after it', async () => {
    const before = await current().ask('hr', calls.getUseSize, {});
    const { uploadId } = await begin('hr', 'a.png', tinyPng);
    await send('hr', uploadId, tinyPng, 1);
    await current().ask('hr', calls.syncFileUpload, { uploadId });
    const after = await current().ask('hr', calls.getUseSize, {});
    expect(after.own).toEqual({
      files: before.own.files + 1,
      bytes: before.own.bytes + tinyPng.length,
    });
    expect((await current().ask('staff', calls.getUseSize, {})).company).toBeNull();
    const { company } = await current().ask('admin', calls.getUseSize, {});
    expect(company?.bytes).toBeGreaterThanOrEqual(after.own.bytes);
    const maple = await current().ask('maple', calls.getUseSize, {});
    expect(maple.own).toEqual({ files: 0, bytes: 0 });
  });
});
