import { useStore } from '@nanostores/react';
import { type ReactElement, useEffect, useRef } from 'react';
import { attachFrames } from '../../host/frame-layer.ts';
import { drawnTab } from '../../stores/views.ts';
import { AppState } from './app-state.tsx';
import css from './stage.module.css';

/**
 * The place where applications stand. Their frames are parked in one layer that is never drawn anew and never moved;
 * what the shell has to say about an application lies over it. `shown` is false while a page of the shell stands here.
 */
export function Stage({ shown }: { shown: boolean }): ReactElement {
  const layer = useRef<HTMLDivElement>(null);
  const active = useStore(drawnTab);
  useEffect(() => (layer.current ? attachFrames(layer.current) : undefined), []);
  return (
    <div
      id="stage"
      className={css.stage}
      hidden={!shown}
      {...(active && { role: 'tabpanel', 'aria-labelledby': `tab-${active.id}` })}
    >
      <div ref={layer} className={css.layer} />
      {shown && active && <AppState key={active.app} app={active.app} />}
    </div>
  );
}
