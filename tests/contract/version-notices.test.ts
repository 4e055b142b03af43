import { expect, test } from 'vitest';
import { calls } from '#bridge/calls/index.ts';
import { buildPerson } from '#tests/support/accounts.ts';
import { eachDemo } from '#tests/support/demo-gateway.ts';

const text = {
  version: '5.11.0',
  titleZh: '全局搜索',
  titleEn: 'One search',
  bodyZh: '搜索员工和页面\n搜索文档',
  bodyEn: 'Search people and pages\n\nSearch documents',
};
const MINUTE = 60_000;

eachDemo('the notices of releases', (current) => {
  const shown = async (account: string) =>
    (await current().ask(account, calls.getVersionNotice, {})).notice;
  const save = (version: string, publish: '0' | '1', versionNoticeId?: string) =>
    current().ask('operator', calls.saveVersionNotice, {
      text: { ...text, version },
      publish,
      ...(versionNoticeId && { versionNoticeId }),
    });

  test('are seen once by every person, as drafts by none', async () => {
    current().gateway.clock.advance(MINUTE);
    const { id } = await save('5.11.0', '0');
    expect(await shown('hr')).toBeNull();
    const draft = await (await current().browser('hr')).call(calls.clickVersionNotice, {
      versionNoticeId: id,
    });
    expect(draft.code).toBe('notFound');
    await save('5.11.0', '1', id);
    const notice = { id, version: '5.11.0', publishedAt: expect.any(String) };
    expect(await shown('hr')).toEqual({
      ...notice,
      title: text.titleEn,
      items: ['Search people and pages', 'Search documents'],
    });
    expect(await shown('maple')).toMatchObject(notice);
    await current().ask('hr', calls.clickVersionNotice, { versionNoticeId: id });
    await current().ask('hr', calls.clickVersionNotice, { versionNoticeId: id });
    expect(await shown('hr')).toBeNull();
    expect(await shown('maple')).toMatchObject(notice);
    const [listed] = await current().ask('operator', calls.versionNoticeList, {});
    expect(listed).toMatchObject({ id, readers: 1, publishedAt: expect.any(String) });
  });

  test('are followed by that of the next release', async () => {
    current().gateway.clock.advance(MINUTE);
    const { id } = await save('5.12.0', '1');
    expect(await shown('hr')).toMatchObject({ id, version: '5.12.0' });
    await current().ask('operator', calls.removeVersionNotice, { versionNoticeId: id });
    expect(await shown('hr')).toBeNull();
    const operator = await current().browser('operator');
    const again = { text: { ...text, version: '5.11.0' }, publish: '0' as const };
    const taken = await operator.call(calls.saveVersionNotice, again);
    expect(taken.answer.fields).toMatchObject([{ path: 'text.version', issue: 'taken' }]);
  });

  test('are not shown to who came after the release', async () => {
    const { database } = current().gateway;
    const tenantIds = [(await current().ask('admin', calls.currentSession, {})).tenant.id];
    const [published] = await current().ask('operator', calls.versionNoticeList, {});
    expect(published?.publishedAt).not.toBeNull();
    await buildPerson(database, { loginName: 'newcomer', tenantIds, functions: [] });
    await current().gateway.asOwner((client) =>
      client.query(`update app.account set created_at = now() + interval '1 hour'
        where login_name = 'newcomer'`),
    );
    expect(await shown('newcomer')).toBeNull();
  });

  test('are written by operators alone', async () => {
    const [known] = await current().ask('operator', calls.versionNoticeList, {});
    const versionNoticeId = known?.id ?? '';
    for (const account of ['admin', 'staff']) {
      const browser = await current().browser(account);
      const codes = [
        (await browser.call(calls.versionNoticeList, {})).code,
        (await browser.call(calls.saveVersionNotice, { text, publish: '1', versionNoticeId })).code,
        (await browser.call(calls.removeVersionNotice, { versionNoticeId })).code,
      ];
      expect(codes).toEqual(['noPermission', 'noPermission', 'noPermission']);
    }
  });
});
