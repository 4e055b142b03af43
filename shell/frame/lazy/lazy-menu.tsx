import { type ComponentProps, type KeyboardEvent, type ReactElement, useId, useState } from 'react';
import type { MenuGroup } from '#ui/parts/menu.tsx';
import { lazyPart, useLazyPart } from './lazy-part.ts';

/** Menus that open over the page, and what they stand on. */
export const menuPart = lazyPart(() => import('./menus.ts'));

/** What makes a button one that opens a menu. */
export type TriggerProps = Pick<
  ComponentProps<'button'>,
  'id' | 'aria-haspopup' | 'aria-expanded' | 'onClick' | 'onKeyDown' | 'onPointerEnter'
> & { 'data-state': 'open' | 'closed' };

export interface LazyMenuProps {
  /** Draws the button; it passes on everything it is given. */
  trigger: (props: TriggerProps) => ReactElement;
  groups: readonly MenuGroup[];
  placement?: 'bottom-start' | 'bottom-end';
}

/** Things to do, behind a button that is there before the menu is loaded. */
export function LazyMenu({ trigger, groups, placement }: LazyMenuProps): ReactElement {
  const id = useId();
  const [open, setOpen] = useState<'no' | 'byPointer' | 'byKeys'>('no');
  const menu = useLazyPart(menuPart, open !== 'no', () => setOpen('no'));

  function onKeyDown(event: KeyboardEvent): void {
    if (event.key !== 'ArrowDown' && event.key !== 'Enter' && event.key !== ' ') return;
    event.preventDefault();
    setOpen('byKeys');
  }

  return (
    <>
      {trigger({
        id,
        'aria-haspopup': 'menu',
        'aria-expanded': open !== 'no',
        'data-state': open === 'no' ? 'closed' : 'open',
        onClick: () => setOpen((now) => (now === 'no' ? 'byPointer' : 'no')),
        onKeyDown,
        // The way of the pointer to the click is time enough to fetch it.
        onPointerEnter: () => void menuPart.prefetch(),
      })}
      {menu && (
        <menu.AttachedMenu
          button={id}
          open={open !== 'no'}
          chooseFirst={open === 'byKeys'}
          onOpen={(next) => setOpen(next ? 'byPointer' : 'no')}
          groups={groups}
          {...(placement && { placement })}
        />
      )}
    </>
  );
}
