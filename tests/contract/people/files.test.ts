import { beforeAll, describe, expect, test } from 'vitest';
import { largestFile, mostFiles } from '#bridge/calls/filecenter/calls.ts';
import { calls } from '#bridge/calls/index.ts';
import {
  employmentOf,
  fileOf,
  ownEmploymentOf,
  tinyPdf,
  uploadAs,
} from '../../support/demo-files.ts';
import { type DemoGateway, eachDemo } from '../../support/demo-gateway.ts';
import { tinyPng } from '../../support/request-maker.ts';

eachDemo('the files of an employee', (current) => {
  let demo: DemoGateway;
  beforeAll(() => {
    demo = current();
  });

  async function namesOf(account: string, employmentId: string): Promise<string[]> {
    const { files } = await demo.ask(account, calls.listFiles, { employmentId });
    return files.map(({ name }) => name);
  }

  test('are kept as they were sent, and told in the history', async () => {
    const employmentId = await employmentOf(demo, '黄梓萱');
    const content = new Uint8Array(300_000).map((_, index) => (index * 31) % 256);
    content.set(Buffer.from(tinyPdf));
    const { answer } = await uploadAs(demo, 'hr', {
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
    const employmentId = await employmentOf(demo, '罗一鸣');
    const before = await demo.ask('hr', calls.getEmployee, { employmentId });
    await uploadAs(demo, 'hr', { employmentId, category: 'other', file: fileOf('a.pdf', tinyPdf) });
    const after = await demo.ask('hr', calls.getEmployee, { employmentId });
    expect(after.version).toBe(before.version);
  });

  test('are what their content says, under a name that says so too', async () => {
    const employmentId = await employmentOf(demo, '罗一鸣');
    const { answer } = await uploadAs(demo, 'hr', {
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
    ['fileTooLarge', tinyPdf.padEnd(largestFile + 1)],
    ['fileTooLarge', tinyPdf.padEnd(largestFile + 200_000)],
  ])('are refused in words: %s', async (code, content) => {
    const employmentId = await employmentOf(demo, '韩雪');
    const refused = await uploadAs(demo, 'hr', {
      employmentId,
      category: 'other',
      file: fileOf('合同.pdf', content),
    });
    expect(refused.code).toBe(code);
    expect(refused.answer.msg).toMatch(/^[A-Z].{20,}\.$/);
    expect(await namesOf('hr', employmentId)).toEqual([]);
  });

  test('of just the size they may have are taken', async () => {
    const employmentId = await employmentOf(demo, '韩雪');
    const file = fileOf('大.pdf', tinyPdf.padEnd(largestFile));
    const { answer } = await uploadAs(demo, 'hr', { employmentId, category: 'other', file });
    expect(answer.result?.size).toBe(largestFile);
    const { bytes } = await (await demo.browser('hr')).call(calls.downloadFile, {
      fileId: answer.result?.id ?? '',
    });
    expect(bytes.length).toBe(largestFile);
  });

  test('end at a number', async () => {
    const employmentId = await employmentOf(demo, '方俊杰');
    const file = fileOf('a.pdf', tinyPdf);
    const before = (await namesOf('hr', employmentId)).length;
    for (let count = before; count < mostFiles; count += 1) {
      await uploadAs(demo, 'hr', { employmentId, category: 'other', file });
    }
    const { code } = await uploadAs(demo, 'hr', { employmentId, category: 'other', file });
    expect(code).toBe('filecenter.tooManyFiles');
  });

  test('that somebody removed meanwhile are not found, and nothing is told twice', async () => {
    const employmentId = await employmentOf(demo, '苏晓');
    const { answer } = await uploadAs(demo, 'hr', {
      employmentId,
      category: 'other',
      file: fileOf('a.pdf', tinyPdf),
    });
    const request = { fileId: answer.result?.id ?? '' };
    const browsers = [await demo.browser('hr'), await demo.browser('admin')];
    const answers = await Promise.all(
      Array.from({ length: 4 }, () => browsers)
        .flat()
        .map((browser) => browser.call(calls.removeFile, request)),
    );
    expect(answers.map(({ code }) => code).toSorted()).toEqual([
      ...Array(7).fill('notFound'),
      'ok',
    ]);
    const { rows } = await demo.ask('hr', calls.employeeHistory, { employmentId });
    const removals = rows.flatMap(({ changes }) => changes.filter(({ after }) => after === null));
    expect(removals).toHaveLength(1);
  });

  describe('that are searched for', () => {
    test('are found by part of their name, the newest first, with the page that shows them', async () => {
      const employmentId = await employmentOf(demo, '陈思远');
      const file = fileOf('竞业限制100%_协议.pdf', tinyPdf);
      await uploadAs(demo, 'hr', { employmentId, category: 'contract', file });
      const { documents } = await demo.ask('hr', calls.searchDocuments, { keyword: '0%_协' });
      expect(documents).toMatchObject([
        {
          name: '竞业限制100%_协议.pdf',
          personName: '陈思远',
          place: { app: 'personnel', route: `/employee/${employmentId}?view=files` },
        },
      ]);
      const wild = await demo.ask('hr', calls.searchDocuments, { keyword: '100__协' });
      expect(wild.documents).toEqual([]);
    });

    test('come only from those the person may read', async () => {
      const found = await demo.ask('hr', calls.searchDocuments, { keyword: '身份证' });
      expect([found.documents.length, found.more]).toEqual([5, false]);
      const byManager = await demo.ask('manager', calls.searchDocuments, { keyword: '身份证' });
      const own = (await ownEmploymentOf(demo, 'manager')).concat('?view=files');
      expect(byManager.documents.filter(({ place }) => !place.route.endsWith(own))).toEqual([]);
      const byStaff = await demo.ask('staff', calls.searchDocuments, { keyword: '劳动合同' });
      expect(byStaff.documents).toHaveLength(1);
    });
  });
});
