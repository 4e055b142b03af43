/** The parts of ECharts that the product draws with; whatever is not named here is in no bundle. */
import {
  BarChart,
  type BarSeriesOption,
  LineChart,
  type LineSeriesOption,
  PieChart,
  type PieSeriesOption,
} from 'echarts/charts';
import {
  AriaComponent,
  type AriaComponentOption,
  GridComponent,
  type GridComponentOption,
  LegendComponent,
  type LegendComponentOption,
  TooltipComponent,
  type TooltipComponentOption,
} from 'echarts/components';
import { type ComposeOption, type ECharts, init, use } from 'echarts/core';
import { CanvasRenderer } from 'echarts/renderers';

use([
  BarChart,
  LineChart,
  PieChart,
  AriaComponent,
  GridComponent,
  LegendComponent,
  TooltipComponent,
  CanvasRenderer,
]);

export type ChartOption = ComposeOption<
  | BarSeriesOption
  | LineSeriesOption
  | PieSeriesOption
  | AriaComponentOption
  | GridComponentOption
  | LegendComponentOption
  | TooltipComponentOption
>;

/** Starts ECharts on an element that is in the page. */
export function startECharts(place: HTMLElement): ECharts {
  // The canvas painter empties its place with `innerHTML = ''`, which Trusted Types refuse even for an empty string.
  Object.defineProperty(place, 'innerHTML', {
    configurable: true,
    set(this: HTMLElement) {
      this.replaceChildren();
    },
  });
  return init(place, null, { renderer: 'canvas' });
}
