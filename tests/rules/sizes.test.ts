import { expect, test } from 'vitest';
import { parseAst } from 'vitest/node';
import { type SourceFile, sourceFiles } from '../support/source-files.ts';

const mostLinesOfFile = 300;
const mostLinesOfFunction = 60;

const code = sourceFiles(/\.(ts|tsx|mjs|css)$/);
/** A suite is one long function by nature; its tests are the pieces. */
const isTest = (path: string): boolean => /^tests\/|\.test\.tsx?$/.test(path);

interface Node {
  readonly type: string;
  readonly start: number;
  readonly end: number;
}

function isNode(value: unknown): value is Node {
  return (
    typeof value === 'object' &&
    value !== null &&
    'type' in value &&
    typeof value.type === 'string' &&
    'start' in value
  );
}

function functionsOf(node: Node): Node[] {
  const inner = Object.values(node).flatMap((value: unknown) =>
    Array.isArray(value) ? value : [value],
  );
  const nested = inner.filter(isNode).flatMap(functionsOf);
  return /^(FunctionDeclaration|FunctionExpression|ArrowFunctionExpression)$/.test(node.type)
    ? [node, ...nested]
    : nested;
}

function longFunctions({ path, text }: SourceFile): string[] {
  const tree: unknown = parseAst(text, { lang: path.endsWith('x') ? 'tsx' : 'ts' });
  if (!isNode(tree)) throw new Error(`${path} could not be read`);
  return functionsOf(tree)
    .map(({ start, end }) => ({
      first: text.slice(0, start).split('\n').length,
      lines: text.slice(start, end).split('\n').length,
    }))
    .filter(({ lines }) => lines > mostLinesOfFunction)
    .map(({ first, lines }) => `${path}:${first} has ${lines} lines`);
}

test(`no file is longer than ${mostLinesOfFile} lines`, () => {
  const long = code
    .map(({ path, text }) => ({ path, lines: text.split('\n').length - 1 }))
    .filter(({ lines }) => lines > mostLinesOfFile);
  expect(long).toEqual([]);
});

test(`no function is longer than ${mostLinesOfFunction} lines`, () => {
  const scripts = code.filter(({ path }) => !path.endsWith('.css') && !isTest(path));
  expect(scripts.length).toBeGreaterThan(50);
  expect(scripts.flatMap(longFunctions)).toEqual([]);
});
