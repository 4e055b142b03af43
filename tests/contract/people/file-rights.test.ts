import { beforeAll, expect, test } from 'vitest';
import { calls } from '#bridge/calls/index.ts';
import {
  employmentOf,
  fileOf,
  ownEmploymentOf,
  pictureOf,
  tinyPdf,
  uploadAs,
} from '../../support/demo-files.ts';
import { type DemoGateway, eachDemo } from '../../support/demo-gateway.ts';

eachDemo('the rights on files', (current) => {
  let demo: DemoGateway;
  beforeAll(() => {
    demo = current();
  });

  test('a manager reads those of the department, adds none, and sees no copy of a card', async () => {
    const { rows } = await demo.ask('manager', calls.rosterPage, { rows: 100 });
    const own = await ownEmploymentOf(demo, 'manager');
    const person = rows.find(({ id }) => id !== own)?.id ?? '';
    const card = { employmentId: person, category: 'identity', file: pictureOf(8) } as const;
    const paper = { ...card, category: 'certificate', file: fileOf('证书.pdf', tinyPdf) } as const;
    const hidden = (await uploadAs(demo, 'hr', card)).answer.result;
    await uploadAs(demo, 'hr', paper);
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
    expect((await uploadAs(demo, 'manager', paper)).code).toBe('noPermission');
    const history = await demo.ask('manager', calls.employeeHistory, { employmentId: person });
    const told = history.rows.flatMap(({ changes }) => changes);
    expect(told).toContainEqual({ field: 'files.identity', before: null, after: null });
    expect(JSON.stringify(told)).not.toContain('me.png');
  });

  test('an employee adds to the own record, and leaves there what personnel put into it', async () => {
    const own = await ownEmploymentOf(demo, 'staff');
    const contract = await uploadAs(demo, 'hr', {
      employmentId: own,
      category: 'contract',
      file: fileOf('合同.pdf', tinyPdf),
    });
    const mine = await uploadAs(demo, 'staff', {
      employmentId: own,
      category: 'certificate',
      file: fileOf('我的证书.pdf', tinyPdf),
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
    const employmentId = await employmentOf(demo, '陈思远');
    const { files } = await demo.ask('hr', calls.listFiles, { employmentId });
    const { answer } = await uploadAs(demo, 'hr', {
      employmentId,
      category: 'other',
      file: fileOf('a.pdf', tinyPdf),
    });
    expect(files.map(({ id }) => id)).not.toContain(answer.result?.id);
    const client = await demo.browser('staff');
    const fileId = answer.result?.id ?? '';
    const codes = [
      (await client.call(calls.listFiles, { employmentId })).code,
      (await client.call(calls.downloadFile, { fileId })).code,
      (await client.call(calls.removeFile, { fileId })).code,
      (await client.call(calls.downloadPhoto, { employmentId })).code,
      (
        await uploadAs(demo, 'staff', {
          employmentId,
          category: 'other',
          file: fileOf('a.pdf', tinyPdf),
        })
      ).code,
    ];
    expect(new Set(codes)).toEqual(new Set(['notFound']));
    const { photos } = await demo.ask('staff', calls.listPhotos, {
      employmentIds: [employmentId, await ownEmploymentOf(demo, 'staff')],
    });
    expect(photos.filter((photo) => photo.employmentId === employmentId)).toEqual([]);
  });

  test('who may open no record is refused altogether', async () => {
    const client = await demo.browser('operator');
    const { code } = await client.call(calls.searchDocuments, { keyword: '合同' });
    expect(code).toBe('noPermission');
  });

  test('a download is put on record', async () => {
    const employmentId = await employmentOf(demo, '陈思远');
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
