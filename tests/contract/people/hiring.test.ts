import { afterAll, beforeAll, expect, test } from 'vitest';
import { calls } from '#bridge/calls/index.ts';
import { addDays, addMonths } from '#gateway/kernel/people/calendar.ts';
import { entries } from '#gateway/services/joyhr/life/records/entries.ts';
import { leavings } from '#gateway/services/joyhr/life/records/leavings.ts';
import { nameTries } from '#gateway/services/uac/accounts/name-tries.ts';
import { type DemoGateway, eachDemo } from '#tests/support/demo-gateway.ts';
import { type ReachedPeople, reachPeople } from '#tests/support/reached-people.ts';
import { newEntry, submit, submitted } from '#tests/support/records/life-bench.ts';
import { makeAccount } from '#tests/support/records/record-bench.ts';

eachDemo('what a hiring makes besides the employment', (current) => {
  let demo: DemoGateway;
  let today: string;
  let people: ReachedPeople;
  beforeAll(async () => {
    demo = current();
    today = demo.today;
    people = await reachPeople(demo.gateway, 'maple');
    for (const account of ['hr', 'maple']) await forgetTries(account);
  });
  afterAll(() => people.close());

  /** The files of a worker share the tries of a company: those of the files before are taken back. */
  async function forgetTries(account: string): Promise<void> {
    const { tenant } = await demo.ask(account, calls.currentSession, {});
    let isLeft = true;
    while (isLeft) isLeft = nameTries.tryToCount(tenant.id, demo.gateway.clock.now()) === 0;
    for (let most = 20; most > 0; most -= 1) nameTries.free(tenant.id);
  }

  const contractsOf = async (employment: string) => {
    const { rows } = await demo.ask('hr', calls.contractPage, { employment: [employment] });
    return rows;
  };

  test('makes the contract that the entry describes, and none where it says nothing', async () => {
    const probationEndsOn = addDays(addMonths(today, 3), -1);
    const described = { contractKind: 'fixed', contractMonths: 36, probationEndsOn };
    const entry = { ...(await newEntry(demo, today)), ...described };
    const { computed } = await submitted(demo, 'hr', entries, entry);
    const [contract, ...more] = await contractsOf(computed.employmentId ?? '');
    expect(more).toEqual([]);
    const employee = await demo.ask('hr', calls.getEmployee, {
      employmentId: computed.employmentId ?? '',
    });
    expect(contract?.fields).toMatchObject({
      number: `${employee.fields.staffNo}-1`,
      kind: 'fixed',
      fromOn: today,
      toOn: addDays(addMonths(today, 36), -1),
      probationMonths: 3,
      status: 'unsigned',
    });
    const { rows } = await demo.ask('hr', calls.contractHistory, { id: contract?.id ?? '' });
    expect(rows).toHaveLength(1);
    const bare = await submitted(demo, 'hr', entries, await newEntry(demo, today));
    expect(await contractsOf(bare.computed.employmentId ?? '')).toEqual([]);
  });

  test('refuses a fixed term without its length, and a second probation', async () => {
    const values = await newEntry(demo, addDays(today, -200));
    const open = await submit(demo, 'hr', entries, { ...values, contractKind: 'fixed' });
    expect(open.answer.fields).toEqual([{ path: 'changes.contractMonths', issue: 'required' }]);
    const first = { ...values, probationEndsOn: addDays(today, -150) };
    const { computed } = await submitted(demo, 'hr', entries, first);
    const left = { kind: 'contract-end', lastDay: addDays(today, -10) };
    await submitted(demo, 'hr', leavings, { employment: computed.employmentId ?? '', ...left });
    const again = { ...values, joinedOn: today, rehire: true, probationEndsOn: addDays(today, 20) };
    expect((await submit(demo, 'hr', entries, again)).answer.fields).toEqual([
      { path: 'changes.probationEndsOn', issue: 'secondProbation' },
    ]);
  });

  test('opens an account for who is hired, and shows the link where nothing is sent', async () => {
    const values = { ...(await newEntry(demo, today)), phone: '13911112222', invite: true };
    const { id } = await submitted(demo, 'hr', entries, values);
    const invited = await demo.ask('hr', calls.inviteEntrant, { entryId: id });
    expect(invited).toMatchObject({ loginName: '13911112222', sent: null });
    const secret = invited.link?.address.split('#')[1] ?? '';
    const info = await demo.ask('hr', calls.passwordLinkInfo, { secret });
    const passwords = 'mixed';
    expect(info).toEqual({ loginName: '13911112222', name: '顾清和', isNew: true, passwords });
    const again = await demo.ask('hr', calls.inviteEntrant, { entryId: id });
    expect(again.link?.address).not.toBe(invited.link?.address);
    const password = 'A-new-harbour-2031';
    const kept = again.link?.address.split('#')[1] ?? '';
    await demo.ask('hr', calls.choosePassword, { secret: kept, password });
    const browser = await demo.browser('hr');
    const third = await browser.call(calls.inviteEntrant, { entryId: id });
    expect(third.code).toBe('uac.accountInUse');
    const stranger = await demo.browser('maple');
    expect((await stranger.call(calls.inviteEntrant, { entryId: id })).code).toBe('notFound');
  });

  test('invites nobody more than five times in an hour', async () => {
    const values = { ...(await newEntry(demo, today)), phone: '13911115555', invite: true };
    const { id: entryId } = await submitted(demo, 'hr', entries, values);
    const hr = await demo.browser('hr');
    const codes: (string | undefined)[] = [];
    for (let time = 0; time < 6; time += 1) {
      codes.push((await hr.call(calls.inviteEntrant, { entryId })).code);
    }
    expect(codes).toEqual([...Array(5).fill('ok'), 'throttled']);
  });

  test('gives a company that found many names taken its own names for a while', async () => {
    const { loginCorpId: company } = await demo.ask('hr', calls.getTokenInfo, {});
    const invite = async (phone: string) => {
      const values = { ...(await newEntry(demo, today)), phone, invite: true };
      const { id } = await submitted(demo, 'hr', entries, values);
      return (await demo.ask('hr', calls.inviteEntrant, { entryId: id })).loginName;
    };
    expect(await invite('13911113333')).toBe('13911113333');
    const now = demo.gateway.clock.now();
    let counted = 0;
    while (nameTries.tryToCount(company, now) === 0) counted += 1;
    expect(await invite('13911114444')).toMatch(/^[a-z0-9-]+@harbour$/);
    for (; counted > 0; counted -= 1) nameTries.free(company);
  });

  test('sends the invitation by the mail server of the company', async () => {
    const organs = await demo.ask('maple', calls.organTree, {});
    const values = { ...(await newEntry(demo, today)), organ: organs.at(-1)?.id ?? '' };
    const entry = { ...values, email: 'New.Person@people.example', invite: true };
    const { id } = await submitted(demo, 'maple', entries, entry);
    const { sent, link, loginName } = await demo.ask('maple', calls.inviteEntrant, {
      entryId: id,
    });
    expect([sent?.channel, link, loginName]).toEqual(['mail', null, 'new.person@people.example']);
    expect(people.mail.mails.at(-1)).toMatchObject({ to: ['new.person@people.example'] });
  });

  test('lets a clerk open no account that reaches more than its own record', async () => {
    const organs = await demo.ask('admin', calls.organTree, {});
    const roles = await demo.ask('admin', calls.rolePage, { keyword: 'manager' });
    const organ = organs.at(-1)?.id ?? '';
    const [role] = roles.rows;
    const rule = { organId: organ, withBelow: false, postId: null };
    const members = { add: [], remove: [], removeRules: [], addRules: [rule] };
    await demo.ask('admin', calls.saveRoleMembers, { roleId: role?.id ?? '', ...members });
    const functions = ['personnel.entries', 'personnel.entries.edit'];
    await makeAccount(demo, { loginName: 'entry-clerk', range: 'all', functions });
    const { id } = await submitted(demo, 'entry-clerk', entries, await newEntry(demo, today));
    const clerk = await demo.browser('entry-clerk');
    const refused = await clerk.call(calls.inviteEntrant, { entryId: id });
    expect(refused.code).toBe('uac.beyondOwnRights');
    await expect(demo.ask('admin', calls.inviteEntrant, { entryId: id })).resolves.toBeTruthy();
  });

  test('measures women by the kind of work of their post', async () => {
    const asked = { joinedOn: today, birthDate: addMonths(today, -12 * 53), gender: 'F' } as const;
    const unsaid = await demo.ask('hr', calls.adviseEntry, asked);
    expect(unsaid.findings.map(({ tone }) => tone)).toEqual(['warn']);
    const { rows } = await demo.ask('hr', calls.postPage, { rows: 50 });
    const tones = [];
    for (const [index, workKind] of (['specialist', 'operator'] as const).entries()) {
      const post = rows[index];
      const { id = '', version = 0 } = post ?? {};
      await demo.ask('admin', calls.postUpdate, { id, version, changes: { workKind } });
      const { findings } = await demo.ask('hr', calls.adviseEntry, { ...asked, postId: id });
      tones.push(findings.map(({ tone }) => tone));
    }
    expect(tones).toEqual([[], ['warn']]);
  });

  test('says of a transfer that a position is full, what its employee heads, and that the contract changes', async () => {
    const organs = await demo.ask('hr', calls.organTree, {});
    const [own, other] = organs.filter(({ leaderId }) => leaderId !== null);
    const { rows: seats } = await demo.ask('hr', calls.positions, { rows: 200 });
    // The first one is held by who is asked about.
    const full = seats.findLast(({ status }) => status === 'full');
    const open = seats.find(({ status }) => status === 'vacant');
    const { rows: posts } = await demo.ask('hr', calls.postPage, { rows: 50 });
    const asked = { employmentId: own?.leaderId ?? '', effectiveOn: today };
    const advise = async (rest: object, account: 'hr' | 'manager' = 'hr') =>
      (await demo.ask(account, calls.adviseTransfer, { ...asked, ...rest })).findings;
    expect(await advise({})).toEqual([]);
    expect(await advise({ positionId: open?.id })).toEqual([]);
    expect(await advise({ positionId: full?.id })).toMatchObject([{ tone: 'warn', source: null }]);
    const [heads] = await advise({ organId: other?.id });
    expect(heads?.text).toContain(own?.name);
    const { postId } = (
      await demo.ask('hr', calls.getEmployee, { employmentId: asked.employmentId })
    ).fields;
    const post = posts.find(({ id }) => id !== postId);
    expect(await advise({ postId: post?.id })).toMatchObject([
      { tone: 'info', source: 'Labour Contract Law, art. 35' },
    ]);
    expect(await advise({ postId })).toEqual([]);
  });
});
