import { useStore } from '@nanostores/react';
import { type ReactElement, type RefObject, useEffect, useRef, useState } from 'react';
import { attachFrames } from '../../host/frames/frame-layer.ts';
import { shownTab } from '../../stores/history/page-views.ts';
import { registeredApps } from '../../stores/menu/menu.ts';
import { useShellTexts } from '../../texts/shell-texts.ts';
import { useAppTitle } from '../use-app-title.ts';
import { AppState } from './app-state.tsx';
import css from './stage.module.css';

/**
 * The place where applications stand. Their frames are parked in one layer that is never drawn again and never moved;
 * what the shell has to say about an application lies over it. `shown` is false while a page of the shell is here.
 */
export function Stage({ shown }: { shown: boolean }): ReactElement {
  const t = useShellTexts();
  const layer = useRef<HTMLDivElement>(null);
  const active = useStore(shownTab);
  const title = useAppTitle(active?.app ?? '');
  const scrolls = useScrolls(layer, active?.app);
  useEffect(() => (layer.current ? attachFrames(layer.current) : undefined), []);
  return (
    <div
      id="stage"
      className={css.stage}
      hidden={!shown}
      {...(active && { role: 'tabpanel', 'aria-labelledby': `tab-${active.id}` })}
    >
      {shown && active && <VendorMark app={active.app} />}
      <div
        ref={layer}
        className={css.layer}
        // The keys that scroll have to reach it, and who cannot see it has to know why it is there.
        {...(scrolls && {
          role: 'region',
          tabIndex: 0,
          'aria-label': t('app.scrolls', { app: title }),
        })}
      />
      {shown && active && <AppState key={active.app} app={active.app} />}
    </div>
  );
}

/** Says of what a vendor has made that it is not the portal's own, whatever its page looks like. */
function VendorMark({ app }: { app: string }): ReactElement | null {
  const t = useShellTexts();
  const tier = useStore(registeredApps).get(app)?.tier;
  const title = useAppTitle(app);
  if (tier === undefined || tier === 'in-house') return null;
  return <p className={css.mark}>{t('app.vendor', { app: title })}</p>;
}

/** Whether the application in front needs more space than there is. */
function useScrolls(layer: RefObject<HTMLElement | null>, app: string | undefined): boolean {
  const sizes = useStore(registeredApps).get(app ?? '')?.sizes;
  const [scrolls, setScrolls] = useState(false);
  useEffect(() => {
    const box = layer.current;
    if (!box || !sizes) {
      setScrolls(false);
      return;
    }
    const look = (): void =>
      setScrolls(sizes.width > box.offsetWidth || sizes.height > box.offsetHeight);
    const watch = new ResizeObserver(look);
    watch.observe(box);
    look();
    return () => watch.disconnect();
  }, [layer, sizes]);
  return scrolls;
}
