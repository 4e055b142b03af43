import { beforeAll, expect, test } from 'vitest';
import { calls } from '#bridge/calls/index.ts';
import { addDays } from '#gateway/kernel/people/calendar.ts';
import { tellDue } from '#gateway/services/reminders/tell-due.ts';
import { eachDemo } from '#tests/support/demo-gateway.ts';
import { makeAccount } from '#tests/support/records/record-bench.ts';
import { trials, trialTables } from '#tests/support/records/trial.ts';
import { TrialBench } from '#tests/support/records/trial-bench.ts';
import { peopleOf } from '#tests/support/records/trial-people.ts';

interface Row {
  readonly id: string;
  readonly version: number;
  readonly fields: Readonly<Record<string, unknown>>;
}

eachDemo('reminders of due days', (current) => {
  let bench: TrialBench;
  let own: string;
  let other: string;
  let serial = 0;
  beforeAll(async () => {
    await current().gateway.asOwner((client) => client.query(trialTables));
    bench = new TrialBench(current(), [trials]);
    [own = '', other = ''] = await peopleOf(current());
    const reads = ['system.trials'];
    const edits = ['system.trials', 'system.trials.edit'];
    const plans = [
      { loginName: 'due-own', range: 'self', employmentId: own, functions: reads },
      { loginName: 'due-editor', range: 'all', functions: edits },
      { loginName: 'due-reader', range: 'all', functions: reads },
      {
        loginName: 'due-hidden',
        range: 'all',
        functions: edits,
        rules: [{ bizType: 'trial', field: 'heldOn', access: 'hidden' }],
      },
    ] as const;
    for (const plan of plans) await makeAccount(current(), plan);
  });

  const make = (employment: string, days: number): Promise<Row> => {
    serial += 1;
    const heldOn = addDays(current().today, days);
    return bench.ask('admin', trials, 'create', {
      values: { employment, code: `D-${serial}`, heldOn },
    });
  };
  const tell = (ahead = 0): Promise<number> =>
    bench.run('admin', 'write', ({ database, tenantId, now }) => {
      const at = new Date(now().getTime() + ahead * 86_400_000);
      return tellDue(
        database,
        { tenantId, requestId: 'reminders', now: () => at },
        trials,
        bench.records,
      );
    });
  /** The reminders a person has, the newest first. */
  const readBy = async (account: string): Promise<string[]> => {
    const { rows } = await current().ask(account, calls.noticePage, { rows: 50 });
    const told = rows.filter(({ title }) => title.startsWith('Trials'));
    const notices = await Promise.all(
      told.map(({ id }) => current().ask(account, calls.getNoticeById, { noticeId: id })),
    );
    return notices.map(({ title, paragraphs }) => [title, ...paragraphs].join('\n'));
  };

  test('reach who may edit the row and the employee it is about, once each', async () => {
    const mine = await make(own, 20);
    const far = await make(other, 29);
    await make(other, 31);
    await tell();
    const line = ({ fields }: Row) => `${fields.code}: Held on ${fields.heldOn}`;
    const [own20, ...ownRest] = await readBy('due-own');
    expect(ownRest).toEqual([]);
    expect(own20).toMatch(/^Trials: 1 due soon\n\S.* D-1: Held on/);
    const [edited, ...editedRest] = await readBy('due-editor');
    expect(editedRest).toEqual([]);
    expect(edited).toMatch(/^Trials: 2 due soon\n/);
    for (const row of [mine, far]) expect(edited).toContain(line(row));
    expect(await readBy('due-reader')).toEqual([]);
    expect(await readBy('due-hidden')).toEqual([]);
    await tell();
    expect(await readBy('due-editor')).toHaveLength(1);
  });

  test('are told again at the next distance, and when the day changes', async () => {
    const row = await make(own, 25);
    /** How many messages name the row; those of days to come are not shown yet. */
    const told = () =>
      bench.run('admin', 'read', async ({ database, tenantId }) => {
        const notices = await database
          .selectFrom('notice')
          .innerJoin('account', 'account.id', 'notice.account_id')
          .where('tenant_id', '=', tenantId)
          .where('login_name', '=', 'due-editor')
          .select('body_en')
          .execute();
        return notices.filter(({ body_en: body }) => body?.includes(`${row.fields.code}:`)).length;
      });
    const after = async (ahead: number) => {
      await tell(ahead);
      return told();
    };
    expect(await after(0)).toBe(1);
    expect(await after(17)).toBe(1);
    expect(await after(20)).toBe(2);
    expect(await after(20)).toBe(2);
    await bench.ask('admin', trials, 'update', {
      id: row.id,
      version: row.version,
      changes: { heldOn: addDays(current().today, 26) },
    });
    expect(await after(20)).toBe(3);
  });
});
