import { type ReactElement, useEffect, useState } from 'react';
import { closeImages, type ImagesDialog } from '../../stores/dialogs/dialogs.ts';
import { lazyPart, useLazyPart } from '../lazy/lazy-part.ts';
import css from './dialogs.module.css';
import { HoldsFocus } from './holds-focus.tsx';
import { Speaker } from './speaker.tsx';

const viewerPart = lazyPart(() => import('#ui/parts/image-viewer/image-viewer.tsx'));

/** Pictures an app handed over, under its registered name. */
export function AppImages({ shown }: { shown: ImagesDialog }): ReactElement | null {
  const close = (): void => closeImages(shown.id);
  const viewer = useLazyPart(viewerPart, true, close);
  const images = useAddresses(shown);
  if (!viewer || images.length === 0) return null;
  return (
    <viewer.ImageViewer
      open
      images={images}
      startAt={shown.startAt}
      onClose={close}
      beside={
        <HoldsFocus>
          <Speaker app={shown.speaker.app} className={css.owner} />
        </HoldsFocus>
      }
    />
  );
}

interface Addressed {
  readonly id: string;
  readonly name: string;
  readonly src: string;
}

/** Addresses that lead to nothing but the pictures themselves, for as long as they are shown. */
function useAddresses({ images }: ImagesDialog): readonly Addressed[] {
  const [made, setMade] = useState<readonly Addressed[]>([]);
  useEffect(() => {
    const fresh = images.map(({ name, content }, place) => ({
      id: String(place),
      name,
      src: URL.createObjectURL(content),
    }));
    setMade(fresh);
    return () => {
      for (const { src } of fresh) URL.revokeObjectURL(src);
    };
  }, [images]);
  return made;
}
