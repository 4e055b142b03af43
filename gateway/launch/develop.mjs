/** Rebuilds the browser parts and restarts the gateway on save; the gateway tells open pages what to reload. */
import { spawn } from 'node:child_process';
import { watch as watchFiles } from 'node:fs';
import { join } from 'node:path';
import { watch as watchBuild } from '../../build.mjs';
import { root, say } from './install.mjs';

let gateway;
let restarting;

say('Building the shell and the applications…');
const build = await watchBuild({
  onBuilt: (changed) => {
    if (gateway) say(`Rebuilt ${changed.join(', ') || 'nothing'}`);
    else startGateway();
  },
});

for (const folder of ['gateway', 'bridge/calls', 'bridge/methods']) {
  watchFiles(join(root, folder), { recursive: true }, (_event, name) => {
    if (name && /\.(ts|sql)$/.test(name) && !name.endsWith('.test.ts')) restart();
  });
}
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, stop);

function startGateway() {
  const environment = { LOG_LEVEL: 'warn', ...process.env, ATRIUM_WATCH: 'on' };
  gateway = spawn(process.execPath, ['gateway/main.ts'], {
    cwd: root,
    stdio: 'inherit',
    env: environment,
  });
}

/** Editors save in several steps: one restart for all of them, after the old process let go of the database. */
function restart() {
  clearTimeout(restarting);
  restarting = setTimeout(() => {
    say('Restarting the gateway…');
    if (gateway.exitCode !== null || gateway.signalCode !== null) return startGateway();
    gateway.once('exit', startGateway);
    gateway.kill('SIGTERM');
  }, 50);
}

async function stop() {
  clearTimeout(restarting);
  await build.dispose();
  if (gateway?.exitCode === null) {
    gateway.removeAllListeners('exit');
    gateway.once('exit', () => process.exit(0));
    gateway.kill('SIGTERM');
  } else process.exit(0);
}
