import { useStore } from '@nanostores/react';
import { useEffect, useState } from 'react';
import { createSources, type Fetched, type PictureSource, wantedAt } from './sources.ts';

/** What has come of the picture in sight, and another attempt at it; nothing while it is on its way. */
export function useSource(
  pictures: readonly PictureSource[],
  at: number,
): readonly [Fetched | undefined, () => void] {
  const [sources] = useState(createSources);
  const fetched = useStore(sources.fetched);
  useEffect(() => sources.want(wantedAt(pictures, at)), [sources, pictures, at]);
  useEffect(() => () => sources.stop(), [sources]);
  const picture = pictures[at];
  const known = picture && fetched.get(picture.id);
  const own = picture?.src === undefined ? undefined : { src: picture.src };
  return [own ?? known, () => picture && sources.retry(picture.id)];
}
