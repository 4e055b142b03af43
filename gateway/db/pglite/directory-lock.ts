import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { readFile, rm, stat, writeFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:net';
import { join } from 'node:path';
import { DatabaseStartError } from '../errors.ts';

/** A held lock. */
export interface DirectoryLock {
  release(): Promise<void>;
}

/**
 * Takes the data folder for this process. PGlite has no lock of its own: two processes on one folder
 * lose acknowledged rows without an error. On Linux and Windows the lock is a listening name, which
 * the kernel frees when its process dies, however it dies; elsewhere it is the file with the
 * process id. A live holder is never robbed.
 * @throws {DatabaseStartError} naming the process that holds the folder.
 */
export async function lockDirectory(directory: string): Promise<DirectoryLock> {
  const file = join(directory, 'gateway.pid');
  const name = await kernelName(directory);
  const server = name === null ? null : await listen(name);
  if (server === 'taken' || (server === null && (await liveHolder(file)) !== null)) {
    const holder = await liveHolder(file);
    const who = holder === null ? 'Another process' : `Process ${holder}`;
    throw new DatabaseStartError(
      `${who} already uses the data folder ${directory}: stop it, or set DATA_DIR to another folder.`,
    );
  }
  if (server === null) await rm(file, { force: true });
  // On Linux the name is already ours, so what the file says is left over from a dead process.
  await writeFile(file, `${process.pid}\n`, { flag: server === null ? 'wx' : 'w' });
  return {
    async release() {
      await rm(file, { force: true });
      server?.close();
    },
  };
}

/** A name the kernel knows for this folder, by device and inode so that no other path to it slips by. */
async function kernelName(directory: string): Promise<string | null> {
  const { dev, ino } = await stat(directory, { bigint: true });
  const hash = createHash('sha256').update(`${dev}:${ino}`).digest('hex');
  if (process.platform === 'linux') return `\0atrium-${hash}`;
  if (process.platform === 'win32') return `\\\\.\\pipe\\atrium-${hash}`;
  return null;
}

async function listen(name: string): Promise<Server | 'taken'> {
  const server = createServer((socket) => socket.destroy());
  server.listen(name);
  try {
    await once(server, 'listening');
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EADDRINUSE') return 'taken';
    throw error;
  }
  server.unref();
  return server;
}

async function liveHolder(file: string): Promise<number | null> {
  const text = await readFile(file, 'utf8').catch(() => '');
  const pid = Number.parseInt(text, 10);
  if (!(pid > 0)) return null;
  try {
    process.kill(pid, 0);
    return pid;
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM' ? pid : null;
  }
}
