import { Dialog as Ark } from '@ark-ui/react/dialog';
import { Portal } from '@ark-ui/react/portal';
import { type ReactElement, type ReactNode, useCallback, useEffect, useRef, useState } from 'react';
import { Icon } from '../icon/icon.tsx';
import { VisuallyHidden } from '../visually-hidden.tsx';
import css from './image-viewer.module.css';
import type { PictureSource } from './sources.ts';
import { useViewerTexts } from './texts/viewer-texts.ts';
import { Thumbnails } from './thumbnails.tsx';
import { useFullScreen } from './use-full-screen.ts';
import { useSlideshow } from './use-slideshow.ts';
import { useSource } from './use-source.ts';
import type { View } from './view.ts';
import { actionOf, type ViewerAction, viewAfter } from './viewer-actions.ts';
import { type Trouble, ViewerStage } from './viewer-stage.tsx';
import { ViewerTools } from './viewer-tools.tsx';

/** With an address, or with a way to fetch it: then it is fetched when it comes into sight, and its neighbours after it, as far as they may. */
export interface ViewerImage extends PictureSource {
  /** Said for the picture, and shown. */
  readonly name: string;
  /** A smaller one for the row of thumbnails; there is no row where pictures are fetched. */
  readonly thumbnail?: string;
}

export interface ImageViewerProps {
  open: boolean;
  onClose: () => void;
  images: readonly ViewerImage[];
  /** The one that is shown first; the first by default. */
  startAt?: number;
  /** Says why a picture could not be fetched, and whether another attempt may help; it may by default. */
  troubleOf?: (error: unknown) => Trouble;
  /** Stands beside the name: whose pictures they are. */
  beside?: ReactNode;
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

// Made again each time the viewer opens.
function Shown({ images, startAt = 0, troubleOf, beside }: ImageViewerProps): ReactElement | null {
  const place = useRef<HTMLDivElement>(null);
  const [at, setAt] = useState(startAt);
  const [views, setViews] = useState<{ readonly id: string; readonly view: View }>();
  const [round, setRound] = useState(0);
  const [plays, setPlays] = useState(false);
  const { isFull, toggle } = useFullScreen(place);
  const [source, retry] = useSource(images, at);
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
    // Drawn again, the picture is measured and shown as at first.
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
      <Head name={image.name} at={at} of={of} beside={beside} />
      <ViewerStage
        key={`${image.id} ${round}`}
        src={source && 'src' in source ? source.src : undefined}
        trouble={source && 'error' in source ? (troubleOf?.(source.error) ?? {}) : undefined}
        onRetry={retry}
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
      {of > 1 && images.every(({ src }) => src !== undefined) && (
        <Thumbnails images={images} at={at} onChoose={setAt} />
      )}
    </div>
  );
}

function Head(props: { name: string; at: number; of: number; beside: ReactNode }): ReactElement {
  const { name, at, of, beside } = props;
  const t = useViewerTexts();
  return (
    <header className={css.head}>
      <span className={css.name}>{name}</span>
      {of > 1 && <span className={css.count}>{`${at + 1} / ${of}`}</span>}
      {beside}
      <Ark.CloseTrigger className={css.close} aria-label={t('close')}>
        <Icon name="close" />
      </Ark.CloseTrigger>
      <VisuallyHidden>
        <span aria-live="polite">{t('place', { name, at: at + 1, of })}</span>
      </VisuallyHidden>
    </header>
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
