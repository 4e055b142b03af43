import { sql } from 'kysely';
import { beforeAll, expect, test } from 'vitest';
import { calls } from '#bridge/calls/index.ts';
import { type RouteNode, stepOf } from '#bridge/calls/workflow/route.ts';
import { uuid7 } from '#gateway/db/uuid7.ts';
import { addDays } from '#gateway/kernel/people/calendar.ts';
import { entries } from '#gateway/services/joyhr/life/records/entries.ts';
import { transfers } from '#gateway/services/joyhr/life/records/transfers.ts';
import { type DemoGateway, eachDemo } from '#tests/support/demo-gateway.ts';
import { hired, inCompany, type ReadChange, submitted } from '#tests/support/records/life-bench.ts';
import { ask, makeAccount, speak } from '#tests/support/records/record-bench.ts';
import { keepForm, publishForm, sendForm } from '#tests/support/workflow/publish-form.ts';
import { publishRoute } from '#tests/support/workflow/publish-route.ts';

const hour = 3_600_000;

eachDemo('what changes while a request is written or under way', (current) => {
  let demo: DemoGateway;
  let ids: Readonly<Record<'manager' | 'hr', string>>;

  beforeAll(async () => {
    demo = current();
    const own = async (account: string) =>
      (await demo.ask(account, calls.currentSession, {})).user.employmentId ?? '';
    ids = { manager: await own('manager'), hr: await own('hr') };
  });

  const asks = (id: string, people: readonly string[]): RouteNode =>
    stepOf({ id, name: id, who: [{ kind: 'people', ids: [...people] }] });
  const askManager = stepOf({ id: 'boss', name: 'boss', who: [{ kind: 'manager', level: 1 }] });

  /** Somebody with an account and a manager. */
  async function colleague(loginName: string, manager: string): Promise<string> {
    const employmentId = await hired(demo, entries, addDays(demo.today, -30));
    await makeAccount(demo, { loginName, range: 'self', functions: [], employmentId });
    await give(employmentId, manager);
    return employmentId;
  }
  const give = (employmentId: string, manager: string) =>
    inCompany(demo, (database) =>
      sql`update job_row set manager_id = ${manager} where employment_id = ${employmentId}`.execute(
        database,
      ),
    );
  const create = async (
    account: string,
    request: { formId: string; version: number; hash: string | null },
  ) =>
    (
      await (
        await demo.browser(account)
      ).call(calls.formInstanceCreate, {
        event: 'resolve',
        ...request,
        values: { why: 'because' },
        chosen: {},
        requestKey: uuid7(),
      })
    ).code;

  test('8: a form that was begun on the version before is sent for a day, and then carries its values over', async () => {
    const formId = await publishForm(demo, [asks('one', [ids.manager])]);
    const draft = { formId, version: 1, values: { why: 'because' } };
    await keepForm(demo, 'staff', draft);
    await demo.ask('admin', calls.publishDefinition, { definitionId: formId, draftRev: 1 });
    const published = (hours: number) =>
      demo.gateway.asOwner(async (owner) => {
        await owner.query('alter table app.approval_version no force row level security');
        await owner.query(
          `update app.approval_version set published_at = $1 where definition_id = $2 and number = 2`,
          [new Date(demo.gateway.clock.now().getTime() - hours * hour), formId],
        );
        await owner.query('alter table app.approval_version force row level security');
      });
    await published(1);
    expect(await create('staff', { formId, version: 1, hash: null })).toBe('ok');
    await keepForm(demo, 'staff', draft);
    await published(25);
    expect(await create('staff', { formId, version: 1, hash: null })).toBe('workflow.formChanged');
    const filled = await demo.ask('staff', calls.getFormByAssign, { bizTypeId: formId });
    expect([filled?.version, filled?.draft?.values]).toEqual([2, { why: 'because' }]);
  });

  test('9: a record in approval is not asked for again, and the first goes on', async () => {
    await publishRoute(demo, 'transfer', [asks('one', [ids.manager])]);
    const employment = await hired(demo, entries, addDays(demo.today, -30));
    const effectiveOn = addDays(demo.today, 9);
    const values = { employment, kind: 'transfer', effectiveOn, workPlace: 'Suzhou' };
    const { id } = await submitted(demo, 'hr', transfers, values);
    const { version, pending } = await ask<ReadChange & { pending: string }>(
      demo,
      'hr',
      transfers,
      'get',
      { id },
    );
    const { code } = await speak(demo, 'hr', transfers, 'move', { id, version, move: 'submit' });
    // A row that waits is locked before its gate is asked.
    expect(code).toBe('notNow');
    const { status, can } = await demo.ask('manager', calls.getApproval, { approvalId: pending });
    expect([status, can.includes('approve')]).toEqual(['running', true]);
  });

  test('10: what the business refuses is not sent, and stays a draft', async () => {
    const employment = await hired(demo, entries, addDays(demo.today, -30));
    const effectiveOn = addDays(demo.today, 9);
    const values = { employment, kind: 'transfer', effectiveOn, workPlace: 'Suzhou' };
    await publishRoute(demo, 'transfer', null);
    await submitted(demo, 'hr', transfers, values);
    await publishRoute(demo, 'transfer', [asks('one', [ids.manager])]);
    const { id, version } = await ask<ReadChange>(demo, 'hr', transfers, 'create', { values });
    const before = await demo.ask('manager', calls.approveCenterCount, {});
    // A second transfer of the same day is refused by transfers, in their words.
    const refused = await speak(demo, 'hr', transfers, 'move', { id, version, move: 'submit' });
    expect([refused.code === 'ok', refused.answer.fields?.length]).toEqual([false, 1]);
    expect(await ask<ReadChange>(demo, 'hr', transfers, 'get', { id })).toMatchObject({
      state: 'draft',
      pending: null,
    });
    expect(await demo.ask('manager', calls.approveCenterCount, {})).toEqual(before);
  });

  test('11: after a preview with another manager the new route is confirmed first', async () => {
    const employmentId = await colleague('previewer', ids.manager);
    const formId = await publishForm(demo, [askManager]);
    const preview = async () =>
      (
        await demo.ask('previewer', calls.formInstancePreview, {
          formId,
          version: 1,
          values: { why: 'because' },
        })
      ).hash;
    const hash = await preview();
    await give(employmentId, ids.hr);
    expect(await create('previewer', { formId, version: 1, hash })).toBe('workflow.routeChanged');
    expect(await create('previewer', { formId, version: 1, hash: await preview() })).toBe('ok');
  });

  test('42: a step finds its people as of the day it is entered, and an open task stays', async () => {
    const employmentId = await colleague('moved', ids.manager);
    const second = stepOf({ ...askManager, id: 'again', again: 'ask' });
    const formId = await publishForm(demo, [askManager, second]);
    const approvalId = await sendForm(demo, 'moved', formId);
    await give(employmentId, ids.hr);
    const open = async () => {
      const { steps } = await demo.ask('moved', calls.getApproval, { approvalId });
      return steps
        .flatMap(({ people }) => people)
        .flatMap((one) => (one.state === 'open' ? [one.employmentId] : []));
    };
    expect(await open()).toEqual([ids.manager]);
    await demo.ask('manager', calls.actOnApproval, {
      approvalId,
      act: 'approve',
      requestKey: uuid7(),
    });
    expect(await open()).toEqual([ids.hr]);
  });
});
