import { readdir, readFile } from 'node:fs/promises';
import { noteCodes } from '../../support/note-apps.ts';
import { appFrame, type Bench, openPortal, visit } from '../page.ts';
import type { Row } from '../row.ts';

/** Memory that five mounted in-house apps add to the shell alone: the proportional set size of every renderer. */
export async function measureMemory(bench: Bench): Promise<Row> {
  const page = await openPortal(bench, '/company');
  await page.waitForTimeout(2_000);
  const before = await rendererMegabytes();
  const paths = ['/portal/ums/structure', '/portal/personnel/roster', '/portal/bi/workforce'];
  for (const path of paths) {
    await page.evaluate((to) => {
      history.pushState(null, '', to);
      dispatchEvent(new PopStateEvent('popstate'));
    }, path);
    await appFrame(page, path.split('/')[2] ?? '');
  }
  for (const code of noteCodes.slice(0, 2)) {
    await visit(page, code);
    await appFrame(page, code);
  }
  await page.waitForTimeout(2_000);
  const value = (await rendererMegabytes()) - before;
  await page.context().close();
  return { name: 'memory', value, unit: 'MB', budget: '≤ 150 MB for five apps', met: value <= 150 };
}

async function rendererMegabytes(): Promise<number> {
  let kilobytes = 0;
  for (const entry of await readdir('/proc')) {
    if (!/^\d+$/.test(entry)) continue;
    const command = await readFile(`/proc/${entry}/cmdline`, 'utf8').catch(() => '');
    if (!command.includes('--type=renderer')) continue;
    const rollup = await readFile(`/proc/${entry}/smaps_rollup`, 'utf8').catch(() => '');
    kilobytes += Number(/^Pss:\s+(\d+) kB/m.exec(rollup)?.[1] ?? 0);
  }
  return kilobytes / 1024;
}
