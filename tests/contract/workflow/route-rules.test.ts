import { sql } from 'kysely';
import { beforeAll, expect, test } from 'vitest';
import { calls } from '#bridge/calls/index.ts';
import { fieldOf } from '#bridge/calls/workflow/form.ts';
import { type AssigneeRule, type RouteNode, stepOf } from '#bridge/calls/workflow/route.ts';
import { uuid7 } from '#gateway/db/uuid7.ts';
import { addDays } from '#gateway/kernel/people/calendar.ts';
import { entries } from '#gateway/services/joyhr/life/records/entries.ts';
import { regularisations } from '#gateway/services/joyhr/life/records/regularisations.ts';
import { followDueTasks } from '#gateway/services/workflow/due-tasks.ts';
import { type DemoGateway, eachDemo } from '#tests/support/demo-gateway.ts';
import {
  hired,
  inCompany,
  type ReadChange,
  submitted,
  tenantOf,
} from '#tests/support/records/life-bench.ts';
import { publishForm, sendForm } from '#tests/support/workflow/publish-form.ts';
import { publishRoute } from '#tests/support/workflow/publish-route.ts';

const mentor = fieldOf({ id: 'mentor', nameZh: '导师', nameEn: 'Mentor', kind: 'person' });

eachDemo('the rules and policies of a route', (current) => {
  let demo: DemoGateway;
  let ids: Readonly<Record<'manager' | 'hr', string>>;

  beforeAll(async () => {
    demo = current();
    const own = async (account: string) =>
      (await demo.ask(account, calls.currentSession, {})).user.employmentId ?? '';
    ids = { manager: await own('manager'), hr: await own('hr') };
  });

  const asks = (who: AssigneeRule, more: Partial<ReturnType<typeof stepOf>> = {}): RouteNode =>
    stepOf({ id: 'one', name: 'one', who: [who], ...more });
  const people = (id: string): AssigneeRule => ({ kind: 'people', ids: [id] });
  const read = (approvalId: string, account = 'staff') =>
    demo.ask(account, calls.getApproval, { approvalId });
  const nameOf = async (account: keyof typeof ids) => {
    const choices = await demo.ask('admin', calls.routeChoices, {});
    return choices.people.find(({ id }) => id === ids[account])?.name ?? 'somebody without a name';
  };
  const act = (account: string, approvalId: string, what: 'approve' | 'reject', more = {}) =>
    demo.ask(account, calls.actOnApproval, {
      approvalId,
      act: what,
      requestKey: uuid7(),
      words: 'because',
      ...more,
    });
  /** Who has it at each step, of the steps that are open. */
  const openIn = async (approvalId: string) =>
    (await read(approvalId)).steps.flatMap(({ node, people: asked }) =>
      asked.flatMap(({ name, state }) => (state === 'open' ? [`${node}:${name}`] : [])),
    );
  const forecast = async (formId: string, values = {}) => {
    const { steps } = await demo.ask('staff', calls.formInstancePreview, {
      formId,
      version: 1,
      values,
    });
    return steps.flatMap(({ people: asked }) => asked.map(({ name }) => name));
  };

  test('ask the person in a field, also one that a step before has filled in', async () => {
    const first = stepOf({
      id: 'first',
      name: 'first',
      who: [people(ids.manager)],
      rights: { mentor: 'write' },
    });
    const formId = await publishForm(demo, [first, asks({ kind: 'person', field: 'mentor' })], {
      fields: [mentor],
    });
    const hr = await nameOf('hr');
    expect((await forecast(formId, { mentor: ids.hr })).at(-1)).toBe(hr);
    const approvalId = await sendForm(demo, 'staff', formId);
    await act('manager', approvalId, 'approve', { values: { mentor: ids.hr } });
    expect(await openIn(approvalId)).toEqual([`one:${hr}`]);
  });

  test('refuse to publish a person out of a field that holds none', async () => {
    const publishing = publishForm(demo, [asks({ kind: 'person', field: 'why' })]);
    await expect(publishing).rejects.toThrow(/definition\.publish as admin: .*"route\.one"/);
  });

  test('ask who holds a position today', async () => {
    const { rows } = await inCompany(demo, (database) =>
      sql<{ position_id: string }>`select j.position_id from job_row j
        where j.employment_id = ${ids.hr} and j.position_id is not null
        order by j.from_on desc limit 1`.execute(database),
    );
    const position = rows[0]?.position_id ?? '';
    const { positions } = await demo.ask('admin', calls.routeChoices, {});
    expect(positions.map(({ id }) => id)).toContain(position);
    const formId = await publishForm(demo, [asks({ kind: 'position', ids: [position] })]);
    expect(await forecast(formId)).toContain(await nameOf('hr'));
  });

  test('ask the leaders of the departments in a row from the own one up', async () => {
    const own = await publishForm(demo, [asks({ kind: 'leader', level: 1 })]);
    const row = await publishForm(demo, [asks({ kind: 'leaders', level: 9 })]);
    const names = await forecast(row);
    expect(names[0]).toBe((await forecast(own))[0]);
    const approvalId = await sendForm(demo, 'staff', row);
    expect(await openIn(approvalId)).toEqual([`one:${names[0]}`]);
  });

  test('ask a named person where no one is found', async () => {
    const empty = asks(
      { kind: 'role', ids: [uuid7()] },
      { noAssignee: 'person', fallback: ids.hr },
    );
    const formId = await publishForm(demo, [empty]);
    expect(await forecast(formId)).toEqual([await nameOf('hr')]);
    const approvalId = await sendForm(demo, 'staff', formId);
    expect((await read(approvalId)).steps[0]).toMatchObject({ noAssignee: true, state: 'open' });
  });

  test('send a rejection back to a step, which the log says', async () => {
    const last = stepOf({
      id: 'last',
      name: 'last',
      who: [people(ids.manager)],
      refuse: 'node',
      refuseTo: 'one',
    });
    const formId = await publishForm(demo, [asks(people(ids.hr)), last]);
    const approvalId = await sendForm(demo, 'staff', formId);
    await act('hr', approvalId, 'approve');
    expect((await read(approvalId, 'manager')).task?.rejectsTo).toBe('one');
    await act('manager', approvalId, 'reject');
    const { status, round, log } = await read(approvalId);
    expect([status, round]).toEqual(['running', 2]);
    expect(await openIn(approvalId)).toEqual([`one:${await nameOf('hr')}`]);
    expect(log.slice(-2)).toMatchObject([
      { kind: 'reject', words: 'because' },
      { kind: 'rejectTo', node: 'one', actorName: null },
    ]);
  });

  /** Runs the job as if it were some hours after a task was due. */
  async function dueJob(approvalId: string, account: string, hours = 1) {
    const { task } = await read(approvalId, account);
    const at = new Date(Date.parse(task?.dueAt ?? '') + hours * 3_600_000);
    return () => runAt(at);
  }
  async function runAt(at: Date) {
    const tenantId = await tenantOf(demo);
    await inCompany(demo, (database) => followDueTasks({ database, tenantId, now: () => at }));
  }

  const timed = (overdue: 'pass' | 'reject' | 'person', more = {}) =>
    asks(people(ids.manager), { dueHours: 4, overdue, ...more });

  test('approve what is overdue once, which is no decision of its person', async () => {
    const formId = await publishForm(demo, [
      timed('pass'),
      stepOf({ id: 'last', name: 'last', who: [people(ids.hr)] }),
    ]);
    const approvalId = await sendForm(demo, 'staff', formId);
    const job = await dueJob(approvalId, 'manager');
    await job();
    await job();
    const { steps, log } = await read(approvalId);
    expect(log.map(({ kind }) => kind)).toEqual(['submit', 'overdueApprove']);
    const name = await nameOf('manager');
    expect(log[1]).toMatchObject({ actorName: null, forName: name });
    expect(steps[0]?.people[0]).toMatchObject({ name, state: 'approved', automatic: true });
    const done = await demo.ask('manager', calls.approveCenterList, {
      approvalType: 'done',
      rows: 200,
    });
    expect(done.rows.map(({ id }) => id)).not.toContain(approvalId);
    expect(await openIn(approvalId)).toEqual([`last:${await nameOf('hr')}`]);
  });

  test('reject what is overdue', async () => {
    const formId = await publishForm(demo, [timed('reject')]);
    const approvalId = await sendForm(demo, 'staff', formId);
    const job = await dueJob(approvalId, 'manager');
    await job();
    await job();
    const { status, log } = await read(approvalId);
    expect([status, ...log.map(({ kind }) => kind)]).toEqual([
      'rejected',
      'submit',
      'overdueReject',
    ]);
  });

  test('50: leave alone what was decided in time', async () => {
    const formId = await publishForm(demo, [timed('reject')]);
    const approvalId = await sendForm(demo, 'staff', formId);
    const job = await dueJob(approvalId, 'manager');
    await act('manager', approvalId, 'approve');
    await job();
    const { status, log } = await read(approvalId);
    expect([status, log.length]).toEqual(['approved', 2]);
  });

  test('give what is overdue to a named person, once', async () => {
    const formId = await publishForm(demo, [timed('person', { overdueTo: ids.hr })]);
    const approvalId = await sendForm(demo, 'staff', formId);
    const job = await dueJob(approvalId, 'manager');
    await job();
    const hr = await nameOf('hr');
    expect(await openIn(approvalId)).toEqual([`one:${hr}`]);
    const again = await dueJob(approvalId, 'hr');
    await again();
    expect(await openIn(approvalId)).toEqual([`one:${hr}`]);
    const { log } = await read(approvalId);
    expect(log.slice(1)).toMatchObject([
      { kind: 'overdueGive', forName: await nameOf('manager'), people: [hr] },
    ]);
  });

  test('let the record take effect that a rule has approved', async () => {
    await publishRoute(demo, 'regularisation', [timed('pass')]);
    const employment = await hired(demo, entries, addDays(demo.today, -20), {
      probationEndsOn: addDays(demo.today, 40),
    });
    const asked = (await submitted(demo, 'hr', regularisations, {
      employment,
      effectiveOn: addDays(demo.today, 6),
    })) as ReadChange & { pending: string };
    const job = await dueJob(asked.pending, 'manager');
    await job();
    expect((await read(asked.pending, 'hr')).status).toBe('approved');
    const { fields } = await demo.ask('hr', calls.getEmployee, { employmentId: employment });
    expect(fields.probationEndsOn).toBe(addDays(demo.today, 5));
    await publishRoute(demo, 'regularisation', null);
  });
});
