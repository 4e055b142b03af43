import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { projectPaths, root, sourceFiles } from '../support/source-files.ts';

const topLevel = [
  'README.md',
  'package.json',
  'package-lock.json',
  'build.mjs',
  'tsconfig.json',
  'biome.json',
  '.gitignore',
  '.ci',
  'assets',
  'bridge',
  'gateway',
  'shell',
  'subapp-template',
  'subapps',
  'tests',
  'ui',
];

test('nothing stands at the top level but the map', () => {
  const entries = new Set(projectPaths().map((path) => path.split('/')[0] ?? ''));
  expect([...entries].filter((entry) => !topLevel.includes(entry))).toEqual([]);
});

test('every folder of the map tells what stands in it', () => {
  const folders = new Set(projectPaths().flatMap((path) => foldersThatOweReadme(path)));
  expect([...folders].filter((folder) => !existsSync(join(root, folder, 'README.md')))).toEqual([]);
});

function foldersThatOweReadme(path: string): string[] {
  const [first = '', second = ''] = path.split('/');
  if (
    !['assets', 'bridge', 'gateway', 'shell', 'subapp-template', 'subapps', 'tests', 'ui'].includes(
      first,
    )
  )
    return [];
  const owesSecond =
    ['bridge', 'gateway', 'shell', 'subapps'].includes(first) &&
    path.split('/').length > 2 &&
    !['texts', 'launch'].includes(second);
  return owesSecond ? [first, `${first}/${second}`] : [first];
}

test('files are named in lower case with hyphens', () => {
  const odd = projectPaths()
    .filter((path) => /\.(ts|tsx|css|mjs)$/.test(path))
    .filter(
      (path) =>
        !/^[a-z0-9]+(?:[-.][a-z0-9]+)*$/.test(basename(path)) &&
        !/^(zh-CN)\.ts$/.test(basename(path)),
    );
  expect(odd).toEqual([]);
});

test('no test is skipped, none runs alone, and nothing waits to be written', () => {
  const marks =
    /\b(?:test|it|describe)\.(?:only|skip|todo)\b|\b(?:TODO|FIXME|XXX)\b|@ts-(?:ignore|nocheck)|:\s*any\b|\bas any\b/;
  const found = sourceFiles(/\.(ts|tsx|mjs)$/)
    .filter(({ path }) => path !== 'tests/rules/house.test.ts')
    .flatMap(({ path, text }) =>
      text
        .split('\n')
        .filter((line) =>
          marks.test(line.replace(/^\s*(?:\/\*\*|\*|\/\/)(?!.*\b(?:TODO|FIXME|XXX)\b).*$/, '')),
        )
        .map((line) => `${path}: ${line.trim()}`),
    );
  expect(found).toEqual([]);
});

test('exports are named', () => {
  // The cases that come from outside ask for the default export of their adapter.
  const given = /config\.ts$|\.d\.ts$|^tests\/vectors\/adapter\.ts$/;
  const found = sourceFiles(/\.(ts|tsx)$/)
    .filter(({ path, text }) => !given.test(path) && /^export default\b/m.test(text))
    .map(({ path }) => path);
  expect(found).toEqual([]);
});

test('versions are exact and the lock file names no address', async () => {
  const project: { dependencies: Record<string, string>; devDependencies: Record<string, string> } =
    JSON.parse(await readFile(join(root, 'package.json'), 'utf8'));
  const versions = Object.entries({ ...project.dependencies, ...project.devDependencies });
  expect(versions.filter(([, version]) => !/^\d+\.\d+\.\d+(-[\w.]+)?$/.test(version))).toEqual([]);
  expect(await readFile(join(root, 'package-lock.json'), 'utf8')).not.toMatch(
    /https?:\/\/(?!(?:www\.)?(?:opencollective|github|patreon|paypal|tidelift|buymeacoffee|feross|ko-fi|dotenvx)\.)[^"]*\.tgz/,
  );
});

test('settings are read from the environment in one place', () => {
  const readers = sourceFiles(/\.(ts|tsx)$/, 'gateway')
    .filter(
      ({ path, text }) =>
        path !== 'gateway/settings.ts' && !/\.test\.ts$/.test(path) && /process\.env/.test(text),
    )
    .map(({ path }) => path);
  // The programs hand the environment to the reader.
  const programs = ['main.ts', 'worker.ts', 'first-start.ts', 'seed/main.ts'].map(
    (name) => `gateway/${name}`,
  );
  expect(readers.filter((path) => !programs.includes(path))).toEqual([]);
});

test('every class taken from a style module is in it', async () => {
  const missing: string[] = [];
  for (const { path, text } of sourceFiles(/\.tsx?$/)) {
    for (const [, name = '', from = ''] of text.matchAll(
      /import (\w+) from '([^']+\.module\.css)'/g,
    )) {
      const file = from.startsWith('#') ? from.slice(1) : join(dirname(path), from);
      const styles = await readFile(join(root, file), 'utf8');
      const known = new Set([...styles.matchAll(/\.([a-z][\w-]*)/gi)].map(([, one]) => one));
      const body = text.replaceAll(/from '[^']+'/g, '');
      for (const [, used] of body.matchAll(new RegExp(`\\b${name}\\.(\\w+)`, 'g'))) {
        if (!known.has(used)) missing.push(`${path}: ${name}.${used}`);
      }
    }
  }
  expect(missing).toEqual([]);
});
