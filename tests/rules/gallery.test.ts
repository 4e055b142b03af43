import { posix } from 'node:path';
import { expect, test } from 'vitest';
import { sourceFiles } from '../support/source-files.ts';

const files = sourceFiles(/\.tsx$/, 'ui').filter(({ path }) => !path.endsWith('.test.tsx'));
const parts = files.filter(({ path }) => /^ui\/(parts|layouts)\//.test(path));
const stories = files.filter(({ path }) => path.startsWith('ui/gallery/'));

/** The components a file gives to others. */
function componentsOf(text: string): string[] {
  return [...text.matchAll(/^export (?:function|class) ([A-Z]\w*)/gm)].map(([, name = '']) => name);
}

/** A component is drawn by a story, or by another file of its own folder: a piece of one part. */
function isDrawn(component: string, path: string): boolean {
  const folder = posix.dirname(path);
  const near = parts.filter(
    (one) =>
      folder !== 'ui/parts' &&
      folder !== 'ui/layouts' &&
      one.path !== path &&
      posix.dirname(one.path) === folder,
  );
  const drawn = new RegExp(`<${component}[\\s/>]`);
  return [...stories, ...near].some(({ text }) => drawn.test(text));
}

test('the gallery draws every part and every layout', () => {
  const all = parts.flatMap(({ path, text }) =>
    componentsOf(text).map((component) => ({ path, component })),
  );
  expect(all.length).toBeGreaterThan(40);
  expect(
    all
      .filter(({ path, component }) => !isDrawn(component, path))
      .map(({ path, component }) => `${path}: ${component}`),
  ).toEqual([]);
});

test('every story stands in the list', () => {
  const list = sourceFiles(/^ui\/gallery\/stories\.ts$/)[0]?.text ?? '';
  const written = stories.filter(({ path }) => path.endsWith('.story.tsx'));
  expect(written.length).toBeGreaterThan(10);
  expect(
    written
      .map(({ path }) => posix.basename(path))
      .filter((name) => !list.includes(`'./stories/${name}'`)),
  ).toEqual([]);
});
