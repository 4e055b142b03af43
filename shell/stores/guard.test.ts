import { expect, test } from 'vitest';
import { carriesSignIn, guard } from './guard.ts';

const marked = { marked: true, search: '' };
const signedOut = { marked: false, search: '' };

test('a person without a session is sent to sign in and comes back', () => {
  expect(guard({ ...signedOut, path: '/portal/ums/structure', search: '?tab=1' })).toEqual({
    kind: 'signIn',
    remember: '/portal/ums/structure?tab=1',
  });
});

test('a person without a session is not brought back to a page that does not exist', () => {
  expect(guard({ ...signedOut, path: '/nope' })).toEqual({ kind: 'signIn', remember: undefined });
});

test('a signed-in person is led away from the sign-in page', () => {
  expect(guard({ ...marked, path: '/login' })).toEqual({ kind: 'land' });
});

test.each([true, false])('a one-time link opens with and without a session', (isMarked) => {
  expect(guard({ search: '', marked: isMarked, path: '/password' })).toEqual({ kind: 'public' });
});

test('the start of the site leads to where the sign-in lands', () => {
  expect(guard({ ...marked, path: '/' })).toEqual({ kind: 'land' });
});

test('a signed-in person gets every other page once the session stands', () => {
  expect(guard({ ...marked, path: '/company' })).toEqual({ kind: 'session' });
});

test.each([
  '?authCorpId=1&userId=2&vCode=3&sign=4&appCode=5',
  '?corpId=1&authCode=2&timestamp=3&sign=4',
  '?auth_code=1',
  '?systemFlag=1&loginType=2&token=3',
])('the sign-in page is let through with %s', (search) => {
  expect(guard({ path: '/login', search, marked: true })).toEqual({ kind: 'public' });
});

test.each(['', '?auth_code=1&other=2', '?corpId=1&authCode=2', '?token=3'])(
  'no sign-in is carried by %j',
  (search) => {
    expect(carriesSignIn(search)).toBe(false);
  },
);
