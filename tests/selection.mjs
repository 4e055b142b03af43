/** Which files belong to what `npm test -- <area or file>` names, and which of those that ran were slowest. */
import { existsSync, readdirSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { root } from '../gateway/launch/install.mjs';

const code = ['bridge', 'shell', 'ui', 'subapps', 'subapp-template', 'gateway'];
const gatewayAlone = 'tests/security/gateway/';
const inMemory = /^tests\/contract\/[^/]*-memory\.test\.ts$/;
const loadFiles = [
  'tests/security/bridge-load.test.ts',
  'tests/security/gateway/enumeration.test.ts',
  'tests/security/gateway/credential-stuffing.test.ts',
];

/** Whether a test file belongs to a project, as in vitest.config.ts. */
const belongs = {
  unit: (file) => code.includes(file.split('/')[0]) || inMemory.test(file),
  contract: (file) =>
    (file.startsWith('tests/contract/') && !inMemory.test(file)) ||
    (file.startsWith(gatewayAlone) && !loadFiles.includes(file)),
  browser: (file) =>
    /^tests\/(?:e2e|security|visual)\//.test(file) &&
    !file.startsWith(gatewayAlone) &&
    !loadFiles.includes(file),
  load: (file) => loadFiles.includes(file),
};

/** Suites over all calls, of which an area takes its own. */
const overCalls = [
  'tests/contract/gateway-calls.test.ts',
  'tests/security/gateway/malformed.test.ts',
  'tests/security/gateway/tenant-isolation.test.ts',
];

/** Suites over all declared records, of which an area takes its own. */
const overRecords = [
  'tests/contract/records/record-tables.test.ts',
  'tests/contract/records/rights-matrix.test.ts',
  'tests/contract/records/statements.test.ts',
];

/** The names that are areas: those with a contract of their own. */
export function areasIn(names) {
  return names.filter((name) => existsSync(join(root, 'bridge/calls', name, 'calls.ts')));
}

/** Files of a project whose path has one of these names as a word or begins with it; all of them without a name. */
export function filesOf(project, names) {
  const files = [...code, 'tests']
    .flatMap((folder) =>
      readdirSync(join(root, folder), { recursive: true }).map((name) =>
        join(folder, name).split(sep).join('/'),
      ),
    )
    .filter((file) => /\.test\.tsx?$/.test(file) && belongs[project](file))
    .sort();
  if (names.length === 0) return files;
  const about = (file) => names.some((name) => isAbout(file, name));
  const generic = project === 'contract' ? genericOf(areasIn(names)) : [];
  return [...new Set([...files.filter(about), ...generic])];
}

/** The suites that take the calls and the declared records of these areas. */
function genericOf(areas) {
  if (areas.length === 0) return [];
  const declares = areas.some((area) => existsSync(join(root, 'bridge/calls', area, 'records')));
  return declares ? [...overCalls, ...overRecords] : overCalls;
}

function isAbout(file, name) {
  const path = relative(root, join(process.env.INIT_CWD ?? root, name));
  if (file === name || file === path) return true;
  return `/${file}`
    .split(/[/.]/)
    .some((word) => word === name || word === `${name}s` || word.startsWith(`${name}-`));
}

/** Lines about the fifteen slowest files of a run. */
export function slowest(files) {
  const timed = files
    .map(({ name, startTime, endTime }) => ({ name, seconds: (endTime - startTime) / 1000 }))
    .sort((one, next) => next.seconds - one.seconds);
  if (timed.length === 0) return [];
  const all = timed.reduce((sum, { seconds }) => sum + seconds, 0);
  return [
    `\nThe slowest of ${timed.length} files, which took ${all.toFixed(0)} s one after another:`,
    ...timed
      .slice(0, 15)
      .map(({ name, seconds }) => `${seconds.toFixed(1).padStart(7)} s  ${relative(root, name)}`),
  ];
}
