/** How a picture is looked at: how large, which way up, and how far moved from the middle. */
export interface View {
  /** Pixels of the screen for one of the picture. */
  readonly zoom: number;
  /** Degrees clockwise. */
  readonly turn: number;
  /** Mirrored left to right, and top to bottom. */
  readonly across: boolean;
  readonly down: boolean;
  /** Pixels from the middle of the window. */
  readonly x: number;
  readonly y: number;
}

export interface Size {
  readonly width: number;
  readonly height: number;
}

/** One step of the zoom, and its ends (specification §9). */
export const zoomRatio = 0.1;
export const smallest = 0.01;
export const largest = 100;

/** As a picture is first shown: whole, in the middle, and never larger than it is. */
export function firstView(picture: Size, room: Size): View {
  const zoom = Math.min(1, room.width / picture.width, room.height / picture.height);
  return { zoom: clamp(zoom), turn: 0, across: false, down: false, x: 0, y: 0 };
}

/**
 * One step nearer or farther. What is under `at`, in pixels from the middle, stays there; close to its actual size the
 * picture gets it.
 */
export function zoomStep(view: View, direction: 1 | -1, at = { x: 0, y: 0 }): View {
  const stepped = direction > 0 ? view.zoom * (1 + zoomRatio) : view.zoom / (1 + zoomRatio);
  return zoomTo(view, stepped > 0.95 && stepped < 1.05 ? 1 : stepped, at);
}

/** Zooms to a size, and keeps what is under `at` there. */
export function zoomTo(view: View, wanted: number, at = { x: 0, y: 0 }): View {
  const zoom = clamp(wanted);
  const grown = zoom / view.zoom;
  return {
    ...view,
    zoom,
    x: at.x - (at.x - view.x) * grown,
    y: at.y - (at.y - view.y) * grown,
  };
}

/** Turns by a quarter, to the right or to the left. */
export function rotate(view: View, direction: 1 | -1): View {
  return { ...view, turn: view.turn + 90 * direction };
}

/** The view as a CSS transform of the picture in the middle of the window. Mirrors as the eye sees it. */
export function transformOf({ zoom, turn, across, down, x, y }: View): string {
  const scale = `${zoom * (across ? -1 : 1)}, ${zoom * (down ? -1 : 1)}`;
  return `translate(${x}px, ${y}px) scale(${scale}) rotate(${turn}deg)`;
}

function clamp(zoom: number): number {
  return Math.min(largest, Math.max(smallest, zoom));
}
