import { afterAll, beforeAll, expect, test } from 'vitest';
import { calls } from '#bridge/calls/index.ts';
import type { RequestOf } from '#bridge/calls/kit/define.ts';
import { uuid7 } from '#gateway/db/uuid7.ts';
import { type DemoGateway, eachDemo } from '#tests/support/demo-gateway.ts';
import { openPlatformServer, type PlatformServer } from '#tests/support/platform-server.ts';
import { giveContact, type ReachedPeople, reachPeople } from '#tests/support/reached-people.ts';
import { connectorRequest, idOf } from '#tests/support/ways-in.ts';
import { publishAskingManager, startRequest } from '#tests/support/workflow/asked-manager.ts';

type Rule = RequestOf<typeof calls.saveMessageRule>;

eachDemo('messages outside of the portal', (current) => {
  let demo: DemoGateway;
  let people: ReachedPeople;
  let platform: PlatformServer;
  let formId: string;

  beforeAll(async () => {
    demo = current();
    // The test itself says when something is sent.
    await demo.gateway.services.outbox.stop();
    people = await reachPeople(demo.gateway, 'admin');
    platform = await openPlatformServer(demo.gateway.clock.now);
    const { database } = demo.gateway;
    const manager = await idOf(demo.gateway, 'manager');
    await database.withOperatorTransaction({ accountId: null }, 'write', (transaction) =>
      transaction.deleteFrom('account_contact').where('account_id', '=', manager).execute(),
    );
    await giveContact(database, manager, 'mail', 'manager@people.example');
    await giveContact(database, manager, 'sms', '+8613800138077');
    formId = await publishAskingManager(demo, '领用');
    await rule({});
  });
  afterAll(() => {
    people.close();
    platform.close();
  });

  const rule = (changes: Partial<Rule>) =>
    demo.ask('admin', calls.saveMessageRule, {
      channels: ['mail', 'sms'],
      quiet: null,
      dingtalkAgent: '',
      ...changes,
    });
  const send = () => demo.gateway.services.outbox.sendAll();
  const newest = async () => {
    const { rows } = await demo.ask('admin', calls.deliveryPage, { page: 1, rows: 50 });
    return rows;
  };
  const ofManager = async (event: string) =>
    (await newest()).find((row) => row.event === event && row.channels.length > 0);

  test('a task reaches its person by mail once, and the log says so', async () => {
    const approvalId = await startRequest(demo, formId);
    await send();
    expect(await send()).toBe(0);
    const mails = people.mail.mails.filter(({ to }) => to.includes('manager@people.example'));
    expect(mails).toHaveLength(1);
    expect(mails[0]?.text).toContain('「领用');
    expect(mails[0]?.text).toContain(`/portal/workflow/approvals/${approvalId}`);
    expect(await ofManager('approval.opened')).toMatchObject({
      state: 'sent',
      channels: [
        { channel: 'portal', state: 'sent' },
        { channel: 'mail', state: 'sent', attempts: 1 },
      ],
    });
  });

  test('a server that is full for now is asked again later, another one after it has refused', async () => {
    const before = people.mail.mails.length;
    people.mail.refuseNextWith = '452 4.2.2 full';
    await startRequest(demo, formId);
    await send();
    expect(await ofManager('approval.opened')).toMatchObject({
      state: 'waiting',
      channels: [{}, { channel: 'mail', state: 'retrying', error: 'SMTP 452' }],
    });
    demo.gateway.clock.advance(20_000);
    await send();
    expect(people.mail.mails).toHaveLength(before + 1);

    await demo.ask('admin', calls.saveMessageSwitch, {
      event: 'approval.opened',
      work: true,
      mail: true,
      sms: true,
      urgent: false,
    });
    people.mail.refuseNextWith = '550 5.1.1 no such person';
    await startRequest(demo, formId);
    await send();
    expect(await ofManager('approval.opened')).toMatchObject({
      state: 'sent',
      channels: [{}, { channel: 'mail', state: 'failed' }, { channel: 'sms', state: 'sent' }],
    });
    expect(people.sms.messages.at(-1)).toMatchObject({ to: '+8613800138077' });
    expect(people.sms.messages.at(-1)?.text).toContain('「领用');
  });

  test('what was decided meanwhile is not sent, and the applicant learns the result', async () => {
    const approvalId = await startRequest(demo, formId);
    const { task } = await demo.ask('manager', calls.getApproval, { approvalId });
    await demo.ask('manager', calls.actOnApproval, {
      approvalId,
      act: 'approve',
      taskId: task?.id ?? '',
      requestKey: uuid7(),
    });
    await send();
    const rows = await newest();
    expect(rows.find(({ event }) => event === 'approval.approved')).toMatchObject({
      state: expect.stringMatching(/sent|portalOnly/),
    });
    expect(rows.find(({ event }) => event === 'approval.opened')?.state).toBe('superseded');
  });

  test('work notices go through WeCom, DingTalk and Feishu to who is linked', async () => {
    for (const kind of ['wecom', 'dingtalk', 'feishu'] as const) {
      const { id } = await demo.ask(
        'admin',
        calls.saveConnector,
        connectorRequest(platform.platform.plan, kind),
      );
      await demo.ask('admin', calls.bindIdentity, { id, loginName: 'manager', subject: 'lin' });
      await rule({ channels: [kind], dingtalkAgent: '12345' });
      await startRequest(demo, formId);
      await send();
      expect((await newest())[0]).toMatchObject({
        event: 'approval.opened',
        state: 'sent',
        channels: [{}, { channel: kind, state: 'sent' }],
      });
      expect(platform.platform.notices.at(-1)).toMatchObject({
        to: 'lin',
        title: expect.stringContaining('领用'),
      });
      await enterByNotice(platform.platform.notices.at(-1)?.address ?? '');
    }
    await rule({});
  });

  /** A notice signs its person in on the phone, once, and leads to what it tells of. */
  async function enterByNotice(address: string): Promise<void> {
    const { to, ...given } = Object.fromEntries(new URL(address).searchParams);
    expect(to).toMatch(/^\/portal\//);
    const link = given as RequestOf<typeof calls.autoLoginLink>;
    const { answer } = await demo.gateway.browser().call(calls.autoLoginLink, link);
    expect(answer.result?.session?.user.account).toBe('manager');
    const again = await demo.gateway.browser().call(calls.autoLoginLink, link);
    expect(again.code).toBe('uac.doorTimeOut');
  }

  test('the company has words of its own, and braces that mean nothing are refused', async () => {
    const words = {
      titleZh: '请审批',
      bodyZh: '{starter}的{title}等您处理',
      titleEn: 'Please decide',
      bodyEn: '{title} by {starter}',
    };
    const admin = await demo.browser('admin');
    const wrong = await admin.call(calls.saveMessageTemplate, {
      event: 'approval.opened',
      way: 'mail',
      words: { ...words, bodyZh: '{amount}' },
    });
    expect(wrong.answer.fields).toMatchObject([{ path: 'words.bodyZh', issue: 'invalid' }]);
    await demo.ask('admin', calls.saveMessageTemplate, {
      event: 'approval.opened',
      way: 'mail',
      words,
    });
    await startRequest(demo, formId);
    await send();
    expect(people.mail.mails.at(-1)?.text).toContain('等您处理');
    const { ways } = await demo.ask('admin', calls.messageTemplates, { event: 'approval.opened' });
    expect(ways.find(({ way }) => way === 'mail')?.own).toEqual(words);
  });

  test('both sides of a delegation learn of it, and the stand-in of every task', async () => {
    const { employmentId } = (await demo.ask('hr', calls.currentSession, {})).user;
    const { id: delegationId } = await demo.ask('manager', calls.addDelegation, {
      to: employmentId ?? '',
      fromOn: demo.today,
      toOn: demo.today,
      definitionIds: null,
      reason: '',
    });
    await startRequest(demo, formId);
    await demo.ask('manager', calls.endDelegation, { delegationId });
    const events = (await newest()).map(({ event }) => event);
    expect(events.slice(0, 6).toSorted()).toEqual([
      ...['approval.opened', 'approval.opened', 'delegation.ended', 'delegation.ended'],
      ...['delegation.given', 'delegation.received'],
    ]);
  });

  test('a message that failed is sent again, by administrators alone', async () => {
    // What waits from before would take the refusal.
    await send();
    people.mail.refuseNextWith = '550 5.1.1 no such person';
    await rule({ channels: ['mail'] });
    await startRequest(demo, formId);
    await send();
    const failed = (await newest())[0];
    expect(failed?.state).toBe('failed');
    const staff = await demo.browser('staff');
    const messageId = failed?.id ?? '';
    expect((await staff.call(calls.resendMessage, { messageId })).code).toBe('noPermission');
    const settings = await staff.call(calls.messageSettings, {});
    expect(settings.code).toBe('noPermission');
    await demo.ask('admin', calls.resendMessage, { messageId });
    await send();
    expect((await newest())[0]?.state).toBe('sent');
  });

  test('quiet hours hold a message back unless it is urgent, and a person has their own', async () => {
    const minute = 60_000;
    const hours = (from: number, to: number) => {
      const at = (offset: number) =>
        new Intl.DateTimeFormat('en-GB', {
          timeZone: 'Asia/Shanghai',
          hour: '2-digit',
          minute: '2-digit',
        }).format(demo.gateway.clock.now().getTime() + offset * minute);
      return { from: at(from), to: at(to) };
    };
    const before = people.mail.mails.length;
    await rule({ quiet: hours(-60, 10) });
    await startRequest(demo, formId);
    await send();
    expect(people.mail.mails).toHaveLength(before);
    expect(await ofManager('approval.opened')).toMatchObject({ state: 'waiting' });
    demo.gateway.clock.advance(12 * minute);
    await send();
    expect(people.mail.mails).toHaveLength(before + 1);
    await rule({ quiet: null });
    await demo.ask('manager', calls.saveOwnMessageWishes, {
      unwanted: [],
      quiet: 'own',
      hours: hours(-30, 30),
    });
    await startRequest(demo, formId);
    await send();
    expect(people.mail.mails).toHaveLength(before + 1);
    await demo.ask('manager', calls.saveOwnMessageWishes, {
      unwanted: [{ event: 'approval.opened', ways: ['mail', 'sms'] }],
      quiet: 'none',
      hours: null,
    });
    await startRequest(demo, formId);
    await send();
    expect(people.mail.mails).toHaveLength(before + 1);
    expect((await newest())[0]).toMatchObject({ event: 'approval.opened', state: 'portalOnly' });
    await demo.ask('manager', calls.saveOwnMessageWishes, {
      unwanted: [],
      quiet: 'none',
      hours: null,
    });
  });
});
