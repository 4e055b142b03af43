import { readXlsx } from 'hucre';
import { expect, test } from 'vitest';
import { calls } from '#bridge/calls/index.ts';
import type { ResultOf } from '#bridge/calls/kit/define.ts';
import type { ImportReport } from '#bridge/calls/record/call-types.ts';
import { exportTaskOf } from '#bridge/calls/record/tasks.ts';
import { postCategories } from '#gateway/services/ums/records/post-categories.ts';
import { type DemoGateway, eachDemo } from '#tests/support/demo-gateway.ts';
import { ask, makeAccount, speak } from '#tests/support/records/record-bench.ts';

type Task = ResultOf<typeof calls.getProgress>;

const rows = 2100;
const headings = 'Code,Name,Parent category,Order';

/** A sheet of categories; those of its last part are below the first one. */
function sheetOf(
  prefix: string,
  change: (line: string[], index: number) => void = () => undefined,
) {
  const lines = Array.from({ length: rows }, (_, index) => {
    const line = [`${prefix}${index}`, `Name ${index}`, index < 2000 ? '' : `${prefix}0`, '5'];
    change(line, index);
    return line.join();
  });
  return new File([[headings, ...lines].join('\n')], 'sheet.csv');
}

async function ended(demo: DemoGateway, account: string, jobId: string): Promise<Task> {
  const progress = (): Promise<Task> => demo.ask(account, calls.getProgress, { jobId });
  await expect.poll(async () => (await progress()).endedAt, { timeout: 45_000 }).not.toBeNull();
  return progress();
}

eachDemo('sheets of more rows than a request has time for', (current) => {
  const send = (mode: 'check' | 'save', file: File, account = 'admin') =>
    ask<ImportReport>(current(), account, postCategories, 'import', { mode, file });
  const run = async (mode: 'check' | 'save', file: File): Promise<Task> => {
    const report = await send(mode, file);
    expect(report).toMatchObject({ read: rows, errors: [] });
    return ended(current(), 'admin', report.jobId ?? '');
  };
  const countOf = async (keyword: string): Promise<number> =>
    (await ask<{ total: number }>(current(), 'admin', postCategories, 'count', { keyword })).total;
  const fileOf = async (jobId: string, role: 'result' | 'errors') => {
    const { address } = await current().ask('admin', calls.jobFileAddress, { jobId, role });
    const { rawPayload } = await current().gateway.server.inject({
      url: address,
      headers: { host: new URL(current().gateway.settings.publicOrigin).host },
    });
    return rawPayload;
  };

  test('are checked as a task, then saved as one, and leave as one', async () => {
    const sheet = sheetOf('BIG');
    const counts = { read: rows, created: rows, changed: 0, unchanged: 0, errors: 0 };
    const checked = await run('check', sheet);
    expect(checked).toMatchObject({ state: 'done', title: 'Import post categories', files: [] });
    expect(checked.summary).toEqual({ mode: 'check', ...counts });
    expect(await countOf('BIG')).toBe(0);
    expect((await run('save', sheet)).summary).toEqual({ mode: 'save', ...counts });
    expect(await countOf('BIG')).toBe(rows);
    const again = await run('save', sheet);
    expect(again.summary).toMatchObject({ created: 0, changed: 0, unchanged: rows });
    const direct = await speak(current(), 'admin', postCategories, 'export', { keyword: 'BIG' });
    expect(direct.code).toBe('needsTask');
    const { jobId } = await current().ask('admin', calls.startTask, {
      kind: exportTaskOf(postCategories.record),
      payload: { keyword: 'BIG', sort: 'code', format: 'csv' },
    });
    const task = await ended(current(), 'admin', jobId);
    expect(task).toMatchObject({ state: 'done', summary: { rows } });
    const text = (await fileOf(jobId, 'result')).toString();
    expect(text.trimEnd().split('\r\n')).toHaveLength(rows + 1);
    expect(text.split('\r\n').slice(0, 2)).toEqual([
      '\uFEFFCode,Name,Parent category,Order',
      'BIG0,Name 0,,5',
    ]);
  }, 120_000);

  test('save nothing where a cell of the last part is wrong, and say which in a file', async () => {
    const sheet = sheetOf('BAD', (line, index) => {
      if (index === 2050) line[3] = 'much';
      if (index === 2060) line[0] = 'BAD7';
    });
    const task = await run('save', sheet);
    expect(task.summary).toMatchObject({ mode: 'save', errors: 2 });
    expect(await countOf('BAD')).toBe(0);
    const workbook = await readXlsx(await fileOf(task.id, 'errors'));
    expect(workbook.sheets[0]?.rows).toEqual([
      ['Row', 'Column', 'Content', 'Reason'],
      [2052, 'Order', 'much', 'Not in the right format'],
      [2062, 'Code', 'BAD7', 'Already in use'],
    ]);
  }, 120_000);

  test('are started by no one without the function, and by no other way', async () => {
    await makeAccount(current(), {
      loginName: 'sheets-reader',
      range: 'all',
      functions: ['ums.post-categories'],
    });
    const request = { mode: 'save', file: sheetOf('NO') };
    const { code } = await speak(current(), 'sheets-reader', postCategories, 'import', request);
    expect(code).toBe('noPermission');
    const browser = await current().browser('sheets-reader');
    const asExport = { kind: exportTaskOf(postCategories.record), payload: {} };
    expect((await browser.call(calls.startTask, asExport)).code).toBe('noPermission');
    const admin = await current().browser('admin');
    const asImport = { kind: 'ums.postCategoryImport', payload: { importId: 'x', mode: 'save' } };
    expect((await admin.call(calls.startTask, asImport)).code).toBe('notFound');
  });

  test('small ones name the reason and the content of a cell, which can be mended', async () => {
    const file = new File([`${headings}\nS1,First,,much\nS2,,,2`], 'sheet.csv');
    const report = await send('check', file);
    expect(report.errors).toEqual([
      {
        row: 2,
        column: 'Order',
        issue: 'invalid',
        value: 'much',
        reason: 'Not in the right format',
      },
      { row: 3, column: 'Name', issue: 'required', value: '', reason: 'Required' },
    ]);
    const mends = JSON.stringify([
      { row: 2, column: '排序号', value: '7' },
      { row: 3, column: 'Name', value: 'Second' },
    ]);
    const mended = await ask<ImportReport>(current(), 'admin', postCategories, 'import', {
      mode: 'save',
      file,
      mends,
    });
    expect(mended).toMatchObject({ created: 2, errors: [], jobId: null });
    const { code } = await speak(current(), 'admin', postCategories, 'import', {
      mode: 'check',
      file,
      mends: '{',
    });
    expect(code).toBe('badInput');
  });
});
