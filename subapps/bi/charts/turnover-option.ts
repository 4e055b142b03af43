import type { ChartOption } from '#ui/charts/echarts.ts';
import { baseOption, nameAxis, valueAxis } from '#ui/charts/option-parts.ts';
import type { Palette } from '#ui/charts/palette.ts';
import { formatPercent } from '#ui/texts/format.ts';
import type { MovementRow } from '../stores/figures.ts';
import { shortMonth, wholeMonth } from '../stores/months.ts';
import { t } from '../texts/app-texts.ts';

/** The turnover of each month as a line; a month in which no one was there leaves a gap. */
export function turnoverOption(rows: readonly MovementRow[], palette: Palette): ChartOption {
  return {
    ...baseOption(palette, 'line', (index) => describe(rows[index])),
    grid: { left: 44, right: 12, top: 8, bottom: 24 },
    xAxis: nameAxis(
      palette,
      rows.map((row) => shortMonth(row.month)),
    ),
    yAxis: { ...valueAxis(palette, (value) => formatPercent(value)), min: 0 },
    series: [
      {
        type: 'line',
        name: t('turnover.rate'),
        data: rows.map((row) => row.turnover),
        showSymbol: rows.length <= 12,
        symbol: 'circle',
        symbolSize: 6,
        lineStyle: { width: 2, color: palette.accent },
        itemStyle: { color: palette.accent },
      },
    ],
  };
}

function describe(row: MovementRow | undefined): string {
  if (!row) return '';
  const rate = row.turnover === null ? '—' : formatPercent(row.turnover, 2);
  return `${wholeMonth(row.month)}\n${t('turnover.rate')} ${rate}`;
}
