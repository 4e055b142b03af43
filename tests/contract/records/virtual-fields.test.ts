import { beforeAll, expect, test } from 'vitest';
import type { HistoryPage } from '#bridge/calls/record/call-types.ts';
import type { FileAnswer } from '#gateway/kernel/file-answer.ts';
import { eachDemo } from '#tests/support/demo-gateway.ts';
import { makeAccount } from '#tests/support/records/record-bench.ts';
import { trials, trialTables } from '#tests/support/records/trial.ts';
import { TrialBench } from '#tests/support/records/trial-bench.ts';
import { addFile } from '#tests/support/records/trial-extras.ts';
import { peopleOf } from '#tests/support/records/trial-people.ts';

interface Row {
  readonly id: string;
  readonly version: number;
  readonly fields: Readonly<Record<string, unknown>>;
  readonly names: Readonly<Record<string, string>>;
  readonly rights: Readonly<Record<string, string>>;
}

let serial = 0;

eachDemo('virtual fields and files of a record', (current) => {
  let bench: TrialBench;
  let person: string;
  beforeAll(async () => {
    await current().gateway.asOwner((client) => client.query(trialTables));
    bench = new TrialBench(current(), [trials]);
    [person = ''] = await peopleOf(current());
    await makeAccount(current(), {
      loginName: 'virtual-usual',
      range: 'all',
      functions: ['system.trials', 'system.trials.edit', 'system.trials.export'],
    });
  });

  const make = (given: object): Promise<Row> => {
    serial += 1;
    const values = { employment: person, code: `V-${serial}`, ...given };
    return bench.ask('admin', trials, 'create', { values });
  };
  const codesOf = async (request: object): Promise<unknown[]> => {
    const page = await bench.ask<{ rows: Row[] }>('admin', trials, 'page', {
      rows: 200,
      ...request,
    });
    return page.rows.map(({ fields }) => fields.code);
  };

  test('are worked out, filtered and sorted by, and never written', async () => {
    const spring = await make({ amount: '100.01', heldOn: '2026-03-01' });
    const autumn = await make({ amount: '50', heldOn: '2026-10-01' });
    expect(spring.fields).toMatchObject({ half: '50.01', season: 'spring' });
    expect(spring.rights).toMatchObject({ half: 'read', season: 'read', amount: 'write' });
    const [a, b] = [spring.fields.code, autumn.fields.code];
    expect(await codesOf({ season: ['autumn'] })).toEqual([b]);
    expect(await codesOf({ halfFrom: '26' })).toEqual([a]);
    expect(await codesOf({ sort: 'half', direction: 'asc' })).toEqual([b, a]);
    expect(await codesOf({ sort: 'season', direction: 'desc' })).toEqual([b, a]);
    const { id, version } = spring;
    const refused = await bench.refuse('admin', trials, 'update', {
      id,
      version,
      changes: { season: 'autumn' },
    });
    expect(refused.fields).toEqual([{ path: 'changes.season', issue: 'unknownField' }]);
  });

  test('are as hidden as what they are made of', async () => {
    const row = await make({ amount: '100.01', heldOn: '2026-03-01' });
    const read = await bench.ask<Row>('virtual-usual', trials, 'get', { id: row.id });
    expect(read.fields).toMatchObject({ amount: null, half: null, season: 'spring' });
    expect(read.rights).toMatchObject({ amount: 'hidden', half: 'hidden', season: 'read' });
    for (const request of [{ sort: 'half' }, { halfFrom: '1' }]) {
      const { code } = await bench.refuse('virtual-usual', trials, 'page', request);
      expect(code).toBe('noFieldPermission');
    }
    const sheet = await bench.ask<FileAnswer>('virtual-usual', trials, 'export', {
      format: 'csv',
      columns: ['code', 'amount', 'half', 'season'],
    });
    expect(String(sheet.body).split('\r\n')[0]).toBe('\uFEFFCode,Season');
  });

  test('a file is put into its field once, by the one who uploaded it for that field', async () => {
    const scan = await addFile(bench, 'admin', 'scan');
    const row = await make({ scan });
    expect(row.names.scan).toBe('scan.pdf');
    const refuse = async (file: string) => {
      const { id, version } = await make({});
      const request = { id, version, changes: { scan: file } };
      return (await bench.refuse('admin', trials, 'update', request)).fields;
    };
    const choice = [{ path: 'changes.scan', issue: 'choice' }];
    expect(await refuse(scan)).toEqual(choice);
    expect(await refuse(await addFile(bench, 'admin', 'other'))).toEqual(choice);
    expect(await refuse(await addFile(bench, 'virtual-usual', 'scan'))).toEqual(choice);
    const { id, version } = row;
    await bench.ask('admin', trials, 'update', { id, version, changes: { scan: null } });
    const history = await bench.ask<HistoryPage>('admin', trials, 'history', { id });
    expect(history.rows[0]?.changes).toEqual([{ field: 'scan', before: 'scan.pdf', after: null }]);
  });
});
