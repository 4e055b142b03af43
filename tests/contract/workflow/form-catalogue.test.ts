import { beforeAll, expect, test } from 'vitest';
import { calls } from '#bridge/calls/index.ts';
import type { RequestOf } from '#bridge/calls/kit/define.ts';
import type { formGroups } from '#bridge/calls/workflow/definitions.ts';
import { stepOf } from '#bridge/calls/workflow/route.ts';
import { type DemoGateway, eachDemo } from '#tests/support/demo-gateway.ts';
import { sendForm, usualFields } from '#tests/support/workflow/publish-form.ts';

type Query = RequestOf<typeof calls.queryCustomForm>;

const names = { nameZh: '盖章外借单', nameEn: 'Seal taken out' };

eachDemo('the catalogue of forms', (current) => {
  let demo: DemoGateway;
  let ids: Readonly<Record<'draft' | 'published' | 'closed', string>>;

  beforeAll(async () => {
    demo = current();
    ids = {
      draft: await drawn('finance'),
      published: await published('finance'),
      closed: await published('it'),
    };
    await demo.ask('admin', calls.closeDefinition, { definitionId: ids.closed });
  });

  async function drawn(group?: (typeof formGroups)[number]): Promise<string> {
    const { user } = await demo.ask('manager', calls.currentSession, {});
    const who = [{ kind: 'people' as const, ids: [user.employmentId ?? ''] }];
    const { id } = await demo.ask('admin', calls.saveDefinition, {
      definitionId: null,
      record: null,
      ...names,
      ...(group && { group }),
      draftRev: 0,
      form: { sections: [{ id: 'one', ...names, fields: [...usualFields] }] },
      route: { withdraw: 'running', nodes: [stepOf({ id: 'one', name: 'one', who })] },
    });
    return id;
  }
  async function published(group?: (typeof formGroups)[number]): Promise<string> {
    const definitionId = await drawn(group);
    await demo.ask('admin', calls.publishDefinition, { definitionId, draftRev: 1 });
    return definitionId;
  }
  const rowsOf = async (account: string, query: Query = {}) =>
    (await demo.ask(account, calls.queryCustomForm, { rows: 200, ...query })).rows;
  /** Which of the three forms a query lists. */
  const listed = async (account: string, query: Query = {}) => {
    const rows = await rowsOf(account, query);
    const found = new Set(rows.map(({ formId }) => formId));
    return Object.entries(ids).flatMap(([name, id]) => (found.has(id) ? [name] : []));
  };

  test('shows those who apply what is published, by group and by a part of the name or its pinyin', async () => {
    expect(await listed('staff')).toEqual(['published']);
    expect(await listed('admin')).toEqual(['published']);
    expect(await listed('staff', { group: 'finance' })).toEqual(['published']);
    expect(await listed('staff', { group: 'it' })).toEqual([]);
    for (const keyword of ['外借', 'waijie', 'gzwj', 'taken'])
      expect([keyword, await listed('staff', { keyword })]).toEqual([keyword, ['published']]);
    expect(await listed('staff', { keyword: '报销' })).toEqual([]);
    const row = (await rowsOf('staff')).find(({ formId }) => formId === ids.published);
    expect(row).toMatchObject({ group: 'finance', state: 'published', running: null });
  });

  test('shows drafts and closed forms to those who manage forms, and to no one else', async () => {
    for (const state of ['draft', 'published', 'closed', 'any'] as const) {
      const refused = await (await demo.browser('staff')).call(calls.queryCustomForm, { state });
      expect([state, refused.code]).toEqual([state, 'noPermission']);
      const all = ['draft', 'published', 'closed'];
      expect(await listed('admin', { state })).toEqual(state === 'any' ? all : [state]);
    }
    expect(await listed('admin', { state: 'any', group: 'it' })).toEqual(['closed']);
    expect(await listed('admin', { state: 'any', keyword: 'waijie' })).toHaveLength(3);
    const foreign = await (await demo.browser('maple')).call(calls.queryCustomForm, {
      state: 'any',
      rows: 200,
    });
    const theirs = foreign.answer.result?.rows.map(({ formId }) => formId) ?? [];
    expect(Object.values(ids).filter((id) => theirs.includes(id))).toEqual([]);
  });

  test('counts what is under way for those who manage forms, page by page', async () => {
    await sendForm(demo, 'staff', ids.published);
    const ask = (page: number) =>
      demo.ask('admin', calls.queryCustomForm, {
        state: 'any',
        keyword: '盖章外借',
        page,
        rows: 10,
      });
    const { rows, total, totalPage } = await ask(1);
    expect([rows.length, total, totalPage]).toEqual([3, 3, 1]);
    const counts = rows.map(({ formId, running }) => [formId === ids.published, running]);
    expect(counts.toSorted()).toEqual([
      [false, 0],
      [false, 0],
      [true, 1],
    ]);
    expect((await ask(2)).rows).toEqual([]);
  });

  test('puts a form without a group under others, and moves it with its names', async () => {
    const formId = await published();
    const read = () => demo.ask('admin', calls.getDefinition, { definitionId: formId });
    const { group, form, route, draftRev } = await read();
    expect(group).toBe('other');
    await demo.ask('admin', calls.saveDefinition, {
      definitionId: formId,
      record: null,
      nameZh: '车辆外借单',
      nameEn: 'Car taken out',
      group: 'administration',
      form,
      route,
      draftRev,
    });
    const moved = (await rowsOf('staff', { group: 'administration', keyword: 'cheliang' }))[0];
    expect([moved?.formId, moved?.name]).toEqual([formId, 'Car taken out']);
  });

  test('says when the caller sent a form last, and nothing of what others send', async () => {
    const sentAt = async (account: string) =>
      (await rowsOf(account)).find(({ formId }) => formId === ids.published)?.sentAt;
    expect(await sentAt('hr')).toBeNull();
    await sendForm(demo, 'hr', ids.published);
    const first = await sentAt('hr');
    expect(first).toEqual(expect.any(String));
    expect(await sentAt('admin')).toBeNull();
    await sendForm(demo, 'hr', ids.published);
    const last = (await sentAt('hr')) ?? '';
    expect(last > (first ?? '')).toBe(true);
  });
});
