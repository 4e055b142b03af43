import { expect, test } from 'vitest';
import { buildMenu, type MenuTree } from './menu.ts';

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

test.each(['', 'no json', '[]', '"text"', 'null'])('attributes %j are passed over', (itemAttr) => {
  expect(first([app('ums', [item({ itemAttr })])])).toMatchObject({ title: 'Page', shown: true });
});

test('attributes name and hide a page', () => {
  const itemAttr = JSON.stringify({ muName: 'Other', muShow: '0' });
  expect(first([app('ums', [item({ itemAttr })])])).toMatchObject({ title: 'Other', shown: false });
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
