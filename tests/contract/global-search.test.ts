import { expect, test } from 'vitest';
import { calls } from '#bridge/calls/index.ts';
import { searchedNoticesLimit, searchedPagesLimit } from '#bridge/calls/joyhr/global-search.ts';
import { buildPerson } from '#tests/support/accounts.ts';
import { eachDemo } from '#tests/support/demo-gateway.ts';

eachDemo('the search for everything', (current) => {
  const search = (account: string, keyword: string) =>
    current().ask(account, calls.globalSearch, { keyword });

  test('finds what each search of its own finds', async () => {
    for (const account of ['admin', 'hr', 'manager', 'staff'] as const) {
      for (const keyword of ['周', 'H0001', '合同', '员']) {
        const found = await search(account, keyword);
        const browser = await current().browser(account);
        const people = await browser.call(calls.searchPeople, { keyword });
        expect(found.people).toEqual(people.answer.result?.people ?? []);
        expect(found.more.includes('people')).toBe(people.answer.result?.more ?? false);
        const documents = await browser.call(calls.searchDocuments, { keyword });
        expect(found.documents).toEqual(documents.answer.result?.documents ?? []);
        const { rows } = await current().ask(account, calls.searchRows, { keyword });
        expect(found.rows).toEqual(rows);
        const notices = await current().ask(account, calls.noticePage, { keyword, rows: 10 });
        expect(found.notices).toEqual(notices.rows.slice(0, searchedNoticesLimit));
        expect(found.more.includes('notices')).toBe(notices.total > searchedNoticesLimit);
      }
    }
  });

  test('finds pages of the menu by name and by pinyin, those of the caller alone', async () => {
    const [menu] = (await current().ask('hr', calls.menuTree, {})).menus;
    const page = menu?.children.find(({ itemAttr }) => /"muShow":"1","mutp":"page"/.test(itemAttr));
    if (!menu || !page) throw new Error('The demo has an app with a page.');
    const place = { app: page.sourceApp, route: page.linkUrl };
    const { pages } = await search('hr', page.name);
    expect(pages).toContainEqual({
      title: page.name,
      icon: page.icon,
      menus: [menu.showName],
      place,
    });
    if (page.spelling) {
      const initials = page.spelling.split(' ').map((syllable) => syllable.charAt(0));
      const spelled = await search('hr', initials.join(''));
      expect(spelled.pages.map(({ title }) => title)).toContain(page.name);
    }
    const everything = await search('hr', 'a');
    expect(everything.pages.length).toBeLessThanOrEqual(searchedPagesLimit);
    const tenantIds = [(await current().ask('admin', calls.currentSession, {})).tenant.id];
    await buildPerson(current().gateway.database, { loginName: 'bare', tenantIds, functions: [] });
    expect(await search('bare', page.name)).toMatchObject({ people: [], pages: [], documents: [] });
  });

  test('finds nothing of another company', async () => {
    const { rows } = await current().ask('admin', calls.rosterPage, { rows: 10 });
    const own = await search('admin', rows[0]?.staffNo ?? '');
    expect(own.people).not.toEqual([]);
    const ids = new Set(own.people.map(({ id }) => id));
    const theirs = await search('maple', rows[0]?.staffNo ?? '');
    expect(theirs.people.filter(({ id }) => ids.has(id))).toEqual([]);
  });
});
