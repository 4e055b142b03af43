import { beforeAll, expect, test } from 'vitest';
import type { HistoryPage } from '#bridge/calls/record/call-types.ts';
import type { FileAnswer } from '#gateway/kernel/file-answer.ts';
import { RefusedError } from '#gateway/kernel/refused-error.ts';
import { filecenterJobs } from '#gateway/services/filecenter/jobs.ts';
import { recordFileHandlers } from '#gateway/services/filecenter/record-files.ts';
import { fileOf, tinyPdf } from '#tests/support/demo-files.ts';
import { eachDemo } from '#tests/support/demo-gateway.ts';
import { makeAccount } from '#tests/support/records/record-bench.ts';
import { trials, trialTables } from '#tests/support/records/trial.ts';
import { TrialBench } from '#tests/support/records/trial-bench.ts';
import { peopleOf } from '#tests/support/records/trial-people.ts';

interface Row {
  readonly id: string;
  readonly version: number;
  readonly names: Readonly<Record<string, string>>;
}

let serial = 0;

eachDemo('files in fields of a record', (current) => {
  let bench: TrialBench;
  let person: string;
  beforeAll(async () => {
    await current().gateway.asOwner((client) => client.query(trialTables));
    bench = new TrialBench(current(), [trials]);
    [person = ''] = await peopleOf(current());
    const functions = ['system.trials', 'system.trials.edit'];
    const hidden = [{ bizType: 'trial', field: 'scan', access: 'hidden' }] as const;
    await makeAccount(current(), { loginName: 'files-all', range: 'all', functions });
    await makeAccount(current(), {
      loginName: 'files-hidden',
      range: 'all',
      functions,
      rules: hidden,
    });
    await makeAccount(current(), { loginName: 'files-none', range: 'all', functions: [] });
    await makeAccount(current(), { loginName: 'files-self', range: 'self', functions });
  });

  const upload = (account: string, given: object = {}): Promise<{ id: string; name: string }> =>
    bench.run(account, 'write', async (context) => {
      const { uploadRecordFile } = recordFileHandlers(() => bench.records);
      const file = fileOf('证书 1.pdf', tinyPdf);
      const request = { record: 'trial', field: 'scan', file, ...given };
      const verdict = await uploadRecordFile.policy(context, request);
      if (verdict !== 'allow') throw new RefusedError(verdict);
      return (await uploadRecordFile.handle(context, request)) as { id: string; name: string };
    });
  const download = (account: string, recordFileId: string): Promise<FileAnswer> =>
    bench.run(account, 'read', async (context) => {
      const { downloadRecordFile } = recordFileHandlers(() => bench.records);
      return (await downloadRecordFile.handle(context, { recordFileId })) as FileAnswer;
    });
  const refused = (work: Promise<unknown>): Promise<string> =>
    work.then(
      () => 'ok',
      (error) => error.codeName,
    );
  const make = (scan: string): Promise<Row> => {
    serial += 1;
    const values = { employment: person, code: `F-${serial}`, scan };
    return bench.ask('admin', trials, 'create', { values });
  };

  test('are uploaded for a field that may be written', async () => {
    const { id, name } = await upload('admin');
    expect(name).toBe('证书 1.pdf');
    expect((await make(id)).names.scan).toBe('证书 1.pdf');
    expect(await refused(upload('files-hidden'))).toBe('noFieldPermission');
    expect(await refused(upload('files-none'))).toBe('noPermission');
    expect(await refused(upload('admin', { record: 'nothing' }))).toBe('notFound');
    expect(await refused(upload('admin', { field: 'code' }))).toBe('badInput');
    const odd = fileOf('x.pdf', 'MZ something else');
    expect(await refused(upload('admin', { file: odd }))).toBe('fileFormat');
  });

  test('are read by those who read the field that holds them', async () => {
    const { id } = await upload('admin');
    expect(await refused(download('files-all', id))).toBe('notFound');
    expect((await download('admin', id)).filename).toBe('证书 1.pdf');
    const row = await make(id);
    const answer = await download('files-all', id);
    expect(Buffer.from(answer.body as Uint8Array).toString()).toBe(tinyPdf.toString());
    for (const account of ['files-hidden', 'files-none', 'files-self', 'maple'])
      expect([account, await refused(download(account, id))]).toEqual([account, 'notFound']);
    await bench.ask('admin', trials, 'remove', { id: row.id, version: row.version });
    expect(await refused(download('admin', id))).toBe('notFound');
  });

  test('are gone once another one is in their place; the history keeps the name', async () => {
    const first = await upload('admin');
    const row = await make(first.id);
    const second = await upload('admin');
    const changes = { scan: second.id };
    await bench.ask('admin', trials, 'update', { id: row.id, version: row.version, changes });
    expect(await refused(download('admin', first.id))).toBe('notFound');
    const history = await bench.ask<HistoryPage>('admin', trials, 'history', { id: row.id });
    expect(history.rows[0]?.changes).toEqual([
      { field: 'scan', before: '证书 1.pdf', after: '证书 1.pdf' },
    ]);
  });

  test('are removed after a day when no row took them', async () => {
    const taken = await upload('admin');
    await make(taken.id);
    const left = await upload('admin');
    const sweep = (ahead: number) =>
      bench.run('admin', 'write', async ({ database, tenantId, now }) => {
        await filecenterJobs[0]?.run(
          {
            tenantId,
            now: () => new Date(now().getTime() + ahead),
            step: (_: unknown, body: (transaction: unknown) => unknown) => body(database),
          } as never,
          {},
          () => undefined,
        );
      });
    await sweep(23 * 3_600_000);
    expect(await refused(download('admin', left.id))).toBe('ok');
    await sweep(25 * 3_600_000);
    expect(await refused(download('admin', left.id))).toBe('notFound');
    expect(await refused(download('admin', taken.id))).toBe('ok');
  });
});
