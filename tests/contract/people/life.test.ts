import { beforeAll, expect, test } from 'vitest';
import { calls } from '#bridge/calls/index.ts';
import { addDays, addMonths } from '#gateway/kernel/people/calendar.ts';
import { entries } from '#gateway/services/joyhr/life/records/entries.ts';
import { leavings } from '#gateway/services/joyhr/life/records/leavings.ts';
import { regularisations } from '#gateway/services/joyhr/life/records/regularisations.ts';
import { transfers } from '#gateway/services/joyhr/life/records/transfers.ts';
import { takeEffect } from '#gateway/services/joyhr/life/take-effect.ts';
import { type DemoGateway, eachDemo } from '#tests/support/demo-gateway.ts';
import {
  hired,
  inCompany,
  newEntry,
  type ReadChange,
  runDay,
  submit,
  submitted,
  tenantOf,
} from '#tests/support/records/life-bench.ts';
import { ask, makeAccount, speak } from '#tests/support/records/record-bench.ts';

const DAY = 86_400_000;

eachDemo('the life of an employment', (current) => {
  let demo: DemoGateway;
  let today: string;
  beforeAll(() => {
    demo = current();
    today = demo.today;
  });

  const record = (employmentId: string) => demo.ask('hr', calls.getEmployee, { employmentId });
  const life = (employmentId: string) => demo.ask('hr', calls.employmentLife, { employmentId });
  const move = (bound: typeof entries, { id, version }: ReadChange, name: string) =>
    speak<ReadChange>(demo, 'hr', bound, 'move', { id, version, move: name });

  test('hires a person at once, with the next number, a job and a history', async () => {
    const values = await newEntry(demo, today);
    const first = await submitted(demo, 'hr', entries, values);
    expect(first.state).toBe('effective');
    const employee = await record(first.computed.employmentId ?? '');
    expect(employee).toMatchObject({
      status: 'active',
      fields: { name: '顾清和', birthDate: '1993-05-08' },
    });
    expect(employee.jobs).toMatchObject([{ from: today, to: null, reason: 'hire' }]);
    const second = await record(await hired(demo, entries, today));
    const numbers = [employee, second].map(({ fields }) => Number(fields.staffNo?.slice(1)));
    expect((numbers[1] ?? 0) - (numbers[0] ?? 0)).toBe(1);
    const { rows } = await demo.ask('hr', calls.employeeHistory, { employmentId: employee.id });
    expect(rows[0]?.changes.map(({ field }) => field)).toEqual(['staffNo', 'joinedOn']);
  });

  test('refuses a person who is employed, and a probation that is too long, with the article', async () => {
    const values = await newEntry(demo, today);
    await submitted(demo, 'hr', entries, values);
    const again = await submit(demo, 'hr', entries, values);
    expect(again.answer.fields).toEqual([{ path: 'changes.idNumber', issue: 'employed' }]);
    const long = { ...(await newEntry(demo, today)), contractKind: 'fixed', contractMonths: 12 };
    const most = addDays(addMonths(today, 2), -1);
    const refused = await submit(demo, 'hr', entries, {
      ...long,
      probationEndsOn: addDays(most, 1),
    });
    expect(refused.answer.fields).toEqual([
      { path: 'changes.probationEndsOn', issue: 'probationLimit', max: 2 },
    ]);
    expect((await submit(demo, 'hr', entries, { ...long, probationEndsOn: most })).code).toBe('ok');
    const told = await demo.ask('hr', calls.findFormer, {
      idDocumentType: 'cn-id',
      idNumber: String(values.idNumber),
    });
    expect(told).toMatchObject({ state: 'employed', employments: [{ name: '顾清和' }] });
  });

  test('plans a transfer by days, lets corrections through it, and takes it back', async () => {
    const employmentId = await hired(demo, entries, addDays(today, -40));
    const organs = await demo.ask('hr', calls.organTree, {});
    const organ = organs.find(({ id }) => id !== organs.at(-1)?.id)?.id ?? '';
    const next = addDays(today, 30);
    const values = { employment: employmentId, kind: 'transfer', effectiveOn: next, organ };
    const planned = await submitted(demo, 'hr', transfers, values);
    expect(planned.state).toBe('planned');
    const before = await record(employmentId);
    expect(before.fields.organId).toBe(organs.at(-1)?.id);
    expect(before.jobs.map(({ from, to }) => [from, to])).toEqual([
      [next, null],
      [addDays(today, -40), addDays(next, -1)],
    ]);
    const sameDay = await submit(demo, 'hr', transfers, values);
    expect(sameDay.answer.fields).toEqual([{ path: 'changes.effectiveOn', issue: 'sameDay' }]);
    const client = await demo.browser('hr');
    await client.call(calls.updateEmployee, {
      employmentId,
      version: before.version,
      changes: { workPlace: '苏州' },
    });
    expect(await workPlaces(employmentId)).toEqual([null, '苏州', '苏州']);
    expect((await move(transfers, planned, 'cancel')).answer.result?.state).toBe('cancelled');
    expect(await workPlaces(employmentId)).toEqual([null, '苏州']);
  });

  const workPlaces = (employmentId: string) =>
    inCompany(demo, async (transaction) => {
      const rows = await transaction
        .selectFrom('job_row')
        .where('employment_id', '=', employmentId)
        .orderBy('from_on')
        .select('work_place')
        .execute();
      return rows.map((row) => row.work_place);
    });

  test('ends a probation, and puts it back when that is cancelled', async () => {
    const probationEndsOn = addDays(addMonths(today, 3), -1);
    const employmentId = await hired(demo, entries, today, { probationEndsOn });
    const effectiveOn = addMonths(today, 1);
    const values = { employment: employmentId, effectiveOn };
    const planned = await submitted(demo, 'hr', regularisations, values);
    expect((await record(employmentId)).fields.probationEndsOn).toBe(addDays(effectiveOn, -1));
    await move(regularisations, planned, 'cancel');
    expect((await record(employmentId)).fields.probationEndsOn).toBe(probationEndsOn);
    const late = { ...values, effectiveOn: addDays(probationEndsOn, 2) };
    expect((await submit(demo, 'hr', regularisations, late)).answer.fields).toEqual([
      { path: 'changes.effectiveOn', issue: 'notInProbation' },
    ]);
  });

  test('refuses a dismissal with short notice, and a last day before a planned change', async () => {
    const employmentId = await hired(demo, entries, addDays(today, -400));
    const values = { employment: employmentId, kind: 'dismissal-with-notice', noticeOn: today };
    const short = await submit(demo, 'hr', leavings, { ...values, lastDay: addDays(today, 29) });
    expect(short.answer.fields).toEqual([
      { path: 'changes.lastDay', issue: 'noticeShort', min: 30 },
    ]);
    const moved = { employment: employmentId, kind: 'transfer', workPlace: '苏州' };
    await submitted(demo, 'hr', transfers, { ...moved, effectiveOn: addDays(today, 50) });
    const early = await submit(demo, 'hr', leavings, { ...values, lastDay: addDays(today, 40) });
    expect(early.answer.fields).toEqual([{ path: 'changes.lastDay', issue: 'laterChange' }]);
    const { findings } = await demo.ask('hr', calls.adviseLeaving, {
      employmentId,
      kind: 'redundancy',
      lastDay: addDays(today, 60),
      protection: 'pregnancy',
    });
    expect(findings.map(({ tone, source }) => [tone, source])).toEqual([
      ['warn', 'Labour Contract Law, art. 42'],
    ]);
  });

  test('brings back who left as the same person, with another number and the earlier employment', async () => {
    const first = { ...(await newEntry(demo, addDays(today, -400))) };
    const { computed } = await submitted(demo, 'hr', entries, first);
    const employment = computed.employmentId ?? '';
    const lastDay = addDays(today, -10);
    const left = { employment, kind: 'contract-end', lastDay };
    expect((await submitted(demo, 'hr', leavings, left)).state).toBe('effective');
    expect((await record(employment)).status).toBe('left');
    const again = { ...first, joinedOn: today };
    const asked = await submit(demo, 'hr', entries, again);
    expect(asked.answer.fields).toEqual([{ path: 'changes.idNumber', issue: 'formerly' }]);
    const rehired = await submitted(demo, 'hr', entries, { ...again, rehire: true });
    const { others, events } = await life(rehired.computed.employmentId ?? '');
    expect(others).toMatchObject([{ id: employment, leftOn: lastDay }]);
    expect(events).toMatchObject([{ kind: 'entry', day: today }]);
    const [staffNo] = events[0]?.details.map(({ value }) => value) ?? [];
    expect(staffNo).not.toBe(others[0]?.staffNo);
  });

  test('lets a clerk hire and move within the range alone', async () => {
    const organs = await demo.ask('admin', calls.organTree, {});
    const own = organs.find(({ kind }) => kind === 'team');
    const other = organs.at(-1);
    const functions = ['personnel.entries', 'personnel.entries.edit'];
    await makeAccount(demo, {
      loginName: 'clerk',
      range: 'custom',
      organIds: [own?.id ?? ''],
      functions,
    });
    const values = await newEntry(demo, today);
    const inside = await submitted(demo, 'clerk', entries, { ...values, organ: own?.id ?? '' });
    expect(inside.state).toBe('effective');
    const outside = { ...(await newEntry(demo, today)), organ: other?.id ?? '' };
    const refused = await speak(demo, 'clerk', entries, 'create', { values: outside });
    expect(refused.code).toBe('noPermission');
    const { id } = await ask<ReadChange>(demo, 'hr', entries, 'create', { values: outside });
    expect((await speak(demo, 'clerk', entries, 'get', { id })).code).toBe('notFound');
    expect((await speak(demo, 'clerk', transfers, 'page', {})).code).toBe('noPermission');
    for (const account of ['clerk', 'maple']) {
      const stranger = await speak(demo, account, entries, 'move', {
        id,
        version: 1,
        move: 'submit',
      });
      expect(stranger.code).toBe('notFound');
    }
  });

  test('changes nothing when it is killed amid a hiring, and gives the number to the next', async () => {
    const values = await newEntry(demo, addDays(today, 3));
    const planned = await submitted(demo, 'hr', entries, values);
    const tenantId = await tenantOf(demo);
    const later = () => new Date(demo.gateway.clock.now().getTime() + 4 * DAY);
    const killed = inCompany(demo, async (database) => {
      await takeEffect({ database, tenantId, now: later, accountId: null }, 'entry', planned.id);
      throw new Error('killed');
    });
    await expect(killed).rejects.toThrow('killed');
    const found = await demo.ask('hr', calls.findFormer, {
      idDocumentType: 'cn-id',
      idNumber: String(values.idNumber),
    });
    expect(found.state).toBe('awaited');
    const twice = await submit(demo, 'hr', entries, values);
    expect(twice.answer.fields).toEqual([{ path: 'changes.idNumber', issue: 'awaited' }]);
    expect((await move(entries, planned, 'cancel')).answer.result?.state).toBe('cancelled');
  });
});

