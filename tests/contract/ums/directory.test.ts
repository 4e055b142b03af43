import { beforeAll, expect, test } from 'vitest';
import { calls } from '#bridge/calls/index.ts';
import { idCheckCharacter } from '#bridge/calls/joyhr/id-number.ts';
import { type DemoGateway, eachDemo } from '#tests/support/demo-gateway.ts';

eachDemo('the directory', (current) => {
  let demo: DemoGateway;
  beforeAll(() => {
    demo = current();
  });

  /** Every organisation by walking down level by level. */
  async function walk(account: string, organId?: string): Promise<{ id: string; total: number }[]> {
    const level = await demo.ask(account, calls.organChildren, { organId });
    const below = await Promise.all(
      level.filter(({ hasBelow }) => hasBelow).map(({ id }) => walk(account, id)),
    );
    return [
      ...level.map(({ id, totalHeadCount }) => ({ id, total: totalHeadCount })),
      ...below.flat(),
    ];
  }

  test.each(['hr', 'manager', 'staff'])(
    'has level by level the same organisations and head-counts as the whole tree, for %s',
    async (account) => {
      const whole = (await demo.ask(account, calls.organTree, {})).map(
        ({ id, totalHeadCount }) => ({ id, total: totalHeadCount }),
      );
      const byId = (one: { id: string }, other: { id: string }) => (one.id < other.id ? -1 : 1);
      expect((await walk(account)).sort(byId)).toEqual(whole.sort(byId));
    },
  );

  test('finds the way down to an organisation, as far as the caller sees it', async () => {
    const { paths } = await demo.ask('hr', calls.organPath, { keyword: '平台组' });
    const names = paths.map((path) => path.map(({ name }) => name));
    expect(names[0]?.slice(0, 2)).toEqual(['蓝港科技', '研发中心']);
    expect(names[0]?.at(-1)).toBe('平台组');
    const own = await demo.ask('manager', calls.organPath, { keyword: '平台组' });
    expect(own.paths[0]?.[0]?.name).toBe('研发中心');
    expect((await demo.ask('manager', calls.organPath, { keyword: '财务' })).paths).toEqual([]);
  });

  test('gives as ranges only what a role of the caller reaches with the function', async () => {
    const every = await demo.ask('hr', calls.organTree, {});
    const forHr = await demo.ask('hr', calls.organTreeForAuth, {
      functionId: 'ums.structure.edit',
    });
    expect(forHr).toHaveLength(every.length);
    const seen = new Set<string | null>([null]);
    for (const { id, parentId } of forHr) {
      expect(seen).toContain(parentId);
      seen.add(id);
    }
    const ask = { functionId: 'ums.structure.edit' };
    expect(await demo.ask('manager', calls.organTreeForAuth, ask)).toEqual([]);
    expect(await demo.ask('staff', calls.organTreeForAuth, {})).toEqual([]);
  });

  test('lists categories, posts and positions of organisations, those below on demand', async () => {
    const categories = await demo.ask('staff', calls.postCategoryList, {});
    const posts = await demo.ask('staff', calls.everyPost, {});
    expect(categories.reduce((sum, { postCount }) => sum + postCount, 0)).toBe(posts.length);
    const [root, ...rest] = await demo.ask('hr', calls.organTree, {});
    const organId = root?.id ?? '';
    const here = await demo.ask('hr', calls.positionNames, { organId });
    const all = await demo.ask('hr', calls.positionNames, { organId, includeBelow: '1' });
    expect(here.every((one) => one.organId === organId)).toBe(true);
    expect(all.length).toBeGreaterThan(here.length);
    const organIds = rest.map(({ id }) => id);
    const others = await demo.ask('hr', calls.positionNamesOfOrgans, { organIds });
    expect(here.length + others.length).toBe(all.length);
    const used = await demo.ask('hr', calls.postsOfOrgans, {
      organIds: [organId],
      includeBelow: '1',
    });
    expect(posts).toEqual(expect.arrayContaining(used));
    const [first] = all;
    const info = await demo.ask('hr', calls.positionGet, { id: first?.id ?? '' });
    expect(info.fields.code).toBe(first?.code);
  });

  test('shows people within the data range alone, by name, page by page', async () => {
    const everyone = await demo.ask('hr', calls.assignablePeople, { rows: '200' });
    const own = await demo.ask('manager', calls.assignablePeople, { rows: '200' });
    expect(own.total).toBeLessThan(everyone.total);
    expect(new Set(everyone.rows.map(({ status }) => status))).not.toContain('left');
    const ids = everyone.rows.slice(0, 40).map(({ id }) => id);
    const light = await demo.ask('manager', calls.lightPeople, { employmentIds: ids });
    const reach = new Set(own.rows.map(({ id }) => id));
    expect(light.every(({ id }) => reach.has(id))).toBe(true);
    const all = await demo.ask('hr', calls.assignableOfAll, { rows: '10' });
    expect(all.total).toBeGreaterThan(everyone.total);
    const name = everyone.rows[0]?.name ?? '';
    const found = await demo.ask('hr', calls.findPeople, { keyword: name });
    expect(found.map((one) => one.name)).toContain(name);
    const paged = await demo.ask('hr', calls.findPeoplePage, { keyword: name });
    expect(paged.rows.map(({ id }) => id)).toEqual(found.slice(0, 10).map(({ id }) => id));
  });

  test('finds those who left for those who may list them, the latest first', async () => {
    const { rows, total } = await demo.ask('hr', calls.findLeavers, {});
    expect(total).toBeGreaterThan(0);
    const days = rows.map(({ leftOn }) => leftOn ?? '');
    expect(days).toEqual(days.toSorted().reverse());
    expect(days[0]?.localeCompare(demo.today)).toBeLessThanOrEqual(0);
    const { code } = await (await demo.browser('operator')).call(calls.findLeavers, {});
    expect(code).toBe('noPermission');
  });

  test('says who is signed in', async () => {
    const own = await demo.ask('manager', calls.ownPerson, {});
    const [root] = await demo.ask('manager', calls.organTree, {});
    expect(own.person).toMatchObject({ name: own.name, organName: root?.name });
  });

  test('reads areas, ages and ID numbers, and refuses what is none', async () => {
    const areas = await demo.ask('staff', calls.areas, {});
    expect(areas).toHaveLength(34);
    const age = { birthDate: '2000-02-29', asOf: '2026-02-28' };
    expect(await demo.ask('staff', calls.birthdayAge, age)).toEqual({
      age: 26,
      nextBirthday: '2026-02-28',
      daysUntilBirthday: 0,
    });
    const digits = '11010519900307233';
    const idNumber = `${digits}${idCheckCharacter(digits)}`;
    expect(await demo.ask('staff', calls.idNumberInfo, { idNumber })).toMatchObject({
      birthDate: '1990-03-07',
      gender: 'M',
      areaName: 'Beijing',
    });
    const wrong = `${digits}${idNumber.endsWith('1') ? '2' : '1'}`;
    const { code } = await (await demo.browser('staff')).call(calls.idNumberInfo, {
      idNumber: wrong,
    });
    expect(code).toBe('badInput');
  });

  test('tells what a saved scheme sets', async () => {
    const listCode = 'personnel.directory';
    const query = 'status=active&status=probation&organId=&sort=name&direction=asc';
    const { id: schemeId } = await demo.ask('hr', calls.addScheme, {
      listCode,
      name: '条件',
      query,
    });
    const set = [
      { name: 'status', values: ['active', 'probation'] },
      { name: 'organId', values: [''] },
    ];
    expect(await demo.ask('hr', calls.schemeCondition, { schemeId })).toEqual(set);
    expect(await demo.ask('hr', calls.defaultSchemeCondition, { listCode })).toEqual([]);
    await demo.ask('hr', calls.updateDefaultScheme, { listCode, schemeId });
    expect(await demo.ask('hr', calls.defaultSchemeCondition, { listCode })).toEqual(set);
    const { code } = await (await demo.browser('manager')).call(calls.schemeCondition, {
      schemeId,
    });
    expect(code).toBe('notFound');
  });
});
