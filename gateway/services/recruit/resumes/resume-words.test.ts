import { expect, test } from 'vitest';
import { askedWord, wordsOf } from './resume-words.ts';

const isFound = (text: string, typed: string) => {
  const words = new Set(wordsOf(text));
  return askedWord(typed).words.every((word) => words.has(word));
};

test('a text is looked up by pairs of Chinese characters and by three letters of other scripts', () => {
  expect(wordsOf('精通Kafka')).toEqual(['精通', 'kaf', 'afk', 'fka']);
  expect(askedWord('ＫＡＦＫＡ 精通')).toEqual({
    plain: 'kafka 精通',
    words: ['kaf', 'afk', 'fka', '精通'],
    isWord: false,
    joins: true,
  });
  const isWord = (typed: string) => askedWord(typed).isWord;
  expect(['数据', 'SQL', ' ｓｑｌ '].filter(isWord)).toHaveLength(3);
  expect(['数据库', '数', 'Go', 'c++', 'sql 库', '数据 sql'].filter(isWord)).toEqual([]);
});

test('every part of a text that is long enough is found by its words', () => {
  const text = '负责大数据平台，熟悉 MySQL 与 C++\n曾任项目经理';
  for (const part of ['大数据平台', '数据', 'sql', 'MySQL 与', 'c++', '项目经理', '平台，熟悉'])
    expect(isFound(text, part), part).toBe(true);
  for (const part of ['平台数据', '经理人', 'mysqlx'])
    expect(isFound(text, part), part).toBe(false);
});

test('a Chinese word goes over the end of a line, one of letters does not', () => {
  expect(isFound('五年数\n据分析', '数据分析')).toBe(true);
  expect(isFound('java\nscript', 'javascript')).toBe(false);
});

test('what is too short is not looked up, what is very long by its first words', () => {
  expect(askedWord('Go').words).toEqual([]);
  expect(askedWord('数').words).toEqual([]);
  expect(askedWord('人力资源管理信息系统实施顾问').words).toHaveLength(8);
});

test('a text of endless words is not cut up', () => {
  const letters = Array.from({ length: 30_000 }, (_, at) =>
    String.fromCodePoint(0x4e00 + (at % 20_000)),
  );
  expect(wordsOf(letters.toSorted(() => 1).join(''))?.length ?? 0).toBeLessThanOrEqual(6000);
  const many = Array.from({ length: 200 }, (_, one) =>
    Array.from({ length: 200 }, (_, two) => String.fromCodePoint(0x4e00 + one, 0x5000 + two)).join(
      ' ',
    ),
  ).join(' ');
  expect(wordsOf(many)).toBeUndefined();
});
