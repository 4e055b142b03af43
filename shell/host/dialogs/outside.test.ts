import { expect, test } from 'vitest';
import { readOutside } from './outside.ts';

const own = 'https://hr.example.com';
const hostOf = (address: string) => readOutside(address, own)?.host;

test.each([
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  ' java\nscript:alert(1)',
  '\u0001javascript:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  'blob:https://hr.example.com/1',
  'vbscript:msgbox(1)',
  'file:///etc/passwd',
  'view-source:https://hr.example.com',
  'intent://scan/#Intent;scheme=zxing;end',
  'ms-msdt:/id',
  '//evil.example',
  '/login',
  'https://',
  '',
])('opens nothing for %j (T18)', (address) => {
  expect(readOutside(address, own)).toBeUndefined();
});

test.each([
  ['https://hr.example.com@evil.example/', 'evil.example', 'https://evil.example/'],
  ['https://hr.example.com:443@evil.example', 'evil.example', 'https://evil.example/'],
  ['https://hr.example.com%2F@evil.example/a', 'evil.example', 'https://evil.example/a'],
  ['https:\\\\evil.example\\@hr.example.com', 'evil.example', undefined],
  ['https://evil.example#@hr.example.com', 'evil.example', undefined],
  ['https://evil.example?@hr.example.com', 'evil.example', undefined],
  ['https:evil.example', 'evil.example', 'https://evil.example/'],
  ['https://hr.example.com.evil.example', 'hr.example.com.evil.example', undefined],
  ['https://0x7f000001/', '127.0.0.1', undefined],
])('shows for %j the host that the browser goes to (T18)', (address, host, href) => {
  const place = readOutside(address, own);
  expect(place).toMatchObject({ host, isOwn: false, ...(href && { href }) });
});

test('shows names in look-alike letters as the network writes them', () => {
  expect(hostOf('https://hr.ехаmрlе.com/')).toMatch(/^hr\.xn--/);
  expect(hostOf('https://аррӏе.com/')).toBe('xn--80ak6aa92e.com');
  expect(hostOf('https://ⓔvil.example/')).toBe('evil.example');
  expect(hostOf('https://例子.测试/')).toBe('xn--fsqu00a.xn--0zwm56d');
  expect(hostOf('https://evil\u202E.example/') ?? '').toMatch(/^[\x21-\x7e]*$/);
});

test('takes for its own only what stands at its very origin', () => {
  const isOwn = (address: string) => readOutside(address, own)?.isOwn;
  expect(isOwn('https://hr.example.com/portal/home')).toBe(true);
  expect(isOwn('HTTPS://HR.Example.com:443/')).toBe(true);
  expect(isOwn('https://boss@hr.example.com/')).toBe(true);
  expect(isOwn('http://hr.example.com/')).toBe(false);
  expect(isOwn('https://hr.example.com:8443/')).toBe(false);
  expect(isOwn('https://app.hr.example.com/')).toBe(false);
  expect(isOwn('https://hr.example.com./')).toBe(false);
});

test('lets letters and calls through without a host', () => {
  expect(readOutside('mailto:hr@example.com?subject=a', own)).toMatchObject({ host: '' });
  expect(readOutside('tel:+8610', own)).toEqual({ href: 'tel:+8610', host: '', isOwn: false });
});
