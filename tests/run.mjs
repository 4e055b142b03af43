/**
 * `npm test` and `npm run check`: installs and builds what is missing, then runs types, lint and the tests.
 * `--check` leaves out everything that needs a database or a browser, `--engines` all but the main journey in each engine
 * that is installed; names of areas or files leave out every test that
 * is not theirs. Every runner is run even if an earlier one failed; the last line sums them up, and a type or lint run
 * counts as one.
 */
import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { join, relative } from 'node:path';
import { ensureInstalled, root, say } from '../gateway/launch/install.mjs';
import { areasIn, filesOf, slowest } from './selection.mjs';
import { debianPackages, installedEngines, missingEngines } from './support/engines/installed.mjs';

const checkOnly = process.argv.includes('--check');
const enginesOnly = process.argv.includes('--engines');
const asked = process.argv.slice(2).filter((word) => !word.startsWith('--'));
const binaries = join(root, 'node_modules/.bin');
const environment = { ...process.env, PATH: `${binaries}:${process.env.PATH ?? ''}` };
const total = { passed: 0, failed: 0 };
/** Where a run has a limit of time, no browser file begins after so many minutes; the run says which ones it left out. */
const minutes = Number(process.env.TEST_MINUTES ?? Number.POSITIVE_INFINITY);
/** Browser files of one turn: with a limit so many that the last turn ends soon after it. */
const filesOfTurn = Number.isFinite(minutes) ? 9 : Number.POSITIVE_INFINITY;
/** Every file that was run, with its times. */
const ran = [];
/** What did not pass, by name: the first lines of a long run are often cut off. */
const failures = [];

ensureInstalled();
if (enginesOnly) engines();
else if (asked.length > 0) part(asked);
else whole();
for (const line of slowest(ran)) say(line);
if (failures.length > 0) say(`\nFailed:\n${failures.join('\n')}`);
process.stdout.write(`\n${total.passed} passed, ${total.failed} failed\n`);
process.exit(total.failed === 0 ? 0 : 1);

function whole() {
  if (!checkOnly) one('Build', 'node', ['build.mjs', '--if-stale']);
  one('Types', 'tsc', ['-b']);
  one('Format and lint', 'biome', ['ci', '--error-on-warnings', '.']);
  tests('Rules', 'rules');
  if (checkOnly) return;
  tests('Unit', 'unit');
  tests('Contract', 'contract');
  browserTests(filesOf('browser', []));
  tests('Load', 'load');
  if (missingEngines().length > 0) sayMissing('left out');
  // The other browser tests are of Chromium already.
  if (installedEngines().length > 1) tests('Engines', 'engines');
}

/** The main journey in Chromium and in the other engines, which have to be there. */
function engines() {
  const missing = missingEngines();
  if (missing.length > 0) sayMissing('not installed');
  one('Build', 'node', ['build.mjs', '--if-stale']);
  tests('Engines', 'engines');
  count(0, missing.length);
}

function sayMissing(what) {
  say(`\nEngines ${what}: ${missingEngines().join(', ')} (apt-get install ${debianPackages})`);
}

/** Runs what belongs to areas or files by name, with the suites over their calls and declared records. */
function part(names) {
  one('Build', 'node', ['build.mjs', '--if-stale']);
  one('Types', 'tsc', ['-b']);
  environment.TEST_AREAS = areasIn(names).join();
  for (const [title, project] of [
    ['Unit', 'unit'],
    ['Contract', 'contract'],
  ]) {
    const files = filesOf(project, names);
    if (files.length > 0) tests(title, project, files);
  }
  const files = filesOf('browser', names);
  if (files.length > 0) browserTests(files);
  const load = filesOf('load', names);
  if (load.length > 0) tests('Load', 'load', load);
  if (ran.length === 0) {
    say(`No test is about ${names.join(' or ')}: name an area, such as ums, or a file.`);
    count(0, 1);
  }
}

/** Runs a program that either succeeds or fails as a whole. */
function one(title, program, args) {
  say(`\n== ${title}`);
  const { status } = run(program, args);
  if (status !== 0) failures.push(title);
  count(status === 0 ? 1 : 0, status === 0 ? 0 : 1);
}

