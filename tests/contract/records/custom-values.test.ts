import { beforeAll, expect, test } from 'vitest';
import type { HistoryPage, ImportReport } from '#bridge/calls/record/call-types.ts';
import type { CustomField } from '#bridge/calls/record/custom.ts';
import type { FileAnswer } from '#gateway/kernel/file-answer.ts';
import { eachDemo } from '#tests/support/demo-gateway.ts';
import { makeAccount } from '#tests/support/records/record-bench.ts';
import { trials, trialTables } from '#tests/support/records/trial.ts';
import { TrialBench } from '#tests/support/records/trial-bench.ts';
import { addCustomFields } from '#tests/support/records/trial-extras.ts';
import { peopleOf } from '#tests/support/records/trial-people.ts';

interface Row {
  readonly id: string;
  readonly version: number;
  readonly fields: Readonly<Record<string, unknown>>;
  readonly custom: Readonly<Record<string, unknown>>;
  readonly customFields: readonly CustomField[];
}

let serial = 0;

eachDemo('custom fields of a record', (current) => {
  let bench: TrialBench;
  let person: string;
  beforeAll(async () => {
    await current().gateway.asOwner((client) => client.query(trialTables));
    bench = new TrialBench(current(), [trials]);
    [person = ''] = await peopleOf(current());
    await addCustomFields(bench, [
      { code: 'size', kind: 'decimal', listed: true },
      { code: 'colour', kind: 'choice', listed: true, options: 'red\nblue\namber', required: true },
      { code: 'note', kind: 'text', listed: true },
      { code: 'due', kind: 'day', listed: true },
      { code: 'sure', kind: 'flag', listed: true },
      { code: 'plain', kind: 'text' },
      { code: 'secret', kind: 'text', listed: true, usual_right: 'hidden' },
    ]);
  });

  const values = () => {
    serial += 1;
    return { employment: person, code: `C-${serial}` };
  };
  const make = (custom: object): Promise<Row> =>
    bench.ask('admin', trials, 'create', {
      values: values(),
      custom: { colour: 'red', ...custom },
    });
  const codesOf = async (request: object, account = 'admin'): Promise<unknown[]> => {
    const page = await bench.ask<{ rows: Row[] }>(account, trials, 'page', {
      rows: 200,
      ...request,
    });
    return page.rows.map(({ fields }) => fields.code);
  };

  test('are saved, changed and emptied with their row, and told in its history', async () => {
    const row = await make({ size: '007.50', note: 'first', due: '2026-02-01', sure: true });
    const kept = { size: '7.5', colour: 'red', note: 'first', due: '2026-02-01', sure: true };
    expect(row.custom).toMatchObject(kept);
    const { id, version } = row;
    const same = { id, version, changes: {}, custom: { size: '7.500', sure: true } };
    expect((await bench.ask<Row>('admin', trials, 'update', same)).version).toBe(version);
    const saved = await bench.ask<Row>('admin', trials, 'update', {
      id,
      version,
      changes: {},
      custom: { note: null, size: '8' },
    });
    expect(saved.custom).toMatchObject({ note: null, size: '8' });
    const history = await bench.ask<HistoryPage>('admin', trials, 'history', { id });
    expect(history.rows[0]?.changes).toEqual([
      { field: 'custom.note', before: 'first', after: null },
      { field: 'custom.size', before: '7.5', after: '8' },
    ]);
  });

  test('are refused where the value is wrong, missing or of no field', async () => {
    const refuse = (custom: object) =>
      bench.refuse('admin', trials, 'create', { values: values(), custom });
    expect(await refuse({})).toEqual({
      code: 'badInput',
      fields: [{ path: 'custom.colour', issue: 'required' }],
    });
    const wrong = await refuse({
      colour: 'green',
      size: 'much',
      due: '2026-02-30',
      sure: 'yes',
      other: 'x',
    });
    expect(wrong.fields).toEqual([
      { path: 'custom.colour', issue: 'choice' },
      { path: 'custom.size', issue: 'invalid' },
      { path: 'custom.due', issue: 'date' },
      { path: 'custom.sure', issue: 'invalid' },
      { path: 'custom.other', issue: 'unknownField' },
    ]);
    const row = await make({});
    const emptied = { id: row.id, version: row.version, changes: {}, custom: { colour: null } };
    expect((await bench.refuse('admin', trials, 'update', emptied)).fields).toEqual([
      { path: 'custom.colour', issue: 'required' },
    ]);
  });

  test('filter and sort lists where they are listed', async () => {
    const row = await make({ size: '10', colour: 'amber', note: 'A Listed word', sure: true });
    const other = await make({ size: '9', colour: 'blue', due: '2027-01-01' });
    const [a, b] = [row.fields.code, other.fields.code];
    const found = async (custom: string[]) =>
      (await codesOf({ custom })).filter((code) => code === a || code === b);
    expect(await found(['size>=9', 'size<=9.5'])).toEqual([b]);
    expect(await found(['colour=amber'])).toEqual([a]);
    expect(await found(['note=listed'])).toEqual([a]);
    expect(await found(['due>=2026-12-31'])).toEqual([b]);
    expect(await found(['sure=true'])).toEqual([a]);
    expect(await found(['sure=false'])).toEqual([b]);
    const sorted = async (sort: string, direction: 'asc' | 'desc') =>
      (await codesOf({ sort, direction })).filter((code) => code === a || code === b);
    // As numbers, and choices in the order of their list.
    expect(await sorted('custom.size', 'asc')).toEqual([b, a]);
    expect(await sorted('custom.colour', 'asc')).toEqual([b, a]);
    expect(await sorted('custom.due', 'desc')).toEqual([b, a]);
    const refused = async (request: object) =>
      (await bench.refuse('admin', trials, 'page', request)).code;
    expect(await refused({ custom: ['plain=x'] })).toBe('badInput');
    expect(await refused({ custom: ['size=x'] })).toBe('badInput');
    expect(await refused({ sort: 'custom.plain' })).toBe('badInput');
  });

  test('obey the right of their own and the rules of roles', async () => {
    const row = await make({ secret: 'hush', note: 'open' });
    await makeAccount(current(), {
      loginName: 'custom-usual',
      range: 'all',
      functions: ['system.trials', 'system.trials.edit', 'system.trials.export'],
    });
    await makeAccount(current(), {
      loginName: 'custom-ruled',
      range: 'all',
      functions: ['system.trials', 'system.trials.edit'],
      rules: [
        { bizType: 'trial', field: 'custom.secret', access: 'write' },
        { bizType: 'trial', field: 'custom.note', access: 'read' },
      ],
    });
    const usual = await bench.ask<Row>('custom-usual', trials, 'get', { id: row.id });
    expect(usual.custom).not.toHaveProperty('secret');
    expect(usual.customFields.map(({ code }) => code)).not.toContain('secret');
    for (const request of [{ custom: ['secret=hush'] }, { sort: 'custom.secret' }]) {
      const { code } = await bench.refuse('custom-usual', trials, 'page', request);
      expect(code).toBe('noFieldPermission');
    }
    const change = { id: row.id, version: row.version, changes: {}, custom: { secret: 'x' } };
    expect((await bench.refuse('custom-usual', trials, 'update', change)).code).toBe(
      'noFieldPermission',
    );
    const history = await bench.ask<HistoryPage>('custom-usual', trials, 'history', { id: row.id });
    expect(history.rows[0]?.changes).toContainEqual({
      field: 'custom.secret',
      before: null,
      after: null,
    });
    const ruled = await bench.ask<Row>('custom-ruled', trials, 'get', { id: row.id });
    expect(ruled.custom).toMatchObject({ secret: 'hush', note: 'open' });
    const rights = Object.fromEntries(ruled.customFields.map(({ code, right }) => [code, right]));
    expect(rights).toMatchObject({ secret: 'write', note: 'read', size: 'write' });
    expect(await codesOf({ custom: ['secret=hush'] }, 'custom-ruled')).toEqual([row.fields.code]);
    const sheet = await bench.ask<FileAnswer>('custom-usual', trials, 'export', { format: 'csv' });
    expect(String(sheet.body).split('\r\n')[0]).not.toContain('secret');
  });

  test('leave in sheets and come back, in either language', async () => {
    const row = await make({ size: '3.25', note: 'sheet', sure: true, due: '2026-09-01' });
    const columns = ['code', 'custom.size', 'custom.colour', 'custom.note', 'custom.sure'];
    const sheet = await bench.ask<FileAnswer>('admin', trials, 'export', {
      format: 'csv',
      columns,
      custom: ['note=sheet'],
    });
    const text = String(sheet.body).replace('\uFEFF', '');
    expect(text).toBe(
      `Code,My size,My colour,My note,My sure\r\n${row.fields.code},3.25,red,sheet,Yes\r\n`,
    );
    const send = (content: string) =>
      bench.ask<ImportReport>('admin', trials, 'import', {
        mode: 'save',
        file: new File([content], 'sheet.csv'),
      });
    expect(await send(text)).toMatchObject({ unchanged: 1, changed: 0, created: 0, errors: [] });
    const changed = await send(`编码,中size,My sure\n${row.fields.code},4.5,否`);
    expect(changed).toMatchObject({ changed: 1, errors: [] });
    const read = await bench.ask<Row>('admin', trials, 'get', { id: row.id });
    expect(read.custom).toMatchObject({ size: '4.5', sure: false, note: 'sheet' });
    const wrong = await send(
      `Code,My colour,My note\n${row.fields.code},green,${'x'.repeat(501)}\n`,
    );
    expect(wrong.errors).toMatchObject([
      { row: 2, column: 'My colour', issue: 'choice' },
      { row: 2, column: 'My note', issue: 'tooLong', max: 500 },
    ]);
  });
});
