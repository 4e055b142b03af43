import type { ChartOption } from '#ui/charts/echarts.ts';
import { baseOption, nameAxis, valueAxis } from '#ui/charts/option-parts.ts';
import type { Palette } from '#ui/charts/palette.ts';
import { formatNumber } from '#ui/texts/format.ts';
import type { MovementRow } from '../stores/figures.ts';
import { shortMonth, wholeMonth } from '../stores/months.ts';
import { t } from '../texts/app-texts.ts';

/** Joiners above the line, leavers below it, month by month. */
export function movementOption(rows: readonly MovementRow[], palette: Palette): ChartOption {
  const side = { type: 'bar', stack: 'people', barMaxWidth: 16, cursor: 'pointer' } as const;
  return {
    ...baseOption(palette, 'band', (index) => describe(rows[index])),
    grid: { left: 36, right: 4, top: 8, bottom: 24 },
    xAxis: {
      ...nameAxis(
        palette,
        rows.map((row) => shortMonth(row.month)),
      ),
      // The words stay at the foot of the chart when leavers hang below the line.
      axisLine: { onZero: true, lineStyle: { color: palette['line-2'] } },
      position: 'bottom',
      offset: 0,
    },
    yAxis: { ...valueAxis(palette, (value) => formatNumber(Math.abs(value))), minInterval: 1 },
    series: [
      {
        ...side,
        name: t('movement.joined'),
        data: rows.map((row) => row.joined),
        itemStyle: { color: palette.accent, borderRadius: [2, 2, 0, 0] },
      },
      {
        ...side,
        name: t('movement.left'),
        data: rows.map((row) => -row.left),
        itemStyle: { color: palette['ink-3'], borderRadius: [0, 0, 2, 2] },
      },
    ],
  };
}

function describe(row: MovementRow | undefined): string {
  if (!row) return '';
  const joined = `${t('movement.joined')} ${formatNumber(row.joined)}`;
  const left = `${t('movement.left')} ${formatNumber(row.left)}`;
  return `${wholeMonth(row.month)}\n${joined}  ${left}`;
}
