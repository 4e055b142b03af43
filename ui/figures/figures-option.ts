/** The picture of an answer. */
import type { ChartOption } from '../charts/echarts.ts';
import { baseOption, nameAxis, valueAxis } from '../charts/option-parts.ts';
import { type Palette, seriesColours } from '../charts/palette.ts';
import { formatNumber, formatPercent } from '../texts/format.ts';
import { locale } from '../texts/locale.ts';
import { type FigureGrid, gridOf, type Series } from './grid-of.ts';
import { figureWords as t } from './texts/figures-texts.ts';
import type { FigureCell, Figures, Presentation, Unit } from './types.ts';
import { numberOf, writeFigure } from './write-figure.ts';

/** Most series and parts that are distinguished in one picture. */
const mostSeries = 8;
const mostParts = 6;

/** What is drawn, after what does not fit was left out. */
export interface Drawing extends FigureGrid {
  readonly kind: Exclude<Presentation, 'table' | 'figure'>;
  readonly isOverTime: boolean;
  /** Lying bars: names of places and groups are long. */
  readonly isLying: boolean;
  /** How many categories there are in all. */
  readonly all: number;
}

/** Chooses what is drawn of an answer: at most so many categories, and few enough series to tell apart. */
export function drawingOf(figures: Figures, presentation: Presentation, most = 40): Drawing {
  const grid = gridOf(figures);
  const isOverTime = figures.dimensions[0]?.kind === 'time';
  const kept = grid.categories.slice(0, isOverTime ? undefined : most).length;
  const shown: FigureGrid = {
    categories: grid.categories.slice(0, kept),
    series: drawable(grid.series, isOverTime && isLined(presentation)).map((series) => ({
      ...series,
      cells: series.cells.slice(0, kept),
      rows: series.rows.slice(0, kept),
    })),
  };
  const kind = kindOf(shown, presentation);
  const isLying = !isOverTime && (kind === 'bar' || kind === 'stack');
  return { ...shown, kind, isOverTime, isLying, all: grid.categories.length };
}

function isLined(presentation: Presentation): boolean {
  return presentation === 'line' || presentation === 'area';
}

/** Lines may have a second axis; bars beside each other are of one unit, or their lengths say nothing. */
function drawable(series: readonly Series[], hasTwoAxes: boolean): readonly Series[] {
  const units = unitsOf(series).slice(0, hasTwoAxes ? 2 : 1);
  return series.filter(({ measure }) => units.includes(measure.unit)).slice(0, mostSeries);
}

function unitsOf(series: readonly Series[]): readonly Unit[] {
  return [...new Set(series.map(({ measure }) => measure.unit))];
}

function kindOf({ categories, series }: FigureGrid, presentation: Presentation): Drawing['kind'] {
  if (presentation === 'table' || presentation === 'figure') return 'bar';
  if (presentation === 'pie') {
    const cells = series[0]?.cells ?? [];
    const hasParts = cells.every((cell) => (numberOf(cell) ?? 0) >= 0);
    return categories.length <= mostParts && hasParts && series[0] ? 'pie' : 'bar';
  }
  if (presentation === 'stack' && unitsOf(series).length > 1) return 'bar';
  return presentation;
}

/** Pixels that a drawing needs to be read. */
export function heightOf({ kind, isLying, categories, series }: Drawing): number {
  if (!isLying) return 300;
  const beside = kind === 'bar' ? series.length : 1;
  return Math.max(160, categories.length * (12 + 16 * beside) + 56);
}

/** The option of a drawing. */
export function figuresOption(drawing: Drawing, palette: Palette): ChartOption {
  return drawing.kind === 'pie' ? pieOption(drawing, palette) : axisOption(drawing, palette);
}

function axisOption(drawing: Drawing, palette: Palette): ChartOption {
  const { kind, isLying, series, categories } = drawing;
  const names = {
    ...nameAxis(
      palette,
      categories.map(({ label }) => label),
    ),
  };
  const values = unitsOf(series).map((unit, at) => ({
    ...valueAxis(palette, (value: number) => writeScale(value, unit)),
    ...(at === 1 && { splitLine: { show: false, lineStyle: { color: palette['line-1'] } } }),
    ...((unit === 'people' || unit === 'times') && { minInterval: 1 }),
  }));
  const lying = { ...names, inverse: true, axisLabel: { ...names.axisLabel, ...narrow } };
  return {
    ...baseOption(palette, kind === 'line' || kind === 'area' ? 'line' : 'band', (at) =>
      describe(drawing, at),
    ),
    ...shared(drawing, palette),
    grid: { left: 8, right: 24, top: series.length > 1 ? 40 : 16, bottom: 8, containLabel: true },
    ...(isLying ? { yAxis: lying, xAxis: values } : { xAxis: names, yAxis: values }),
    series: series.map((one, at) => seriesOption(drawing, one, at, palette)),
  };
}

const narrow = { width: 132, overflow: 'truncate' } as const;

function shared({ series }: Drawing, palette: Palette): ChartOption {
  const isMany = series.length > 1;
  return {
    color: [...seriesColours(palette)],
    aria: { enabled: true, label: { enabled: false }, decal: { show: isMany } },
    legend: { ...legendOf(palette), show: isMany, top: 0, left: 0 },
  };
}

