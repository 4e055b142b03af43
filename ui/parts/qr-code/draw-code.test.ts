import { encode } from 'uqr';
import { expect, test } from 'vitest';
import { drawCode, quiet } from './draw-code.ts';

/** The modules that the path darkens. */
function modulesOf(path: string, side: number): boolean[][] {
  const modules = Array.from({ length: side }, () => Array.from({ length: side }, () => false));
  for (const [, x, y, length] of path.matchAll(/M(\d+) (\d+)h(\d+)v1h-\d+z/g)) {
    modules[Number(y)]?.fill(true, Number(x), Number(x) + Number(length));
  }
  return modules;
}

test.each(['https://atrium.example.com/card/1', '姓名：陈思远', '1234567890'])(
  'darkens the very modules of the code of %s',
  (text) => {
    const code = drawCode(text, 'Q');
    if (code.state !== 'drawn') throw new Error(code.state);
    const inner = modulesOf(code.path, code.side)
      .slice(quiet, -quiet)
      .map((row) => row.slice(quiet, -quiet));
    expect(inner).toEqual(encode(text, { ecc: 'Q', border: 0 }).data);
  },
);

test('leaves four modules empty on every side', () => {
  const code = drawCode('atrium');
  if (code.state !== 'drawn') throw new Error(code.state);
  const modules = modulesOf(code.path, code.side);
  const edges = [...Array(quiet).keys()].flatMap((at) => [at, code.side - 1 - at]);
  for (const edge of edges) {
    expect(modules[edge]?.some(Boolean)).toBe(false);
    expect(modules.some((row) => row[edge])).toBe(false);
  }
});

test('takes a larger code for a higher level', () => {
  const sides = (['L', 'H'] as const).map((level) => {
    const code = drawCode('https://atrium.example.com/employee/01890a5d', level);
    return code.state === 'drawn' ? code.side : 0;
  });
  expect(sides[1]).toBeGreaterThan(sides[0] ?? 0);
});

test('draws nothing for no text, and says when a text is too long', () => {
  expect(drawCode(' \n')).toEqual({ state: 'empty' });
  expect(drawCode('x'.repeat(3000))).toEqual({ state: 'tooLong' });
});
