import { expect, test } from 'vitest';
import { records } from '#gateway/services/records.ts';
import { sourceFiles } from '../support/source-files.ts';

/** The kit serves every record alike; what one record wants is code of its own (gateway/record/README.md). */
const kit = sourceFiles(/^(bridge\/calls|gateway|ui)\/record\/.*\.tsx?$/).filter(
  ({ path }) => !/\.test\.tsx?$/.test(path),
);

const mostProperties = 16;
const mostFields = 40;
const mostLinesOfRules = 150;

test('the kit asks for no record by its name', () => {
  const names = records.all.map(({ record }) => record.name).join('|');
  const compared = new RegExp(`(?:===|!==|case)\\s*'(?:${names})'|find\\('(?:${names})'\\)`);
  const found = kit.flatMap(({ path, text }) =>
    text.split('\n').flatMap((line, index) => {
      const asks = compared.test(line) || /\brecord\.name\s*[!=]==/.test(line);
      return asks ? [`${path}:${index + 1} ${line.trim()}`] : [];
    }),
  );
  expect(kit.length).toBeGreaterThan(60);
  expect(found).toEqual([]);
});

test('the kit knows people and organisations, and no business area', () => {
  const found = kit.flatMap(({ path, text }) =>
    [...text.matchAll(/from '([^']+)'/g)].flatMap(([, from = '']) =>
      /gateway\/services|\.\.\/services|#bridge\/calls\/(?!kit\/|record\/)/.test(from)
        ? [`${path}: ${from}`]
        : [],
    ),
  );
  expect(found).toEqual([]);
});

test('a declaration says no more than it did', () => {
  const [define] = kit.filter(({ path }) => path === 'bridge/calls/record/define.ts');
  const body = /export interface RecordDeclaration<[\s\S]*?> \{([\s\S]*?)\n\}/.exec(
    define?.text ?? '',
  )?.[1];
  const properties = [...(body ?? '').matchAll(/^ {2}(?:readonly )?(\w+)\??[:(]/gm)];
  expect(properties.length).toBeGreaterThan(10);
  expect(properties.length).toBeLessThanOrEqual(mostProperties);
});

test('no record holds two', () => {
  const large = records.all
    .filter(({ record }) => Object.keys(record.fields).length > mostFields)
    .map(({ record }) => record.name);
  expect(large).toEqual([]);
  const bindings = sourceFiles(/^gateway\/services\/[^/]+\/records\/.*\.ts$/).filter(({ text }) =>
    text.includes('bindRecord('),
  );
  const long = bindings.filter(({ text }) => text.split('\n').length > mostLinesOfRules);
  expect(bindings.length).toBeGreaterThan(5);
  expect(long.map(({ path }) => path)).toEqual([]);
});
