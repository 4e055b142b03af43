import { readFile } from 'node:fs/promises';
import type { Browser } from 'playwright';
import { signIn, type TestPortal } from '../../support/portal.ts';
import { visit } from '../page.ts';
import type { Row } from '../row.ts';

const paths = [
  '/portal/ums/structure',
  '/portal/personnel/roster',
  '/portal/bi/workforce',
  '/portal/note-1/page',
  '/portal/note-2/page',
] as const;
const mostMegabytes = 150;

/** Memory that five mounted in-house apps add to the shell alone: the proportional set size of every renderer. */
export async function measureMemory(portal: TestPortal): Promise<Row[]> {
  const page = await portal.visit();
  await signIn(page, 'admin', '/company');
  await page.waitForTimeout(2_000);
  const before = await rendererMegabytes(portal.browser);
  for (const path of paths) await visit(page, path, 'atrium.mount');
  await page.waitForTimeout(2_000);
  const value = (await rendererMegabytes(portal.browser)) - before;
  await page.context().close();
  const budget = `≤ ${mostMegabytes} MB for five apps`;
  return [{ name: 'memory', value, unit: 'MB', budget, met: value <= mostMegabytes }];
}

/** A page shared by several processes counts in parts, so that nothing is counted twice. Linux only. */
async function rendererMegabytes(browser: Browser): Promise<number> {
  const session = await browser.newBrowserCDPSession();
  const { processInfo } = await session.send('SystemInfo.getProcessInfo');
  await session.detach();
  let kilobytes = 0;
  for (const { id, type } of processInfo) {
    if (type !== 'renderer') continue;
    const rollup = await readFile(`/proc/${id}/smaps_rollup`, 'utf8');
    kilobytes += Number(/^Pss:\s+(\d+) kB/m.exec(rollup)?.[1] ?? 0);
  }
  return kilobytes / 1024;
}
