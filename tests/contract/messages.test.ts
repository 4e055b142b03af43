import { beforeAll, describe, expect, test } from 'vitest';
import { calls } from '#bridge/calls/index.ts';
import { uuid7 } from '#gateway/db/uuid7.ts';
import { type DemoGateway, eachDemo } from '#tests/support/demo-gateway.ts';

const absent = '01999999-9999-7999-8999-999999999999';

eachDemo('messages', (current) => {
  let demo: DemoGateway;
  beforeAll(() => {
    demo = current();
  });

  const titles = async (account: string): Promise<string[]> => {
    const { rows } = await demo.ask(account, calls.noticePage, { rows: 50 });
    return rows.map(({ title }) => title);
  };

  const organ = async (name: string): Promise<string> => {
    const organs = await demo.ask('hr', calls.organTree, {});
    return organs.find((one) => one.name === name)?.id ?? '';
  };

  const publish = (title: string, more: { organId?: string; mustReadSeconds?: number } = {}) =>
    demo.ask('hr', calls.publishNotice, { title, body: 'One.\n\nTwo.', ...more });

  test('reach those they are written to: the company, an organisation with all below it, one person', async () => {
    await publish('To everybody');
    await publish('To research', { organId: await organ('研发中心') });
    await publish('To the platform team', { organId: await organ('平台组') });
    expect(await titles('admin')).toContain('To everybody');
    expect(await titles('admin')).not.toContain('To research');
    expect(await titles('manager')).toEqual(
      expect.arrayContaining(['To everybody', 'To research']),
    );
    expect(await titles('manager')).not.toContain('To the platform team');
    expect(await titles('staff')).toContain('To research');
    expect(await titles('staff')).not.toContain('To the platform team');
    expect(await titles('hr')).not.toContain('To research');
    expect(await titles('maple')).not.toContain('To everybody');
  });

  test('are found by part of the title that the reader sees, and by nobody else', async () => {
    await publish('Plan 50%_of the year', { organId: await organ('研发中心') });
    const found = async (account: string, keyword: string): Promise<string[]> => {
      const { rows } = await demo.ask(account, calls.noticePage, { keyword, rows: 50 });
      return rows.map(({ title }) => title);
    };
    expect(await found('staff', '0%_OF')).toEqual(['Plan 50%_of the year']);
    expect(await found('staff', '50%of')).toEqual([]);
    expect(await found('hr', '0%_of')).toEqual([]);
  });

  test('of somebody else are not found, not even by a super user', async () => {
    const { rows } = await demo.ask('staff', calls.noticePage, { kind: 'todo' });
    const noticeId = rows[0]?.id ?? '';
    expect(noticeId).not.toBe('');
    for (const account of ['admin', 'hr', 'maple']) {
      const browser = await demo.browser(account);
      for (const call of [calls.getNoticeById, calls.updateNoticeIsSee]) {
        const { code, answer } = await browser.call(call, { noticeId });
        expect(code).toBe('notFound');
        const other = await browser.call(call, { noticeId: absent });
        expect({ ...answer, requestId: '' }).toEqual({ ...other.answer, requestId: '' });
      }
    }
  });

  test('come in English where they were written in both languages', async () => {
    const browser = await demo.browser('staff');
    const read = async (language: string): Promise<string[]> => {
      const sending = { headers: { 'accept-language': language } };
      const { answer } = await browser.call(calls.noticePage, { rows: 50 }, sending);
      return answer.result?.rows.map(({ title }) => title) ?? [];
    };
    expect(await read('zh-CN')).toContain('系统维护通知');
    expect(await read('en')).toContain('Scheduled maintenance');
    expect(await read('en')).toContain('研发中心代码评审规范更新');
  });

  test('count down as they are read, and each reader counts alone', async () => {
    const before = await demo.ask('manager', calls.findNewNotice, {});
    const { id } = await publish('Count me');
    const after = await demo.ask('manager', calls.findNewNotice, {});
    expect(after.unread).toBe(before.unread + 1);
    expect(after.latest[0]).toMatchObject({ id, title: 'Count me', isSee: false });
    const opened = await demo.ask('manager', calls.getNoticeById, { noticeId: id });
    expect(opened).toMatchObject({ paragraphs: ['One.', 'Two.'], isSee: false, waitSeconds: 0 });
    const seen = await demo.ask('manager', calls.updateNoticeIsSee, { noticeId: id });
    expect(seen).toEqual({ isSee: true, waitSeconds: 0, unread: before.unread });
    const { rows } = await demo.ask('manager', calls.noticePage, { isSee: '0', rows: 50 });
    expect(rows.map((row) => row.id)).not.toContain(id);
    const colleague = await demo.ask('staff', calls.noticePage, { isSee: '0', rows: 50 });
    expect(colleague.rows.map((row) => row.id)).toContain(id);
  });

  test('that must be read stay unread until the countdown that the gateway keeps has ended', async () => {
    const { id: noticeId } = await publish('Read me to the end', { mustReadSeconds: 20 });
    const { mustRead } = await demo.ask('staff', calls.findNewNotice, {});
    expect(mustRead.at(-1)).toBe(noticeId);
    const opened = await demo.ask('staff', calls.getNoticeById, { noticeId });
    expect(opened.waitSeconds).toBe(20);
    demo.gateway.clock.advance(12_000);
    const again = await demo.ask('staff', calls.getNoticeById, { noticeId });
    expect(again.receivedAt).toBe(opened.receivedAt);
    expect(again.waitSeconds).toBeLessThanOrEqual(8);
    const early = await demo.ask('staff', calls.updateNoticeIsSee, { noticeId });
    expect(early.isSee).toBe(false);
    expect(early.waitSeconds).toBeGreaterThan(0);
    await demo.ask('staff', calls.updateAllNoticeIsSee, {});
    const left = await demo.ask('staff', calls.findNewNotice, {});
    expect(left.mustRead).toContain(noticeId);
    expect(left.unread).toBe(left.mustRead.length);
    demo.gateway.clock.advance(8000);
    const done = await demo.ask('staff', calls.updateNoticeIsSee, { noticeId });
    expect(done).toMatchObject({ isSee: true, waitSeconds: 0 });
    expect((await demo.ask('staff', calls.findNewNotice, {})).mustRead).not.toContain(noticeId);
  });

  describe('are published', () => {
    test('by those who hold the function, and by nobody else', async () => {
      const request = { title: 'Not for me to say', body: 'Nothing' };
      for (const account of ['manager', 'staff', 'operator']) {
        const { code } = await (await demo.browser(account)).call(calls.publishNotice, request);
        expect(code).toBe('noPermission');
        expect((await demo.ask(account, calls.noticePage, {})).mayPublish).toBe(false);
      }
      expect((await demo.ask('hr', calls.noticePage, {})).mayPublish).toBe(true);
    });

    test('no further than their author reaches', async () => {
      await grantPublishing(demo, 'manager');
      const browser = await demo.browser('manager');
      const say = async (organId?: string) => {
        const request = { title: 'From the head', body: 'Words', ...(organId && { organId }) };
        return (await browser.call(calls.publishNotice, request)).code;
      };
      const finance = await organ('财务部');
      // Rights are remembered for less than a second.
      await expect.poll(() => say(finance), { timeout: 5000 }).toBe('notFound');
      expect(await say()).toBe('noPermission');
      expect(await say(await organ('测试组'))).toBe('ok');
    });

    test('with a line in the audit trail', async () => {
      const { id } = await publish('On record');
      const { tenant } = await demo.ask('hr', calls.currentSession, {});
      const place = { tenantId: tenant.id, accountId: null };
      const rows = await demo.gateway.database.withTransaction(place, 'read', (transaction) =>
        transaction
          .selectFrom('audit_event')
          .where('tenant_id', '=', tenant.id)
          .where('target', '=', `notice:${id}`)
          .select(['call', 'outcome'])
          .execute(),
      );
      expect(rows).toEqual([{ call: calls.publishNotice.name, outcome: 'ok' }]);
    });
  });
});

/** Gives an account of Harbour a role that may publish, with the range of its own department. */
async function grantPublishing(demo: DemoGateway, account: string): Promise<void> {
  const { tenant, user } = await demo.ask(account, calls.currentSession, {});
  const tenant_id = tenant.id;
  const role_id = uuid7();
  await demo.gateway.database.withTransaction(
    { tenantId: tenant_id, accountId: null },
    'write',
    async (transaction) => {
      const role = { tenant_id, id: role_id, code: 'speaker', name_zh: 'x', name_en: 'x' };
      await transaction.insertInto('role').values(role).execute();
      const right = { tenant_id, role_id, function_id: 'message.publish' };
      await transaction.insertInto('role_function').values(right).execute();
      const range = { tenant_id, role_id, kind: 'own_organ_and_below' as const, organ_ids: [] };
      await transaction.insertInto('data_range').values(range).execute();
      const member = { tenant_id, role_id, account_id: user.id };
      await transaction.insertInto('role_member').values(member).execute();
      await transaction
        .updateTable('permission_mark')
        .set({ version: 2 })
        .where('tenant_id', '=', tenant_id)
        .where('account_id', '=', user.id)
        .execute();
    },
  );
}
