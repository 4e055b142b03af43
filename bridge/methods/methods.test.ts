import { expect, test } from 'vitest';
import { isRoute, line } from './atoms.ts';
import type { AnyMethod } from './define.ts';
import { appMethods, shellMethods } from './index.ts';

test('every method is named as the guest spells it', () => {
  for (const [namespace, verbs] of Object.entries(shellMethods)) {
    for (const [verb, method] of Object.entries<AnyMethod>(verbs)) {
      expect(method.name).toBe(`${namespace}.${verb}`);
    }
  }
  for (const [verb, method] of Object.entries(appMethods)) expect(method.name).toBe(`app.${verb}`);
});

test('every method of the shell refuses keys it does not know', () => {
  for (const verbs of Object.values(shellMethods)) {
    for (const method of Object.values<AnyMethod>(verbs)) {
      const parsed = method.request.safeParse({ certainlyUnknown: 1 });
      expect(parsed.success, method.name).toBe(false);
    }
  }
});

test('a route never leads out of the app (T18)', () => {
  for (const good of ['/', '/a', '/employee/7?tab=job&b=%20', '/组织/架构']) {
    expect(isRoute(good), good).toBe(true);
  }
  for (const bad of [
    '',
    'a',
    '//evil.example',
    '/\\evil',
    '/a//b',
    '/a/../b',
    '/%2e%2e/b',
    '/a#b',
    '/a b',
    '/a\n',
    'https://evil.example',
    'javascript:alert(1)',
  ]) {
    expect(isRoute(bad), bad).toBe(false);
  }
});

test('a line from an app holds no mark that turns it around, and is never empty to the eye (T16)', () => {
  const name = line(64);
  expect(name.parse('工资\u202e表\u061c单')).toBe('工资 表 单');
  expect(name.parse('a\ud800b')).toBe('a b');
  for (const whole of ['⚠️ 警告', '葛\u{e0100}城']) expect(name.parse(whole)).toBe(whole);
  const blanks = [
    ...['\u200b', '\u00ad', '\u3164', '\uffa0', '\u115f\u1160', '\u2800', '\u180e', '\u034f'],
    ...['\ufe0f', '\u17b4', '\u180b', '\u{1d173}', '\u{e0041}', '\u{e0100}', '\ud800', '\ufff9'],
  ];
  for (const blank of blanks)
    expect(name.safeParse(blank).success, blank.codePointAt(0)?.toString(16)).toBe(false);
});
