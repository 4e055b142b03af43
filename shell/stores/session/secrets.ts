/** Whether a person types a secret into the shell. No frame is in sight meanwhile and none comes, and nothing may open over it. */
import { atom, computed, type ReadableAtom } from 'nanostores';

const $count = atom(0);

/** True while any secret is being typed. */
export const secretAsked: ReadableAtom<boolean> = computed($count, (count) => count > 0);

/** Settles once no secret is being typed. What an app may do at any time waits for it where it would end what is typed into. */
export function secretsOver(): Promise<void> {
  if (!secretAsked.get()) return Promise.resolve();
  const { promise, resolve } = Promise.withResolvers<void>();
  const stop = secretAsked.listen(() => {
    stop();
    resolve();
  });
  return promise;
}

/** Notes that a secret is asked for; returns how to note its end. */
export function noteSecret(): () => void {
  $count.set($count.get() + 1);
  let done = false;
  return () => {
    if (!done) $count.set($count.get() - 1);
    done = true;
  };
}
