import { RefusedError } from '../kernel/refused-error.ts';

/** A body up to this size is a small one: forms, and most of what is sent. */
export const SMALL_BODY = 65_536;

/** Bytes of bodies under way, in all and of one sender; a large body is held several times over while it is read. */
const budgets = {
  small: { inAll: 32 * 1_048_576, ofOne: 4 * 1_048_576 },
  large: { inAll: 64 * 1_048_576, ofOne: 32 * 1_048_576 },
} as const;

type Kind = keyof typeof budgets;

/** Counts the bodies that are being received or worked on, so that they fit into memory together. */
export class BodyBudget {
  readonly #held: Record<Kind, number> = { small: 0, large: 0 };
  readonly #heldBySender = new Map<string, number>();

  /**
   * Sets room aside for a body of a sender; small ones are let in whatever large ones are under way.
   * @returns what frees the room. @throws {RefusedError} `busy` when there is none.
   */
  take(bytes: number, sender: string): () => void {
    if (bytes === 0) return () => undefined;
    const kind: Kind = bytes <= SMALL_BODY ? 'small' : 'large';
    const key = `${kind} ${sender}`;
    const own = this.#heldBySender.get(key) ?? 0;
    const { inAll, ofOne } = budgets[kind];
    if (own + bytes > ofOne || this.#held[kind] + bytes > inAll) {
      throw new RefusedError('busy', { retryAfter: 5 });
    }
    this.#held[kind] += bytes;
    this.#heldBySender.set(key, own + bytes);
    let isFree = false;
    return () => {
      if (isFree) return;
      isFree = true;
      this.#held[kind] -= bytes;
      const left = (this.#heldBySender.get(key) ?? bytes) - bytes;
      if (left === 0) this.#heldBySender.delete(key);
      else this.#heldBySender.set(key, left);
    };
  }
}
