import { Dialog as Ark } from '@ark-ui/react/dialog';
import { Portal } from '@ark-ui/react/portal';
import { type ReactElement, useRef } from 'react';
import { VisuallyHidden } from '#ui/parts/visually-hidden.tsx';
import { trackPortal } from '../../host/methods/track.ts';
import { HoldsFocus } from '../dialogs/holds-focus.tsx';
import over from '../over-page.module.css';
import { type Found, leadsOutside, openFound } from './found.ts';
import css from './search-dialog.module.css';
import { SearchPanel } from './search-panel.tsx';
import { useSearchTexts } from './texts/search-texts.ts';

export interface SearchDialogProps {
  open: boolean;
  onClose: () => void;
}

/** The search over the whole portal, over the page; a click beside it or Escape closes it. */
export function SearchDialog({ open, onClose }: SearchDialogProps): ReactElement {
  const t = useSearchTexts();
  const content = useRef<HTMLDivElement>(null);
  const opened = useRef(false);
  const waiting = useRef<Found>(undefined);
  function openLine(found: Found): void {
    opened.current = true;
    trackPortal('portal.searched', { opened: found.kind });
    // A question over this dialog would be closed with it.
    if (leadsOutside(found)) waiting.current = found;
    else openFound(found);
    onClose();
  }
  function openWaiting(): void {
    const found = waiting.current;
    waiting.current = undefined;
    if (found) openFound(found);
  }
  return (
    <Ark.Root
      open={open}
      lazyMount
      unmountOnExit
      initialFocusEl={() => content.current?.querySelector('input') ?? null}
      // What was opened is where the person goes on; without it, where they came from.
      finalFocusEl={() => (opened.current ? document.getElementById('content') : null)}
      onOpenChange={(details) => !details.open && onClose()}
      onExitComplete={openWaiting}
    >
      <Portal>
        <Ark.Backdrop className={over.backdrop} />
        <Ark.Positioner className={css.place}>
          <Ark.Content ref={content} className={`${over.panel} ${css.dialog}`}>
            <Ark.Title asChild>
              <h2>
                <HoldsFocus>
                  <VisuallyHidden>{t('title')}</VisuallyHidden>
                </HoldsFocus>
              </h2>
            </Ark.Title>
            <SearchPanel onOpen={openLine} onClose={onClose} />
          </Ark.Content>
        </Ark.Positioner>
      </Portal>
    </Ark.Root>
  );
}
