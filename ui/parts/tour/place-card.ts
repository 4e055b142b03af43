/** A box in pixels of the window. */
export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

export type Size = Pick<Box, 'width' | 'height'>;
export type Side = 'bottom' | 'top' | 'right' | 'left';

/** Pixels between what is shown and the card, and between the card and the edge of the window. */
export const gap = 12;

const opposite = { bottom: 'top', top: 'bottom', right: 'left', left: 'right' } as const;
const sides: readonly Side[] = ['bottom', 'top', 'right', 'left'];

/**
 * Where the card stands: on the wanted side of the target, else on the first side with room for it, else in the
 * middle of the window; never past the window's edge.
 */
export function placeCard(
  card: Size,
  room: Size,
  target: Box | undefined,
  wanted: Side = 'bottom',
): Pick<Box, 'x' | 'y'> {
  const middle = { x: (room.width - card.width) / 2, y: (room.height - card.height) / 2 };
  if (!target) return within(middle, card, room);
  const side = [wanted, opposite[wanted], ...sides].find((one) => fits(one, card, room, target));
  return within(side ? beside(side, card, target) : middle, card, room);
}

function fits(side: Side, card: Size, room: Size, target: Box): boolean {
  const { x, y } = beside(side, card, target);
  return side === 'bottom' || side === 'top'
    ? y >= gap && y + card.height <= room.height - gap
    : x >= gap && x + card.width <= room.width - gap;
}

function beside(side: Side, card: Size, target: Box): Pick<Box, 'x' | 'y'> {
  const across = target.y + Math.min(0, (target.height - card.height) / 2);
  switch (side) {
    case 'bottom':
      return { x: target.x, y: target.y + target.height + gap };
    case 'top':
      return { x: target.x, y: target.y - gap - card.height };
    case 'right':
      return { x: target.x + target.width + gap, y: across };
    case 'left':
      return { x: target.x - gap - card.width, y: across };
  }
}

function within(point: Pick<Box, 'x' | 'y'>, card: Size, room: Size): Pick<Box, 'x' | 'y'> {
  return {
    x: Math.round(Math.max(gap, Math.min(point.x, room.width - card.width - gap))),
    y: Math.round(Math.max(gap, Math.min(point.y, room.height - card.height - gap))),
  };
}
