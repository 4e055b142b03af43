import type { ChartOption } from '#ui/charts/echarts.ts';
import { baseOption, nameAxis, valueAxis } from '#ui/charts/option-parts.ts';
import type { Palette } from '#ui/charts/palette.ts';
import { formatNumber } from '#ui/texts/format.ts';
import { t } from '../texts/app-texts.ts';

/** One bar: an organisation, or the people who stand directly in the one above. */
export interface HeadCountBar {
  readonly name: string;
  readonly count: number;
  /** Whether a click on it leads anywhere. */
  readonly link: boolean;
}

const barHeight = 28;
const longestName = 132;

/** Pixels that so many bars need. */
export function headCountHeight(bars: number): number {
  return bars * barHeight + 8;
}

/** Lying bars, the longest on top, each with its name before and its figure behind it. */
export function headCountOption(bars: readonly HeadCountBar[], palette: Palette): ChartOption {
  return {
    ...baseOption(palette, 'mark', (index) => describe(bars[index])),
    // ECharts moves the left edge in by what the names need.
    grid: { left: 0, right: 48, top: 4, bottom: 4 },
    yAxis: {
      ...nameAxis(
        palette,
        bars.map((bar) => bar.name),
      ),
      inverse: true,
      axisLine: { show: false },
      axisLabel: {
        color: palette['ink-2'],
        fontSize: 12,
        width: longestName,
        overflow: 'truncate',
      },
    },
    xAxis: {
      ...valueAxis(palette, formatNumber),
      splitLine: { show: false },
      axisLabel: { show: false },
    },
    series: [
      {
        type: 'bar',
        barMaxWidth: 14,
        data: bars.map(({ count, link }) => ({
          value: count,
          cursor: link ? 'pointer' : 'default',
        })),
        itemStyle: { color: palette.accent, borderRadius: 2 },
        label: {
          show: true,
          position: 'right',
          color: palette.ink,
          fontSize: 12,
          formatter: ({ dataIndex }) => formatNumber(bars[dataIndex]?.count ?? 0),
        },
      },
    ],
  };
}

function describe(bar: HeadCountBar | undefined): string {
  return bar ? `${bar.name}\n${t('people', { count: formatNumber(bar.count) })}` : '';
}
