import { expect, test } from 'vitest';
import { type SourceFile, sourceFiles } from '../support/source-files.ts';

/** What a native engineer does not write, each with what to write in its place. */
const idioms: readonly (readonly [RegExp, string])[] = [
  [/\bnobody\b/i, 'no one'],
  [/\bwhoever\b/i, 'anyone who, or the name of the role'],
  [/\banew\b/i, 'again'],
  [/\btold\b/i, 'informed, reported, sent or shown'],
  [/\bnot any more\b/i, 'no longer'],
  [/\b(?:what|that|which|it|each|one) stands\b(?! (?:for|in for|out)\b)/i, 'is'],
  [/\bstands (?:at|below|on|under|beside|around|ready|there|here)\b/i, 'is'],
];

/** The English of screens, messages and sheets: the values, not the keys. */
const texts = sourceFiles(/(?:\/(?:[\w-]*-)?en|\.words|-words|\/terms)\.ts$/).map(
  ({ path, text }) => ({
    path,
    text: text.replace(/^(.*)$/gm, (line) =>
      line.replace(/^\s*[\w$'-]+:(?=\s)/, '').replace(/\/\*.*|\/\/.*|^ \*.*/, ''),
    ),
  }),
);

/** Prose of the project; cases from outside and what is written from the contract are left out. */
const readmes = sourceFiles(/\.md$/)
  .filter(({ path }) => !/^tests\/vectors\/|SURFACE\.md$/.test(path))
  .map(({ path, text }) => ({ path, text: text.replace(/`[^`\n]*`/g, '') }));

function idiomsIn({ path, text }: SourceFile): string[] {
  return text.split('\n').flatMap((line, index) =>
    idioms.flatMap(([idiom, better]) => {
      const [found] = idiom.exec(line) ?? [];
      return found === undefined ? [] : [`${path}:${index + 1} "${found}": write ${better}`];
    }),
  );
}

test('READMEs are written in plain English', () => {
  expect(readmes.length).toBeGreaterThan(60);
  expect(readmes.flatMap(idiomsIn)).toEqual([]);
});

test('texts are written in plain English', () => {
  expect(texts.length).toBeGreaterThan(60);
  expect(texts.flatMap(idiomsIn)).toEqual([]);
});

test('an idiom is found where it is', () => {
  const text = 'A list stands below.\nNobody sees what stands in it.\nWhat M stands for.';
  expect(idiomsIn({ path: 'a.md', text })).toEqual([
    'a.md:1 "stands below": write is',
    'a.md:2 "Nobody": write no one',
    'a.md:2 "what stands": write is',
  ]);
});

const packed = /(?<!\{)\.\.\.\{/;

test('properties have lines of their own, and are not packed into a spread', () => {
  const found = sourceFiles(/\.(?:ts|tsx|mjs)$/).flatMap(({ path, text }) =>
    text
      .split('\n')
      .flatMap((line, index) => (packed.test(line) ? [`${path}:${index + 1} ${line.trim()}`] : [])),
  );
  expect(found.filter((line) => !line.startsWith('tests/rules/english.test.ts'))).toEqual([]);
});
