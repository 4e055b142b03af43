import { afterAll, beforeAll, expect, test } from 'vitest';
import { calls } from '#bridge/calls/index.ts';
import type { RequestOf } from '#bridge/calls/kit/define.ts';
import { type DemoGateway, eachDemo } from '#tests/support/demo-gateway.ts';
import { type ReachedPeople, reachPeople } from '#tests/support/reached-people.ts';
import { smsConnection } from '#tests/support/sms-server.ts';

type MailConnection = RequestOf<typeof calls.saveMailConnection>['settings'];

eachDemo('delivery', (current) => {
  let demo: DemoGateway;
  let people: ReachedPeople;
  beforeAll(async () => {
    demo = current();
    people = await reachPeople(demo.gateway, 'maple');
  });
  afterAll(() => people.close());

  const mailVia = (changes: Partial<MailConnection>): MailConnection => ({
    host: 'localhost',
    port: people.mail.port,
    security: 'none',
    user: 'atrium',
    from: 'hr@maple.example',
    fromName: 'Maple',
    ...changes,
  });
  const tryMail = (to = 'a@people.example') =>
    demo.ask('maple', calls.testDelivery, { channel: 'mail', to });

  test('sends by the mail server and the SMS service of the company', async () => {
    expect(await tryMail()).toEqual({ ok: true, error: null });
    const [mail] = people.mail.mails;
    expect(mail).toMatchObject({ to: ['a@people.example'], from: 'hr@company.example' });
    const sms = { channel: 'sms', to: '13800138000' } as const;
    expect(await demo.ask('maple', calls.testDelivery, sms)).toEqual({ ok: true, error: null });
    expect(people.sms.messages.at(-1)?.to).toBe('+8613800138000');
  });

  test('says what the server said, and tries once', async () => {
    people.mail.refuseNextWith = '550 5.1.1 no such person';
    const before = people.mail.mails.length;
    expect(await tryMail()).toEqual({ ok: false, error: 'SMTP 550' });
    expect(people.mail.mails).toHaveLength(before);
    await demo.ask('maple', calls.saveMailConnection, { settings: mailVia({}), secret: 'wrong' });
    expect(await tryMail()).toEqual({ ok: false, error: 'SMTP 535' });
    const secret = 'mail-password';
    await demo.ask('maple', calls.saveMailConnection, { settings: mailVia({}), secret });
    await demo.ask('maple', calls.saveSmsConnection, {
      settings: { ...smsConnection(people.sms.address), okValue: 'Fine' },
    });
    const sms = { channel: 'sms', to: '13800138000' } as const;
    expect(await demo.ask('maple', calls.testDelivery, sms)).toEqual({
      ok: false,
      error: 'Error: answered OK',
    });
  });

  test('never shows a secret, and keeps it when the settings change', async () => {
    await demo.ask('maple', calls.saveMailConnection, { settings: mailVia({ fromName: 'HR' }) });
    const kept = await demo.ask('maple', calls.deliveryConnections, {});
    expect(kept).toMatchObject({ mail: { fromName: 'HR' }, hasMailSecret: true });
    expect(JSON.stringify(kept)).not.toContain('mail-password');
    expect((await tryMail()).ok).toBe(true);
  });

  test('sends a kept secret to no other server than it was given for', async () => {
    const maple = await demo.browser('maple');
    const mail = { settings: mailVia({ host: 'mail.intruder.example' }) };
    const refused = await maple.call(calls.saveMailConnection, mail);
    expect(refused.answer.fields).toMatchObject([{ path: 'secret', issue: 'required' }]);
    const sms = { settings: smsConnection('http://localhost:1/intruder') };
    expect((await maple.call(calls.saveSmsConnection, sms)).code).toBe('badInput');
    expect(await demo.ask('maple', calls.deliveryConnections, {})).toMatchObject({
      mail: { host: 'localhost' },
    });
  });

  test('is set up by super users alone, who read every code by it', async () => {
    const maple = await demo.browser('maple');
    const role = await maple.call(calls.saveRole, {
      code: 'post-room',
      nameZh: '发送设置',
      nameEn: 'Post room',
      note: '',
      range: 'self',
      organIds: [],
      fields: [],
      functions: ['system.delivery'],
    });
    expect(role.code).toBe('uac.beyondOwnRights');
  });

  test.each([
    ['10.0.0.7', 25],
    ['169.254.169.254', 587],
    ['127.0.0.1', 25],
    ['mail.people.example', 6379],
  ])('connects to no mail server at %s:%i (T31)', async (host, port) => {
    const settings = mailVia({ host, port, security: 'starttls' });
    await demo.ask('maple', calls.saveMailConnection, { settings, secret: 'mail-password' });
    const { ok, error } = await tryMail();
    expect([ok, error?.split(':')[0]]).toEqual([false, 'UnreachableError']);
  });

  test.each(['http://10.0.0.7/', 'http://169.254.169.254/latest', 'http://[::ffff:7f00:1]/'])(
    'connects to no SMS service at %s (T31)',
    async (address) => {
      const settings = smsConnection(address);
      await demo.ask('maple', calls.saveSmsConnection, { settings, secret: 'sms-key' });
      const sms = { channel: 'sms', to: '13800138000' } as const;
      const { ok, error } = await demo.ask('maple', calls.testDelivery, sms);
      expect([ok, error?.split(':')[0]]).toEqual([false, 'UnreachableError']);
    },
  );

  test('is neither set up nor read by others, and what was sent is read by operators', async () => {
    for (const account of ['hr', 'staff']) {
      const browser = await demo.browser(account);
      expect((await browser.call(calls.deliveryConnections, {})).code).toBe('noPermission');
      expect((await browser.call(calls.sentMessagePage, {})).code).toBe('noPermission');
    }
    const admin = await demo.browser('admin');
    const missing = await admin.call(calls.testDelivery, { channel: 'sms', to: '13800138000' });
    expect(missing.code).toBe('uac.deliveryMissing');
    expect((await admin.call(calls.sentMessagePage, {})).code).toBe('noPermission');
    const sent = await demo.ask('operator', calls.sentMessagePage, { channel: ['mail'] });
    expect(sent.rows[0]).toMatchObject({ channel: 'mail', body: null });
    expect(sent.rows[0]?.target).toMatch(/\*/);
  });
});
