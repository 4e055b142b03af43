import { beforeAll, expect, test } from 'vitest';
import type { HistoryPage } from '#bridge/calls/record/call-types.ts';
import { eachDemo } from '#tests/support/demo-gateway.ts';
import { makeAccount } from '#tests/support/records/record-bench.ts';
import { trials, trialTables } from '#tests/support/records/trial.ts';
import { TrialBench } from '#tests/support/records/trial-bench.ts';
import { peopleOf } from '#tests/support/records/trial-people.ts';

interface Line {
  readonly id: string;
  readonly fields: Readonly<Record<string, unknown>>;
  readonly names: Readonly<Record<string, string>>;
}

interface Row {
  readonly id: string;
  readonly version: number;
  readonly lines: { readonly sessions: readonly Line[] };
}

let serial = 0;

eachDemo('lines of a record', (current) => {
  let bench: TrialBench;
  let person: string;
  let stranger: string;
  beforeAll(async () => {
    await current().gateway.asOwner((client) => client.query(trialTables));
    bench = new TrialBench(current(), [trials]);
    [person = '', stranger = ''] = await peopleOf(current());
  });

  const make = (sessions: readonly object[]): Promise<Row> => {
    serial += 1;
    const values = { employment: person, code: `L-${serial}` };
    return bench.ask('admin', trials, 'create', { values, lines: { sessions } });
  };
  const save = (row: Row, sessions: readonly object[]): Promise<Row> =>
    bench.ask('admin', trials, 'update', {
      id: row.id,
      version: row.version,
      changes: {},
      lines: { sessions },
    });
  /** Lines as a save sends them back. */
  const sent = ({ lines }: Row) => lines.sessions.map(({ id, fields }) => ({ id, ...fields }));

  const full = {
    topic: 'Welding',
    heldOn: '2026-03-01',
    span: 95,
    fee: '1234567890123456.7',
    level: 'high',
    done: true,
    seats: 12,
  };

  test('are saved with their row, in their order and to the last digit', async () => {
    const row = await make([full, { topic: 'Safety' }]);
    expect(row.lines.sessions.map(({ fields }) => fields)).toEqual([
      { ...full, fee: '1234567890123456.7000', teacher: null },
      {
        topic: 'Safety',
        heldOn: null,
        span: null,
        fee: null,
        level: null,
        done: null,
        seats: null,
        teacher: null,
      },
    ]);
    const read = await bench.ask<Row>('admin', trials, 'get', { id: row.id });
    expect(read.lines).toEqual(row.lines);
  });

  test('that are so already are not saved again, and others change the version once', async () => {
    const row = await make([full]);
    expect((await save(row, sent(row))).version).toBe(row.version);
    const [line] = sent(row);
    const saved = await save(row, [{ topic: 'First' }, { ...line, topic: 'Changed' }]);
    expect(saved.version).toBe(row.version + 1);
    expect(saved.lines.sessions.map(({ fields }) => fields.topic)).toEqual(['First', 'Changed']);
    expect(saved.lines.sessions[1]?.id).toBe(row.lines.sessions[0]?.id);
    expect((await save(saved, [])).lines.sessions).toEqual([]);
    const late = { id: row.id, version: row.version, changes: {}, lines: { sessions: [full] } };
    expect((await bench.refuse('admin', trials, 'update', late)).code).toBe('conflict');
  });

  test('take a new id where one is sent twice or belongs to another row', async () => {
    const [one, other] = [await make([full]), await make([full])];
    const [line] = sent(one);
    const saved = await save(one, [line ?? {}, line ?? {}, ...sent(other)]);
    const ids = saved.lines.sessions.map(({ id }) => id);
    expect(new Set(ids).size).toBe(3);
    expect(ids[0]).toBe(line?.id);
    expect(ids).not.toContain(other.lines.sessions[0]?.id);
    const untouched = await bench.ask<Row>('admin', trials, 'get', { id: other.id });
    expect(untouched.lines).toEqual(other.lines);
  });

  test('are refused by the place of what is wrong with them', async () => {
    const refuse = (sessions: readonly object[]) =>
      bench.refuse('admin', trials, 'create', {
        values: { employment: person, code: 'L-wrong' },
        lines: { sessions },
      });
    expect(await refuse([full, { seats: 1 }])).toEqual({
      code: 'badInput',
      fields: [{ path: 'lines.sessions.1.topic', issue: 'required' }],
    });
    const four = await refuse([full, full, full, full]);
    expect(four.fields).toMatchObject([{ path: 'lines.sessions', issue: 'tooLarge' }]);
    const nobody = '01890000-0000-7000-8000-000000000000';
    expect(await refuse([full, { ...full, teacher: nobody }])).toEqual({
      code: 'badInput',
      fields: [{ path: 'lines.sessions.1.teacher', issue: 'choice' }],
    });
  });

  test('name what they point to, and only what the caller reaches can be pointed to', async () => {
    const row = await make([{ ...full, teacher: stranger }]);
    expect(row.lines.sessions[0]?.names.teacher).toBeTypeOf('string');
    await makeAccount(current(), {
      loginName: 'lines-own',
      range: 'self',
      employmentId: person,
      functions: ['system.trials', 'system.trials.edit'],
    });
    const change = (teacher: string | null) => ({
      id: row.id,
      version: row.version,
      changes: {},
      lines: { sessions: [{ topic: 'New', teacher }] },
    });
    expect(await bench.refuse('lines-own', trials, 'update', change(stranger))).toEqual({
      code: 'badInput',
      fields: [{ path: 'lines.sessions.0.teacher', issue: 'choice' }],
    });
    const saved = await bench.ask<Row>('lines-own', trials, 'update', change(person));
    expect(saved.version).toBe(row.version + 1);
  });

  test('are told in the history in words, and hidden with their right', async () => {
    const row = await make([full]);
    await save(row, [{ ...sent(row)[0], level: 'low', done: false, teacher: person }]);
    const history = await bench.ask<HistoryPage>('admin', trials, 'history', { id: row.id });
    const change = history.rows[0]?.changes[0];
    expect(change).toMatchObject({ field: 'lines.sessions' });
    expect(change?.before).toBe(
      'Welding · 2026-03-01 · 1:35 · 1234567890123456.7000 · High · Yes · 12',
    );
    expect(change?.after).toMatch(/^Welding · .* · Low · No · 12 · .+ \(.+\)$/);
    await makeAccount(current(), {
      loginName: 'lines-hidden',
      range: 'all',
      functions: ['system.trials', 'system.trials.edit'],
      rules: [{ bizType: 'trial', field: 'lines.sessions', access: 'hidden' }],
    });
    const read = await bench.ask<Row>('lines-hidden', trials, 'get', { id: row.id });
    expect(read.lines.sessions).toEqual([]);
    const hidden = await bench.ask<HistoryPage>('lines-hidden', trials, 'history', { id: row.id });
    expect(hidden.rows[0]?.changes).toEqual([
      { field: 'lines.sessions', before: null, after: null },
    ]);
    const { code } = await bench.refuse('lines-hidden', trials, 'update', {
      id: row.id,
      version: read.version,
      changes: {},
      lines: { sessions: [] },
    });
    expect(code).toBe('noFieldPermission');
  });
});
