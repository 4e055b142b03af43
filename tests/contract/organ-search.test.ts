import { beforeAll, expect, test } from 'vitest';
import { calls } from '#bridge/calls/index.ts';
import { searchedOrgansLimit } from '#bridge/calls/ums/calls.ts';
import { type DemoGateway, eachDemo } from '#tests/support/demo-gateway.ts';

eachDemo('the search for organisations and posts', (current) => {
  let demo: DemoGateway;
  beforeAll(() => {
    demo = current();
  });

  const organs = async (account: string, keyword: string) =>
    (await demo.ask(account, calls.searchOrgans, { keyword })).organs.map(({ name }) => name);

  test('finds a department by name, pinyin, initials and code, and says what it stands below', async () => {
    for (const keyword of ['研发中心', '研发', 'yanfazhongxin', 'YFZX', 'zhongxin']) {
      expect([keyword, await organs('hr', keyword)]).toEqual([
        keyword,
        expect.arrayContaining(['研发中心']),
      ]);
    }
    const { organs: found } = await demo.ask('hr', calls.searchOrgans, { keyword: '研发中心' });
    const tree = await demo.ask('hr', calls.organTree, {});
    const node = tree.find(({ name }) => name === '研发中心');
    expect(found[0]).toEqual({ id: node?.id, name: '研发中心', parentName: tree[0]?.name });
    expect(await organs('hr', node?.code ?? '')).toContain('研发中心');
  });

  test('finds nothing out of reach of whoever asks, nor names what stands above it', async () => {
    const seen = (await demo.ask('manager', calls.organTree, {})).map(({ name }) => name);
    expect(await organs('hr', '财务')).toContain('财务部');
    expect(await organs('manager', '财务')).toEqual([]);
    const { organs: own } = await demo.ask('manager', calls.searchOrgans, { keyword: '研发' });
    expect(own.length).toBeGreaterThan(0);
    for (const { name, parentName } of own) {
      expect(seen).toContain(name);
      expect([null, ...seen]).toContain(parentName);
    }
  });

  test('finds posts, few at a time', async () => {
    const { posts } = await demo.ask('hr', calls.searchOrgans, { keyword: '工程师' });
    expect(posts).toHaveLength(searchedOrgansLimit);
    expect(posts.every(({ name }) => name.includes('工程师'))).toBe(true);
  });
});
