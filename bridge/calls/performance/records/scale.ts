import { recordCalls } from '../../record/calls.ts';
import { defineRecord, type FieldProblem } from '../../record/define.ts';
import { choice, decimal, lines, text } from '../../record/field.ts';

/** Dengji: the levels a result can have, the best first, with the shares the company wants. */
export const performanceScale = defineRecord({
  name: 'performanceScale',
  base: '/gateway/performance/web/scale',
  functionId: 'performance.scales',
  route: '/scales/:id',
  fields: {
    name: text(40, { required: true, unique: true }),
    // `A = 1.5`, one level a line: what formulas of pay multiply by. Who sees no pay sees none of it.
    factors: lines(200, { right: 'hidden' }),
  },
  title: 'name',
  key: ['name'],
  range: { of: 'company' },
  list: {
    columns: ['name'],
    filters: [],
    sorts: ['name'],
    sort: { column: 'name', direction: 'asc' },
    search: ['name'],
  },
  sections: { basic: ['name'], pay: ['factors'] },
  lines: {
    levels: {
      most: 9,
      fields: {
        code: text(4, { required: true }),
        name: text(20, { required: true }),
        nameEn: text(30, { required: true }),
        // The least score of the level; the levels are ordered by it.
        least: decimal({ digits: 5, scale: 2 }, { required: true }),
        // Percent of the people of a pool.
        share: decimal({ digits: 5, scale: 2 }),
        rule: choice(['none', 'atMost', 'atLeast', 'exact'], { required: true }),
      },
    },
  },
  check: ({ factors }) => checkFactors(factors),
});

/** Reads and changes scales. */
export const performanceScaleCalls = recordCalls(performanceScale);

const factorLine = /^(?<code>[^=＝]{1,4}?)\s*[=＝]\s*(?<factor>\d{1,2}(?:\.\d{1,2})?)$/u;

/** The factors of a scale by the code of the level, as formulas compare texts; a line that says none is left out. */
export function factorsOf(factors: string): ReadonlyMap<string, string> {
  return new Map(
    linesOf(factors).flatMap((line) => {
      const { code = '', factor } = factorLine.exec(line)?.groups ?? {};
      return factor === undefined ? [] : [[code.trim().normalize('NFKC'), factor] as const];
    }),
  );
}

function linesOf(factors: string): readonly string[] {
  return factors
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');
}

/** Each line is a level with its factor, and no level comes twice. */
function checkFactors(factors: string | null): FieldProblem<'factors'>[] {
  if (factors === null) return [];
  const isWhole = factorsOf(factors).size === linesOf(factors).length;
  return isWhole ? [] : [{ field: 'factors', issue: 'invalid' }];
}
