import { expect, test } from 'vitest';
import { sourceFiles } from '../support/source-files.ts';

/** Where amounts are calculated: floating point loses cents there. */
const areas =
  /^gateway\/(kernel\/exact|services\/(salary|insurance|etax|ruleEngine))\/(?!.*\.test\.ts$).*\.ts$/;

const floatingPoint =
  /\b(?:parseFloat|toFixed|toPrecision)\b|\bMath\.(?:round|ceil|pow)\b|(?<![\w.'"])\d+\.\d+\b|::(?:real|float8?|double)/;

test('pay, insurance and tax are calculated without floating point', () => {
  const found = sourceFiles(/\.ts$/, 'gateway')
    .filter(({ path }) => areas.test(path))
    .flatMap(({ path, text }) =>
      withoutTexts(text)
        .split('\n')
        .filter((line) => floatingPoint.test(line))
        .map((line) => `${path}: ${line.trim()}`),
    );
  expect(found).toEqual([]);
});

/** The code without comments and quoted texts; rates and amounts are written as texts. */
function withoutTexts(text: string): string {
  return text
    .replace(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, '')
    .replace(/'(?:[^'\\\n]|\\.)*'|"(?:[^"\\\n]|\\.)*"/g, "''");
}
