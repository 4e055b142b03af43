import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { lockDirectory } from './directory-lock.ts';

let directory = '';

beforeEach(async () => {
  directory = await mkdtemp(join(tmpdir(), 'atrium-lock-'));
});

afterEach(() => rm(directory, { recursive: true, force: true }));

/** Another process that holds the lock until it is killed. */
async function startHolder() {
  const script = `
    import { lockDirectory } from ${JSON.stringify(join(import.meta.dirname, 'directory-lock.ts'))};
    await lockDirectory(${JSON.stringify(directory)});
    process.stdout.write('held');
    setInterval(() => undefined, 1000);`;
  const child = spawn(process.execPath, ['--input-type=module', '-e', script]);
  await once(child.stdout, 'data');
  return child;
}

test('a second process on the folder is refused in one sentence that names the first', async () => {
  const holder = await startHolder();
  const message = `Process ${holder.pid} already uses the data folder ${directory}: stop it, or set DATA_DIR to another folder.`;
  await expect(lockDirectory(directory)).rejects.toThrow(message);
  holder.kill('SIGKILL');
  await once(holder, 'exit');
});

test('the folder of a process that was killed is free at once', async () => {
  const holder = await startHolder();
  holder.kill('SIGKILL');
  await once(holder, 'exit');
  const lock = await lockDirectory(directory);
  expect(await readFile(join(directory, 'gateway.pid'), 'utf8')).toBe(`${process.pid}\n`);
  await lock.release();
});

test('another path to the folder meets the same lock', async () => {
  const other = `${directory}-link`;
  await symlink(directory, other);
  const lock = await lockDirectory(directory);
  await expect(lockDirectory(other)).rejects.toThrow('already uses');
  await lock.release();
  await rm(other);
});

test('a released folder can be locked again', async () => {
  await (await lockDirectory(directory)).release();
  await (await lockDirectory(directory)).release();
});
