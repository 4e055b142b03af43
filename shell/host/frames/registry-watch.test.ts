import { afterEach, expect, test, vi } from 'vitest';
import { clearMenu, heedApps, loadMenu, type RegisteredApp } from '../../stores/menu/menu.ts';
import type { Mount } from './mount.ts';
import { watchRegistry } from './registry-watch.ts';

const canteen: RegisteredApp = {
  code: 'canteen',
  title: { 'zh-CN': '员工食堂', en: 'Canteen' },
  icon: 'apps',
  tier: 'vendor',
  origin: 'https://canteen.vendors.example',
  entry: 'https://canteen.vendors.example/',
  sandboxPage: '',
  sandbox: 'allow-scripts',
  allow: '',
  capabilities: [],
  services: [],
  domains: [],
  files: [],
  sizes: { width: 0, height: 0 },
  stamp: 'first',
};

afterEach(() => vi.unstubAllGlobals());

/** Watches the frame of the only app of a person; returns why it was ended. */
async function watchOnlyApp(): Promise<string[]> {
  const result = { menus: [], closed: [], apps: [canteen] };
  vi.stubGlobal('fetch', async () => Response.json({ code: 0, msg: '', result }));
  await loadMenu();
  const ended: string[] = [];
  const mount = { app: canteen, withdraw: (reason: string) => ended.push(reason) };
  watchRegistry(
    () => [mount as unknown as Mount],
    () => {},
  );
  return ended;
}

test('a company that loses the only app a person could open loses its frame as well', async () => {
  const ended = await watchOnlyApp();
  heedApps('{}');
  expect(ended).toEqual(['withdrawn']);
});

test('the end of a session is no end of an app', async () => {
  const ended = await watchOnlyApp();
  clearMenu();
  expect(ended).toEqual([]);
});
