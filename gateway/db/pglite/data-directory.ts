import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Backend } from '../backend.ts';
import { DiskRoom } from '../disk-room.ts';
import { DatabaseStartError, describeError } from '../errors.ts';
import type { DatabaseLog } from '../log.ts';
import { openPglite } from './backend.ts';
import { lockDirectory } from './directory-lock.ts';
import { type Engine, PgliteEngine } from './engine.ts';
import { createFromTemplate, isInitialised } from './template.ts';

/**
 * Opens the embedded database of a data folder, which it creates when it is missing.
 * @throws {DatabaseStartError} when the folder cannot be written, is in use, or is no database.
 */
export async function openDataDirectory(dataDir: string, log: DatabaseLog): Promise<Backend> {
  return openPglite(await startEngine(dataDir, log), log, new DiskRoom(dataDir));
}

/** The database of a data folder without a way to it yet; the folder is locked until it is closed. */
export async function startEngine(dataDir: string, log: DatabaseLog): Promise<Engine> {
  await makeWritable(dataDir);
  const lock = await lockDirectory(dataDir);
  const directory = join(dataDir, 'database');
  try {
    if (!(await isInitialised(directory))) {
      log.info({ directory }, 'creating the embedded database');
      await createFromTemplate(directory);
    }
    const engine = new PgliteEngine({ directory }, log, () => lock.release());
    await engine.ready();
    return engine;
  } catch (error) {
    await lock.release();
    if (error instanceof DatabaseStartError) throw error;
    throw new DatabaseStartError(
      `The database in ${directory} does not open (${describeError(error)}): free disk space, or restore the folder from a backup.`,
    );
  }
}

async function makeWritable(dataDir: string): Promise<void> {
  const probe = join(dataDir, `.writable-${process.pid}`);
  try {
    await mkdir(dataDir, { recursive: true });
    await writeFile(probe, '');
    await rm(probe);
  } catch (error) {
    throw new DatabaseStartError(
      `The data folder ${dataDir} cannot be written (${describeError(error)}): change its rights, or set DATA_DIR to another folder.`,
    );
  }
}
