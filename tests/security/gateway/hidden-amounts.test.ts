/** Who may not see the pay of a person is shown it by nothing that reads: lists, files, search, the assistant's tools. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { type AgentTool, readingTools } from '#bridge/calls/agent/names.ts';
import { calls } from '#bridge/calls/index.ts';
import type { AnyCall } from '#bridge/calls/kit/define.ts';
import { paySubject } from '#bridge/calls/salary/subject.ts';
import { addDays, addMonths } from '#gateway/kernel/people/calendar.ts';
import { payRecords, payrollRole } from '#gateway/services/tum/starting-pay-roles.ts';
import { everydayRoles } from '#gateway/services/tum/starting-roles.ts';
import { createDemo, type DemoGateway } from '#tests/support/demo-gateway.ts';
import { openTestGateway } from '#tests/support/gateway.ts';
import { letProgramsIn, makeToken, openProgram } from '#tests/support/mcp.ts';
import {
  amountForms,
  amountStart,
  type PlantedPay,
  paidAccount,
  plantPay,
  textOf,
} from '#tests/support/planted-pay.ts';
import { fieldSchema } from '#tests/support/request-maker.ts';
import { signInWithRole } from '#tests/support/role-holder.ts';
import type { ShellClient } from '#tests/support/shell-client.ts';

/** What calls are asked about: each of their fields that is here, once for each of its values. */
function valuesOf(planted: PlantedPay): Readonly<Record<string, readonly unknown[]>> {
  const { employmentId, payRunId, paySlipId, month, rows, approvalId } = planted;
  const ids = [...rows, employmentId, approvalId, paySlipId];
  return {
    paySlipId: [paySlipId],
    id: ids,
    rowId: rows,
    ids: rows.map((id) => [id]),
    keyword: [amountStart],
    search: [amountStart],
    query: [amountStart],
    text: [amountStart],
    form: ['labour', 'wages'],
    // A sheet has the cells of a list: one format of it is enough.
    format: ['csv'],
    employmentId: [employmentId],
    employmentIds: [[employmentId]],
    payRunId: [payRunId],
    approvalId: [approvalId],
    month: [month],
    year: [month.slice(0, 4)],
    asOf: [month],
    day: [month],
    from: [month],
    to: [addDays(addMonths(month, 1), -1)],
    page: ['1'],
    rows: ['200'],
  };
}

/** The requests of a call about the person that fit it, each once. */
function requestsOf(call: AnyCall, planted: PlantedPay): readonly Record<string, unknown>[] {
  const values = Object.entries(valuesOf(planted)).filter(
    ([name]) => fieldSchema(call, name) !== undefined,
  );
  const base = Object.fromEntries(values.map(([name, [first]]) => [name, first]));
  const needed = Object.fromEntries(
    Object.entries(base).filter(([name]) => !['keyword', 'search', 'query', 'text'].includes(name)),
  );
  const others = values.flatMap(([name, all]) =>
    all.map((value) => ({ ...needed, [name]: value })),
  );
  const distinct = new Map(
    [{}, needed, base, ...others].map((request) => [JSON.stringify(request), request]),
  );
  return [...distinct.values()].filter((one) => z.safeParse(call.request, one).success);
}

/** They show a request, and note that a copy of it was read. */
const showing = ['workflow.approval.get', 'form.instance.find'];

/** Calls that change nothing, those that give a file, and those that show a request. */
const reading = Object.values(calls).filter(
  ({ name, effect, answer }) =>
    answer !== 'events' && (effect !== 'write' || answer === 'file' || showing.includes(name)),
);

/** Speaks every call that reads, or those of the names; the calls that show the amount, and those that answered. */
async function sweep(browser: ShellClient, planted: PlantedPay, names?: readonly string[]) {
  const shown = new Set<string>();
  const answered = new Set<string>();
  for (const call of reading) {
    if (names !== undefined && !names.includes(call.name)) continue;
    for (const request of requestsOf(call, planted)) {
      const answer = await browser.send(call, request);
      if (answer.code === undefined || answer.code === 'ok') answered.add(call.name);
      if (amountForms.test(await textOf(answer))) shown.add(call.name);
    }
  }
  return { shown: [...shown].toSorted(), answered };
}

/** All that everyday roles may do, and the records of pay without any of their amounts. */
const withoutPay = [
  ...new Set([...everydayRoles.flatMap(({ functions }) => [...functions]), ...payRecords]),
].filter((name) => !payrollRole.functions.includes(name) || payRecords.includes(name));

