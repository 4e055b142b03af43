import { expect, test } from 'vitest';
import { readDoor } from './read-door.ts';

const kindOf = (address: string): string => {
  const [path = '', search = ''] = address.split('?');
  return readDoor(path, `?${search}`).kind;
};

test.each([
  '/login?authCorpId=a&userId=b&vCode=c&sign=d&appCode=APP12',
  '/login?corpId=a&authCode=b&timestamp=1&sign=d',
  '/login?auth_code=a',
  '/login?systemFlag=a&loginType=b&token=c&more=d',
  '/tokenLogin?token=a',
  '/sso?system=oidc&connector=a&state=b&code=c',
  '/sso?system=dingtalk&connector=a&state=b&authCode=c',
])('%s can be entered by', (address) => {
  expect(kindOf(address)).toBe('ready');
});

test.each([
  '/login?corpId=a&authCode=&timestamp=1&sign=d',
  '/login?systemFlag=a&loginType=b&token=c&token=d',
  '/tokenLogin',
  '/tokenLogin?token=a&token=b',
  '/sso?connector=a&code=c',
])('%s is illegal', (address) => {
  expect(kindOf(address)).toBe('illegal');
});

test('a person who said no on the other page is told so', () => {
  expect(kindOf('/sso?connector=a&state=b&error=access_denied')).toBe('refused');
});

test('what no one here asked for is asked about first', () => {
  expect(readDoor('/login', '?auth_code=a')).toMatchObject({ isUnasked: true });
  expect(readDoor('/tokenLogin', '?token=a')).toMatchObject({ isUnasked: false });
});

test('the link of a work notice names its page', () => {
  const link = '?authCorpId=a&userId=b&vCode=c&sign=d&appCode=APP12';
  expect(readDoor('/login', `${link}&to=/portal/a/b`)).toMatchObject({ to: '/portal/a/b' });
  expect(readDoor('/login', link)).toMatchObject({ to: '/' });
  expect(readDoor('/tokenLogin', '?token=a&to=/portal/a/b')).not.toHaveProperty('to');
});
