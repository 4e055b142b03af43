/**
 * `npm test` and `npm run check`: installs and builds what is missing, then runs types, lint and the tests.
 * `--check` leaves out everything that needs a database or a browser. Every runner is run even if an earlier
 * one failed; the last line sums them up, and a type or lint run counts as one.
 */
import { spawnSync } from 'node:child_process';
import { mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join, relative } from 'node:path';
import { ensureInstalled, root, say } from '../gateway/launch/install.mjs';

const checkOnly = process.argv.includes('--check');
const binaries = join(root, 'node_modules/.bin');
const environment = { ...process.env, PATH: `${binaries}:${process.env.PATH ?? ''}` };
const total = { passed: 0, failed: 0 };

ensureInstalled();
if (!checkOnly) one('Build', 'node', ['build.mjs', '--if-stale']);
one('Types', 'tsc', ['-b']);
one('Format and lint', 'biome', ['ci', '--error-on-warnings', '.']);
tests('Rules', 'rules');
if (!checkOnly) {
  tests('Unit', 'unit');
  tests('Contract', 'contract');
  browserTests();
}
process.stdout.write(`\n${total.passed} passed, ${total.failed} failed\n`);
process.exit(total.failed === 0 ? 0 : 1);

/** Runs a program that either succeeds or fails as a whole. */
function one(title, program, args) {
  say(`\n== ${title}`);
  const { status } = run(program, args);
  count(status === 0 ? 1 : 0, status === 0 ? 0 : 1);
}

/** Runs the tests of a kind and adds what its report counts. */
function tests(title, project) {
  say(`\n== ${title}`);
  const { passed, failed } = outcome(runTests(project));
  count(passed, failed);
}

/**
 * Browser tests run two files at a time. A browser on a crowded machine may stumble: a file that did not pass beside
 * another one is run again alone, and counts as it ends then.
 */
function browserTests() {
  say('\n== Browser');
  const together = runTests('browser', ['--maxWorkers=2', '--retry=0']);
  const steady = together.files.filter(isGreen);
  const names = new Set(steady.map(({ name }) => relative(root, name)));
  const again = browserFiles().filter((name) => !names.has(name));
  count(
    steady.reduce((sum, file) => sum + passedIn(file), 0),
    0,
  );
  if (again.length > 0) {
    say(`\n== Browser, alone: ${again.length} files`);
    const alone = outcome(runTests('browser', ['--maxWorkers=1', ...again]));
    count(alone.passed, alone.failed);
  } else if (!together.succeeded) {
    count(0, 1);
  }
}

/** Whether every test of a file was run and passed; those of a worker that broke are left pending. */
function isGreen({ status, assertionResults }) {
  const ended = assertionResults.every((test) => ['passed', 'skipped'].includes(test.status));
  return status === 'passed' && assertionResults.length > 0 && ended;
}

function browserFiles() {
  return ['e2e', 'security', 'visual'].flatMap((kind) =>
    readdirSync(join(root, 'tests', kind), { recursive: true })
      .filter((name) => name.endsWith('.test.ts'))
      .map((name) => join('tests', kind, name)),
  );
}

/** Runs a project of vitest; answers whether it succeeded, and its report. */
function runTests(project, flags = []) {
  const report = join(root, 'node_modules/.cache/atrium', `${project}.json`);
  mkdirSync(join(report, '..'), { recursive: true });
  rmSync(report, { force: true });
  const { status } = run('vitest', [
    ...['run', '--config=tests/vitest.config.ts', `--project=${project}`, ...flags],
    ...['--reporter=default', '--reporter=json', `--outputFile.json=${report}`],
  ]);
  return { succeeded: status === 0, files: readReport(report).testResults ?? [] };
}

/** What a run adds to the sum. A file that cannot even be loaded fails it without failing a test. */
function outcome({ succeeded, files }) {
  const all = files.flatMap(({ assertionResults }) => assertionResults);
  const failed = all.filter(({ status }) => status === 'failed').length;
  return {
    passed: all.filter(({ status }) => status === 'passed').length,
    failed: succeeded ? failed : Math.max(1, failed),
  };
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
