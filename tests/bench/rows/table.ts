import type { Browser, Page } from 'playwright';
import { launchBrowser } from '#bridge/conformance/browser.ts';
import { serveTablePage, tableOrigin } from '../../support/table/serve.ts';
import { median, type Row } from '../row.ts';
import type { TableMeasures } from '../sites/table/measure.ts';

const runs = 5;
/** Milliseconds and frames a second that the table may not miss. */
const budget = { open: 300, frames: 60 };

interface Figures {
  readonly open: number;
  readonly frames: number;
}

/** How soon 100,000 rows stand there, and how evenly they scroll: our table, a box that only scrolls, and AG Grid. */
export async function measureTable(): Promise<Row[]> {
  const browser = await launchBrowser();
  try {
    const floor = await figuresOf(browser, 'bare-scroll.ts');
    const own = await figuresOf(browser, 'atrium-table.tsx');
    const peer = await figuresOf(browser, 'ag-grid-table.ts');
    const reachable = Math.min(budget.frames, floor.frames);
    return [
      {
        name: 'table-open',
        unit: 'ms',
        value: own.open,
        floor: floor.open,
        peer: peer.open,
        peerName: 'AG Grid',
        budget: `≤ ${budget.open} ms`,
        met: own.open <= budget.open,
      },
      {
        name: 'table-scroll',
        unit: 'frames/s',
        value: own.frames,
        floor: floor.frames,
        peer: peer.frames,
        peerName: 'AG Grid',
        budget: `≥ ${budget.frames} frames/s, or 95 % of what the machine reaches`,
        met: own.frames >= reachable * 0.95,
      },
    ];
  } finally {
    await browser.close();
  }
}

/** The middle of some runs, each on a page of its own. */
async function figuresOf(browser: Browser, site: string): Promise<Figures> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 } });
  await serveTablePage(context, `tests/bench/sites/table/${site}`);
  const all: Figures[] = [];
  for (let run = 0; run < runs; run += 1) {
    const page = await context.newPage();
    all.push(await measurePage(page));
    await page.close();
  }
  await context.close();
  return {
    open: median(all.map(({ open }) => open)),
    frames: median(all.map(({ frames }) => frames)),
  };
}

async function measurePage(page: Page): Promise<Figures> {
  await page.goto(tableOrigin);
  await page.waitForFunction(() => 'table' in window);
  return page.evaluate(async () => {
    const { table } = window as unknown as { table: TableMeasures };
    const open = await table.open();
    return { open, frames: await table.scroll() };
  });
}
