import { type ReactElement, type ReactNode, useEffect, useRef } from 'react';
import { holdFocus } from '../../host/keyboard/focus.ts';

/** Brings the keyboard back to the dialog around it whenever an application's frame takes it. */
export function HoldsFocus({ children }: { children: ReactNode }): ReactElement {
  const words = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    const dialog = words.current?.closest<HTMLElement>('[role="alertdialog"], [role="dialog"]');
    return dialog ? holdFocus(dialog) : undefined;
  }, []);
  return <span ref={words}>{children}</span>;
}
