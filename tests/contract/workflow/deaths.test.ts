import { beforeAll, expect, test } from 'vitest';
import { calls } from '#bridge/calls/index.ts';
import { stepOf } from '#bridge/calls/workflow/route.ts';
import { uuid7 } from '#gateway/db/uuid7.ts';
import { addDays } from '#gateway/kernel/people/calendar.ts';
import { entries } from '#gateway/services/joyhr/life/records/entries.ts';
import { transfers } from '#gateway/services/joyhr/life/records/transfers.ts';
import { type DemoGateway, eachDemo } from '#tests/support/demo-gateway.ts';
import { hired, inCompany, type ReadChange, submitted } from '#tests/support/records/life-bench.ts';
import { ask, makeAccount } from '#tests/support/records/record-bench.ts';
import { publishForm, sendForm } from '#tests/support/workflow/publish-form.ts';
import { publishRoute } from '#tests/support/workflow/publish-route.ts';

/** Tables that the last decision about a transfer writes. */
const written = [
  ...['approval', 'approval_task', 'approval_action', 'transfer', 'job_row', 'employment'],
  ...['outbox', 'notice', 'delivery', 'record_history', 'audit_event'],
];

/** More writes than any decision takes. */
const most = 60;

eachDemo('a decision', (current) => {
  let demo: DemoGateway;
  let manager: string;

  beforeAll(async () => {
    demo = current();
    manager = (await demo.ask('manager', calls.currentSession, {})).user.employmentId ?? '';
  });

  /** Lets the gateway die at the write of that number in every transaction from now on; 0 lets it live. */
  const dieAt = (number: number) =>
    demo.gateway.asOwner(async (owner) => {
      await owner.query(`create or replace function app.die_at_write() returns trigger
        language plpgsql security definer as $$
        declare writes integer := coalesce(nullif(current_setting('test.writes', true), ''), '0')::int + 1;
        begin
          perform set_config('test.writes', writes::text, true);
          if writes = ${number} then raise exception 'the gateway died'; end if;
          return null;
        end $$`);
      for (const table of written) {
        await owner.query(`drop trigger if exists dies on app.${table}`);
        if (number === 0) continue;
        await owner.query(`create trigger dies after insert or update on app.${table}
          for each statement execute function app.die_at_write()`);
      }
    });

  /** How much of what a decision writes there is. */
  const counted = async (approvalId: string, rowId: string) => {
    const { state } = await ask<ReadChange>(demo, 'hr', transfers, 'get', { id: rowId });
    const { status } = await demo.ask('manager', calls.getApproval, { approvalId });
    const rows = await inCompany(demo, async (database) => {
      const count = async (table: 'approval_action' | 'outbox' | 'job_row') => {
        const { total } = await database
          .selectFrom(table)
          .select(({ fn }) => fn.countAll<string>().as('total'))
          .executeTakeFirstOrThrow();
        return Number(total);
      };
      return {
        log: await count('approval_action'),
        messages: await count('outbox'),
        jobs: await count('job_row'),
      };
    });
    return { status, state, ...rows };
  };

  test('is whole or not at all at whichever write the gateway dies', async () => {
    await publishRoute(demo, 'transfer', [
      stepOf({ id: 'one', name: 'one', who: [{ kind: 'people', ids: [manager] }] }),
    ]);
    const employment = await hired(demo, entries, addDays(demo.today, -30));
    const values = { employment, kind: 'transfer', effectiveOn: addDays(demo.today, 9) };
    const row = await submitted(demo, 'hr', transfers, { ...values, workPlace: 'Suzhou' });
    const approvalId = (row as ReadChange & { pending: string | null }).pending ?? '';
    const request = { approvalId, act: 'approve' as const, requestKey: uuid7() };
    const browser = await demo.browser('manager');
    const before = await counted(approvalId, row.id);
    let deaths = 0;
    for (let number = 1; number <= most; number += 1) {
      await dieAt(number);
      const { code } = await browser.call(calls.actOnApproval, request);
      await dieAt(0);
      if (code === 'ok') break;
      deaths += 1;
      expect([number, await counted(approvalId, row.id)]).toEqual([number, before]);
    }
    expect(deaths).toBeGreaterThan(5);
    const after = await counted(approvalId, row.id);
    expect(after).toMatchObject({ status: 'approved', state: 'planned' });
    expect(after.log - before.log).toBe(1);
    await browser.call(calls.actOnApproval, request);
    expect(await counted(approvalId, row.id)).toEqual(after);
  });

  test('14: of two at the same moment one counts and the other learns who was first, 100 times', async () => {
    const pair: string[] = [];
    for (const loginName of ['first', 'second']) {
      const employmentId = await hired(demo, entries, addDays(demo.today, -20));
      await makeAccount(demo, { loginName, range: 'self', functions: [], employmentId });
      pair.push(employmentId);
    }
    const formId = await publishForm(demo, [
      stepOf({ id: 'one', name: 'one', who: [{ kind: 'people', ids: pair }] }),
      stepOf({ id: 'two', name: 'two', who: [{ kind: 'people', ids: [manager] }] }),
    ]);
    /** Who decided it, by the log. */
    const nameOf = async (approvalId: string) => {
      const { log } = await demo.ask('manager', calls.getApproval, { approvalId });
      return log.find(({ kind }) => kind === 'approve')?.actorName;
    };
    const browsers = await Promise.all(['first', 'second'].map((name) => demo.browser(name)));
    for (let run = 0; run < 100; run += 1) {
      const approvalId = await sendForm(demo, 'staff', formId);
      const codes = await Promise.all(
        browsers.map(async (browser) => {
          const request = { approvalId, act: 'approve' as const, requestKey: uuid7() };
          const { code, answer } = await browser.call(calls.actOnApproval, request);
          if (code !== 'ok') expect(answer.msg).toContain(await nameOf(approvalId));
          return code;
        }),
      );
      expect(codes.sort()).toEqual(['ok', 'workflow.taskTaken']);
      const { steps, log } = await demo.ask('manager', calls.getApproval, { approvalId });
      expect(log.map(({ kind }) => kind)).toEqual(['submit', 'approve']);
      expect(steps[1]?.people).toHaveLength(1);
    }
  }, 300_000);
});
