import { expect, test } from 'vitest';
import { readEmail, readPhone } from './contacts.ts';

test.each([
  '13800138000',
  '+86 138 0013 8000',
  '0086-138-0013-8000',
  '8613800138000',
  '１３８００１３８０００',
  ' (138)0013.8000 ',
])('reads %s as one number', (typed) => {
  expect(readPhone(typed)).toBe('+8613800138000');
});

test.each(['', '12345', '1380013800', '138001380000', '+0123456789', '13800138000;x', '+86abc'])(
  'takes %s for no number',
  (typed) => {
    expect(readPhone(typed)).toBeNull();
  },
);

test('reads an address in any case as one', () => {
  expect(readEmail(' Lin.Hua@Example.COM ')).toBe('lin.hua@example.com');
  expect(readPhone('+1 212 555 0100')).toBe('+12125550100');
});

test.each([
  'lin＠example.com',
  'lin@exаmple.com',
  'lin@example',
  'a b@example.com',
  'lin@example.com\r\nBcc: x@example.com',
  '"lin"@example.com',
  `${'a'.repeat(250)}@example.com`,
])('takes %s for no address', (typed) => {
  expect(readEmail(typed)).toBeNull();
});
