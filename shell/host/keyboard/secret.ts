import { noteSecret } from '../../stores/session/secrets.ts';
import { resumeFrames, suspendFrames } from '../frames/pool.ts';

/**
 * Removes every frame before a person types a secret into the shell: a frame that is merely hidden can still take
 * the keys. Apps give their snapshots first and come back with them. Returns how to bring them back.
 */
export async function hideAllFrames(): Promise<() => void> {
  const end = noteSecret();
  await suspendFrames();
  let done = false;
  return () => {
    end();
    if (!done) resumeFrames();
    done = true;
  };
}
