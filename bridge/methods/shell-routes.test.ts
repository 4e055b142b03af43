import { expect, test } from 'vitest';
import { readShellRoute } from './shell-routes.ts';

test.each([
  ['/', 'start'],
  ['/portal', 'apps'],
  ['/portal/', 'apps'],
  ['/portal/personnel/employee/7', 'apps'],
  ['/login', 'signIn'],
  ['/superLogin', 'signIn'],
  ['/company', 'page'],
  ['/404', 'notFound'],
])('%s leads to a page of the shell', (path, kind) => {
  expect(readShellRoute(path)?.kind).toBe(kind);
});

test.each([
  '/portals',
  '/company/',
  '/login/x',
  '/constructor',
  '/__proto__',
  '//portal',
  '/Portal',
])('%s leads to none', (path) => {
  expect(readShellRoute(path)).toBeUndefined();
});
