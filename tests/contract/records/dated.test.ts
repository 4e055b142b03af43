import { beforeAll, expect, test } from 'vitest';
import type { HistoryPage } from '#bridge/calls/record/call-types.ts';
import { eachDemo } from '#tests/support/demo-gateway.ts';
import { makeAccount } from '#tests/support/records/record-bench.ts';
import { TrialBench } from '#tests/support/records/trial-bench.ts';
import { peopleOf } from '#tests/support/records/trial-people.ts';
import { trialTerms, trialTermTable } from '#tests/support/records/trial-term.ts';

interface Row {
  readonly id: string;
  readonly version: number;
  readonly fields: Readonly<Record<string, string | null>>;
  readonly rights: Readonly<Record<string, string>>;
  readonly can: { readonly remove: boolean };
}

eachDemo('dated rows of a record', (current) => {
  let bench: TrialBench;
  let people: readonly string[];
  let next = 0;
  beforeAll(async () => {
    await current().gateway.asOwner((client) => client.query(trialTermTable));
    bench = new TrialBench(current(), [trialTerms]);
    people = await peopleOf(current());
  });

  const someone = (): string => {
    next += 1;
    return people[next % people.length] ?? '';
  };
  const begin = (employment: string, fromOn: string, place: string, by = 'admin'): Promise<Row> =>
    bench.ask(by, trialTerms, 'begin', { values: { employment, fromOn, place } });
  const chain = async (employment: string): Promise<(string | null | undefined)[][]> => {
    const { rows } = await bench.ask<{ rows: Row[] }>('admin', trialTerms, 'page', {
      employment,
      day: 'all',
      rows: 200,
    });
    return rows.map(({ fields }) => [fields.fromOn, fields.toOn, fields.place]);
  };

  test('follow one another without a gap, and the last one stays open', async () => {
    const owner = someone();
    await begin(owner, '2020-01-01', 'North');
    const last = await begin(owner, '2021-03-01', 'South');
    await begin(owner, '2020-06-15', 'East').then(
      () => expect.unreachable(),
      (error) => expect(error.codeName).toBe('notNow'),
    );
    expect(await chain(owner)).toEqual([
      ['2020-01-01', '2021-02-28', 'North'],
      ['2021-03-01', null, 'South'],
    ]);
    expect(last.fields.toOn).toBeNull();
    const onDay = async (day: string) => {
      const asked = { employment: owner, day };
      const { rows } = await bench.ask<{ rows: Row[] }>('admin', trialTerms, 'page', asked);
      return rows.map(({ fields }) => fields.place);
    };
    expect(await onDay('2020-05-05')).toEqual(['North']);
    expect(await onDay('2021-02-28')).toEqual(['North']);
    expect(await onDay('2021-03-01')).toEqual(['South']);
    expect(await onDay('2019-12-31')).toEqual([]);
    const { rows } = await bench.ask<{ rows: Row[] }>('admin', trialTerms, 'page', {
      employment: owner,
    });
    expect(rows.map(({ fields }) => fields.place)).toEqual(['South']);
  });

  test('tell in their history when the one before ended', async () => {
    const owner = someone();
    const first = await begin(owner, '2020-01-01', 'North');
    await begin(owner, '2021-01-01', 'South');
    const told = async () => {
      const page = await bench.ask<HistoryPage>('admin', trialTerms, 'history', { id: first.id });
      return page.rows[0]?.changes;
    };
    expect(await told()).toEqual([{ field: 'toOn', before: null, after: '2020-12-31' }]);
    const { rows } = await bench.ask<{ rows: Row[] }>('admin', trialTerms, 'page', {
      employment: owner,
    });
    const { id = '', version = 0 } = rows[0] ?? {};
    await bench.ask('admin', trialTerms, 'undo', { id, version });
    expect(await told()).toEqual([{ field: 'toOn', before: '2020-12-31', after: null }]);
  });

  test('that begin on the day of the last one correct it', async () => {
    const owner = someone();
    const first = await begin(owner, '2022-01-01', 'North');
    const corrected = await begin(owner, '2022-01-01', 'Northwest');
    expect(corrected).toMatchObject({ id: first.id, version: first.version + 1 });
    expect(await chain(owner)).toEqual([['2022-01-01', null, 'Northwest']]);
  });

  test('are corrected, but not in their days and not in their owner', async () => {
    const row = await begin(someone(), '2022-01-01', 'North');
    expect(row.rights).toMatchObject({ fromOn: 'read', toOn: 'read', place: 'write' });
    const { id, version } = row;
    const correct = (changes: object) => ({ id, version, changes });
    for (const changes of [{ fromOn: '2022-02-01' }, { toOn: '2030-01-01' }]) {
      const refused = await bench.refuse('admin', trialTerms, 'correct', correct(changes));
      expect(refused).toEqual({
        code: 'badInput',
        fields: [{ path: `changes.${Object.keys(changes)[0]}`, issue: 'readOnly' }],
      });
    }
    const saved = await bench.ask<Row>(
      'admin',
      trialTerms,
      'correct',
      correct({ fromOn: '2022-01-01', place: 'West' }),
    );
    expect(saved.fields).toMatchObject({ fromOn: '2022-01-01', place: 'West' });
    const late = await bench.refuse('admin', trialTerms, 'correct', correct({ place: 'East' }));
    expect(late.code).toBe('conflict');
  });

  test('do not take the last day with them', async () => {
    const values = { employment: someone(), fromOn: '2030-01-01', toOn: '2031-01-01', place: 'X' };
    expect(await bench.refuse('admin', trialTerms, 'begin', { values })).toEqual({
      code: 'badInput',
      fields: [{ path: 'values.toOn', issue: 'readOnly' }],
    });
  });

  test('are undone from the last one on, which opens the one before', async () => {
    const owner = someone();
    const first = await begin(owner, '2022-05-01', 'North');
    const last = await begin(owner, '2023-05-01', 'South');
    const before = await bench.ask<Row>('admin', trialTerms, 'get', { id: first.id });
    expect([before.can.remove, last.can.remove]).toEqual([false, true]);
    const early = { id: first.id, version: before.version };
    expect((await bench.refuse('admin', trialTerms, 'undo', early)).code).toBe('notNow');
    await bench.ask('admin', trialTerms, 'undo', { id: last.id, version: last.version });
    expect((await chain(owner)).at(-1)).toEqual(['2022-05-01', null, 'North']);
    const again = await begin(owner, '2023-05-01', 'South again');
    expect(again.fields.toOn).toBeNull();
  });

  test('that two people begin at once end as one chain', async () => {
    const owner = someone();
    const both = await Promise.allSettled([
      begin(owner, '2040-01-01', 'One'),
      begin(owner, '2041-01-01', 'Two'),
    ]);
    for (const one of both) {
      if (one.status === 'rejected') expect(['conflict', 'notNow']).toContain(one.reason.codeName);
    }
    const rows = (await chain(owner)).filter(([from]) => (from ?? '') >= '2040');
    expect(rows.filter(([, to]) => to === null)).toHaveLength(1);
  });

  test('tell nothing to one who does not reach their owner', async () => {
    const [own = '', other = ''] = people;
    await begin(other, '2050-01-01', 'Far');
    await makeAccount(current(), {
      loginName: 'dated-own',
      range: 'self',
      employmentId: own,
      functions: ['system.trialTerms', 'system.trialTerms.edit', 'system.trialTerms.remove'],
    });
    for (const fromOn of ['2049-01-01', '2050-01-01', '2051-01-01']) {
      const values = { employment: other, fromOn, place: 'Near' };
      const refused = await bench.refuse('dated-own', trialTerms, 'begin', { values });
      expect([fromOn, refused.code]).toEqual([fromOn, 'noPermission']);
    }
    const { rows } = await bench.ask<{ rows: Row[] }>('admin', trialTerms, 'page', {
      employment: other,
      day: '2050-01-01',
    });
    const id = rows[0]?.id ?? '';
    const version = rows[0]?.version ?? 0;
    const changes = { fromOn: '2050-02-01' };
    const correct = await bench.refuse('dated-own', trialTerms, 'correct', {
      id,
      version,
      changes,
    });
    expect(correct.code).toBe('notFound');
    expect((await bench.refuse('dated-own', trialTerms, 'undo', { id, version })).code).toBe(
      'notFound',
    );
  });
});
