/** The parts of ECharts that the app draws with; whatever is not named here is not in its bundle. */
import { BarChart, type BarSeriesOption, LineChart, type LineSeriesOption } from 'echarts/charts';
import {
  GridComponent,
  type GridComponentOption,
  TooltipComponent,
  type TooltipComponentOption,
} from 'echarts/components';
import { type ComposeOption, type ECharts, init, use } from 'echarts/core';
import { CanvasRenderer } from 'echarts/renderers';

use([BarChart, LineChart, GridComponent, TooltipComponent, CanvasRenderer]);

export type ChartOption = ComposeOption<
  BarSeriesOption | LineSeriesOption | GridComponentOption | TooltipComponentOption
>;

/** Starts ECharts on an element that already stands in the page. */
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
