import { beforeAll, expect, test } from 'vitest';
import { calls } from '#bridge/calls/index.ts';
import type { RequestOf } from '#bridge/calls/kit/define.ts';
import { addDays, addMonths, monthStart } from '#gateway/kernel/people/calendar.ts';
import { type DemoGateway, eachDemo } from '#tests/support/demo-gateway.ts';
import { inCompany } from '#tests/support/records/life-bench.ts';
import { makeAccount } from '#tests/support/records/record-bench.ts';

type Cells = RequestOf<typeof calls.saveRosterCells>['cells'];

eachDemo('rosters', (current) => {
  let demo: DemoGateway;
  let organId = '';
  let month = '';
  beforeAll(async () => {
    demo = current();
    const organs = await demo.ask('hr', calls.organTree, {});
    organId = organs.find(({ name }) => name === '支持组')?.id ?? '';
    month = addMonths(monthStart(demo.today), 2).slice(0, 7);
  });

  const open = (account = 'hr', of = month) =>
    demo.ask(account, calls.openRoster, { organId, month: of });
  const save = async (cells: Cells, account = 'hr', version?: number) => {
    const request = { organId, month, cells, version: version ?? (await open()).version };
    return (await demo.browser(account)).call(calls.saveRosterCells, request);
  };
  const publish = async (reason?: string) =>
    (await demo.browser('hr')).call(calls.publishRoster, {
      organId,
      month,
      version: (await open()).version,
      ...(reason !== undefined && { reason }),
    });

  test('of the demo show people, what is worked, leave and the calendar', async () => {
    const roster = await open('hr', demo.today.slice(0, 7));
    expect(roster.state).toBe('published');
    expect(roster.people.length).toBeGreaterThan(5);
    expect(roster.days[roster.first]?.day).toBe(monthStart(demo.today));
    expect(roster.shifts.map(({ name }) => name)).toContain('夜班');
    const [person] = roster.people;
    expect(person?.plans).toHaveLength(roster.days.length);
    expect(person?.published.slice(roster.first, roster.last + 1)).not.toContain(-1);
    // The crews of the demo add their hours up over a quarter.
    expect(roster.people.every(({ hasCycle }) => hasCycle)).toBe(true);
  });

  test('are saved as a draft, published once without and then with a reason, and told to the people', async () => {
    const roster = await open();
    const [person, other] = roster.people;
    const night = roster.shifts.find(({ name }) => name === '夜班');
    if (!person || !other || !night) throw new Error('The demo has them.');
    const day = `${month}-06`;
    const saved = await save([
      { employmentId: person.id, day, plan: night.id },
      { employmentId: person.id, day: addDays(day, 1), plan: 'rest' },
    ]);
    expect(saved.code).toBe('ok');
    const place = roster.days.findIndex((one) => one.day === day);
    const drawn = (await open()).people.find(({ id }) => id === person.id);
    expect([drawn?.plans[place], drawn?.published[place]]).toEqual([
      roster.shifts.indexOf(night) + 1,
      -1,
    ]);
    // Somebody else had the state from before open.
    const late = await save([{ employmentId: other.id, day, plan: 'rest' }], 'hr', roster.version);
    expect(late.code).toBe('conflict');

    const functions = ['scheduling.mine'];
    await makeAccount(demo, {
      loginName: 'rostered',
      range: 'self',
      functions,
      employmentId: person.id,
    });
    expect((await demo.ask('rostered', calls.myRoster, { month })).days[5]?.plan).toBe('open');
    const first = await publish();
    expect(first.answer.result).toMatchObject({ days: 2, people: 1, messages: 1 });
    const told = await demo.ask('rostered', calls.getSchedulingMessage, {});
    expect(told).toMatchObject({ total: 1, unread: 1 });
    expect(told.rows[0]).toMatchObject({ isSee: false, route: `/mine?month=${month}` });
    await demo.ask('rostered', calls.updateNoticeIsSee, { noticeId: told.rows[0]?.id ?? '' });
    const unread = await demo.ask('rostered', calls.getSchedulingMessage, { isSee: '0' });
    expect(unread).toMatchObject({ total: 0, unread: 0 });
    for (const account of ['hr', 'maple']) {
      const { rows } = await demo.ask(account, calls.getSchedulingMessage, { rows: 200 });
      expect(rows.map(({ id }) => id)).not.toContain(told.rows[0]?.id);
    }
    const own = await demo.ask('rostered', calls.myRoster, { month });
    expect(own.days[5]).toMatchObject({ plan: 'shift', shift: { name: '夜班' } });
    expect(own.days[6]?.plan).toBe('rest');
    expect((await publish()).code).toBe('paiban.nothingChanged');
    await save([{ employmentId: person.id, day: addDays(day, 1), plan: night.id }]);
    expect((await publish()).code).toBe('paiban.reasonNeeded');
    expect((await publish('替班')).code).toBe('ok');
    const { changes } = await demo.ask('hr', calls.rosterChanges, { organId, month });
    expect(changes.map(({ action, reason }) => [action, reason])).toEqual([
      ['published', '替班'],
      ['published', null],
    ]);
  });

  test('with what cannot be worked are not published', async () => {
    const { people, shifts } = await open();
    const person = people.at(-1);
    const named = (name: string) => shifts.find((one) => one.name === name)?.id ?? '';
    if (!person) throw new Error('The demo has one.');
    const day = `${month}-20`;
    const employmentId = person.id;
    await save([
      { employmentId, day, plan: named('夜班') },
      { employmentId, day: addDays(day, 1), plan: named('早班') },
    ]);
    await inCompany(demo, (transaction) =>
      transaction
        .updateTable('employment')
        .set({ left_on: `${month}-19`, left_reason: 'other' })
        .where('id', '=', employmentId)
        .execute(),
    );
    expect((await publish('补排')).code).toBe('paiban.rosterImpossible');
    await save([
      { employmentId, day, plan: '' },
      { employmentId, day: addDays(day, 1), plan: '' },
    ]);
    expect((await publish('补排')).code).toBe('paiban.nothingChanged');
  });

  test('with night work that is banned stay drafts, and say the days without the reason', async () => {
    const { people, shifts } = await open();
    const employmentId = people[2]?.id ?? '';
    const plan = shifts.find(({ name }) => name === '夜班')?.id ?? '';
    const birth = `${month}-15`;
    await demo.ask('hr', calls.protectedPeriodCreate, {
      values: { employment: employmentId, kind: 'nursing', fromOn: birth, toOn: `${month}-20` },
    });
    // The night before the birth reaches into its day.
    expect((await save([{ employmentId, day: `${month}-14`, plan }])).code).toBe('ok');
    expect((await publish('补排')).code).toBe('paiban.rosterNightBan');
    const { people: seen, days } = await open();
    const person = seen.find(({ id }) => id === employmentId);
    const banned = person?.noNight.map((at) => days[at]?.day);
    expect(banned).toEqual(['15', '16', '17', '18', '19', '20'].map((one) => `${month}-${one}`));
    expect(JSON.stringify(person)).not.toContain('nursing');
    await save([
      { employmentId, day: `${month}-14`, plan: '' },
      { employmentId, day: `${month}-13`, plan },
      { employmentId, day: `${month}-21`, plan },
    ]);
    expect((await publish('补排')).code).toBe('ok');
  });

  test('are locked, and unlocked with a reason', async () => {
    const { version, people } = await open();
    const employmentId = people[0]?.id ?? '';
    const locked = await demo.ask('hr', calls.lockRoster, { organId, month, version });
    const cell = { employmentId, day: `${month}-10`, plan: 'rest' } as const;
    expect((await save([cell])).code).toBe('paiban.rosterLocked');
    expect((await publish('改')).code).toBe('paiban.rosterLocked');
    const request = { organId, month, version: locked.version, reason: '补排' };
    await demo.ask('hr', calls.unlockRoster, request);
    expect((await save([cell])).code).toBe('ok');
  });

  test('of a month are listed with what is not published, for those who reach them', async () => {
    const listed = async () => {
      const { rosters } = await demo.ask('hr', calls.monthRosters, { month });
      return rosters.find((one) => one.organId === organId);
    };
    const roster = await open();
    const line = await listed();
    expect(line).toMatchObject({ organName: '支持组', state: roster.state });
    expect(line?.version).toBe(roster.version);
    const { first, last, people } = roster;
    const differing = people.flatMap(({ plans, published }) =>
      plans.slice(first, last + 1).filter((plan, at) => plan !== published[first + at]),
    );
    expect(line?.unpublished).toBe(differing.length);
    const planned = people.filter(({ plans }) =>
      plans.slice(first, last + 1).some((one) => one >= 0),
    );
    expect(line?.people).toBe(planned.length);
    const manager = await demo.ask('manager', calls.monthRosters, { month });
    expect(manager.rosters.map((one) => one.organId)).not.toContain(organId);
    const staff = await demo.browser('staff');
    expect((await staff.call(calls.monthRosters, { month })).code).toBe('noPermission');
  });

  test('are withdrawn with a reason, and those whose days they were are told', async () => {
    const { version } = await open();
    const withdrawn = await demo.ask('hr', calls.withdrawRoster, {
      organId,
      month,
      version,
      reason: '重新排班',
    });
    expect(withdrawn).toMatchObject({ messages: 1 });
    expect(withdrawn.days).toBeGreaterThan(1);
    const told = await demo.ask('rostered', calls.getSchedulingMessage, { isSee: '0' });
    expect(told.rows[0]?.title).toBe(`Your roster of ${month} is withdrawn`);
    const own = await demo.ask('rostered', calls.myRoster, { month });
    expect(own.days[5]?.plan).toBe('open');
    const again = await demo.browser('hr');
    const request = { organId, month, version: withdrawn.version, reason: '再次' };
    expect((await again.call(calls.withdrawRoster, request)).code).toBe('notNow');
  });

  test('are not needed by who works the hours of a group: the own month has those', async () => {
    const own = await demo.ask('staff', calls.myRoster, { month: demo.today.slice(0, 7) });
    expect(own.source).toBe('usual');
    const worked = own.days.filter(({ plan }) => plan === 'shift');
    expect(worked.length).toBeGreaterThan(10);
    expect(worked.every(({ kind, shift }) => kind === 'workday' && shift !== null)).toBe(true);
    expect(
      own.days.filter(({ kind }) => kind !== 'workday').every(({ plan }) => plan === 'rest'),
    ).toBe(true);
    expect(own.minutes).toBe(worked.length * 480);
  });

  test('of others are out of reach', async () => {
    const staff = await demo.browser('staff');
    expect((await staff.call(calls.openRoster, { organId, month })).code).toBe('noPermission');
    const maple = await demo.browser('maple');
    expect((await maple.call(calls.openRoster, { organId, month })).code).toBe('notFound');
    const manager = await demo.browser('manager');
    expect((await manager.call(calls.openRoster, { organId, month })).code).toBe('notFound');
  });

  test('decide what attendance asks of a day', async () => {
    const today = demo.today.slice(0, 7);
    const roster = await open('hr', today);
    const person = roster.people.find(({ leftOn }) => leftOn === null);
    const at = roster.days.findIndex(({ day }) => day === demo.today) - 1;
    const day = roster.days[at]?.day ?? '';
    if (!person || day < `${today}-01`) return;
    const before = await resultOf(demo, person.id, day);
    const plan = person.published[at] === 0 ? (roster.shifts[0]?.id ?? '') : 'rest';
    const version = roster.version;
    const unit = { organId, month: today };
    const saved = await demo.ask('hr', calls.saveRosterCells, {
      ...unit,
      version,
      cells: [{ employmentId: person.id, day, plan }],
    });
    expect(await resultOf(demo, person.id, day)).toEqual(before);
    await demo.ask('hr', calls.publishRoster, { ...unit, version: saved.version, reason: '补休' });
    const after = await resultOf(demo, person.id, day);
    expect(after?.plan).toBe(plan === 'rest' ? 'rest' : 'shift');
    expect(after?.plan).not.toBe(before?.plan);
  });
});

function resultOf(demo: DemoGateway, employmentId: string, day: string) {
  return inCompany(demo, (transaction) =>
    transaction
      .selectFrom('day_result')
      .where('employment_id', '=', employmentId)
      .where('day', '=', day)
      .select(['plan', 'due_minutes', 'state'])
      .executeTakeFirst(),
  );
}
