import { type KeyboardEvent, type PointerEvent, type ReactElement, useState } from 'react';
import css from './inspector.module.css';
import { useInspectorTexts } from './texts/inspector-texts.ts';

/** How high the inspector may be, in pixels. */
export const heights = { least: 140, first: 300, most: 720 } as const;

const step = 32;

/** Where a pull began. */
interface Pull {
  readonly y: number;
  readonly height: number;
}

/** The edge that makes the inspector higher or lower, by the pointer or the arrow keys. */
export function HeightHandle({
  height,
  onHeight,
}: {
  height: number;
  onHeight: (height: number) => void;
}): ReactElement {
  const t = useInspectorTexts();
  const [from, setFrom] = useState<Pull | null>(null);
  const choose = (next: number): void =>
    onHeight(Math.round(Math.min(heights.most, Math.max(heights.least, next))));
  function onPointerDown(event: PointerEvent<HTMLDivElement>): void {
    event.currentTarget.setPointerCapture(event.pointerId);
    setFrom({ y: event.clientY, height });
  }
  function onPointerMove({ clientY, buttons }: PointerEvent): void {
    // Let go where no one heard it.
    if (buttons === 0) setFrom(null);
    else if (from) choose(from.height + from.y - clientY);
  }
  const letGo = (): void => setFrom(null);
  function onKeyDown(event: KeyboardEvent): void {
    if (event.key !== 'ArrowUp' && event.key !== 'ArrowDown') return;
    event.preventDefault();
    choose(height + (event.key === 'ArrowUp' ? step : -step));
  }
  return (
    // biome-ignore lint/a11y/useSemanticElements: a rule cannot be moved
    <div
      role="separator"
      aria-orientation="horizontal"
      aria-label={t('height')}
      aria-valuenow={height}
      aria-valuemin={heights.least}
      aria-valuemax={heights.most}
      tabIndex={0}
      className={css.handle}
      data-pulled={from !== null || undefined}
      onPointerDown={onPointerDown}
      onPointerMove={onPointerMove}
      onPointerUp={letGo}
      // Also when the browser takes the pointer away, as for a gesture of its own.
      onLostPointerCapture={letGo}
      onKeyDown={onKeyDown}
    />
  );
}
