import { beforeAll, expect, test } from 'vitest';
import { calls } from '#bridge/calls/index.ts';
import { type DemoGateway, eachDemo } from '#tests/support/demo-gateway.ts';

eachDemo('the search over all records', (current) => {
  let demo: DemoGateway;
  beforeAll(() => {
    demo = current();
  });

  const search = async (account: string, keyword: string) =>
    (await demo.ask(account, calls.searchRows, { keyword })).rows;

  test('finds rows by their titles, and says what they are and where they open', async () => {
    const { rows } = await demo.ask('hr', calls.postPage, { rows: 10 });
    const [post] = rows;
    const found = await search('hr', String(post?.fields.name));
    expect(found).toContainEqual({
      id: post?.id,
      title: post?.fields.name,
      kind: expect.any(String),
      place: { app: 'ums', route: `/posts?open=${post?.id}` },
    });
  });

  test('finds nothing in lists that the person may not open', async () => {
    const { rows } = await demo.ask('hr', calls.postPage, { rows: 10 });
    const name = String(rows[0]?.fields.name);
    expect((await search('staff', name)).filter(({ place }) => place.app === 'ums')).toEqual([]);
    expect(await search('maple', name)).toEqual([]);
  });

  test('returns three rows of one record at most', async () => {
    const found = await search('hr', '员');
    const kinds = Map.groupBy(found, ({ kind }) => kind);
    expect(found.length).toBeGreaterThan(0);
    for (const rows of kinds.values()) expect(rows.length).toBeLessThanOrEqual(3);
  });
});
