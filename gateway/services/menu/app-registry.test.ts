import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { type ManifestSource, manifest } from '#bridge/methods/manifest.ts';
import { menuGroups } from '#bridge/methods/menu-groups.ts';
import { readSettings } from '../../settings.ts';
import { createAppRegistry } from './app-registry.ts';

const app = (code: string, group: ManifestSource['group'], order: number): ManifestSource => ({
  code,
  name: { 'zh-CN': code, en: code },
  icon: 'document',
  group,
  order,
  tier: 'in-house',
  entry: 'main.ts',
  capabilities: [],
  services: [],
  pages: [
    {
      code: 'page',
      name: { 'zh-CN': code, en: code },
      route: '/page',
      icon: 'document',
      functionId: `${code}.page`,
    },
  ],
});

test('the apps stand below their headings in the order of the menu, wherever the build lists them', () => {
  const listed = [
    app('insight', 'insight', 1),
    app('second', 'organisation', 20),
    app('first', 'organisation', 10),
    app('rest', 'other', 0),
  ];
  const { all } = createAppRegistry(z.array(manifest).parse(listed), readSettings({}));
  expect(all.map((one) => one.manifest.code)).toEqual(['first', 'second', 'insight', 'rest']);
  expect(menuGroups[0]).toBe('organisation');
});

test('no app stands where the home page does, and no card shows what is no card of the app', () => {
  const start = (changed: Partial<ManifestSource>): void => {
    const listed = [{ ...app('first', 'other', 1), ...changed }];
    createAppRegistry(z.array(manifest).parse(listed), readSettings({}));
  };
  const card = { code: 'one', name: { 'zh-CN': 'one', en: 'one' }, size: 'small' } as const;
  const services = [{ service: 'joyhr', reason: { 'zh-CN': 'x', en: 'x' } }];
  const cards = [{ ...card, source: 'joyhr.card.todos' }];
  expect(() => start({ cards, services })).not.toThrow();
  expect(() => start({ cards })).toThrow(/no card of its services/);
  for (const source of ['joyhr.roster.page', 'joyhr.card.none']) {
    expect(() => start({ services, cards: [{ ...card, source }] })).toThrow(/no card/);
  }
  expect(() => start({ code: 'home' })).toThrow(/the home page stands there/);
  expect(() => start({ code: 'index' })).toThrow(/the first page of the menu/);
});

test('a menu fits together: no loop, no entry without its menu, no code twice, no website without a page', () => {
  const named = (code: string, menu = '') => ({
    code,
    menu,
    icon: 'document',
    name: { 'zh-CN': code, en: code },
  });
  const start = (changed: Partial<ManifestSource>): void => {
    const listed = [{ ...app('first', 'other', 1), ...changed }];
    createAppRegistry(z.array(manifest).parse(listed), readSettings({}));
  };
  const website = (functionId: string, address = 'https://law.example/') => ({
    ...named('law', 'outer'),
    to: { address, functionId },
  });
  const menus = [named('outer'), named('inner', 'outer')];
  expect(() => start({ menus, links: [website('first.page')] })).not.toThrow();
  expect(() => start({ menus: [named('one', 'two'), named('two', 'one')] })).toThrow(/menus.0/);
  expect(() => start({ menus: [named('one', 'one')] })).toThrow(/menus.0/);
  expect(() => start({ menus: [named('one', 'none')] })).toThrow(/menus.0/);
  expect(() => start({ menus: [named('page')] })).toThrow(/pages.0/);
  expect(() => start({ links: [website('first.page')] })).toThrow(/links.0/);
  expect(() => start({ menus, links: [website('first.other')] })).toThrow(/links.0/);
  for (const address of [
    ...['http://law.example/', 'javascript:alert(1)', 'https://me@law.example/', 'mailto:a@b.c'],
    ...['https://law.example:1/a b', 'https://LAW.example/', '//law.example/'],
  ]) {
    expect(() => start({ menus, links: [website('first.page', address)] })).toThrow();
  }
});
