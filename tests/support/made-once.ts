import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { glob, mkdir, readdir, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { root } from './source-files.ts';

/** Milliseconds that a folder made from older sources is kept: another run may be using it. */
const keep = 900_000;

/** What a folder is made from, and by which script, which gets the folder and `besides` as its arguments. */
export interface Making {
  /** Start of the folder's name. */
  readonly name: string;
  readonly script: string;
  /** Patterns of the files that decide whether it is stale, from the project's folder. */
  readonly sources: readonly string[];
  /** What decides besides them, such as the day. */
  readonly besides?: string;
}

/**
 * Returns a folder below `build/` that a script filled, made again only after a source changed. Several runs may ask
 * at once: each makes its own, and the first one to end gives it the name.
 */
export async function madeOnce(making: Making): Promise<string> {
  const parent = join(root, 'build/tests');
  const folder = join(parent, `${making.name}-${await fingerprint(making)}`);
  if (existsSync(folder)) return folder;
  await mkdir(parent, { recursive: true });
  await removeOlder(parent, making.name);
  const unfinished = `${folder}.new-${process.pid}`;
  await run(making.script, unfinished, making.besides ?? '');
  await rename(unfinished, folder).catch(() => rm(unfinished, { recursive: true, force: true }));
  return folder;
}

async function fingerprint({ sources, besides = '' }: Making): Promise<string> {
  const hash = createHash('sha256').update(besides);
  const files: string[] = [];
  for await (const file of glob([...sources], { cwd: root })) files.push(file);
  for (const file of files.sort()) {
    const { size, mtimeMs } = await stat(join(root, file));
    hash.update(`${file} ${size} ${mtimeMs}\n`);
  }
  return hash.digest('hex').slice(0, 16);
}

async function removeOlder(parent: string, name: string): Promise<void> {
  for (const entry of await readdir(parent)) {
    if (!entry.startsWith(`${name}-`)) continue;
    const { mtimeMs } = await stat(join(parent, entry));
    if (Date.now() - mtimeMs > keep)
      await rm(join(parent, entry), { recursive: true, force: true });
  }
}

async function run(script: string, folder: string, besides: string): Promise<void> {
  const child = spawn(process.execPath, [script, folder, besides], {
    cwd: root,
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  const [[code], errors] = await Promise.all([once(child, 'exit'), text(child.stderr)]);
  if (code === 0) return;
  await rm(folder, { recursive: true, force: true });
  throw new Error(`${script} failed:\n${errors}`);
}
