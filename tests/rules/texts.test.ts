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
    /\/texts\/|^gateway\/seed\/|^bridge\/calls\/[^/]+\/((words|field-words|terms|subject|dimensions)\.ts$|subjects\/[^/]+\.ts$|records\/[^/]+\.words\.ts$)|\/manifest\.ts$|\.test\.tsx?$|^tests\/|^assets\//;
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

/** What is said in one language for some keys. */
type WordsByKey = Readonly<Record<string, unknown>>;

interface Said {
  readonly place: string;
  readonly locale: string;
  readonly words: WordsByKey;
}

/** Every branch of a tree of texts with the language it is in. */
function branchesOf(place: string, tree: WordsByKey, locale = ''): Said[] {
  return Object.entries(tree).flatMap(([key, branch]) => {
    if (!isTree(branch)) return [];
    const own = { zhCN: 'zh-CN', 'zh-CN': 'zh-CN', en: 'en' }[key] ?? locale;
    const path = `${place} ${key}`;
    return [{ place: path, locale: own, words: branch }, ...branchesOf(path, branch, own)];
  });
}

async function branchesIn(files: RegExp): Promise<Said[]> {
  const all = sourceFiles(files).map(async ({ path }) =>
    branchesOf(path, await import(root + path)),
  );
  return (await Promise.all(all)).flat();
}

/** Says where a branch has the keys of a term, two of them or more, and another word for one of them. */
function contradictions(said: Said, term: Said): string[] {
  const keys = Object.keys(said.words);
  if (term.locale === '' || said.locale !== term.locale || keys.length < 2) return [];
  if (!keys.every((key) => typeof term.words[key] === 'string')) return [];
  return keys
    .filter((key) => said.words[key] !== term.words[key])
    .map(
      (key) =>
        `${said.place}: ${key} is '${said.words[key]}', but '${term.words[key]}' in ${term.place}`,
    );
}

test('a value has one word: what terms say of an enumeration, no text says otherwise', async () => {
  // A help text shares the name of its field, and rightly says more than the field's word.
  const terms = (await branchesIn(/^bridge\/calls\/[^/]+\/terms\.ts$/)).filter(
    ({ place }) => !/(Field|Column)Words/.test(place),
  );
  // The gallery shows examples, whatever they say.
  const said = await branchesIn(/^(?!ui\/gallery\/).*\/texts\/[^/.]+\.ts$/);
  expect(terms.length).toBeGreaterThan(20);
  expect(said.length).toBeGreaterThan(200);
  const faults = terms.flatMap((term) => said.flatMap((one) => contradictions(one, term)));
  expect(faults).toEqual([]);
});

test.each([
  ['职务', '职位'],
  ['兼职', '非全日制'],
])('no screen, file or manifest says %s: the word is %s', (other) => {
  const places = /\/texts\/[^/]+\.ts$|\/terms\.ts$|\/manifest\.ts$/;
  const found = sourceFiles(places).filter(({ text }) =>
    text.replace(/\/\*[\s\S]*?\*\//g, '').includes(other),
  );
  expect(found.map(({ path }) => path)).toEqual([]);
});
