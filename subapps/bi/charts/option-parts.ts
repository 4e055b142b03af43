/** What the options of all charts have in common. */
import type { ChartOption } from './echarts.ts';
import type { Palette } from './palette.ts';

const textSize = 12;

/** Type, motion and the tooltip; the tooltip is drawn on the canvas, since inline styles are forbidden. */
export function baseOption(palette: Palette): ChartOption {
  return {
    textStyle: { fontFamily: palette.font, fontSize: textSize, color: palette['ink-2'] },
    animationDuration: 200,
    animationDurationUpdate: 200,
    tooltip: {
      renderMode: 'richText',
      confine: true,
      backgroundColor: palette.raised,
      borderColor: palette['line-2'],
      borderWidth: 1,
      padding: [8, 12],
      textStyle: {
        color: palette.ink,
        fontSize: textSize,
        lineHeight: 20,
        fontFamily: palette.font,
      },
      shadowBlur: 0,
    },
  };
}

interface Label {
  color: string;
  fontSize: number;
}

interface NameAxis {
  type: 'category';
  data: string[];
  axisTick: { show: boolean };
  axisLine: { lineStyle: { color: string } };
  axisLabel: Label;
}

interface ValueAxis {
  type: 'value';
  splitNumber: number;
  axisLine: { show: boolean };
  splitLine: { lineStyle: { color: string } };
  axisLabel: Label & { formatter: (value: number) => string };
}

interface BandPointer {
  type: 'shadow';
  z: number;
  shadowStyle: { color: string; opacity: number };
}

/** An axis of names: no ticks, words in the secondary ink. */
export function nameAxis(palette: Palette, names: readonly string[]): NameAxis {
  return {
    type: 'category',
    data: [...names],
    axisTick: { show: false },
    axisLine: { lineStyle: { color: palette['line-2'] } },
    axisLabel: { color: palette['ink-2'], fontSize: textSize },
  };
}

/** An axis of values: hairlines only. */
export function valueAxis(palette: Palette, write: (value: number) => string): ValueAxis {
  return {
    type: 'value',
    splitNumber: 4,
    axisLine: { show: false },
    splitLine: { lineStyle: { color: palette['line-1'] } },
    axisLabel: { color: palette['ink-3'], fontSize: textSize, formatter: write },
  };
}

/** Marks the whole band of the mark that is pointed at, behind the marks. */
export function bandPointer(palette: Palette): BandPointer {
  return { type: 'shadow', z: 0, shadowStyle: { color: palette['line-1'], opacity: 0.5 } };
}

/** The index of the mark a tooltip is for, whichever shape ECharts hands over. */
export function pointedIndex(params: unknown): number {
  const first: unknown = Array.isArray(params) ? params[0] : params;
  return typeof first === 'object' && first !== null && 'dataIndex' in first
    ? Number(first.dataIndex)
    : 0;
}
