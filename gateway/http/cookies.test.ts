import { expect, test } from 'vitest';
import { cookieJar, sessionCookie } from './cookies.ts';

const safari =
  'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Safari/605.1.15';
const chromium =
  'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/147.0.0.0 Safari/537.36';
const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';

const here = 'http://atrium.localhost:7000';
const written = (origin: string, userAgent: string): string =>
  cookieJar(origin, { 'user-agent': userAgent }).write(sessionCookie, 'x');

test('Safari on this machine without TLS gets a cookie that it keeps', () => {
  expect(written(here, safari)).toBe('sid=x; Path=/; HttpOnly; SameSite=Lax');
  const jar = cookieJar(here, { 'user-agent': safari, cookie: '__Host-sid=y; sid=x' });
  expect(jar.read(sessionCookie)).toBe('x');
});

test.each([
  [here, chromium],
  [here, firefox],
  [here, ''],
  ['http://localhost.example', safari],
  ['http://hr.example', safari],
  ['https://atrium.localhost', safari],
  ['https://hr.example', safari],
])('everywhere else no sub-domain can plant one: %s %s', (origin, userAgent) => {
  expect(written(origin, userAgent)).toBe('__Host-sid=x; Path=/; Secure; HttpOnly; SameSite=Lax');
  const jar = cookieJar(origin, { 'user-agent': userAgent, cookie: 'sid=planted' });
  expect(jar.read(sessionCookie)).toBeNull();
});
