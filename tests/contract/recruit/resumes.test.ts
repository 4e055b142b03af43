import { strToU8, zipSync } from 'fflate';
import { beforeAll, expect, test } from 'vitest';
import { calls } from '#bridge/calls/index.ts';
import { candidates } from '#gateway/services/recruit/records/index.ts';
import { type DemoGateway, eachDemo } from '#tests/support/demo-gateway.ts';
import { type HiringBench, openHiringBench } from '#tests/support/records/hiring-bench.ts';
import { ask, makeAccount, type ReadRow } from '#tests/support/records/record-bench.ts';

function word(lines: readonly string[]): Blob {
  const body = lines.map((text) => `<w:p><w:r><w:t>${text}</w:t></w:r></w:p>`).join('');
  const files = {
    '[Content_Types].xml': strToU8('<Types/>'),
    'word/document.xml': strToU8(`<w:document><w:body>${body}</w:body></w:document>`),
  };
  return new Blob([new Uint8Array(zipSync(files))]);
}

eachDemo('résumés', (current) => {
  let demo: DemoGateway;
  let bench: HiringBench;
  beforeAll(async () => {
    demo = current();
    bench = await openHiringBench(demo);
  });

  async function withResume(lines: readonly string[]): Promise<string> {
    const file = new File([word(lines)], 'resume.docx');
    const { id } = await demo.ask('admin', calls.uploadRecordFile, {
      record: 'candidate',
      field: 'resume',
      file,
    });
    return (await bench.candidate({ name: '未命名', phone: '13800137700', resume: id })).id;
  }

  test('are proposed line by line, and change nothing until a value is accepted', async () => {
    const candidateId = await withResume([
      '林见深',
      '邮箱:lin@example.com',
      '教育背景',
      '2014.09 - 2018.06 浙江大学 软件工程 本科',
    ]);
    const read = await demo.ask('hr', calls.readResume, { candidateId });
    expect(read).toMatchObject({ state: 'read', fileName: 'resume.docx' });
    expect(read.fields.map(({ field, value }) => [field, value])).toEqual([
      ['name', '林见深'],
      ['email', 'lin@example.com'],
      ['education', 'bachelor'],
    ]);
    expect(read.schools[0]?.values).toEqual({
      school: '浙江大学',
      major: '软件工程',
      degree: '本科',
    });
    const before = await ask<ReadRow>(demo, 'admin', candidates, 'get', { id: candidateId });
    expect(before.fields).toMatchObject({ name: '未命名', email: null });
    await demo.ask('hr', calls.candidateUpdate, {
      id: candidateId,
      version: before.version,
      changes: { email: 'lin@example.com' },
      lines: { schools: [{ school: '浙江大学', major: '软件工程', degree: '本科' }] },
    });
    const after = await ask<ReadRow>(demo, 'admin', candidates, 'get', { id: candidateId });
    expect(after.fields).toMatchObject({ name: '未命名', email: 'lin@example.com' });
  });

  test('are found by their words in the list, by those who may read them', async () => {
    const candidateId = await withResume(['沈知微', '精通 Quarkcobol 与会计准则']);
    await demo.ask('hr', calls.readResume, { candidateId });
    const found = async (account: string) =>
      (
        await ask<{ rows: ReadRow[] }>(demo, account, candidates, 'page', {
          keyword: 'quarkcobol',
          rows: 10,
        })
      ).rows.map(({ id }) => id);
    expect(await found('hr')).toEqual([candidateId]);
    await makeAccount(demo, {
      loginName: 'no-resume',
      range: 'all',
      functions: ['recruitment.candidates'],
      rules: [{ bizType: 'candidate', field: 'resume', access: 'hidden' }],
    });
    expect(await found('no-resume')).toEqual([]);
    expect(await bench.code('no-resume', calls.readResume, { candidateId })).toBe(
      'noFieldPermission',
    );
    expect(await bench.code('maple', calls.readResume, { candidateId })).toBe('notFound');
    expect(await bench.code('staff', calls.readResume, { candidateId })).toBe('noPermission');
  });
});
