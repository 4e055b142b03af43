import { beforeAll, expect, test } from 'vitest';
import type { HistoryPage, Outcomes } from '#bridge/calls/record/call-types.ts';
import { uuid7 } from '#gateway/db/uuid7.ts';
import { RefusedError } from '#gateway/kernel/refused-error.ts';
import type { AnyRules } from '#gateway/record/binding.ts';
import { settleMove } from '#gateway/record/save/settle.ts';
import { eachDemo } from '#tests/support/demo-gateway.ts';
import { makeAccount } from '#tests/support/records/record-bench.ts';
import { trials, trialTables } from '#tests/support/records/trial.ts';
import { TrialBench } from '#tests/support/records/trial-bench.ts';
import { peopleOf } from '#tests/support/records/trial-people.ts';

interface Row {
  readonly id: string;
  readonly version: number;
  readonly state: string;
  readonly pending: string | null;
  readonly can: { readonly edit: boolean; readonly remove: boolean; readonly moves: string[] };
}

let serial = 0;

eachDemo('moves of a record', (current) => {
  let bench: TrialBench;
  let person: string;
  beforeAll(async () => {
    await current().gateway.asOwner((client) => client.query(trialTables));
    bench = new TrialBench(current(), [trials]);
    [person = ''] = await peopleOf(current());
  });

  const make = (values: object = {}): Promise<Row> => {
    serial += 1;
    return bench.ask('admin', trials, 'create', {
      values: { employment: person, code: `M-${serial}`, heldOn: '2026-05-01', ...values },
    });
  };
  const move = ({ id, version }: Row, name: string, by = bench): Promise<Row> =>
    by.ask('admin', trials, 'move', { id, version, move: name });
  const read = ({ id }: Pick<Row, 'id'>): Promise<Row> => bench.ask('admin', trials, 'get', { id });
  /** A bench whose moves wait for an approval. */
  const waiting = (approval: string, rules: AnyRules = {}): TrialBench =>
    bench.with(trials, rules, () => Promise.resolve(approval));

  test('change the state, and nothing else does', async () => {
    const row = await make();
    expect(row).toMatchObject({ state: 'draft', can: { moves: ['publish'] } });
    const open = await move(row, 'publish');
    expect(open).toMatchObject({ state: 'open', version: row.version + 1 });
    expect(open.can.moves).toEqual(['close']);
    const { id, version } = open;
    const named = { id, version, changes: { state: 'closed' } };
    expect((await bench.refuse('admin', trials, 'update', named)).code).toBe('badInput');
    const history = await bench.ask<HistoryPage>('admin', trials, 'history', { id });
    expect(history.rows[0]).toMatchObject({
      action: 'move',
      changes: [{ field: 'state', before: 'draft', after: 'open' }],
    });
  });

  test('are refused out of another state, in another version and without what they need', async () => {
    const row = await make({ heldOn: null });
    const refuse = (request: object) =>
      bench.refuse('admin', trials, 'move', { id: row.id, version: row.version, ...request });
    expect((await refuse({ move: 'close' })).code).toBe('notNow');
    expect((await refuse({ move: 'publish', version: row.version + 1 })).code).toBe('conflict');
    expect(await refuse({ move: 'publish' })).toEqual({
      code: 'badInput',
      fields: [{ path: 'changes.heldOn', issue: 'required' }],
    });
    expect((await refuse({ move: 'nothing' })).code).toBe('badInput');
  });

  test('that need a reason are refused without one, and the history keeps it', async () => {
    const closed = await move(await move(await make(), 'publish'), 'close');
    const asked = { id: closed.id, version: closed.version, move: 'reopen' };
    expect(await bench.refuse('admin', trials, 'move', asked)).toEqual({
      code: 'badInput',
      fields: [{ path: 'reason', issue: 'required' }],
    });
    const blank = { ...asked, reason: '  ' };
    expect((await bench.refuse('admin', trials, 'move', blank)).code).toBe('badInput');
    const many = { ids: [closed.id], move: 'reopen' };
    expect((await bench.ask<Outcomes>('admin', trials, 'moveMany', many)).results).toEqual([
      { id: closed.id, outcome: 'badInput', field: 'reason', reason: 'Required' },
    ]);
    const given = { ...many, reason: 'Closed by mistake' };
    expect((await bench.ask<Outcomes>('admin', trials, 'moveMany', given)).results).toEqual([
      { id: closed.id, outcome: 'saved' },
    ]);
    const history = await bench.ask<HistoryPage>('admin', trials, 'history', { id: closed.id });
    expect(history.rows[0]?.changes).toEqual([
      { field: 'state', before: 'closed', after: 'open' },
      { field: 'state.reason', before: null, after: 'Closed by mistake' },
    ]);
  });

  test('take many rows at once, each by itself', async () => {
    const rows = [await make(), await make({ heldOn: null }), await move(await make(), 'publish')];
    const absent = '01890000-0000-7000-8000-000000000000';
    const ids = [...rows.map(({ id }) => id), absent];
    const asked = { ids, move: 'publish' };
    const { results } = await bench.ask<Outcomes>('admin', trials, 'moveMany', asked);
    expect(results).toEqual([
      { id: ids[0], outcome: 'saved' },
      { id: ids[1], outcome: 'badInput', field: 'heldOn', reason: 'Required' },
      { id: ids[2], outcome: 'notNow' },
      { id: absent, outcome: 'notFound' },
    ]);
    const states = [];
    for (const row of rows) states.push((await read(row)).state);
    expect(states).toEqual(['open', 'draft', 'open']);
  });

  test('undo what a refused move among many has written, and nothing else', async () => {
    const [first, second] = [await make(), await make()];
    let at = 0;
    const failing = bench.with(trials, {
      effects: () => {
        at += 1;
        if (at === 2) throw new RefusedError('inUse');
        return Promise.resolve();
      },
    });
    const asked = { ids: [first.id, second.id], move: 'publish' };
    const { results } = await failing.ask<Outcomes>('admin', trials, 'moveMany', asked);
    expect(results.map(({ outcome }) => outcome)).toEqual(['saved', 'inUse']);
    expect([(await read(first)).state, (await read(second)).state]).toEqual(['open', 'draft']);
    const history = await bench.ask<HistoryPage>('admin', trials, 'history', { id: second.id });
    expect(history.rows.map(({ action }) => action)).toEqual(['create']);
  });

  test('keep closed what the state closes', async () => {
    const open = await move(await make(), 'publish');
    const change = (row: Row, changes: object) => ({ id: row.id, version: row.version, changes });
    expect(
      (await bench.refuse('admin', trials, 'update', change(open, { code: 'M-other' }))).code,
    ).toBe('notNow');
    const leveled = await bench.ask<Row>('admin', trials, 'update', change(open, { level: 'low' }));
    const closed = await move(leveled, 'close');
    expect(closed.can).toMatchObject({ edit: false, remove: false, moves: ['reopen'] });
    expect(
      (await bench.refuse('admin', trials, 'update', change(closed, { level: 'high' }))).code,
    ).toBe('notNow');
    const removal = { id: closed.id, version: closed.version };
    expect((await bench.refuse('admin', trials, 'remove', removal)).code).toBe('notNow');
  });

  test('take the function of their own', async () => {
    const open = await move(await make(), 'publish');
    const request = { id: open.id, version: open.version, move: 'close' };
    await makeAccount(current(), {
      loginName: 'moves-editor',
      range: 'all',
      functions: ['system.trials', 'system.trials.edit'],
    });
    await makeAccount(current(), {
      loginName: 'moves-closer',
      range: 'all',
      functions: ['system.trials', 'system.trials.close'],
    });
    expect((await bench.refuse('moves-editor', trials, 'move', request)).code).toBe('noPermission');
    expect((await bench.ask<Row>('moves-closer', trials, 'move', request)).state).toBe('closed');
  });

  test('ask the guard, and write the effects of the rules in the same transaction', async () => {
    const row = await make();
    const seen: string[] = [];
    const guarded = bench.with(trials, {
      guards: { publish: () => Promise.resolve([{ field: 'level', issue: 'required' }]) },
    });
    const request = { id: row.id, version: row.version, move: 'publish' };
    expect((await guarded.refuse('admin', trials, 'move', request)).fields).toEqual([
      { path: 'changes.level', issue: 'required' },
    ]);
    const failing = bench.with(trials, {
      effects: () => Promise.reject(new Error('effects failed')),
    });
    await expect(failing.ask('admin', trials, 'move', request)).rejects.toThrow('effects failed');
    expect(await read(row)).toMatchObject({ state: 'draft', version: row.version });
    const telling = bench.with(trials, {
      effects: async (changes) => {
        for (const { action, stateBefore, stateAfter } of changes)
          seen.push(`${action} ${stateBefore} ${stateAfter}`);
      },
    });
    await move(row, 'publish', telling);
    expect(seen).toEqual(['move draft open']);
  });

  test('that need an approval close the row until it is decided', async () => {
    const approval = uuid7();
    const row = await make();
    const asked = await move(row, 'publish', waiting(approval));
    expect(asked).toMatchObject({
      state: 'draft',
      pending: approval,
      version: row.version + 1,
      can: { edit: false, remove: false, moves: [] },
    });
    const { id, version } = asked;
    for (const [part, request] of [
      ['update', { id, version, changes: { level: 'low' } }],
      ['remove', { id, version }],
      ['move', { id, version, move: 'publish' }],
    ] as const) {
      expect([part, (await bench.refuse('admin', trials, part, request)).code]).toEqual([
        part,
        'notNow',
      ]);
    }
    const history = await bench.ask<HistoryPage>('admin', trials, 'history', { id });
    expect(history.rows[0]).toMatchObject({
      action: 'ask',
      changes: [{ field: 'state', before: 'draft', after: 'ask:publish' }],
    });
  });

  test('are done once the approval has passed, by one who reaches nothing of the record', async () => {
    const approval = uuid7();
    const asked = await move(await make(), 'publish', waiting(approval));
    await makeAccount(current(), { loginName: 'moves-decider', range: 'self', functions: [] });
    const settle = (outcome: 'passed' | 'rejected', by = approval) =>
      bench.run('moves-decider', 'write', (context) =>
        settleMove(context, bench.records, {
          record: 'trial',
          id: asked.id,
          move: 'publish',
          approval: by,
          outcome,
        }),
      );
    await expect(settle('passed', uuid7())).rejects.toMatchObject({ codeName: 'conflict' });
    await settle('passed');
    expect(await read(asked)).toMatchObject({
      state: 'open',
      pending: null,
      version: asked.version + 1,
    });
    await expect(settle('passed')).rejects.toMatchObject({ codeName: 'conflict' });
  });

  test('that are rejected leave the row as it was, and open again', async () => {
    const approval = uuid7();
    const asked = await move(await make(), 'publish', waiting(approval));
    const settled = { record: 'trial', id: asked.id, move: 'publish', approval } as const;
    await bench.run('admin', 'write', (context) =>
      settleMove(context, bench.records, { ...settled, outcome: 'rejected' }),
    );
    expect(await read(asked)).toMatchObject({
      state: 'draft',
      pending: null,
      can: { edit: true, moves: ['publish'] },
    });
    const history = await bench.ask<HistoryPage>('admin', trials, 'history', { id: asked.id });
    expect(history.rows[0]).toMatchObject({
      action: 'ask',
      changes: [{ field: 'state', before: 'ask:publish', after: 'draft' }],
    });
  });

  test('ask the guard again when an approval has passed; the row then waits on', async () => {
    const approval = uuid7();
    const asked = await move(await make(), 'publish', waiting(approval));
    const full = waiting(approval, {
      guards: { publish: () => Promise.resolve([{ field: 'level', issue: 'required' }]) },
    });
    const settled = { record: 'trial', id: asked.id, move: 'publish', approval } as const;
    await full.run('admin', 'write', async (context) => {
      await expect(
        settleMove(context, full.records, { ...settled, outcome: 'passed' }),
      ).rejects.toMatchObject({ codeName: 'badInput' });
      // The one who decides can reject it in the same transaction: nothing was written.
      await settleMove(context, full.records, { ...settled, outcome: 'rejected' });
    });
    expect(await read(asked)).toMatchObject({ state: 'draft', pending: null });
  });

  test('filter and count a list', async () => {
    await move(await make(), 'publish');
    const page = await bench.ask<{ rows: Row[] }>('admin', trials, 'page', {
      state: ['open'],
      rows: 200,
    });
    expect(new Set(page.rows.map(({ state }) => state))).toEqual(new Set(['open']));
    const count = await bench.ask<{ total: number; countData: Record<string, number> }>(
      'admin',
      trials,
      'count',
      {},
    );
    expect(count.countData.open).toBe(page.rows.length);
  });
});
