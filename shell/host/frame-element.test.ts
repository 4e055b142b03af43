import { expect, test } from 'vitest';
import type { RegisteredApp } from '../stores/menu.ts';
import { hasLess } from './frame-element.ts';

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
