import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type ShellRoute, shellRoutes } from '#bridge/methods/shell-routes.ts';
import { carriesSignIn, type GuardDecision, guard } from './guard.ts';

/** Every page of the shell, a page below it where there are such, and addresses that have none. */
const paths = [
  ...Object.keys(shellRoutes).map((name) => `/${name}`),
  '/portal/ums/structure',
  '/portal/some-vendor/page',
  '/nope',
] as const;

const sets = {
  enterprise: '?authCorpId=1&userId=2&vCode=3&sign=4&appCode=5',
  platform: '?corpId=1&authCode=2&timestamp=3&sign=4',
  code: '?auth_code=1',
  old: '?systemFlag=1&loginType=2&token=3',
} as const;

const queries = {
  none: '',
  other: '?part=2',
  token: '?token=secret',
  tokenAndOther: '?part=2&token=secret',
  emptyToken: '?token=',
  codeAndOther: '?auth_code=1&other=2',
  halfPlatform: '?corpId=1&authCode=2',
  ...sets,
} as const;

type Query = keyof typeof queries;

/** What the specification says of an address, written once more and in another way. */
function expected(path: string, query: Query, marked: boolean): GuardDecision['kind'] {
  const kind = shellRoutes[path.slice(1) as ShellRoute]?.kind;
  if (path === '/login' && query in sets) return 'public';
  if (path !== '/login' && kind === 'signIn') return 'public';
  if (/token/i.test(query) || query === 'old') return 'token';
  if (path === '/login') return marked ? 'land' : 'public';
  if (!marked) return 'signIn';
  return path === '/' ? 'land' : 'session';
}

const combinations = paths.flatMap((path) =>
  (Object.keys(queries) as Query[]).flatMap((query) =>
    [true, false].map((marked) => ({ path, query, marked })),
  ),
);

test.each(combinations)('$path with $query, session $marked', ({ path, query, marked }) => {
  const decision = guard({ path, search: queries[query], marked });
  expect(decision.kind).toBe(expected(path, query, marked));
  if (decision.kind === 'token') {
    expect(decision.token).toBe(new URLSearchParams(queries[query]).get('token'));
    expect(decision.remember ?? '').not.toContain('token');
  }
});

test('a person without a session is sent to sign in and comes back, never to a page that does not exist', () => {
  const remember = (path: string) => guard({ path, search: '?tab=1', marked: false });
  expect(remember('/portal/ums/structure')).toEqual({
    kind: 'signIn',
    remember: '/portal/ums/structure?tab=1',
  });
  expect(remember('/nope')).toEqual({ kind: 'signIn', remember: undefined });
});

test('a token leaves its address, which is remembered without it', () => {
  expect(guard({ path: '/portal/a/b', search: '?x=1&token=t&y=2', marked: true })).toEqual({
    kind: 'token',
    token: 't',
    remember: '/portal/a/b?x=1&y=2',
  });
});

test.each(Object.values(sets))('the sign-in page carries %s', (search) => {
  expect(carriesSignIn(search)).toBe(true);
});

test.each(['', '?auth_code=1&other=2', '?corpId=1&authCode=2', '?token=3'])(
  'no sign-in is carried by %j',
  (search) => {
    expect(carriesSignIn(search)).toBe(false);
  },
);

/** Parts that attacks on redirections are made of. */
const part = fc.constantFrom(
  ...['/', '//', '\\', '.', '..', '/portal', '/company', '/login', 'evil.example', '@', ':', '?'],
  ...['#', '%2f', '%5c', '%00', '\t', '\n', '\u0001', 'https:', 'javascript:', 'data:', 'token=1'],
  ...['&', '=', ' ', '\u202e', '／', '＠', 'a', '1', ';', ',', '[', ']', '&#x2f;', '%252f'],
);
const address = fc.oneof(
  fc.array(part, { maxLength: 12 }).map((parts) => parts.join('')),
  fc.array(part, { maxLength: 9 }).map((parts) => `/portal/${parts.join('')}`),
  fc.string({ maxLength: 60 }),
  fc.webUrl({ withQueryParameters: true }),
);

test('ten thousand addresses lead nowhere but to this origin', () => {
  const origin = 'https://portal.example';
  fc.assert(
    fc.property(address, fc.boolean(), (wanted, marked) => {
      const url = URL.parse(wanted, origin);
      const path = url?.pathname ?? wanted;
      const decision = guard({ path, search: url?.search ?? '', marked });
      const remember = 'remember' in decision ? decision.remember : undefined;
      if (remember === undefined) return;
      const led = new URL(remember, origin);
      expect([led.origin, led.username]).toEqual([origin, '']);
      // What was made of it is used as a place again, and stays the same.
      expect(led.pathname + led.search).toBe(remember);
      expect(led.searchParams.has('token')).toBe(false);
    }),
    { numRuns: 10_000 },
  );
});
