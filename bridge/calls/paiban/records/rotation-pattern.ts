import { recordCalls } from '../../record/calls.ts';
import { defineRecord } from '../../record/define.ts';
import { integer, lines, text } from '../../record/field.ts';

/** The days of a cycle, one a line: the name of a shift, or the word for rest. */
export function cycleOf(cycle: string): readonly string[] {
  return cycle
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');
}

/** The longest cycle in days. */
export const longestCycle = 56;

/** Lunban guilü: the cycle that crews go through one after the other. */
export const rotationPattern = defineRecord({
  name: 'rotationPattern',
  base: '/gateway/paiban/web/rotationPattern',
  functionId: 'scheduling.patterns',
  route: '/patterns/:id',
  fields: {
    name: text(40, { required: true, unique: true }),
    cycle: lines(1000, { required: true }),
    crews: integer({ min: 1, max: 12 }, { required: true }),
    // Days of the cycle from one crew to the next.
    step: integer({ min: 0, max: longestCycle }, { required: true }),
    note: lines(200),
  },
  title: 'name',
  key: ['name'],
  range: { of: 'company' },
  list: {
    columns: ['name', 'crews', 'step', 'note'],
    filters: [],
    sorts: ['name'],
    sort: { column: 'name', direction: 'asc' },
    search: ['name'],
  },
  sections: { basic: ['name', 'cycle', 'crews', 'step', 'note'] },
  check: ({ cycle }) => {
    const { length } = cycleOf(cycle);
    if (length === 0) return [{ field: 'cycle', issue: 'required' }];
    return length > longestCycle
      ? [{ field: 'cycle', issue: 'tooManyDays', max: longestCycle }]
      : [];
  },
});

/** Reads and changes the patterns of rotations. */
export const rotationPatternCalls = recordCalls(rotationPattern);
