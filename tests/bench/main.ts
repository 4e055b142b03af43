/**
 * Measures every budget of the portal, prints a table and writes results.json. `--only <name>` measures one row, or
 * those whose names begin with it, and writes nothing; `--minutes <n>` shortens the soak, `--size m` makes the company of the records smaller. A figure that cannot be measured is left out, with a line that says why.
 */
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { launchBrowser } from '#bridge/conformance/browser.ts';
import { openPortal, type TestPortal } from '../support/portal.ts';
import { printTable, type Row } from './row.ts';
import { approvalNames, measureApprovals } from './rows/approvals.ts';
import { attendanceNames, measureAttendance } from './rows/attendance.ts';
import { boardNames, measureBoard } from './rows/board.ts';
import { formulaNames, measureFormulas } from './rows/formula.ts';
import { measureFrames } from './rows/frames.ts';
import { hiringBoardNames, measureHiringBoard } from './rows/hiring-board.ts';
import { leaveNames, measureLeave } from './rows/leave.ts';
import { lighthouseNames, measureLighthouse } from './rows/lighthouse.ts';
import { measureListOnPglite, measureListOnPostgresql } from './rows/list.ts';
import { measureMemory } from './rows/memory.ts';
import { measureMessages, messageNames } from './rows/messages.ts';
import { measureOverload, overloadNames } from './rows/overload.ts';
import { measurePay, payNames } from './rows/pay.ts';
import {
  measurePeople,
  measurePeopleOnPglite,
  peopleNames,
  peoplePgliteNames,
} from './rows/people.ts';
import { measurePeopleSheets, peopleSheetNames } from './rows/people-sheets.ts';
import {
  measureRecordExport,
  measureRecordsOnPglite,
  measureRecordsOnPostgresql,
} from './rows/records.ts';
import { measureRemount } from './rows/remount.ts';
import { measureRestart } from './rows/restart.ts';
import { measureRoster, rosterNames } from './rows/roster.ts';
import { measureSignIn } from './rows/sign-in.ts';
import { measureSizes } from './rows/sizes.ts';
import { measureSoak, soakNames } from './rows/soak.ts';
import { measureStall } from './rows/stall.ts';
import { measureTable } from './rows/table.ts';
import { measureTasks, taskNames } from './rows/tasks.ts';
import { serveSites } from './sites/serve.ts';

interface Measurement {
  /** The rows it answers, in the order of the table. */
  readonly names: readonly string[];
  readonly measure: () => Promise<readonly Row[]>;
}

const { values } = parseArgs({
  options: {
    only: { type: 'string' },
    minutes: { type: 'string' },
    size: { type: 'string', default: 'xl' },
  },
});
const { only } = values;
/** A shorter soak is for trying it out. */
const soakMinutes = Number(values.minutes ?? 30);
/** So is a smaller company. */
const size = values.size === 'm' || values.size === 'l' ? values.size : 'xl';

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
  { names: approvalNames, measure: () => measureApprovals(size) },
  { names: messageNames, measure: measureMessages },
  { names: attendanceNames, measure: () => measureAttendance(size) },
  { names: leaveNames, measure: measureLeave },
  { names: rosterNames, measure: measureRoster },
  { names: formulaNames, measure: measureFormulas },
  { names: payNames.l, measure: () => measurePay('l') },
  { names: payNames.xl, measure: () => measurePay('xl') },
  { names: hiringBoardNames, measure: () => withPortal(measureHiringBoard) },
  { names: boardNames, measure: () => measureBoard(size) },
  { names: peopleNames, measure: () => measurePeople(size) },
  { names: peoplePgliteNames, measure: measurePeopleOnPglite },
  { names: peopleSheetNames, measure: () => measurePeopleSheets(size) },
  { names: ['record-list-pg'], measure: async () => [await measureRecordsOnPostgresql(size)] },
  { names: ['record-list-pglite'], measure: async () => [await measureRecordsOnPglite(size)] },
  { names: ['record-export'], measure: async () => [await measureRecordExport()] },
  { names: taskNames, measure: () => measureTasks(size) },
  { names: ['restart'], measure: measureRestart },
  { names: ['sign-in'], measure: async () => [await measureSignIn()] },
  { names: overloadNames, measure: measureOverload },
  { names: soakNames, measure: () => measureSoak(soakMinutes) },
  { names: lighthouseNames, measure: () => withPortal(measureLighthouse) },
];

const known = measurements.flatMap(({ names }) => names);
if (only !== undefined && !known.some(isWanted)) {
  process.stderr.write(`There is no row "${only}": write one of ${known.join(', ')}.\n`);
  process.exit(1);
}

const rows: Row[] = [];
for (const { names, measure } of measurements) {
  if (!names.some(isWanted)) continue;
  process.stdout.write(`Measuring ${only ?? names.join(', ')}…\n`);
  try {
    const measured = await measure();
    rows.push(...measured.filter(({ name }) => isWanted(name)));
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

/** Every row, the one that was named, or those whose names begin with that word. */
function isWanted(name: string): boolean {
  return only === undefined || name === only || name.startsWith(`${only}-`);
}

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
