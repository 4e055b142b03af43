import { expect, test } from 'vitest';
import { vcardOf } from './vcard.ts';

const facts = {
  name: '周雨桐',
  company: '蓝港科技',
  department: '客户端组',
  post: '产品设计师',
  phone: '13800138000',
  email: 'zhou@example.com',
};

test('writes what a phone reads into its address book', () => {
  expect(vcardOf(facts).split('\r\n')).toEqual([
    'BEGIN:VCARD',
    'VERSION:3.0',
    'N:周雨桐;;;;',
    'FN:周雨桐',
    'ORG:蓝港科技;客户端组',
    'TITLE:产品设计师',
    'TEL;TYPE=CELL:13800138000',
    'EMAIL:zhou@example.com',
    'END:VCARD',
  ]);
});

test('leaves out what is not known', () => {
  const card = vcardOf({ ...facts, phone: '', email: '', department: '' });
  expect(card).not.toMatch(/TEL|EMAIL/);
  expect(card).toContain('ORG:蓝港科技\r\n');
});

test('lets no value begin a line of its own', () => {
  const card = vcardOf({ ...facts, post: 'a;b,c\\d\nTEL:110\r\nEND:VCARD' });
  expect(card).toContain('TITLE:a\\;b\\,c\\\\d\\nTEL:110\\nEND:VCARD\r\n');
  expect(card.split('\r\n')).toHaveLength(9);
});
