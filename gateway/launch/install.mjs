/**
 * Makes a fresh clone ready to run: installs the locked packages and finds the pinned Node.
 * Plain JavaScript without dependencies, because it runs before anything is installed, on Node 20 or newer.
 */
import { spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** The project's folder. */
export const root = join(import.meta.dirname, '../..');

const stampFile = join(root, 'node_modules/.atrium-installed');
const compiledFolder = join(root, 'node_modules/.cache/compiled');
const pinnedNode = join(
  root,
  'node_modules/.bin',
  process.platform === 'win32' ? 'node.cmd' : 'node',
);

/** Installs what package-lock.json names, unless that is done already. Ends the process with a sentence if it fails. */
export function ensureInstalled() {
  if (isInstalled()) return;
  if (!hasLockedPackages()) {
    say('Installing packages (once, about a minute)…');
    npm('ci', '--no-audit', '--no-fund', '--loglevel=error');
  }
  if (!pinnedNodeRuns()) npm('rebuild', 'node', '--loglevel=error');
  if (!pinnedNodeRuns()) {
    fail(
      'The pinned Node 24 could not be installed. Check that npm may run install scripts, then run `npm ci` again.',
    );
  }
  writeFileSync(stampFile, lockHash());
}

/** Runs a script with the pinned Node, hands on signals, and ends this process with its exit code. */
export function runPinned(args, options = {}) {
  // What was compiled once is kept, threads included: a second start reads it instead.
  const env = { NODE_COMPILE_CACHE: compiledFolder, ...process.env };
  const child = spawn(pinnedNode, args, { cwd: root, stdio: 'inherit', env, ...options });
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'])
    process.on(signal, () => child.kill(signal));
  child.on('exit', (code, signal) => process.exit(code ?? (signal === 'SIGINT' ? 130 : 1)));
  child.on('error', (error) => fail(`The pinned Node could not be started: ${error.message}`));
  return child;
}

/** Runs a script with the pinned Node to its end; ends this process if it fails. */
export function runPinnedSync(args) {
  const { status } = spawnSync(pinnedNode, args, { cwd: root, stdio: 'inherit' });
  if (status !== 0) process.exit(status ?? 1);
}

/** Prints one line of progress. */
export function say(line) {
  process.stdout.write(`${line}\n`);
}

function fail(line) {
  process.stderr.write(`${line}\n`);
  process.exit(1);
}

/** The stamp is written once the pinned Node has run, so that a start need not try it again. */
function isInstalled() {
  return existsSync(pinnedNode) && hasLockedPackages();
}

function hasLockedPackages() {
  return existsSync(stampFile) && readFileSync(stampFile, 'utf8') === lockHash();
}

function lockHash() {
  return createHash('sha256')
    .update(readFileSync(join(root, 'package-lock.json')))
    .digest('hex');
}

function pinnedNodeRuns() {
  if (!existsSync(pinnedNode)) return false;
  const { status, stdout } = spawnSync(pinnedNode, ['--version'], { encoding: 'utf8' });
  return status === 0 && stdout.startsWith('v24.');
}

function npm(...args) {
  const { status, error } = spawnSync('npm', args, {
    cwd: root,
    stdio: ['ignore', 'inherit', 'inherit'],
    shell: process.platform === 'win32',
  });
  if (error) fail(`npm could not be started: ${error.message}`);
  if (status !== 0)
    fail(
      `npm ${args[0]} failed. Check the network and the registry settings of npm, then run the command again.`,
    );
}
