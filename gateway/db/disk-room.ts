import { statfs } from 'node:fs/promises';
import { DiskFullError } from './errors.ts';

/** Bytes that requests leave free: the database needs room to open again after a crash, and to tidy up. */
export const LEAST_ROOM = 64 * 1024 * 1024;
/** The same for sign-in, sessions and the audit trail, which write little and let people read on. */
export const LEAST_ROOM_FOR_UPKEEP: number = LEAST_ROOM / 2;
/** Milliseconds that what was found is taken for the truth. */
const LIFE = 500;

/** How much room the file system of the embedded database has. */
export class DiskRoom {
  readonly #directory: string;
  #free: Promise<number> | undefined;
  #readAt = Number.NEGATIVE_INFINITY;

  constructor(directory: string) {
    this.#directory = directory;
  }

  /** @throws {DiskFullError} unless more bytes than these are free. */
  async require(bytes: number): Promise<void> {
    if (performance.now() - this.#readAt >= LIFE) {
      this.#readAt = performance.now();
      this.#free = statfs(this.#directory).then(({ bavail, bsize }) => bavail * bsize);
    }
    if (((await this.#free) ?? 0) < bytes) throw new DiskFullError();
  }
}
