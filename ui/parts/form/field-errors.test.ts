import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { fieldWords } from '#bridge/calls/kit/field-words.ts';
import { errorWords, readIssues, readRefusal } from './field-errors.ts';

const schema = z.object({
  name: z.string().check(z.minLength(2), z.maxLength(4)),
  phone: z.string().check(z.regex(/^1\d{10}$/, 'phone')),
  level: z.enum(['P5', 'P6']),
  salary: z.number().check(z.minimum(100)),
});

function words(
  values: unknown,
  name: string,
  language: 'zh-CN' | 'en' = 'zh-CN',
): string | undefined {
  const read = schema.safeParse(values, { reportInput: true });
  const error = read.success ? undefined : readIssues(read.error.issues, fieldWords).get(name);
  return error && errorWords(error, fieldWords, language);
}

test('asks for what is missing', () => {
  expect(words({}, 'name')).toBe('此项为必填');
  expect(words({ salary: null }, 'salary', 'en')).toBe('Required');
});

test('says how long a text may be, and how large a number', () => {
  expect(words({ name: '甲' }, 'name')).toBe('不能少于 2 个字符');
  expect(words({ name: '甲乙丙丁戊' }, 'name', 'en')).toBe('At most 4 characters');
  expect(words({ salary: 1 }, 'salary')).toBe('不能小于 100');
});

test('takes the words that a schema names itself', () => {
  expect(words({ phone: '138' }, 'phone')).toBe('请输入正确的手机号码');
});

test('asks to choose from the list', () => {
  expect(words({ level: 'X' }, 'level')).toBe('请选择列表中的选项');
});

test("finds the form's field in the path of a refused request", () => {
  const refused = readRefusal([{ path: 'changes.phone', issue: 'taken' }], ['name', 'phone']);
  expect(refused.get('phone')?.issue).toBe('taken');
});
