import { expect, test } from 'vitest';
import { sourceFiles } from '../support/source-files.ts';

/** The files in which colours are given their names. */
const namingPlaces = /^assets\/(tokens\.css|brands\/|icons\/)/;
const literal =
  /#(?:[0-9a-f]{8}|[0-9a-f]{6}|[0-9a-f]{3,4})\b(?!\/)|\b(?:rgba?|hsla?|hwb|lab|lch|oklab|oklch|color)\(|:\s*(?:white|black|red|green|blue|gray|grey|orange|yellow)\s*;/gi;

function withoutComments(text: string): string {
  return text.replace(/\/\*[\s\S]*?\*\//g, '').replace(/(^|\s)\/\/.*$/gm, '');
}

test('colours are named once, as tokens, and nowhere written out', () => {
  const files = sourceFiles(/\.(css|tsx?)$/).filter(
    ({ path }) =>
      /^(ui|shell|subapps|subapp-template|assets|bridge)\//.test(path) &&
      !namingPlaces.test(path) &&
      !/\.test\.tsx?$/.test(path),
  );
  expect(files.length).toBeGreaterThan(20);
  const found = files.flatMap(({ path, text }) =>
    [...withoutComments(text).matchAll(literal)].map(([colour]) => `${path}: ${colour}`),
  );
  expect(found).toEqual([]);
});
