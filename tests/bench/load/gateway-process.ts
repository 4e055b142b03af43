import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cp, mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { freePort } from '../../support/free-port.ts';
import { seededData } from '../../support/seeded.ts';
import { root } from '../../support/source-files.ts';

/** A gateway in a process of its own. */
export interface GatewayProcess {
  readonly port: number;
  /** Megabytes that the process holds; Linux only. */
  memory(): Promise<number>;
  /** Open files and sockets of the process; Linux only. */
  handles(): Promise<number>;
  stop(): Promise<void>;
}

/** Starts it, over the demo companies or with settings that name another database, and waits until it serves. */
export async function startGatewayProcess(
  settings?: Readonly<Record<string, string>>,
): Promise<GatewayProcess> {
  const dataDir = await mkdtemp(join(tmpdir(), 'atrium-bench-'));
  if (settings === undefined) await cp(await seededData(), dataDir, { recursive: true });
  const port = await freePort();
  const gateway = spawn(process.execPath, ['gateway/main.ts'], {
    cwd: root,
    env: { ...process.env, PORT: String(port), DATA_DIR: dataDir, LOG_LEVEL: 'error', ...settings },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await ready(gateway);
  const folder = `/proc/${gateway.pid}`;
  return {
    port,
    async memory() {
      const status = await readFile(`${folder}/status`, 'utf8');
      return Number(/^VmRSS:\s+(\d+) kB/m.exec(status)?.[1] ?? Number.NaN) / 1024;
    },
    handles: async () => (await readdir(`${folder}/fd`)).length,
    async stop() {
      const ended = once(gateway, 'exit');
      gateway.kill('SIGTERM');
      await ended;
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

async function ready({ stdout }: ChildProcess): Promise<void> {
  if (!stdout) throw new Error('the gateway has no output');
  for await (const line of createInterface({ input: stdout })) {
    if (!line.startsWith('Atrium is ready')) continue;
    stdout.resume();
    return;
  }
  throw new Error('the gateway ended before it was ready');
}
