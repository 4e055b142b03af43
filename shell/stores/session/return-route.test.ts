import fc from 'fast-check';
import { expect, test } from 'vitest';
import { safeReturnRoute } from './return-route.ts';

const origin = 'http://atrium.localhost:7000';

test.each([
  '/portal',
  '/portal/ums/structure',
  '/portal/personnel/employee/7?tab=job',
  '/company',
  '/compRecords',
])('%s can be returned to', (wanted) => {
  expect(safeReturnRoute(wanted)).toBe(wanted);
});

test.each([
  '//evil.example',
  '/\\evil.example',
  '\\\\evil.example',
  'https://evil.example/portal/ums',
  'javascript:alert(1)',
  '/portal/../..//evil.example',
  './/evil.example',
  '/portal//evil.example',
  '/portal/%2e%2e/%2e%2e//evil.example',
  '/portal/\t/evil.example',
  '/login',
  '/logout',
  '/portalevil',
  '/gateway/loginOut',
  '',
  undefined,
  7,
])('%j is no page to return to', (wanted) => {
  expect(safeReturnRoute(wanted)).toBeUndefined();
});

test('credentials in the query are not kept', () => {
  expect(safeReturnRoute('/portal/ums?tab=1&token=secret&auth_code=x&sign=y')).toBe(
    '/portal/ums?tab=1',
  );
});

test('whatever it answers stays on the origin and is answered again (T19)', () => {
  const piece = fc.constantFrom(
    ...'/\\.:@?#%&=é\t\n',
    '%2e',
    '%2f',
    '%5c',
    'portal',
    'company',
    'evil.example',
  );
  const hostile = fc.string({ unit: piece, maxLength: 24 });
  const wanted = fc.oneof(
    fc.string(),
    fc.webUrl(),
    hostile,
    hostile.map((rest) => `/portal/${rest}`),
    hostile.map((rest) => `/company${rest}`),
  );
  fc.assert(
    fc.property(wanted, (text) => {
      const route = safeReturnRoute(text);
      if (route === undefined) return;
      expect(new URL(route, origin).origin).toBe(origin);
      expect(new URL(route, origin).pathname).not.toMatch(/^\/\//);
      expect(safeReturnRoute(route)).toBe(route);
    }),
    { numRuns: 10_000 },
  );
});
