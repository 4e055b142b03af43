import { expect, test } from 'vitest';
import { buildMenu, type MenuTree, redirectOf } from './menu.ts';

type App = MenuTree['menus'][number];
type Item = App['children'][number];

function item(given: Partial<Item>): Item {
  return {
    code: 'page',
    name: 'Page',
    spelling: '',
    linkUrl: '/page',
    icon: '',
    itemAttr: '',
    functionId: 'app.page',
    bizTypeId: '',
    openType: '1',
    keepAlive: true,
    authFlag: '1',
    buttonVoList: [],
    sourceApp: '',
    children: [],
    ...given,
  };
}

function app(code: string, children: Item[], group = 'organisation'): App {
  return {
    appId: code,
    code,
    linkUrl: code,
    name: code,
    showName: code,
    group,
    icon: 'apps',
    type: '',
    children,
  };
}

const first = (apps: App[]) => buildMenu(apps)[0]?.entries[0];

test('a page leads to its app below the portal', () => {
  expect(first([app('ums', [item({ linkUrl: '/structure' })])])?.target).toEqual({
    kind: 'page',
    app: 'ums',
    route: '/structure',
    path: '/portal/ums/structure',
  });
});

test('a page of another app leads to that one', () => {
  expect(first([app('ums', [item({ sourceApp: 'bi' })])])?.target).toMatchObject({
    path: '/portal/bi/page',
  });
});

test.each(['https://example.com/a', 'mailto:hr@example.com', 'tel:10086'])(
  '%s leads outside',
  (linkUrl) => {
    expect(first([app('ums', [item({ linkUrl })])])?.target).toEqual({
      kind: 'external',
      address: linkUrl,
    });
  },
);

test.each(['baobiaoPortalId', 'baobiaoDashboardId'])('%s opens a board', (name) => {
  const itemAttr = JSON.stringify({ [name]: 'hr-overview' });
  expect(first([app('ums', [item({ itemAttr })])])?.target).toMatchObject({
    app: 'dashboard',
    route: '/boards/hr-overview',
    path: '/portal/dashboard/boards/hr-overview',
  });
});

test('an empty board id leaves the address of the entry', () => {
  const itemAttr = JSON.stringify({ baobiaoPortalId: '', baobiaoDashboardId: null });
  expect(first([app('ums', [item({ itemAttr })])])?.target).toMatchObject({ app: 'ums' });
});

test.each(['', 'no json', '[]', '"text"', 'null'])('attributes %j are passed over', (itemAttr) => {
  expect(first([app('ums', [item({ itemAttr })])])).toMatchObject({ title: 'Page', shown: true });
});

test('attributes name and hide a page', () => {
  const itemAttr = JSON.stringify({ muName: 'Other', muShow: '0' });
  expect(first([app('ums', [item({ itemAttr })])])).toMatchObject({ title: 'Other', shown: false });
});

const menu = (code: string, children: Item[], given: Partial<Item> = {}): Item =>
  item({
    code,
    linkUrl: `/${code}`,
    children,
    itemAttr: JSON.stringify({ muName: code, muShow: '1', mutp: 'menu' }),
    ...given,
  });

const page = (code: string): Item => item({ code, linkUrl: `/${code}` });

const website = item({ code: 'law', linkUrl: 'https://example.com/law' });

test('menus hold their lines, and their entries count among those of the heading', () => {
  const [group] = buildMenu([
    app('ums', [page('a'), menu('m', [menu('deep', [page('b')]), page('c')]), page('d')]),
  ]);
  expect(group?.entries.map(({ key }) => key)).toEqual(['ums/a', 'ums/b', 'ums/c', 'ums/d']);
  expect(group?.nodes.map(({ kind }) => kind)).toEqual(['entry', 'menu', 'entry']);
  expect(group?.nodes[1]).toMatchObject({
    key: 'ums/m',
    title: 'm',
    path: '/portal/ums/m',
    nodes: [{ kind: 'menu', nodes: [{ kind: 'entry' }] }, { kind: 'entry' }],
  });
});

test('no entry of a hidden menu is shown', () => {
  const hidden = { itemAttr: JSON.stringify({ muShow: '0', mutp: 'menu' }) };
  const [group] = buildMenu([app('ums', [menu('m', [page('a')], hidden)])]);
  expect(group?.entries).toMatchObject([{ key: 'ums/a', shown: false }]);
});

test('the address of a menu leads to the first page below it that is visible', () => {
  const apps = [
    app('ums', [website, menu('m', [website, menu('deep', [page('b')]), page('c')]), page('d')]),
  ];
  expect(redirectOf('/portal', apps)).toBe('/portal/ums/b');
  expect(redirectOf('/portal/index', apps)).toBe('/portal/ums/b');
  expect(redirectOf('/portal/ums/m/', apps)).toBe('/portal/ums/b');
  expect(redirectOf('/portal/ums/d', apps)).toBeUndefined();
  expect(redirectOf('/portal/ums/else', apps)).toBeUndefined();
  expect(redirectOf('/portal/ums/m', [app('ums', [menu('m', []), page('m')])])).toBeUndefined();
});

test('the app index leads to its own first page, and has no entry', () => {
  const apps = [
    app('ums', [page('a')]),
    app('index', [menu('m', [item({ linkUrl: '/board', sourceApp: 'bi' })])]),
  ];
  expect(redirectOf('/portal/index', apps)).toBe('/portal/bi/board');
  expect(buildMenu(apps).flatMap(({ entries }) => entries)).toHaveLength(1);
});

test('a page of open type 3 becomes no tab', () => {
  expect(first([app('ums', [item({ openType: '3' })])])?.tab).toBe(false);
});

test('apps of one heading stand together, at the place of the first', () => {
  const groups = buildMenu([
    app('ums', [item({})]),
    app('bi', [item({})], 'insight'),
    app('personnel', [item({})]),
  ]);
  expect(groups.map(({ group, entries }) => [group, entries.map(({ key }) => key)])).toEqual([
    ['organisation', ['ums/page', 'personnel/page']],
    ['insight', ['bi/page']],
  ]);
});
