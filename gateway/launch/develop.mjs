/**
 * Rebuilds the browser parts and restarts the gateway on save; the gateway tells open pages what to reload. The embedded
 * database stays open in this process and is lent to each gateway, and a spare one with the packages loaded takes over on a save.
 */
import { spawn } from 'node:child_process';
import { watch as watchFiles } from 'node:fs';
import { join } from 'node:path';
import { watch as watchBuild } from '../../build.mjs';
import { startEngine } from '../db/pglite/data-directory.ts';
import { OWNER_PATIENCE } from '../db/pglite/engine.ts';
import { lendEngine } from '../db/pglite/lent-engine.ts';
import { createLog } from '../http/log.ts';
import { readSettings } from '../settings.ts';
import { root, say } from './install.mjs';

/** Milliseconds after a start until the next gateway is made ready: this one shall have the processor to itself. */
const SPARE_AFTER = 1500;

let gateway;
/** The next gateway, waiting for its start. */
let spare;
/** Settles when every gateway before the newest has gone. */
let free = Promise.resolve();
let restarting;

const engine = await openEngine();
say('Building the shell and the applications…');
const build = await watchBuild({
  onBuilt: (changed) => {
    if (gateway) say(`Rebuilt ${changed.join(', ') || 'nothing'}`);
    else startGateway(gatewayProcess('gateway/main.ts', 'on'));
  },
});

for (const folder of ['gateway', 'bridge/calls', 'bridge/methods']) {
  watchFiles(join(root, folder), { recursive: true }, (_event, name) => {
    if (name && /\.(ts|sql)$/.test(name) && !name.endsWith('.test.ts')) restart();
  });
}
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, stop);

/** The embedded database; null with PostgreSQL, which outlives every gateway by itself. */
async function openEngine() {
  try {
    const settings = readSettings({ LOG_LEVEL: 'warn', ...process.env });
    if (settings.databaseUrl !== null) return null;
    const opened = await startEngine(settings.dataDir, createLog(settings));
    opened.patience = OWNER_PATIENCE;
    return opened;
  } catch (error) {
    process.stderr.write(`${error.message}\n`);
    process.exit(1);
  }
}

function gatewayProcess(script, watch) {
  return spawn(process.execPath, [script], {
    cwd: root,
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
    serialization: 'advanced',
    env: { LOG_LEVEL: 'warn', ...process.env, ATRIUM_WATCH: watch },
  });
}

function spareGateway() {
  const child = gatewayProcess('gateway/launch/spare.mjs', 'again');
  // One that could not load its packages takes over nothing.
  child.once('exit', () => {
    if (spare === child) spare = undefined;
  });
  return child;
}

function startGateway(next) {
  gateway = next;
  if (engine) lendEngine(engine, gateway, free);
  setTimeout(() => {
    spare ??= spareGateway();
  }, SPARE_AFTER).unref();
}

/** Editors save in several steps: one restart for all of them. */
function restart() {
  clearTimeout(restarting);
  restarting = setTimeout(() => {
    say('Restarting the gateway…');
    free = Promise.all([free, end(gateway)]);
    const next = spare ?? spareGateway();
    spare = undefined;
    next.send({ kind: 'start' });
    startGateway(next);
  }, 30);
}

function end(child) {
  if (child.exitCode !== null || child.signalCode !== null) return Promise.resolve();
  const gone = new Promise((resolve) => child.once('exit', resolve));
  child.kill('SIGTERM');
  return gone;
}

async function stop() {
  clearTimeout(restarting);
  spare?.disconnect();
  await Promise.all([build.dispose(), free, end(gateway)]);
  await engine?.close();
  process.exit(0);
}
