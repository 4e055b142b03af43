import {
  type PointerEvent,
  type ReactElement,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { Button } from '../button.tsx';
import { Icon } from '../icon/icon.tsx';
import { mediaIcons } from '../icon/media-paths.ts';
import { Spinner } from '../spinner.tsx';
import css from './image-viewer.module.css';
import { useViewerTexts } from './texts/viewer-texts.ts';
import { firstView, transformOf, type View, zoomStep, zoomTo } from './view.ts';

/** What is said where a picture is not. */
export interface Trouble {
  /** The reason, below what the viewer says itself. */
  readonly words?: string;
  /** Another attempt can only fail again. */
  readonly isFinal?: boolean;
}

export interface ViewerStageProps {
  /** Nothing while it is still to be fetched. */
  src: string | undefined;
  /** It could not be fetched. */
  trouble: Trouble | undefined;
  /** Fetches it again. */
  onRetry: () => void;
  name: string;
  /** Nothing until the picture is there. */
  view: View | undefined;
  onView: (view: View) => void;
}

/** The picture itself: dragged to move it, the wheel to zoom, two clicks between whole and actual size. */
export function ViewerStage(props: ViewerStageProps): ReactElement {
  const { src, trouble, onRetry, name, view, onView } = props;
  const stage = useRef<HTMLDivElement>(null);
  const [attempt, setAttempt] = useState(0);
  const [broken, setBroken] = useState(false);
  useWheelZoom(stage, view, onView);
  const drag = useDrag(view, onView);
  function begin(picture: HTMLImageElement): void {
    onView(firstView(sizeOf(picture), roomIn(stage.current)));
  }
  function toggle(): void {
    const picture = stage.current?.querySelector('img');
    if (!view || !picture) return;
    if (view.zoom === 1) begin(picture);
    else onView(zoomTo({ ...view, x: 0, y: 0 }, 1));
  }
  function retry(): void {
    setBroken(false);
    setAttempt(attempt + 1);
    onRetry();
  }
  if (trouble || broken) return <Broken {...trouble} onRetry={retry} />;
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the tools and the keys do the same
    <div ref={stage} className={css.stage} onDoubleClick={toggle} {...drag}>
      {!view && <Spinner size={32} />}
      {src !== undefined && (
        <img
          key={attempt}
          className={css.picture}
          src={src}
          alt={name}
          draggable={false}
          data-loading={!view}
          style={{ transform: view && transformOf(view) }}
          onLoad={(event) => begin(event.currentTarget)}
          onError={() => setBroken(true)}
        />
      )}
    </div>
  );
}

function Broken(props: Trouble & { onRetry: () => void }): ReactElement {
  const { words, isFinal = false, onRetry } = props;
  const t = useViewerTexts();
  const place = useRef<HTMLDivElement>(null);
  // The button goes with the trouble; the keys must not go with the button.
  useLayoutEffect(() => {
    const said = place.current;
    return () => {
      if (!said?.contains(document.activeElement)) return;
      said.closest<HTMLElement>('[role="dialog"]')?.focus();
    };
  }, []);
  return (
    <div ref={place} className={css.broken} role="alert">
      <Icon name={mediaIcons.image} size={32} />
      <p>{t('broken')}</p>
      {words && <p className={css.reason}>{words}</p>}
      {!isFinal && <Button onClick={onRetry}>{t('retry')}</Button>}
    </div>
  );
}

// React listens passively, which could not keep the page from scrolling under the wheel.
function useWheelZoom(
  stage: React.RefObject<HTMLElement | null>,
  view: View | undefined,
  onView: (view: View) => void,
): void {
  useEffect(() => {
    const element = stage.current;
    if (!element || !view) return;
    const onWheel = (event: WheelEvent) => {
      event.preventDefault();
      if (event.deltaY === 0) return;
      const { left, top, width, height } = element.getBoundingClientRect();
      const at = { x: event.clientX - left - width / 2, y: event.clientY - top - height / 2 };
      onView(zoomStep(view, event.deltaY < 0 ? 1 : -1, at));
    };
    element.addEventListener('wheel', onWheel, { passive: false });
    return () => element.removeEventListener('wheel', onWheel);
  }, [stage, view, onView]);
}

interface DragHandlers {
  onPointerDown: (event: PointerEvent<HTMLElement>) => void;
  onPointerMove: (event: PointerEvent<HTMLElement>) => void;
  onPointerUp: () => void;
}

function useDrag(view: View | undefined, onView: (view: View) => void): DragHandlers {
  const from = useRef<{ readonly x: number; readonly y: number }>(undefined);
  return {
    onPointerDown(event) {
      if (event.button !== 0 || !view) return;
      event.currentTarget.setPointerCapture(event.pointerId);
      from.current = { x: event.clientX - view.x, y: event.clientY - view.y };
    },
    onPointerMove(event) {
      if (!from.current || !view) return;
      onView({ ...view, x: event.clientX - from.current.x, y: event.clientY - from.current.y });
    },
    onPointerUp() {
      from.current = undefined;
    },
  };
}

// An SVG without a size of its own says 0.
function sizeOf({ naturalWidth, naturalHeight }: HTMLImageElement): {
  width: number;
  height: number;
} {
  return { width: naturalWidth || 300, height: naturalHeight || 150 };
}

function roomIn(stage: HTMLElement | null): { width: number; height: number } {
  return {
    width: stage?.clientWidth ?? window.innerWidth,
    height: stage?.clientHeight ?? window.innerHeight,
  };
}
