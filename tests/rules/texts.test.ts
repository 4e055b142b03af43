import { posix } from 'node:path';
import { expect, test } from 'vitest';
import { root, sourceFiles } from '../support/source-files.ts';

const tables = sourceFiles(/(^|\/)texts\/zh-CN\.ts$/);

function isTree(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null;
}

function keysOf(tree: Readonly<Record<string, unknown>>, above = ''): string[] {
  return Object.entries(tree).flatMap(([key, value]) =>
    isTree(value) ? keysOf(value, `${above}${key}.`) : [`${above}${key}`],
  );
}

/** A key counts as used where it stands whole in quotes, or where a template or a concatenation starts with its branch. */
function isUsed(key: string, code: string): boolean {
  if ([`'${key}'`, `"${key}"`, `\`${key}\``].some((quoted) => code.includes(quoted))) return true;
  const branches = key
    .split('.')
    .slice(0, -1)
    .map((_, index, all) => `${all.slice(0, index + 1).join('.')}.`);
  return branches.some((branch) => code.includes(`\`${branch}\${`));
}

test.each(tables.map(({ path }) => path))('%s holds no text that nobody shows', async (path) => {
  const owner = posix.dirname(posix.dirname(path));
  const module: unknown = await import(`${root}${path}`);
  const tree = isTree(module) ? module.zhCN : undefined;
  if (!isTree(tree)) throw new Error(`${path} exports no zhCN`);
  const code = sourceFiles(/\.(ts|tsx)$/, owner)
    .filter(
      (file) =>
        !file.path.includes('/texts/zh-CN') &&
        !file.path.includes('/texts/en') &&
        !file.path.endsWith('.test.ts'),
    )
    .map((file) => file.text)
    .join('\n');
  expect(keysOf(tree).filter((key) => !isUsed(key, code))).toEqual([]);
});

test('no Chinese stands in code: words are texts', () => {
  const wordPlaces =
    /\/texts\/|^gateway\/seed\/|^bridge\/calls\/[^/]+\/((words|terms)\.ts$|records\/[^/]+\.words\.ts$)|\/manifest\.ts$|\.test\.tsx?$|^tests\/|^assets\//;
  const found = sourceFiles(/\.(tsx?|css|mjs)$/)
    .filter(({ path }) => !wordPlaces.test(path))
    .flatMap(({ path, text }) =>
      text
        .replace(/\/\*[\s\S]*?\*\//g, '')
        .split('\n')
        .filter((line) => /[\u4e00-\u9fff]/.test(line.replace(/(^|\s)\/\/.*$/, '')))
        .map((line) => `${path}: ${line.trim()}`),
    );
  expect(found).toEqual([]);
});

test('every owner of texts has them in both languages', () => {
  const english = new Set(sourceFiles(/(^|\/)texts\/en\.ts$/).map(({ path }) => path));
  expect(
    tables
      .map(({ path }) => path.replace('zh-CN.ts', 'en.ts'))
      .filter((path) => !english.has(path)),
  ).toEqual([]);
});