// Rights do not depend on the database: one of them is enough for some thousand requests.
describe('the pay of a person', () => {
  let demo: DemoGateway;
  const secrets = new Map<string, string>();
  let asked: Promise<PlantedPay> | undefined;
  /** Inside a test, since planting waits for a calculation as tests do. */
  const plantOnce = () => (asked ??= plantPay(demo));
  beforeAll(async () => {
    demo = createDemo(await openTestGateway({ kind: 'PostgreSQL', demo: true, listen: true }));
    await letProgramsIn(demo, {
      dataClasses: ['ownTime', 'ownRequests', 'people', 'figures', 'documents', 'portal'],
    });
    // A token wants a password that was entered lately: at first, since the sweeps take their time.
    for (const account of ['staff', 'hr', paidAccount])
      secrets.set(account, (await makeToken(demo, account)).secret);
  });
  afterAll(async () => {
    await demo?.gateway.close();
  });

  test('is found by this sweep where it may be seen, in files too', {
    timeout: 200_000,
  }, async () => {
    const planted = await plantOnce();
    const ofPayroll = [
      'etax.declaration.export',
      'etax.otherIncome.export',
      'insurance.enrolment.export',
      'salary.payRaise.export',
      'salary.payRaise.history',
      'salary.payRaise.page',
      'salary.salaryFile.export',
      'salary.slip.get',
      'workflow.print',
    ];
    const payroll = await sweep(await demo.browser('hr'), planted, ofPayroll);
    expect(payroll.shown).toEqual(ofPayroll);
    const ofOneself = [
      'etax.myTax.file',
      'salary.mySlip.file',
      'workflow.approval.get',
      'workflow.certificate.download',
    ];
    const own = await sweep(await demo.browser(paidAccount), planted, ofOneself);
    expect(own.shown).toEqual(ofOneself);
  });

  test('is shown by no call to an employee', { timeout: 400_000 }, async () => {
    const planted = await plantOnce();
    const staff = await sweep(await demo.browser('staff'), planted);
    expect(staff.shown).toEqual([]);
    expect(staff.answered.size).toBeGreaterThan(100);
  });

  test('is shown by no call to personnel without the fields of pay', {
    timeout: 400_000,
  }, async () => {
    const planted = await plantOnce();
    const clerk = await signInWithRole(demo, { range: 'all', functions: withoutPay, fields: [] });
    const personnel = await sweep(clerk, planted);
    expect(personnel.shown).toEqual([]);
    expect(personnel.answered.size).toBeGreaterThan(400);
  });

  test('leaves by no tool of the assistant, whoever asks', { timeout: 120_000 }, async () => {
    const planted = await plantOnce();
    const answered = new Set<AgentTool>();
    const asked = await argumentsOf(demo, planted);
    for (const [account, secret] of secrets) {
      const program = await openProgram(demo, secret);
      for (const { tool, args } of asked) {
        // Programs may use only so many tools in a minute.
        demo.gateway.clock.advance(5000);
        const { isError, said } = await program.use(tool, args);
        if (!isError) answered.add(tool);
        const use = `${account} ${tool} ${JSON.stringify(args)}`;
        expect(JSON.stringify(said), use).not.toMatch(amountForms);
      }
      await program.close();
    }
    expect([...answered].toSorted()).toEqual([...readingTools].toSorted());
  });

  test('gets into no line of the log', { timeout: 120_000 }, async () => {
    const names = ['salary.slip.get', 'workflow.print'];
    const { shown } = await sweep(await demo.browser('hr'), await plantOnce(), names);
    expect(shown).toEqual(names);
    expect(demo.gateway.logged.length).toBeGreaterThan(0);
    expect(demo.gateway.logged.join('')).not.toMatch(amountForms);
  });
});

interface ToolUse {
  readonly tool: (typeof readingTools)[number];
  readonly args: Readonly<Record<string, unknown>>;
}

/** What each reading tool is asked: the name of the person, the amount, and every figure of pay. */
async function argumentsOf(demo: DemoGateway, { month }: PlantedPay): Promise<ToolUse[]> {
  const { user } = await demo.ask(paidAccount, calls.currentSession, {});
  const name = user.realName;
  const subjects = await demo.ask('hr', calls.listSubjects, {});
  const ofPay = subjects.find((one) => one.name === paySubject.name)?.measures ?? [];
  expect(ofPay.length).toBeGreaterThan(1);
  const span = { from: month, to: addDays(addMonths(month, 1), -1) };
  return [
    { tool: 'myDay', args: {} },
    { tool: 'myLeave', args: {} },
    { tool: 'myAttendance', args: span },
    { tool: 'mySlip', args: { month: month.slice(0, 7) } },
    { tool: 'myRequests', args: { which: 'all' } },
    { tool: 'findPeople', args: { name } },
    { tool: 'findPeople', args: { name: amountStart } },
    { tool: 'organ', args: {} },
    { tool: 'calendar', args: { what: 'away', ...span } },
    ...ofPay.map((one): ToolUse => {
      const measure = `${paySubject.name}.${one.name}`;
      return { tool: 'figure', args: { measure, by: 'organ', ...span } };
    }),
    { tool: 'report', args: {} },
    { tool: 'searchDocuments', args: { words: amountStart } },
    { tool: 'searchPortal', args: { words: amountStart } },
    { tool: 'searchPortal', args: { words: name } },
  ];
}
