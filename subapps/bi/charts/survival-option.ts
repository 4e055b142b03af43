import type { Survival, SurvivalCurve } from '#bridge/calls/prism/curves.ts';
import type { ChartOption } from '#ui/charts/echarts.ts';
import { baseOption, nameAxis, valueAxis } from '#ui/charts/option-parts.ts';
import { type Palette, seriesColours } from '#ui/charts/palette.ts';
import { writeFigure } from '#ui/figures/write-figure.ts';
import { t } from '../texts/app-texts.ts';

/** Most groups whose curves the eye can distinguish in one picture. */
const mostGroups = 6;

/** The curves that are drawn: the largest groups, and all people together. */
export function drawnCurves({ all, curves }: Survival): readonly SurvivalCurve[] {
  const able = curves.filter(({ state }) => state === 'shown').slice(0, mostGroups);
  return all.state === 'shown' ? [...able, all] : able;
}

/** Curves that come down in steps, from everybody at the beginning. */
export function survivalOption(survival: Survival, palette: Palette): ChartOption {
  const curves = drawnCurves(survival);
  const last = Math.max(...curves.map(({ points }) => points.at(-1)?.month ?? 0));
  const names = Array.from({ length: last + 1 }, (_, month) => String(month));
  const axis = nameAxis(palette, names);
  const every = last <= 24 ? 3 : last <= 72 ? 6 : 12;
  const colours = seriesColours(palette);
  return {
    ...baseOption(palette, 'line', (month) => describe(curves, month)),
    legend: {
      type: 'scroll',
      show: curves.length > 1,
      top: 0,
      left: 0,
      itemWidth: 22,
      itemHeight: 10,
      textStyle: { color: palette['ink-2'], fontSize: 12 },
      pageTextStyle: { color: palette['ink-2'] },
      pageIconColor: palette['ink-2'],
      pageIconInactiveColor: palette['line-2'],
    },
    grid: { left: 48, right: 16, top: curves.length > 1 ? 40 : 12, bottom: 44 },
    xAxis: {
      ...axis,
      boundaryGap: false,
      name: t('survival.month'),
      nameLocation: 'middle',
      nameGap: 28,
      nameTextStyle: { color: palette['ink-3'], fontSize: 12 },
      axisLabel: { ...axis.axisLabel, interval: (month: number) => month % every === 0 },
    },
    yAxis: { ...valueAxis(palette, (value) => `${value}%`), min: 0, max: 100, interval: 20 },
    series: curves.map((curve, at) =>
      seriesOf(curve, at, curve === survival.all, palette, colours),
    ),
  };
}

function seriesOf(
  { label, points }: SurvivalCurve,
  at: number,
  isAll: boolean,
  palette: Palette,
  colours: readonly string[],
) {
  const isAlone = isAll && at === 0;
  const colour =
    isAll && !isAlone ? palette['ink-3'] : (colours[at % colours.length] ?? palette.accent);
  const dash = at % 3 === 0 ? 'solid' : at % 3 === 1 ? 'dashed' : 'dotted';
  return {
    type: 'line' as const,
    name: label,
    step: 'end' as const,
    showSymbol: false,
    data: points.map(({ share }) => Number(share)),
    lineStyle: { width: 2, color: colour, type: isAll ? ('solid' as const) : (dash as 'solid') },
    itemStyle: { color: colour },
  };
}

function describe(curves: readonly SurvivalCurve[], month: number): string {
  const lines = curves.flatMap(({ label, points }) => {
    const point = points[month];
    return point === undefined ? [] : [`${label} ${writeFigure(point.share, 'percent')}`];
  });
  return [t('survival.afterMonths', { count: month }), ...lines].join('\n');
}
