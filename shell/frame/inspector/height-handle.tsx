import { type KeyboardEvent, type PointerEvent, type ReactElement, useRef } from 'react';
import css from './inspector.module.css';
import { useInspectorTexts } from './texts/inspector-texts.ts';

/** How high the inspector may be, in pixels. */
export const heights = { least: 140, first: 300, most: 720 } as const;

const step = 32;

/** The edge that makes the inspector higher or lower, by the pointer or the arrow keys. */
export function HeightHandle({
  height,
  onHeight,
}: {
  height: number;
  onHeight: (height: number) => void;
}): ReactElement {
  const t = useInspectorTexts();
  const from = useRef<{ readonly y: number; readonly height: number } | null>(null);
  const choose = (next: number): void =>
    onHeight(Math.round(Math.min(heights.most, Math.max(heights.least, next))));
  function onPointerDown(event: PointerEvent<HTMLDivElement>): void {
    event.currentTarget.setPointerCapture(event.pointerId);
    from.current = { y: event.clientY, height };
  }
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
      onPointerDown={onPointerDown}
      onPointerMove={({ clientY }) =>
        from.current && choose(from.current.height + from.current.y - clientY)
      }
      // Also when the browser takes the pointer away, as for a gesture of its own.
      onLostPointerCapture={() => {
        from.current = null;
      }}
      onKeyDown={onKeyDown}
    />
  );
}