function legendOf(palette: Palette) {
  return {
    type: 'scroll' as const,
    itemWidth: 14,
    itemHeight: 10,
    textStyle: { color: palette['ink-2'], fontSize: 12 },
    pageTextStyle: { color: palette['ink-2'] },
    pageIconColor: palette['ink-2'],
    pageIconInactiveColor: palette['line-2'],
  };
}

type SeriesOption = Extract<NonNullable<ChartOption['series']>, readonly unknown[]>[number];

const symbols = ['circle', 'rect', 'triangle', 'diamond', 'roundRect', 'pin', 'arrow'] as const;

function seriesOption(drawing: Drawing, one: Series, at: number, palette: Palette): SeriesOption {
  const { kind, isLying, series } = drawing;
  const axis = unitsOf(series).indexOf(one.measure.unit);
  const axisIndex = isLying ? { xAxisIndex: axis } : { yAxisIndex: axis };
  if (kind === 'line' || kind === 'area') {
    return {
      type: 'line',
      name: one.name,
      ...axisIndex,
      connectNulls: false,
      symbol: symbols[at % symbols.length] ?? 'circle',
      symbolSize: 6,
      data: one.cells.map(numberOf),
      lineStyle: { width: 2, type: at % 2 === 0 ? 'solid' : 'dashed' },
      ...(kind === 'area' && { areaStyle: { opacity: 0.16 } }),
    };
  }
  return {
    type: 'bar',
    name: one.name,
    ...axisIndex,
    barMaxWidth: 18,
    cursor: 'pointer',
    ...(kind === 'stack' && { stack: 'all' }),
    data: one.cells.map((cell) => barOf(cell, palette, kind === 'stack')),
    itemStyle: { borderRadius: kind === 'stack' ? 0 : 2 },
  };
}

/** A hidden figure is no zero: its place says that it is hidden. */
function barOf(cell: FigureCell | undefined, palette: Palette, isStacked: boolean) {
  const value = numberOf(cell);
  if (value !== null) return { value };
  const isHidden = cell !== undefined && 'is' in cell && cell.is === 'hidden';
  return {
    value: 0,
    label: {
      show: isHidden && !isStacked,
      position: 'insideLeft' as const,
      distance: 4,
      color: palette['ink-3'],
      fontSize: 11,
      formatter: () => t('hiddenShort'),
    },
  };
}

function pieOption(drawing: Drawing, palette: Palette): ChartOption {
  const one = drawing.series[0];
  const values = drawing.categories.map((_, at) => numberOf(one?.cells[at]) ?? 0);
  const sum = values.reduce((total, value) => total + value, 0);
  const shareOf = (name: string): string => {
    const at = drawing.categories.findIndex(({ label }) => label === name);
    return sum === 0 ? name : `${name}  ${formatPercent((values[at] ?? 0) / sum)}`;
  };
  return {
    ...baseOption(palette, 'mark', (at) => describe(drawing, at)),
    ...shared(drawing, palette),
    aria: { enabled: true, label: { enabled: false }, decal: { show: true } },
    legend: {
      ...legendOf(palette),
      type: 'plain',
      show: true,
      top: 'bottom',
      left: 'center',
      formatter: shareOf,
    },
    series: [
      {
        type: 'pie',
        radius: ['40%', '68%'],
        center: ['50%', '40%'],
        cursor: 'pointer',
        itemStyle: { borderColor: palette.surface, borderWidth: 2 },
        label: { show: false },
        data: drawing.categories.map(({ label }, at) => ({ name: label, value: values[at] ?? 0 })),
      },
    ],
  };
}

/** Numbers along an axis, short: 12,000 and 1.2万. */
function writeScale(value: number, unit: Unit): string {
  if (unit === 'percent') return `${formatNumber(value)}%`;
  if (Math.abs(value) < 100_000) return formatNumber(value);
  return new Intl.NumberFormat(locale.get(), {
    notation: 'compact',
    maximumFractionDigits: 1,
  }).format(value);
}

/** A cell in words. */
export function writeCell(cell: FigureCell | undefined, unit: Unit): string {
  if (cell === undefined) return t('cells.none');
  return 'v' in cell ? writeFigure(cell.v, unit) : t(`cells.${cell.is}`);
}

function describe(drawing: Drawing, at: number): string {
  const head = drawing.categories[at]?.label ?? '';
  const lines = drawing.series.map(({ name, measure, cells }) => {
    const written = writeCell(cells[at], measure.unit);
    return name === '' ? written : `${name}  ${written}`;
  });
  return [head, ...lines].join('\n');
}

/** One sentence with what a picture says: the highest of its first series. */
export function summaryOf({ categories, series }: Drawing): string {
  return series
    .slice(0, 3)
    .map(({ name, measure, cells }) => {
      const values = cells.map(numberOf);
      const known = values.filter((value) => value !== null);
      const at = values.indexOf(Math.max(...known));
      const cell = cells[at];
      const label = name === '' ? measure.label : name;
      if (cell === undefined) return t('summaryOne', { name: label, value: t('noneSpoken') });
      const value = writeCell(cell, measure.unit);
      return t('summary', { name: label, category: categories[at]?.label ?? '', value });
    })
    .join(t('comma'));
}
