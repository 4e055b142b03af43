import { availableParallelism } from 'node:os';
import { hash, verify } from '@node-rs/argon2';
import { WorkQueue } from '../../kernel/work-queue.ts';
import { newSecret } from './secrets.ts';

/** argon2id with 46 MiB, one pass, one lane: the floor of OWASP and of ASVS 5.0 appendix C. */
const parameters = { memoryCost: 47_104, timeCost: 1, parallelism: 1 } as const;

/** What a password check found. */
export interface PasswordCheck {
  readonly matches: boolean;
  /** The stored hash was made with weaker parameters than today's. */
  readonly outdated: boolean;
}

/** Hashes and checks passwords; a flood of them is queued and then refused, not let to take all memory. */
export interface Passwords {
  /** A PHC string to store. */
  hash(password: string): Promise<string>;
  /** Takes the same time for a null hash (no one has this name) as for a real one. */
  check(stored: string | null, password: string): Promise<PasswordCheck>;
}

/** Makes a PHC string outside a running gateway, for the accounts that are created with it. */
export function hashPassword(password: string): Promise<string> {
  return hash(password, parameters);
}

/** Passwords behind a queue of this process: `min(4, 2 × cores)` at once, 200 waiting. */
export function createPasswords(): Passwords {
  const queue = new WorkQueue(Math.min(4, availableParallelism() * 2), 200);
  const decoy = hashPassword(newSecret());
  return {
    hash: (password) => queue.run(() => hashPassword(password)),
    check: (stored, password) =>
      queue.run(async () => {
        const matches = await verify(stored ?? (await decoy), password);
        return {
          matches: matches && stored !== null,
          outdated: stored !== null && isOutdated(stored),
        };
      }),
  };
}

function isOutdated(stored: string): boolean {
  const match = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$/.exec(stored);
  return (
    match === null ||
    Number(match[1]) < parameters.memoryCost ||
    Number(match[2]) < parameters.timeCost
  );
}
