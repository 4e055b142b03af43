import { expect, test } from 'vitest';
import { type Ask, grantOf, tickedAtFirst } from './grant.ts';

const ask = (kind: Ask['kind'], key: string, before: Ask['before']): Ask => ({
  kind,
  key,
  before,
  reason: 'Why',
  reasonBefore: null,
});

test('a review opens with what was granted before, and grants nothing new unasked', () => {
  const asks = [
    ask('capability', 'tabs', 'granted'),
    ask('capability', 'files', 'new'),
    ask('service', 'ums', 'declined'),
    ask('domain', 'https://a.example', 'granted'),
  ];
  expect(grantOf(asks, tickedAtFirst(asks))).toEqual({
    capabilities: ['tabs'],
    services: [],
    domains: ['https://a.example'],
    features: [],
  });
});
