import { AsyncLocalStorage } from 'node:async_hooks';

/** For whom the database is asked; those who wait for it take turns by it. */
export interface Requester {
  /** An account, or the network address before sign-in. */
  readonly name: string;
  /** A look-up of who asks goes in another line than what they ask for: all of them wait for it. */
  readonly line: 'entry' | 'work';
  /** Milliseconds waited so far; a request waits once, whatever number of transactions it takes. */
  waited: number;
  /** Whether the client has gone, and what it asked for is of no use. */
  isGone(): boolean;
}

interface Holder {
  current: Requester;
}

const holders = new AsyncLocalStorage<Holder>();

/** Runs `work` for a request whose sender is not known yet. */
export function forAddress<Result>(
  address: string,
  isGone: () => boolean,
  work: () => Result,
): Result {
  const current: Requester = { name: address, line: 'entry', waited: 0, isGone };
  return holders.run({ current }, work);
}

/** From here on the request under way is one of this account. */
export function nameRequester(accountId: string): void {
  const holder = holders.getStore();
  if (holder === undefined) return;
  const { waited, isGone } = holder.current;
  holder.current = { name: accountId, line: 'work', waited, isGone };
}

/** Runs `work` for an account on its own time: it goes on when the client that began it has gone. */
export function onOwnTime<Result>(accountId: string, work: () => Result): Result {
  const current: Requester = { name: accountId, line: 'work', waited: 0, isGone: () => false };
  return holders.run({ current }, work);
}

/** Runs `work` for everybody: what many requests share is not the turn of the one that came first. */
export function forEverybody<Result>(work: () => Result): Result {
  return holders.exit(work);
}

/** For whom the code that runs now asks; undefined for the gateway itself. */
export function currentRequester(): Requester | undefined {
  return holders.getStore()?.current;
}
