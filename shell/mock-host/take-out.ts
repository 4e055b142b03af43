import { endBeside, mountedApps, mountOf, suspend } from '../host/frames/pool.ts';
import { noteSecret } from '../stores/session/secrets.ts';

/** Takes every app out with its snapshot, as the pool does that needs its place, and brings back the one in front. */
export async function takeOut(): Promise<void> {
  const letFramesCome = noteSecret();
  endBeside();
  await Promise.all(
    mountedApps().map(async (mount) => {
      const snapshot = await mount.snapshot(true);
      if (mountOf(mount.app.code) === mount) suspend(mount, snapshot);
    }),
  );
  letFramesCome();
}
