/** What is new in the latest release: asked for once the page has nothing better to do, and gone once it is read. */
import { atom, computed, type ReadableAtom } from 'nanostores';
import type { ResultOf } from '#bridge/calls/kit/define.ts';
import { clickVersionNotice, getVersionNotice } from '#bridge/calls/tum/version-notices.ts';
import { callGateway } from '../../gateway.ts';
import { session } from '../session/session.ts';

/** The notice of a release. */
export type VersionNotice = NonNullable<ResultOf<typeof getVersionNotice>['notice']>;

/** Milliseconds after which it is asked for, however busy the page is. */
const patience = 5_000;

const $notice = atom<VersionNotice | null>(null);

/** The notice that the person has not read; null while there is none. */
export const versionNotice: ReadableAtom<VersionNotice | null> = computed(
  $notice,
  (notice) => notice,
);

/** Asks for the notice, for the person who is signed in; returns how to stop. */
export function followVersionNotice(): () => void {
  let left = false;
  const ask = async (): Promise<void> => {
    if (left) return;
    const owner = session.get()?.user.id;
    // Without an answer nothing is shown; the next visit asks again.
    const answer = await callGateway(getVersionNotice, {}).catch(() => undefined);
    if (!left && session.get()?.user.id === owner) $notice.set(answer?.notice ?? null);
  };
  if ('requestIdleCallback' in globalThis)
    requestIdleCallback(() => void ask(), { timeout: patience });
  else setTimeout(() => void ask(), patience);
  return () => {
    left = true;
    $notice.set(null);
  };
}

/** Takes the notice away, for every browser of the person. */
export async function dismissVersionNotice(): Promise<void> {
  const notice = $notice.get();
  if (!notice) return;
  $notice.set(null);
  await callGateway(clickVersionNotice, { versionNoticeId: notice.id }).catch(() => undefined);
}
