import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { freePort } from '../../support/free-port.ts';
import { seededData } from '../../support/seeded.ts';
import { root } from '../../support/source-files.ts';
import { median, type Row } from '../row.ts';

const starts = 3;
const mostMilliseconds = 3_000;

/** From `npm start` on a built and filled portal to the line that says it is ready. */
export async function measureRestart(): Promise<Row[]> {
  const dataDir = await mkdtemp(join(tmpdir(), 'atrium-bench-'));
  await cp(await seededData(), dataDir, { recursive: true });
  const times: number[] = [];
  for (let start = 0; start < starts; start += 1) times.push(await startOnce(dataDir));
  await rm(dataDir, { recursive: true, force: true });
  const value = median(times);
  return [{ name: 'restart', value, unit: 'ms', budget: '≤ 3 s', met: value <= mostMilliseconds }];
}

async function startOnce(dataDir: string): Promise<number> {
  const begin = performance.now();
  const gateway = spawn('npm', ['start'], {
    cwd: root,
    env: { ...process.env, PORT: String(await freePort()), DATA_DIR: dataDir, LOG_LEVEL: 'warn' },
    stdio: ['ignore', 'pipe', 'inherit'],
    // Its own group, so that the signal reaches npm and what npm started.
    detached: true,
  });
  await ready(gateway);
  const time = performance.now() - begin;
  const ended = once(gateway, 'exit');
  if (gateway.pid !== undefined) process.kill(-gateway.pid, 'SIGTERM');
  await ended;
  return time;
}

async function ready({ stdout }: ChildProcess): Promise<void> {
  if (!stdout) throw new Error('the start has no output');
  for await (const line of createInterface({ input: stdout })) {
    if (!line.startsWith('Atrium is ready')) continue;
    stdout.resume();
    return;
  }
  throw new Error('the start ended before it was ready');
}
