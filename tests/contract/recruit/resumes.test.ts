import { strToU8, zipSync } from 'fflate';
import { beforeAll, expect, test, vi } from 'vitest';
import { calls } from '#bridge/calls/index.ts';
import { candidates } from '#gateway/services/recruit/records/index.ts';
import { readDocument } from '#gateway/services/recruit/resumes/document-text.ts';
import { resumeWordsJob } from '#gateway/services/recruit/resumes/resume-words-job.ts';
import { type DemoGateway, eachDemo } from '#tests/support/demo-gateway.ts';
import { companyOf, runDemoJobs } from '#tests/support/demo-jobs.ts';
import { type HiringBench, openHiringBench } from '#tests/support/records/hiring-bench.ts';
import { readResumeAs } from '#tests/support/records/read-resume.ts';
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

  const readBy = (account: string, candidateId: string) => readResumeAs(demo, account, candidateId);

  test('are proposed line by line, and change nothing until a value is accepted', async () => {
    const candidateId = await withResume([
      '林见深',
      '邮箱:lin@example.com',
      '教育背景',
      '2014.09 - 2018.06 浙江大学 软件工程 本科',
    ]);
    const read = await readBy('hr', candidateId);
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

  const rowsOf = async (account: string, keyword: string) =>
    (
      await ask<{ rows: ReadRow[] }>(demo, account, candidates, 'page', { keyword, rows: 50 })
    ).rows.map(({ id }) => id);
  const quotesOf = (account: string, keyword: string, ...candidateIds: readonly string[]) =>
    demo.ask(account, calls.quoteResumes, { keyword, candidateIds: [...candidateIds] });

  test('are found by their words in the list, with a quote, by those who may read them', async () => {
    const candidateId = await withResume(['沈知微', '精通 Quarkcobol 与会计准则']);
    await readBy('hr', candidateId);
    expect(await rowsOf('hr', 'quarkcobol')).toEqual([candidateId]);
    expect(await quotesOf('hr', 'quarkcobol', candidateId)).toEqual([
      { candidateId, quote: '沈知微 精通 Quarkcobol 与会计准则' },
    ]);
    await makeAccount(demo, {
      loginName: 'no-resume',
      range: 'all',
      functions: ['recruitment.candidates'],
      rules: [{ bizType: 'candidate', field: 'resume', access: 'hidden' }],
    });
    expect(await rowsOf('no-resume', 'quarkcobol')).toEqual([]);
    expect(await quotesOf('no-resume', 'quarkcobol', candidateId)).toEqual([]);
    expect(await quotesOf('maple', 'quarkcobol', candidateId)).toEqual([]);
    const asked = { keyword: 'quarkcobol', candidateIds: [candidateId] };
    expect(await bench.code('staff', calls.quoteResumes, asked)).toBe('noPermission');
    expect(await bench.code('no-resume', calls.readResume, { candidateId })).toBe(
      'noFieldPermission',
    );
    expect(await bench.code('maple', calls.readResume, { candidateId })).toBe('notFound');
    expect(await bench.code('staff', calls.readResume, { candidateId })).toBe('noPermission');
  });

  test('are found in Chinese: two characters, a part of a word, over the end of a line, wide letters', async () => {
    const candidateId = await withResume([
      '沈知微',
      '负责钒钛合金冶',
      '炼工艺',
      '熟悉 MyZqSQL 调优',
    ]);
    await readBy('hr', candidateId);
    for (const word of ['钒钛', '钛合金', '冶炼工艺', 'ＭＹＺＱ', 'zqsql', 'zqsql 调优'])
      expect(await rowsOf('hr', word), word).toEqual([candidateId]);
    for (const word of ['钒合金', '炼冶', 'myzqxsql', '钒'])
      expect(await rowsOf('hr', word), word).toEqual([]);
    expect(await quotesOf('hr', '冶炼', candidateId)).toEqual([
      { candidateId, quote: '沈知微负责钒钛合金冶炼工艺熟悉 MyZqSQL 调优' },
    ]);
  });

  test('that a newer file replaced, or that were cleared, are found by nothing of the old one', async () => {
    const candidateId = await withResume(['沈知微', '曾用 Oldzeolite 系统']);
    await readBy('hr', candidateId);
    const kept = async (name: string) => {
      const { rows } = await demo.gateway.asOwner((client) =>
        client.query<{ words: number; texts: number }>(
          `select (select count(*)::int from app.resume_word where candidate_id = $1 and word = $3) as words,
            (select count(*)::int from app.resume_text where candidate_id = $1 and strpos(text, $2) > 0) as texts`,
          [candidateId, name, name.slice(1, 4)],
        ),
      );
      return rows[0];
    };
    expect(await rowsOf('hr', 'oldzeolite')).toEqual([candidateId]);
    const { version } = await ask<ReadRow>(demo, 'admin', candidates, 'get', { id: candidateId });
    const file = new File([word(['沈知微', '现用 Newzeolite 系统'])], 'new.docx');
    const target = { record: 'candidate', field: 'resume', file };
    const { id: resume } = await demo.ask('admin', calls.uploadRecordFile, target);
    await demo.ask('admin', calls.candidateUpdate, {
      id: candidateId,
      version,
      changes: { resume },
    });
    expect(await rowsOf('hr', 'oldzeolite')).toEqual([]);
    expect(await kept('Oldzeolite')).toEqual({ words: 0, texts: 0 });
    await readBy('hr', candidateId);
    expect(await rowsOf('hr', 'newzeolite')).toEqual([candidateId]);
    expect(await kept('Newzeolite')).toEqual({ words: 1, texts: 1 });
    await demo.ask('hr', calls.clearCandidate, { candidateId, also: [] });
    expect(await kept('Newzeolite')).toEqual({ words: 0, texts: 0 });
    expect(await rowsOf('hr', 'newzeolite')).toEqual([]);
  });

  test('that a merge gave to the other candidate are found there, and texts without words as a whole', async () => {
    const keptId = (await bench.candidate({ name: '顾南乔', phone: '13800137711' })).id;
    const mergedId = await withResume(['顾南乔', '自研 Mergezirconia 引擎']);
    await readBy('hr', mergedId);
    await demo.ask('hr', calls.mergeCandidates, { keptId, mergedId, taken: ['resume'] });
    expect(await rowsOf('hr', 'mergezirconia')).toEqual([keptId]);
    await demo.gateway.asOwner((client) =>
      client.query(`update app.resume_text set has_words = false where candidate_id = $1`, [
        keptId,
      ]),
    );
    await demo.gateway.asOwner((client) =>
      client.query(`delete from app.resume_word where candidate_id = $1`, [keptId]),
    );
    expect(await rowsOf('hr', 'mergezirconia')).toEqual([keptId]);
  });

  test('that were merged, read and given back are found with the candidate they are of', async () => {
    const keptId = await withResume(['顾南乔', '自研 Keptolivine 引擎']);
    const mergedId = await withResume(['顾南乔', '自研 Undoneolivine 引擎']);
    for (const candidateId of [keptId, mergedId]) await readBy('hr', candidateId);
    const { id } = await demo.ask('hr', calls.mergeCandidates, {
      keptId,
      mergedId,
      taken: ['resume'],
    });
    expect((await readBy('hr', keptId)).text).toContain('Undoneolivine');
    expect(await rowsOf('hr', 'undoneolivine')).toEqual([keptId]);
    expect(await rowsOf('hr', 'keptolivine')).toEqual([]);
    await demo.ask('hr', calls.undoMerge, { id });
    expect(await rowsOf('hr', 'undoneolivine')).toEqual([mergedId]);
    expect(await rowsOf('hr', 'keptolivine')).toEqual([keptId]);
  });

  test('that were read before words were kept get them at night, and those never read are read', async () => {
    const oldId = await withResume(['顾南乔', '自研 Nightbasalt 引擎']);
    const unreadId = await withResume(['顾南乔', '自研 Nightgranite 引擎']);
    for (const candidateId of [oldId, unreadId]) await readBy('hr', candidateId);
    const query = (text: string, id: string) =>
      demo.gateway.asOwner((client) => client.query<{ words: number }>(text, [id]));
    await query(`delete from app.resume_word where candidate_id = $1`, oldId);
    await query(`update app.resume_text set has_words = null where candidate_id = $1`, oldId);
    await query(`delete from app.resume_word where candidate_id = $1`, unreadId);
    await query(`delete from app.resume_text where candidate_id = $1`, unreadId);
    expect(await rowsOf('hr', 'nightbasalt')).toEqual([oldId]);
    expect(await rowsOf('hr', 'nightgranite')).toEqual([]);
    // The job of the first reading is older than an hour by then.
    await query(`update app.job set key = null where strpos(key, $1) > 0`, unreadId);
    await runDemoJobs(demo, await companyOf(demo), [resumeWordsJob]);
    const { rows } = await query(
      `select count(*)::int as words from app.resume_word where candidate_id = $1 and word = 'bas'`,
      oldId,
    );
    expect(rows).toEqual([{ words: 1 }]);
    await vi.waitFor(async () => expect(await rowsOf('hr', 'nightgranite')).toEqual([unreadId]), {
      timeout: 10_000,
    });
  });

  test('of the demo say what the gateway reads in them', async () => {
    const [candidateId = ''] = await rowsOf('hr', '薪酬核算');
    const shown = await readBy('hr', candidateId);
    expect(shown).toMatchObject({ state: 'read', schools: [{ confidence: expect.any(Number) }] });
    const { rows } = await demo.gateway.asOwner((client) =>
      client.query<{ format: string; content: Uint8Array; text: string }>(
        `select f.format, f.content, t.text from app.resume_text t
          join app.record_file f on f.tenant_id = t.tenant_id and f.id = t.file_id
          where t.candidate_id = $1
            or t.candidate_id = (select max(x.candidate_id::text)::uuid from app.resume_text x
              join app.record_file y on y.tenant_id = x.tenant_id and y.id = x.file_id
              where y.format = 'pdf')`,
        [candidateId],
      ),
    );
    expect(rows.map(({ format }) => format).toSorted()).toEqual(['docx', 'pdf']);
    for (const { format, content, text } of rows) {
      expect((await readDocument(format, new Uint8Array(content))).text).toBe(text);
    }
  });
});
