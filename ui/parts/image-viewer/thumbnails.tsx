import { type ReactElement, useEffect, useRef } from 'react';
import css from './image-viewer.module.css';
import type { ViewerImage } from './image-viewer.tsx';
import { useViewerTexts } from './texts/viewer-texts.ts';

export interface ThumbnailsProps {
  images: readonly ViewerImage[];
  at: number;
  onChoose: (at: number) => void;
}

/** All pictures small, to go to one of them. */
export function Thumbnails({ images, at, onChoose }: ThumbnailsProps): ReactElement {
  const t = useViewerTexts();
  const list = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the chosen one changes with it
  useEffect(() => {
    list.current?.querySelector('[aria-current]')?.scrollIntoView({ inline: 'nearest' });
  }, [at]);
  return (
    <nav className={css.thumbnails} aria-label={t('thumbnails')}>
      <div ref={list} className={css.row}>
        {images.map(({ id, name, src, thumbnail }, index) => (
          <button
            key={id}
            type="button"
            className={css.thumbnail}
            aria-label={name}
            aria-current={index === at || undefined}
            onClick={() => onChoose(index)}
          >
            <img src={thumbnail ?? src} alt="" loading="lazy" />
          </button>
        ))}
      </div>
    </nav>
  );
}
