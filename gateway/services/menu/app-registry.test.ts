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
