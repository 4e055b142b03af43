import { expect, test } from 'vitest';
import { calls } from '#bridge/calls/index.ts';
import { personTags } from '#gateway/services/message/records/person-tags.ts';
import { eachDemo } from '#tests/support/demo-gateway.ts';
import { ask } from '#tests/support/records/record-bench.ts';

eachDemo('announcements', (current) => {
  const publish = (
    title: string,
    more: { organIds?: string[]; roleIds?: string[]; tagIds?: string[] } = {},
  ) => current().ask('hr', calls.publishNotice, { title, body: 'One.', ...more });
  const titles = async (account: string) => {
    const { rows } = await current().ask(account, calls.noticePage, { rows: 50 });
    return rows.map(({ title }) => title);
  };
  const lineOf = async (id: string) => {
    const { rows } = await current().ask('hr', calls.announcementPage, { page: 1, rows: 50 });
    return rows.find((row) => row.id === id);
  };

  test('go to organisations and roles, and say who has read them', async () => {
    const organs = await current().ask('hr', calls.organTree, {});
    const research = organs.find(({ name }) => name === '研发中心')?.id ?? '';
    const { id } = await publish('Drill for research', {
      organIds: [research, organs[0]?.id === research ? '' : (organs.at(-1)?.id ?? '')],
    });
    expect(await titles('staff')).toContain('Drill for research');
    expect(await titles('hr')).not.toContain('Drill for research');
    const before = await lineOf(id);
    expect(before?.targets).toContain('研发中心');
    expect(before?.people).toBeGreaterThan(0);
    await current().ask('staff', calls.getNoticeById, { noticeId: id });
    await current().ask('staff', calls.updateNoticeIsSee, { noticeId: id });
    expect((await lineOf(id))?.read).toBe((before?.read ?? 0) + 1);
    const { rows } = await current().ask('hr', calls.announcementReaders, {
      noticeId: id,
      isRead: '1',
      page: 1,
      rows: 20,
    });
    expect(rows).toHaveLength(1);
    expect(rows[0]?.readAt).not.toBeNull();
  });

  test('for a role reach whoever holds it', async () => {
    const roles = await current().ask('hr', calls.announcementRoles, {});
    const counts = await Promise.all(
      roles.map(async ({ id: roleId, name }) => {
        const { id } = await publish(`For ${name}`, { roleIds: [roleId] });
        return (await lineOf(id))?.people ?? 0;
      }),
    );
    expect(Math.max(...counts)).toBeGreaterThan(0);
    const foreign = await current().ask('maple', calls.announcementRoles, {});
    const refused = await (await current().browser('hr')).call(calls.publishNotice, {
      title: 'Foreign',
      body: 'One.',
      roleIds: [foreign[0]?.id ?? ''],
    });
    expect(refused.code).toBe('notFound');
  });

  test('for a tag reach the people in it, and no one once it is removed', async () => {
    const { user } = await current().ask('staff', calls.currentSession, {});
    const tag = await ask(current(), 'admin', personTags, 'create', {
      values: { name: '消防志愿者' },
      lines: { members: [{ employment: user.employmentId }] },
    });
    const offered = await current().ask('hr', calls.announcementTags, {});
    expect(offered).toContainEqual({ id: tag.id, name: '消防志愿者' });
    const { id } = await publish('For the tag', { tagIds: [tag.id] });
    expect((await lineOf(id))?.targets).toEqual(['消防志愿者']);
    expect((await lineOf(id))?.people).toBe(1);
    expect(await titles('staff')).toContain('For the tag');
    expect(await titles('manager')).not.toContain('For the tag');
    await ask(current(), 'admin', personTags, 'remove', { id: tag.id, version: tag.version });
    expect(await titles('staff')).not.toContain('For the tag');
    const refused = await (await current().browser('hr')).call(calls.publishNotice, {
      title: 'Nobody',
      body: 'One.',
      tagIds: [tag.id],
    });
    expect(refused.code).toBe('notFound');
  });

  test('remind the unread once a day, and are taken back', async () => {
    const { id } = await publish('Taken back');
    const line = await lineOf(id);
    const { reminded } = await current().ask('hr', calls.remindUnread, { noticeId: id });
    expect(reminded).toBe((line?.people ?? 0) - (line?.read ?? 0));
    const again = await current().ask('hr', calls.remindUnread, { noticeId: id });
    expect(again.reminded).toBe(0);
    await current().ask('hr', calls.withdrawNotice, { noticeId: id });
    expect(await titles('staff')).not.toContain('Taken back');
    expect((await lineOf(id))?.withdrawnAt).not.toBeNull();
    const staff = await current().browser('staff');
    expect((await staff.call(calls.getNoticeById, { noticeId: id })).code).toBe('notFound');
    expect((await staff.call(calls.withdrawNotice, { noticeId: id })).code).toBe('noPermission');
  });

  test('are one of the kinds of messages, each with what is new in it', async () => {
    const { rows } = await current().ask('staff', calls.noticeChannels, { page: 1, rows: 10 });
    expect(rows.map(({ kind }) => kind)).toEqual(['announcement', 'todo', 'system']);
    const { unread } = await current().ask('staff', calls.noticePage, { rows: 10 });
    expect(rows.reduce((sum, row) => sum + row.unread, 0)).toBe(unread);
    expect(rows[0]?.latest?.kind).toBe('announcement');
  });
});
