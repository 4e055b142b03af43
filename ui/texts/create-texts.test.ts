import { afterEach, expect, test } from 'vitest';
import { createTexts, plural, type Translation } from './create-texts.ts';
import { setLocale } from './locale.ts';

const zhCN = {
  greeting: '你好，{{name}}',
  list: { total: '共 {{count}} 人', empty: '暂无' },
} as const;
const english: Translation<typeof zhCN> = {
  greeting: 'Hello, {{name}}',
  list: { total: ({ count }) => plural(count, 'person', 'people'), empty: 'Nobody' },
};
const texts = createTexts({ 'zh-CN': zhCN, en: english });

afterEach(() => setLocale('zh-CN'));

test('speaks Chinese until told otherwise, then the language that was set', () => {
  expect(texts.t('greeting', { name: '林' })).toBe('你好，林');
  setLocale('en');
  expect(texts.t('greeting', { name: 'Lin' })).toBe('Hello, Lin');
});

test('picks the plural that the count asks for', () => {
  const t = texts.in('en');
  expect(t('list.total', { count: 1 })).toBe('1 person');
  expect(t('list.total', { count: 0 })).toBe('0 people');
});

test('refuses, at compile time, an unknown key, a missing value and a wrong place', () => {
  const { t } = texts;
  // @ts-expect-error: no such key
  const unknown = () => t('list.nothing');
  // @ts-expect-error: `count` is missing
  const missing = () => t('list.total');
  // @ts-expect-error: the place is called `count`
  const wrong = () => t('list.total', { total: 3 });
  // @ts-expect-error: a branch has no words
  const branch = () => t('list');
  expect([unknown, missing, wrong, branch]).toHaveLength(4);
});

test('refuses, at compile time, a translation that lacks a key or has one too many', () => {
  // @ts-expect-error: `list.empty` is missing
  const lacks: Translation<typeof zhCN> = { greeting: '', list: { total: '' } };
  const extra: Translation<typeof zhCN> = {
    ...english,
    // @ts-expect-error: `extra` is not in the source
    extra: '',
  };
  expect([lacks, extra]).toHaveLength(2);
});
