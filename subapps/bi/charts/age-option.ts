import type { ChartOption } from '#ui/charts/echarts.ts';
import { baseOption, nameAxis, valueAxis } from '#ui/charts/option-parts.ts';
import type { Palette } from '#ui/charts/palette.ts';
import { formatNumber } from '#ui/texts/format.ts';
import { t } from '../texts/app-texts.ts';
import { evenScale } from './even-scale.ts';

/** One band of the pyramid, named. */
export interface AgeBar {
  readonly name: string;
  readonly female: number;
  readonly male: number;
}

/** The order of the two halves, as a click reports them. */
export const genders = ['F', 'M'] as const;

/** A population pyramid: women to the left, men to the right, the youngest at the bottom. */
export function ageOption(bars: readonly AgeBar[], palette: Palette): ChartOption {
  const { most, step } = evenScale(Math.max(...bars.flatMap((bar) => [bar.female, bar.male])));
  const half = { type: 'bar', stack: 'people', barMaxWidth: 16, cursor: 'pointer' } as const;
  return {
    ...baseOption(palette, 'band', (index) => describe(bars[index])),
    grid: { left: 0, right: 12, top: 4, bottom: 24 },
    yAxis: {
      ...nameAxis(
        palette,
        bars.map((bar) => bar.name),
      ),
      axisLine: { show: false },
    },
    xAxis: {
      ...valueAxis(palette, (value) => formatNumber(Math.abs(value))),
      min: -most,
      max: most,
      interval: step,
    },
    series: [
      {
        ...half,
        name: t('age.female'),
        data: bars.map((bar) => -bar.female),
        itemStyle: { color: palette['ink-3'], borderRadius: [2, 0, 0, 2] },
      },
      {
        ...half,
        name: t('age.male'),
        data: bars.map((bar) => bar.male),
        itemStyle: { color: palette.accent, borderRadius: [0, 2, 2, 0] },
      },
    ],
  };
}

function describe(bar: AgeBar | undefined): string {
  if (!bar) return '';
  const women = `${t('age.female')} ${formatNumber(bar.female)}`;
  const men = `${t('age.male')} ${formatNumber(bar.male)}`;
  return `${bar.name}\n${women}  ${men}`;
}
