import { Dialog as Ark } from '@ark-ui/react/dialog';
import { Portal } from '@ark-ui/react/portal';
import { type ReactElement, useCallback, useEffect, useRef, useState } from 'react';
import { Icon } from '../icon/icon.tsx';
import { VisuallyHidden } from '../visually-hidden.tsx';
import css from './image-viewer.module.css';
import { useViewerTexts } from './texts/viewer-texts.ts';
import { useFullScreen } from './use-full-screen.ts';
import { useSlideshow } from './use-slideshow.ts';
import type { View } from './view.ts';
import { actionOf, type ViewerAction, viewAfter } from './viewer-actions.ts';
import { ViewerStage } from './viewer-stage.tsx';
import { ViewerTools } from './viewer-tools.tsx';

export interface ViewerImage {
  readonly id: string;
  readonly src: string;
  /** Said for the picture, and shown. */
  readonly name: string;
  /** A smaller one for the row of thumbnails. */
  readonly thumbnail?: string;
}

export interface ImageViewerProps {
  open: boolean;
  onClose: () => void;
  images: readonly ViewerImage[];
  /** The one that is shown first; the first by default. */
  startAt?: number;
}

/** Pictures over the whole window: zoom, turn, mirror, a slideshow, full screen. */
export function ImageViewer(props: ImageViewerProps): ReactElement | null {
  const { open, onClose, images } = props;
  const t = useViewerTexts();
  if (images.length === 0) return null;
  return (
    <Ark.Root
      open={open}
      lazyMount
      unmountOnExit
      closeOnInteractOutside={false}
      onOpenChange={(details) => !details.open && onClose()}
    >
      <Portal>
        {/* Pictures are looked at in the dark, whatever the page's mode. */}
        <Ark.Positioner className={css.layer} data-mode="dark">
          <Ark.Content className={css.viewer} aria-label={t('name')}>
            <Shown {...props} />
          </Ark.Content>
        </Ark.Positioner>
      </Portal>
    </Ark.Root>
  );
}

// Made anew each time the viewer opens.
function Shown({ images, startAt = 0 }: ImageViewerProps): ReactElement | null {
  const t = useViewerTexts();
  const place = useRef<HTMLDivElement>(null);
  const [at, setAt] = useState(startAt);
  const [views, setViews] = useState<{ readonly id: string; readonly view: View }>();
  const [round, setRound] = useState(0);
  const [plays, setPlays] = useState(false);
  const { isFull, toggle } = useFullScreen(place);
  const of = images.length;
  const image = images[at];
  const view = views?.id === image?.id ? views?.view : undefined;
  const next = useCallback(() => setAt((now) => (now + 1) % of), [of]);
  useSlideshow(plays, at, next);
  function act(action: ViewerAction): void {
    if (action === 'next') next();
    else if (action === 'previous') setAt((at - 1 + of) % of);
    else if (action === 'play') setPlays(!plays);
    else if (action === 'fullScreen') toggle?.();
    // Drawn anew, the picture is measured and shown as at first.
    else if (action === 'reset') setRound(round + 1);
    else if (image && view) setViews({ id: image.id, view: viewAfter(view, action) });
  }
  const without: readonly ViewerAction[] = [
    ...(of > 1 ? [] : (['previous', 'next', 'play'] as const)),
    ...(toggle ? [] : (['fullScreen'] as const)),
  ];
  useKeys(place, (action) => !without.includes(action) && act(action));
  if (!image) return null;
  return (
    <div ref={place} className={css.place}>
      <header className={css.head}>
        <span className={css.name}>{image.name}</span>
        {of > 1 && <span className={css.count}>{`${at + 1} / ${of}`}</span>}
        <Ark.CloseTrigger className={css.close} aria-label={t('close')}>
          <Icon name="close" />
        </Ark.CloseTrigger>
      </header>
      <VisuallyHidden>
        <span aria-live="polite">{t('place', { name: image.name, at: at + 1, of })}</span>
      </VisuallyHidden>
      <ViewerStage
        key={`${image.id} ${round}`}
        src={image.src}
        name={image.name}
        view={view}
        onView={(changed) => setViews({ id: image.id, view: changed })}
      />
      <ViewerTools
        zoom={view?.zoom}
        plays={plays}
        isFull={isFull}
        without={without}
        onAction={act}
      />
      {of > 1 && <Thumbnails images={images} at={at} onChoose={setAt} />}
    </div>
  );
}

// On the dialog around it: a click on the picture leaves the focus there, and the keys go on.
function useKeys(
  place: React.RefObject<HTMLElement | null>,
  onAction: (action: ViewerAction) => void,
): void {
  useEffect(() => {
    const dialog = place.current?.closest('[role="dialog"]');
    const onKeyDown = (event: Event) => {
      const action = event instanceof KeyboardEvent && actionOf(event);
      if (!action) return;
      event.preventDefault();
      onAction(action);
    };
    dialog?.addEventListener('keydown', onKeyDown);
    return () => dialog?.removeEventListener('keydown', onKeyDown);
  });
}

interface ThumbnailsProps {
  images: readonly ViewerImage[];
  at: number;
  onChoose: (at: number) => void;
}

function Thumbnails({ images, at, onChoose }: ThumbnailsProps): ReactElement {
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
