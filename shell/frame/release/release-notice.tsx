import { useStore } from '@nanostores/react';
import { type ReactElement, useEffect } from 'react';
import {
  dismissVersionNotice,
  followVersionNotice,
  versionNotice,
} from '../../stores/portal/version-notice.ts';
import { secretAsked } from '../../stores/session/secrets.ts';
import { lazyPart, useLazyPart } from '../lazy/lazy-part.ts';

const cardPart = lazyPart(() => import('./release-card.tsx'));

/** What is new in the release, in a corner of the page until the person has read it. */
export function ReleaseNotice(): ReactElement | null {
  const notice = useStore(versionNotice);
  const secret = useStore(secretAsked);
  const card = useLazyPart(cardPart, notice !== null, () => undefined);
  useEffect(followVersionNotice, []);
  if (!card || !notice || secret) return null;
  return <card.ReleaseCard notice={notice} onDismiss={() => void dismissVersionNotice()} />;
}
