import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { loadMenu, type RegisteredApp } from '../../stores/menu/menu.ts';
import { reachFor } from './warm-up.ts';

/** An app of its own for each test: what was fetched once is not fetched again. */
function appOf(code: string): RegisteredApp {
  return {
    code,
    title: { 'zh-CN': code, en: code },
    icon: 'apps',
    tier: 'in-house',
    origin: `http://${code}.example`,
    entry: `http://${code}.example/`,
    sandboxPage: '',
    sandbox: '',
    allow: '',
    capabilities: [],
    services: [],
    domains: [],
    files: [`http://static.example/${code}.js`, `http://static.example/${code}.css`],
    sizes: { width: 0, height: 0 },
    stamp: '',
  };
}

let fetched: string[];

beforeEach(() => {
  vi.useFakeTimers();
  fetched = [];
  vi.stubGlobal('document', {
    createElement: () => ({}),
    head: { append: (link: HTMLLinkElement) => fetched.push(`${link.as} ${link.href}`) },
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

async function reach(code: string, network?: object): Promise<() => void> {
  const result = { menus: [], closed: [], apps: [appOf(code)] };
  vi.stubGlobal('fetch', async () => Response.json({ code: 0, msg: '', result }));
  vi.stubGlobal('navigator', { language: 'zh-CN', connection: network });
  await loadMenu();
  return reachFor(code);
}

test('an app that somebody reaches for is fetched once', async () => {
  await reach('slow-to-click');
  expect(fetched).toEqual([]);
  vi.advanceTimersByTime(100);
  await reach('slow-to-click');
  vi.advanceTimersByTime(100);
  expect(fetched).toEqual([
    'script http://static.example/slow-to-click.js',
    'style http://static.example/slow-to-click.css',
  ]);
});

test('a pointer that only passes fetches nothing', async () => {
  const leave = await reach('passed');
  leave();
  vi.advanceTimersByTime(100);
  expect(fetched).toEqual([]);
});

test.each([{ saveData: true }, { effectiveType: '2g' }, { effectiveType: 'slow-2g' }])(
  'nothing is fetched ahead where the browser says %o',
  async (network) => {
    await reach(Object.values(network).join(), network);
    vi.advanceTimersByTime(100);
    expect(fetched).toEqual([]);
    await reach(`${Object.values(network).join()}-later`, { effectiveType: '4g' });
    vi.advanceTimersByTime(100);
    expect(fetched).toHaveLength(2);
  },
);
