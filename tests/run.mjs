/**
 * `npm test` and `npm run check`: installs and builds what is missing, then runs types, lint and the tests.
 * `--check` leaves out everything that needs a database or a browser. Every runner is run even if an earlier
 * one failed; the last line sums them up, and a type or lint run counts as one.
 */
import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { ensureInstalled, root, say } from '../gateway/launch/install.mjs';

const checkOnly = process.argv.includes('--check');
const binaries = join(root, 'node_modules/.bin');
const environment = { ...process.env, PATH: `${binaries}:${process.env.PATH ?? ''}` };
const total = { passed: 0, failed: 0 };

ensureInstalled();
if (!checkOnly) one('Build', 'node', ['build.mjs', '--if-stale']);
one('Types', 'tsc', ['-b']);
one('Format and lint', 'biome', ['ci', '--error-on-warnings', '.']);
tests('Rules', ['rules']);
if (!checkOnly) {
  tests('Unit', ['unit']);
  tests('Contract', ['contract']);
  tests('Browser', ['browser']);
}
process.stdout.write(`\n${total.passed} passed, ${total.failed} failed\n`);
process.exit(total.failed === 0 ? 0 : 1);

/** Runs a program that either succeeds or fails as a whole. */
function one(title, program, args) {
  say(`\n== ${title}`);
  const { status } = run(program, args);
  count(status === 0 ? 1 : 0, status === 0 ? 0 : 1);
}

/** Runs vitest projects and adds what its report counts. */
function tests(title, projects) {
  say(`\n== ${title}`);
  const report = join(root, 'node_modules/.cache/atrium', `${projects.join('-')}.json`);
  mkdirSync(join(report, '..'), { recursive: true });
  rmSync(report, { force: true });
  const { status } = run('vitest', [
    'run',
    '--config=tests/vitest.config.ts',
    ...projects.map((project) => `--project=${project}`),
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${report}`,
  ]);
  const { numPassedTests = 0, numFailedTests = 0 } = readReport(report);
  // A file that cannot even be loaded fails the run without failing a test.
  count(numPassedTests, status === 0 ? numFailedTests : Math.max(1, numFailedTests));
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
