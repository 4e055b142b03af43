/**
 * Measures every budget of the portal, prints a table and writes results.json. `--only <name>` measures one row and
 * writes nothing. A figure that cannot be measured is left out, with a line that says why.
 */
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { launchBrowser } from '#bridge/conformance/browser.ts';
import { openPortal, type TestPortal } from '../support/portal.ts';
import { printTable, type Row } from './row.ts';
import { measureFrames } from './rows/frames.ts';
import { lighthouseNames, measureLighthouse } from './rows/lighthouse.ts';
import { measureListOnPglite, measureListOnPostgresql } from './rows/list.ts';
import { measureMemory } from './rows/memory.ts';
import { measureRemount } from './rows/remount.ts';
import { measureRestart } from './rows/restart.ts';
import { measureSizes } from './rows/sizes.ts';
import { measureStall } from './rows/stall.ts';
import { measureTable } from './rows/table.ts';
import { serveSites } from './sites/serve.ts';

interface Measurement {
  /** The rows it answers, in the order of the table. */
  readonly names: readonly string[];
  readonly measure: () => Promise<readonly Row[]>;
}

const measurements: readonly Measurement[] = [
  {
    names: ['switch', 'switch-click', 'mount', 'mount-scion', 'call', 'call-scion', 'throughput'],
    measure: () => withPortal(framesBesideOthers),
  },
  { names: ['stall'], measure: () => withPortal(measureStall) },
  { names: ['remount'], measure: () => withPortal(measureRemount) },
  { names: ['guest-size', 'login-size', 'shell-size', 'subapp-size'], measure: measureSizes },
  { names: ['table-open', 'table-scroll'], measure: measureTable },
  { names: ['memory'], measure: () => withPortal(measureMemory) },
  { names: ['list-pg'], measure: async () => [await measureListOnPostgresql()] },
  { names: ['list-pglite'], measure: async () => [await measureListOnPglite()] },
  { names: ['restart'], measure: measureRestart },
  { names: lighthouseNames, measure: () => withPortal(measureLighthouse) },
];

const { values } = parseArgs({ options: { only: { type: 'string' } } });
const { only } = values;
const known = measurements.flatMap(({ names }) => names);
if (only !== undefined && !known.includes(only)) {
  process.stderr.write(`There is no row "${only}": write one of ${known.join(', ')}.\n`);
  process.exit(1);
}

const rows: Row[] = [];
for (const { names, measure } of measurements) {
  if (only !== undefined && !names.includes(only)) continue;
  process.stdout.write(`Measuring ${only ?? names.join(', ')}…\n`);
  try {
    const measured = await measure();
    rows.push(...measured.filter(({ name }) => only === undefined || name === only));
  } catch (cause) {
    const why = cause instanceof Error ? cause.message : String(cause);
    process.stdout.write(`${names.join(', ')} could not be measured: ${why}\n`);
  }
}
printTable(rows);
if (only === undefined) {
  const file = join(import.meta.dirname, 'results.json');
  await writeFile(file, `${JSON.stringify(rows, null, 2)}\n`);
}
process.exit(0);

async function framesBesideOthers(portal: TestPortal): Promise<readonly Row[]> {
  const sites = await serveSites();
  try {
    return await measureFrames(portal, sites);
  } finally {
    await sites.close();
  }
}

/** Each measurement gets a portal and a browser of its own, so that none finds what another has left. */
async function withPortal(
  measure: (portal: TestPortal) => Promise<readonly Row[]>,
): Promise<readonly Row[]> {
  const portal = await openPortal({ browser: await launchBrowser(), database: 'PGlite' });
  try {
    return await measure(portal);
  } finally {
    await portal.close();
  }
}