// The clock goes on here: who was signed in before is not any longer.
eachDemo('changes on their day', (current) => {
  test('take effect once: somebody joins, somebody leaves, reports have another manager', async () => {
    const demo = current();
    const { today, gateway } = demo;
    const boss = await hired(demo, entries, addDays(today, -90));
    const heir = await hired(demo, entries, addDays(today, -90));
    const report = await hired(demo, entries, addDays(today, -60), { manager: boss });
    const loginName = 'leaver';
    await makeAccount(demo, { loginName, range: 'self', functions: [], employmentId: boss });
    const leaving = await submitted(demo, 'admin', leavings, {
      employment: boss,
      kind: 'resignation',
      noticeOn: today,
      takeover: heir,
      lastDay: addDays(today, 5),
    });
    expect(leaving.state).toBe('planned');
    const values = await newEntry(demo, addDays(today, 6));
    await submitted(demo, 'admin', entries, values);
    expect((await runDay(demo))?.effective).toBe(0);
    const signIn = async (account: string) => {
      const browser = gateway.browser();
      await browser.signIn(account);
      return browser;
    };
    await signIn(loginName);
    gateway.clock.advance(5 * DAY);
    // Somebody of the demo leaves at the end of the month, which may be one of these days.
    await runDay(demo);
    const leaver = await signIn(loginName);
    gateway.clock.advance(DAY);
    expect((await runDay(demo))?.effective).toBeGreaterThanOrEqual(2);
    expect((await runDay(demo))?.effective).toBe(0);
    await expect(signIn(loginName)).rejects.toThrow('cannot sign in');
    expect((await leaver.call(calls.currentSession, {})).code).not.toBe('ok');
    const browser = await signIn('admin');
    const { answer } = await browser.call(calls.getEmployee, { employmentId: report });
    expect(answer.result?.fields.managerId).toBe(heir);
    const found = await browser.call(calls.rosterPage, { keyword: '顾清和', rows: 50 });
    expect(found.answer.result?.rows.map(({ status }) => status).toSorted()).toEqual([
      'active',
      'active',
      'active',
      'left',
    ]);
  });
});
