import { describe, expect, test } from 'vitest';
import { setLocale } from '../texts/locale.ts';
import { drawingOf, summaryOf, writeCell } from './figures-option.ts';
import { offeredPresentations } from './presentations.ts';
import { tableOf } from './table-of.ts';
import type { FigureCell, FigureRow, Figures } from './types.ts';
import { changeOf, numberOf, writeFigure } from './write-figure.ts';

const hidden: FigureCell = { is: 'hidden' };
const value = (v: string): FigureCell => ({ v });

function row(keys: readonly (string | null)[], ...cells: FigureCell[]): FigureRow {
  return {
    keys: keys.map((key) => (key === null ? null : { value: key, label: key.toUpperCase() })),
    cells,
    drill: null,
  };
}

function figures(by: readonly string[], rows: FigureRow[], totals: FigureRow[] = []): Figures {
  return {
    from: '2026-11-23',
    to: '2026-11-23',
    hidden: 0,
    compared: null,
    digest: '',
    dimensions: by.map((name) => ({ name, label: name, kind: 'choice' })),
    measures: [{ name: 'pay', label: 'Pay', definition: '', unit: 'money', good: null }],
    rows,
    totals,
  };
}

const one = figures(
  ['grade'],
  [row(['a'], value('10.5')), row(['b'], hidden), row(['c'], value('30'))],
  [row([null], value('45'))],
);
const two = figures(
  ['organ', 'gender'],
  [row(['a', 'f'], value('1')), row(['a', 'm'], hidden), row(['b', 'm'], value('3'))],
  [row(['a', null], value('5')), row(['b', null], value('3')), row([null, null], value('8'))],
);

describe('the table of an answer', () => {
  test('sorts by figures, hidden ones last in both directions, the total below them', () => {
    const order = (direction: 'asc' | 'desc') =>
      tableOf(one, { column: 0, direction }).lines.map(({ names }) => names[0]?.label ?? 'total');
    expect(order('desc')).toEqual(['C', 'A', 'B', 'total']);
    expect(order('asc')).toEqual(['A', 'C', 'B', 'total']);
  });

  test('lays a second dimension out across, with the totals that the answer has', () => {
    const { columns, lines } = tableOf(two, null);
    expect(columns.map(({ label }) => label)).toEqual(['F', 'M', null]);
    expect(
      lines.map(({ cells }) => cells.map((cell) => cell && ('v' in cell ? cell.v : cell.is))),
    ).toEqual([
      ['1', 'hidden', '5'],
      [undefined, '3', '3'],
      [undefined, undefined, '8'],
    ]);
  });
});

describe('the picture of an answer', () => {
  test('a hidden figure has no number, and keeps its place on the axis', () => {
    const drawing = drawingOf(one, 'bar');
    expect(drawing.categories.map(({ label }) => label)).toEqual(['A', 'B', 'C']);
    expect(drawing.series[0]?.cells.map(numberOf)).toEqual([10.5, null, 30]);
  });

  test('says how many categories were left out', () => {
    const drawing = drawingOf(one, 'bar', 2);
    expect([drawing.categories.length, drawing.all]).toEqual([2, 3]);
  });

  test('is no pie where a part is hidden', () => {
    expect(offeredPresentations(one)).toEqual(['table', 'bar']);
    expect(offeredPresentations(two)).toEqual(['table', 'bar', 'stack']);
  });

  test('is told in one sentence', () => {
    setLocale('en');
    expect(summaryOf(drawingOf(one, 'bar'))).toBe('Pay: highest for C, 30.00');
    expect(writeCell(hidden, 'money')).toBe('Too few people');
  });
});

test('figures are written exactly, changes with their sign', () => {
  setLocale('en');
  expect(writeFigure('9007199254740993.25', 'money')).toBe('9,007,199,254,740,993.25');
  expect(writeFigure('12.345', 'percent')).toBe('12.3%');
  expect(changeOf({ v: '12', was: '10' }, 'people')).toEqual({
    difference: '+2',
    share: '+20%',
    direction: 'up',
  });
  expect(changeOf({ v: '2.1', was: '1.8' }, 'percent')?.share).toBeNull();
  expect(changeOf({ v: '2', was: null }, 'people')).toBeNull();
});
