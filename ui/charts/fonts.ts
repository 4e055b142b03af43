import type { ChartOption } from './echarts.ts';

/** Milliseconds after which words are drawn in another font: as long as browsers hide words for one. */
const patience = 3_000;

/**
 * Waits until the fonts of the words of a chart are there, since ECharts measures each word once for as long as the
 * page lives. At once where the page has no fonts of its own, or has them already.
 */
export async function fontsFor(option: ChartOption): Promise<void> {
  const family = getComputedStyle(document.body).fontFamily;
  // Names stand in the option itself; figures are of the same letters as its keys.
  const words = JSON.stringify(option);
  const given = document.fonts.load(`12px ${family}`, words).catch(() => {});
  await Promise.race([given, new Promise((resolve) => setTimeout(resolve, patience))]);
}
