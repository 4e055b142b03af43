import { beforeAll, expect, test } from 'vitest';
import { mostFavourites } from '#bridge/calls/home/kept.ts';
import { calls } from '#bridge/calls/index.ts';
import { type DemoGateway, eachDemo } from '#tests/support/demo-gateway.ts';

eachDemo('what a person keeps of the portal', (current) => {
  let demo: DemoGateway;
  beforeAll(() => {
    demo = current();
  });

  const star = (account: string, key: string, starred = true) =>
    demo.ask(account, calls.starPage, { key, starred });

  test('is nothing before anything is kept, and then for this person alone', async () => {
    const nothing = { favourites: null, tourSeen: false };
    expect(await demo.ask('hr', calls.keptByPerson, {})).toEqual(nothing);
    await star('hr', 'personnel/roster');
    await star('hr', 'ums/structure');
    await demo.ask('hr', calls.keepTourSeen, {});
    expect(await demo.ask('hr', calls.keptByPerson, {})).toEqual({
      favourites: ['personnel/roster', 'ums/structure'],
      tourSeen: true,
    });
    expect(await demo.ask('manager', calls.keptByPerson, {})).toEqual(nothing);
  });

  test('a star that is taken away is gone, and one that was not there is no fault', async () => {
    await star('manager', 'bi/workforce');
    expect(await star('manager', 'bi/workforce', false)).toEqual({ favourites: [] });
    expect(await star('manager', 'bi/workforce', false)).toEqual({ favourites: [] });
    const { favourites } = await demo.ask('manager', calls.keptByPerson, {});
    expect(favourites).toEqual([]);
  });

  test('stars given on several machines at once are all kept, each once', async () => {
    const machines = await Promise.all(
      Array.from({ length: 4 }, async () => {
        const client = demo.gateway.browser();
        await client.signIn('staff');
        return client;
      }),
    );
    const keys = Array.from({ length: 12 }, (_, index) => `ums/page${index}`);
    await Promise.all(
      [...keys, ...keys].map((key, index) =>
        machines[index % 4]?.call(calls.starPage, { key, starred: true }),
      ),
    );
    const { favourites } = await demo.ask('staff', calls.keptByPerson, {});
    expect(favourites?.toSorted()).toEqual(keys.toSorted());
  });

  test('takes nothing but names of pages, and drops the oldest of too many', async () => {
    const browser = await demo.browser('operator');
    for (const key of ['<b>', 'ums', '../x/y', 'ums/'.repeat(40)]) {
      expect((await browser.call(calls.starPage, { key, starred: true })).code).toBe('badInput');
    }
    for (let index = 0; index <= mostFavourites; index += 1) {
      await star('operator', `ums/page${index}`);
    }
    const { favourites } = await demo.ask('operator', calls.keptByPerson, {});
    expect(favourites).toHaveLength(mostFavourites);
    expect(favourites?.[0]).toBe('ums/page1');
  });
});
