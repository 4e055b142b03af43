import { expect, test } from 'vitest';
import type { RegisteredApp } from '../../stores/menu/menu.ts';
import { hasLess, mayMount } from './frame-element.ts';

const before: RegisteredApp = {
  code: 'canteen',
  title: { 'zh-CN': '员工食堂', en: 'Canteen' },
  icon: 'apps',
  tier: 'vendor',
  origin: 'https://canteen.vendors.example',
  entry: 'https://canteen.vendors.example/',
  sandboxPage: '',
  sandbox: 'allow-scripts allow-same-origin',
  allow: '',
  capabilities: ['tabs', 'dialogs'],
  services: ['ums', 'joyhr'],
  domains: ['https://api.canteen.example', 'https://map.canteen.example'],
  files: [],
  sizes: { width: 0, height: 0 },
  stamp: 'first',
};

test.each(['capabilities', 'services', 'domains'] as const)(
  'an app that lost one of its %s has less, and one that got another has not',
  (list) => {
    expect(hasLess({ ...before, [list]: before[list].slice(1), stamp: 'next' }, before)).toBe(true);
    expect(hasLess({ ...before, [list]: [...before[list], 'more'] }, before)).toBe(false);
  },
);

const shell = 'https://atrium.example';
const opaque: RegisteredApp = {
  ...before,
  tier: 'opaque',
  sandbox: 'allow-scripts',
  origin: 'https://canteen.example',
  entry: 'https://canteen.example/start',
  sandboxPage: 'https://canteen.vendors.example/bridge/sandbox',
};

test('an app without an origin is mounted in a page of the portal alone, which stands on a host of its own', () => {
  expect(mayMount(opaque, shell)).toBe(true);
  for (const sandboxPage of [
    '',
    `${shell}/bridge/sandbox`,
    'http://canteen.vendors.example/',
    'data:,',
  ]) {
    expect(mayMount({ ...opaque, sandboxPage }, shell)).toBe(false);
  }
  expect(mayMount({ ...opaque, sandbox: before.sandbox }, shell)).toBe(false);
});

test('an app on the host of the shell is never mounted, whatever its port: it would be sent the cookies', () => {
  for (const origin of [shell, `${shell}:8443`, `${shell}.`, `${shell}.:8443`]) {
    expect(mayMount({ ...before, origin, entry: `${origin}/` }, shell), origin).toBe(false);
  }
  // Where names of this machine do not resolve, ports stand for hosts.
  const origin = 'http://localhost:7002';
  expect(mayMount({ ...before, origin, entry: `${origin}/` }, 'http://localhost:7000')).toBe(true);
  expect(mayMount({ ...before, origin, entry: `${origin}/` }, origin)).toBe(false);
});

test('an app without an origin whose own page moved stands elsewhere, though the page around it does not', () => {
  expect(hasLess({ ...opaque, entry: 'https://canteen.example/other' }, opaque)).toBe(true);
});
