import type { ComponentProps, MouseEvent } from 'react';
import { openOutside } from '../host/dialogs/outside.ts';

/**
 * What makes a link of an entry of the menu go through the gate out of the portal, however it is followed: the left
 * button, the keyboard and the wheel open a link, the right one only its menu.
 */
export function outsideLink(
  href: string,
  title: string,
  before?: () => void,
): Pick<ComponentProps<'a'>, 'target' | 'rel' | 'onClick' | 'onAuxClick'> {
  function follow(event: MouseEvent): void {
    if (event.button === 2) return;
    event.preventDefault();
    before?.();
    void openOutside(href, { kind: 'menu', title });
  }
  return { target: '_blank', rel: 'noopener noreferrer', onClick: follow, onAuxClick: follow };
}
