import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { constants, cpSync } from 'node:fs';
import { access, mkdir, readdir, readFile, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { DatabaseStartError } from '../errors.ts';
import { readMigrations } from '../migrate.ts';

const modules = join(import.meta.dirname, '..', '..', '..', 'node_modules');
const cache = join(modules, '.cache', 'database');
/** Milliseconds a template of other migrations is kept: others may be copying it just now. */
const KEEP = 3_600_000;

/** Whether the folder holds a database. A half-made one never has this name: it is renamed when whole. */
export async function isInitialised(directory: string): Promise<boolean> {
  return access(join(directory, 'PG_VERSION')).then(
    () => true,
    () => false,
  );
}

/**
 * Makes a new folder with an empty, migrated database: a copy of a template that is made once per set
 * of migrations, because creating one takes seconds and copying one a fraction of that.
 */
export async function createFromTemplate(directory: string): Promise<void> {
  const unfinished = `${directory}.new-${process.pid}`;
  const template = await findTemplate();
  if (template === null) await initialise(unfinished);
  // At once: thousands of small files one by one take ten times the processor.
  else cpSync(template, unfinished, { recursive: true });
  await rename(unfinished, directory);
}

/** The template of today's migrations; null where nothing may be written beside the modules. */
async function findTemplate(): Promise<string | null> {
  const template = join(cache, await templateName());
  if (await isInitialised(template)) return template;
  const writable = await mkdir(cache, { recursive: true }).then(
    () => access(cache, constants.W_OK).then(() => true),
    () => false,
  );
  if (!writable) return null;
  await removeOldTemplates();
  const unfinished = `${template}.new-${process.pid}`;
  await initialise(unfinished);
  try {
    await rename(unfinished, template);
  } catch {
    // Another process finished the same template first.
    await rm(unfinished, { recursive: true });
  }
  return template;
}

async function templateName(): Promise<string> {
  const hash = createHash('sha256');
  hash.update(await readFile(join(modules, '@electric-sql', 'pglite', 'package.json')));
  for (const { sha256 } of await readMigrations()) hash.update(sha256);
  return hash.digest('hex').slice(0, 16);
}

async function removeOldTemplates(): Promise<void> {
  for (const name of await readdir(cache)) {
    const directory = join(cache, name);
    const { mtimeMs } = await stat(directory);
    if (Date.now() - mtimeMs > KEEP) await rm(directory, { recursive: true, force: true });
  }
}

/** In a child process, because it takes 800 MB that a process never gives back. */
async function initialise(directory: string): Promise<void> {
  const script = join(import.meta.dirname, 'initialise.ts');
  const child = spawn(process.execPath, [script, directory], {
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  const [[code], errors] = await Promise.all([once(child, 'exit'), text(child.stderr)]);
  if (code === 0) return;
  await rm(directory, { recursive: true, force: true });
  throw new DatabaseStartError(
    `The embedded database could not be created: ${errors.trim().split('\n').at(-1) ?? 'no reason given'}`,
  );
}
