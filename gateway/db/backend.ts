import type { ClientBase, Pool } from 'pg';
import type { DiskRoom } from './disk-room.ts';

/** Hears what transactions announce. A missed announcement must cost no more than a late look. */
export interface NotificationSource {
  /**
   * Calls `listener` for every NOTIFY on the channel until the returned function is called.
   * Resolves once the server listens.
   */
  subscribe(channel: string, listener: (payload: string) => void): Promise<() => Promise<void>>;
}

/** What differs between the embedded database and a PostgreSQL server. */
export interface Backend {
  readonly kind: 'pglite' | 'postgresql';
  /** Clients of the gateway's login. One for the embedded database, ten for a server. */
  readonly pool: Pool;
  /** The disk the rows are kept on, where it is this machine's. */
  readonly room: Pick<DiskRoom, 'require'> | null;
  readonly notifications: NotificationSource;
  /** Login that requests connect as; migrations grant it the request roles. */
  readonly login: string;
  /** Runs `work` on a client that may migrate, without a limit on how long a statement takes. */
  withOwner<Result>(work: (client: ClientBase) => Promise<Result>): Promise<Result>;
  /** Ends every client; the embedded database writes a checkpoint and frees its folder. */
  close(): Promise<void>;
}
