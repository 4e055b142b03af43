/** What the options of all charts have in common. */
import type { TooltipComponentOption } from 'echarts/components';
import type { ChartOption } from './echarts.ts';
import type { Palette } from './palette.ts';

const textSize = 12;

/** What shows where the person points: nothing but the mark itself, a line through it, or its whole band. */
type Pointer = 'mark' | 'line' | 'band';

/**
 * Type, motion and the tooltip, which `describe` writes for the mark of an index; it is drawn on the canvas, since
 * inline styles are forbidden.
 */
export function baseOption(
  palette: Palette,
  pointer: Pointer,
  describe: (index: number) => string,
): ChartOption {
  return {
    textStyle: { fontFamily: palette.font, fontSize: textSize, color: palette['ink-2'] },
    animationDuration: 200,
    animationDurationUpdate: 200,
    tooltip: {
      ...pointing(palette, pointer),
      formatter: (params) => describe(pointedIndex(params)),
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

function pointing(palette: Palette, pointer: Pointer): TooltipComponentOption {
  const line = palette['line-2'];
  switch (pointer) {
    case 'mark':
      return { trigger: 'item' };
    case 'line':
      return {
        trigger: 'axis',
        axisPointer: { type: 'line', lineStyle: { color: line, type: 'solid' } },
      };
    case 'band':
      return {
        trigger: 'axis',
        // Behind the marks.
        axisPointer: {
          type: 'shadow',
          z: 0,
          shadowStyle: { color: palette['line-1'], opacity: 0.5 },
        },
      };
  }
}

/** The index of the mark a tooltip is for, whichever shape ECharts hands over. */
function pointedIndex(params: unknown): number {
  const first: unknown = Array.isArray(params) ? params[0] : params;
  return typeof first === 'object' && first !== null && 'dataIndex' in first
    ? Number(first.dataIndex)
    : 0;
}
