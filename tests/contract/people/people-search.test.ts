import { beforeAll, expect, test } from 'vitest';
import { calls } from '#bridge/calls/index.ts';
import { searchedPeopleLimit } from '#bridge/calls/joyhr/search.ts';
import { buildPerson } from '#tests/support/accounts.ts';
import { type DemoGateway, eachDemo } from '#tests/support/demo-gateway.ts';

eachDemo('the search for people', (current) => {
  let demo: DemoGateway;
  beforeAll(() => {
    demo = current();
  });

  const names = async (account: string, keyword: string): Promise<string[]> => {
    const { people } = await demo.ask(account, calls.searchPeople, { keyword });
    return people.map(({ name }) => name);
  };

  test('finds a person by name, pinyin, initials, staff number and the end of the phone number', async () => {
    const { rows } = await demo.ask('admin', calls.rosterPage, { keyword: '买买提', rows: 10 });
    const [known] = rows;
    if (!known?.phone) throw new Error('The demo has this person with a phone.');
    for (const keyword of ['买买提', 'maimai', 'mmt', known.staffNo, known.phone.slice(-4)]) {
      expect(await names('admin', keyword)).toContain(known.name);
    }
    expect(await names('admin', 'no such person')).toEqual([]);
  });

  test('finds nobody whom the roster of the same account does not list, and shows no more of them', async () => {
    for (const account of ['admin', 'hr', 'manager'] as const) {
      for (const keyword of ['l', '周', 'H0001', '12']) {
        const roster = await demo.ask(account, calls.rosterPage, { keyword, rows: 200 });
        const listed = new Map(roster.rows.map((row) => [row.id, row]));
        const { people, more } = await demo.ask(account, calls.searchPeople, { keyword });
        expect(people.length).toBe(Math.min(roster.total, searchedPeopleLimit));
        expect(more).toBe(roster.total > searchedPeopleLimit);
        for (const { id, staffNo, name, postName, phone, status } of people) {
          expect(listed.get(id)).toMatchObject({ staffNo, name, postName, phone, status });
        }
      }
    }
  });

  test('leads to the record, or to the list in which the caller sees the person', async () => {
    const placeFor = async (account: string) => {
      const { people } = await demo.ask(account, calls.searchPeople, { keyword: 'H000' });
      return people[0]?.place;
    };
    expect(await placeFor('hr')).toMatchObject({
      app: 'personnel',
      route: expect.stringMatching(/^\/employee\/[0-9a-f-]{36}$/),
    });
    expect(await placeFor('operator')).toMatchObject({
      app: 'ums',
      route: expect.stringMatching(/^\/structure\?keyword=H\d+&organId=/),
    });
  });

  test('neither shows nor finds a phone number that is hidden from the caller', async () => {
    const { rows } = await demo.ask('admin', calls.rosterPage, { keyword: '买买提' });
    const [known] = rows;
    if (!known?.phone) throw new Error('The demo has this person with a phone.');
    const { people } = await demo.ask('operator', calls.searchPeople, { keyword: known.staffNo });
    expect(people[0]).toMatchObject({ id: known.id, phone: null });
    expect(await names('operator', known.phone)).toEqual([]);
    expect(await names('operator', known.phone.slice(-4))).not.toContain(known.name);
  });

  test('is refused to those who may open no list of people', async () => {
    const tenantIds = [(await demo.ask('admin', calls.currentSession, {})).tenant.id];
    await buildPerson(demo.gateway.database, {
      loginName: 'reader',
      tenantIds,
      functions: ['bi.workforce'],
    });
    const reader = await demo.browser('reader');
    const { answer } = await reader.call(calls.searchPeople, { keyword: 'l' });
    expect(answer).toMatchObject({ code: 403001 });
    expect(answer.result).toBeUndefined();
  });
});
