/** Challenges that the gateway asks for before a sign-in or a code: the one that is shown, and who waits for it. */
import { atom, computed, type ReadableAtom } from 'nanostores';
import type { ChallengePurpose } from '#bridge/calls/uac/challenge.ts';
import { signInCodes } from '#bridge/calls/uac/words.ts';
import { locale } from '#ui/texts/locale.ts';
import { GatewayError } from '../../gateway.ts';

/** A challenge that somebody has to pass. */
export interface AskedChallenge {
  readonly purpose: ChallengePurpose;
  /** With what it was passed; undefined where the person gave up. */
  readonly end: (pass: string | undefined) => void;
}

const $asked = atom<AskedChallenge | undefined>();

/** The challenge now shown. */
export const askedChallenge: ReadableAtom<AskedChallenge | undefined> = computed(
  $asked,
  (asked) => asked,
);

/** What was asked for a challenge before is so again: it is shown at once, which saves a try. */
const due = new Set<ChallengePurpose>();

/**
 * Sends something, and once more with a passed challenge where the gateway wants one.
 * @throws {GatewayError} what `send` throws, and `challengeNeeded` where the person gave up
 */
export async function withChallenge<Result>(
  purpose: ChallengePurpose,
  send: (shown: { readonly pass?: string }) => Promise<Result>,
): Promise<Result> {
  if (!due.has(purpose)) {
    try {
      return await send({});
    } catch (cause) {
      const isNeeded =
        cause instanceof GatewayError && cause.codeName === signInCodes.challengeNeeded.name;
      if (!isNeeded) throw cause;
      due.add(purpose);
    }
  }
  const pass = await ask(purpose);
  const result = await send({ pass });
  due.delete(purpose);
  return result;
}

function ask(purpose: ChallengePurpose): Promise<string> {
  return new Promise((resolve, reject) => {
    $asked.set({
      purpose,
      end(pass) {
        $asked.set(undefined);
        if (pass !== undefined) return resolve(pass);
        const { name, words } = signInCodes.challengeNeeded;
        reject(new GatewayError(name, { msg: words[locale.get()] }));
      },
    });
  });
}