/** Runs the tests of a kind and adds what its report counts. */
function tests(title, project, files = []) {
  say(`\n== ${title}`);
  const { passed, failed } = outcome(title, runTests(project, files));
  count(passed, failed);
}

/**
 * Browser tests run several files at a time. A browser on a crowded machine may stumble: a file that did not pass beside
 * another one is run again alone, and counts as it ends then.
 */
function browserTests(files) {
  say('\n== Browser');
  const left = largestFirst(files);
  const again = [];
  while (left.length > 0 && isTimeLeft()) again.push(...together(left.splice(0, filesOfTurn)));
  if (left.length > 0) {
    say(`\nNot begun, since ${minutes} minutes are over: ${left.length} files\n${left.join('\n')}`);
  }
  if (again.length > 0) {
    say(`\n== Browser, alone: ${again.length} files`);
    const alone = outcome('Browser', runTests('browser', ['--maxWorkers=1', ...again]));
    count(alone.passed, alone.failed);
  }
}

/** The files with most to prove come first, so that they are what a run with a limit of time has tried. */
function largestFirst(files) {
  const sizeOf = new Map(files.map((name) => [name, statSync(join(root, name)).size]));
  return files.toSorted((one, other) => sizeOf.get(other) - sizeOf.get(one));
}

function isTimeLeft() {
  return performance.now() < minutes * 60_000;
}

/** Runs files several at a time; counts those that passed, and returns the others. */
function together(files) {
  const whole = runTests('browser', ['--retry=0', ...files]);
  const steady = whole.files.filter(isGreen);
  const names = new Set(steady.map(({ name }) => relative(root, name)));
  const again = files.filter((name) => !names.has(name));
  count(
    steady.reduce((sum, file) => sum + passedIn(file), 0),
    0,
  );
  if (again.length === 0 && !whole.succeeded) {
    failures.push('Browser');
    count(0, 1);
  }
  return again;
}

/** Whether every test of a file was run and passed; those of a worker that broke are left pending. */
function isGreen({ status, assertionResults }) {
  const ended = assertionResults.every((test) => ['passed', 'skipped'].includes(test.status));
  return status === 'passed' && assertionResults.length > 0 && ended;
}

/** Runs a project of vitest; returns whether it succeeded, and its report. */
function runTests(project, flags = []) {
  const report = join(root, 'node_modules/.cache/atrium', `${project}.json`);
  mkdirSync(join(report, '..'), { recursive: true });
  rmSync(report, { force: true });
  const { status } = run('vitest', [
    ...['run', '--config=tests/vitest.config.ts', `--project=${project}`, ...flags],
    ...['--reporter=default', '--reporter=json', `--outputFile.json=${report}`],
  ]);
  const files = readReport(report).testResults ?? [];
  ran.push(...files);
  return { succeeded: status === 0, files };
}

/** What a run adds to the sum. A file that cannot even be loaded fails it without failing a test. */
function outcome(title, { succeeded, files }) {
  const all = files.flatMap(({ assertionResults }) => assertionResults);
  const failed = all.filter(({ status }) => status === 'failed').length;
  const lines = files.filter(({ status }) => status === 'failed').flatMap(failuresOf);
  if (!succeeded && lines.length === 0) lines.push(title);
  failures.push(...lines);
  return {
    passed: all.filter(({ status }) => status === 'passed').length,
    failed: succeeded ? failed : Math.max(1, failed),
  };
}

/** A line for each failed test of a file, or for the file itself, with the first line of what was wrong. */
function failuresOf({ name, message, assertionResults }) {
  const file = relative(root, name);
  const tests = assertionResults.filter(({ status }) => status === 'failed');
  if (tests.length === 0) return [`${file}: ${firstLine(message)}`];
  return tests.map(
    ({ fullName, failureMessages }) => `${file} > ${fullName}: ${firstLine(failureMessages[0])}`,
  );
}

function firstLine(text = '') {
  return text.split('\n')[0].slice(0, 300);
}

function passedIn({ assertionResults }) {
  return assertionResults.filter(({ status }) => status === 'passed').length;
}

function readReport(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return {};
  }
}

function count(passed, failed) {
  total.passed += passed;
  total.failed += failed;
}

function run(program, args) {
  return spawnSync(join(binaries, program), args, {
    cwd: root,
    stdio: 'inherit',
    env: environment,
  });
}
