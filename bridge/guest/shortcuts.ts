import type { Shortcut } from '#bridge/methods/shortcuts.ts';
import type { Bridge } from './bridge.ts';

/**
 * Tells the shell by name of its key combinations that are pressed in this document. An app keeps an overridable one
 * by preventing its default; the others are taken before the app sees them.
 */
export function passShortcuts(bridge: Bridge): void {
  for (const overridable of [true, false]) {
    addEventListener(
      'keydown',
      (event) => {
        const { shortcuts = [] } = bridge.context.get();
        const pressed = shortcuts.find(
          (one) => one.overridable === overridable && fits(one, event),
        );
        if (!pressed || event.defaultPrevented) return;
        event.preventDefault();
        if (event.repeat) return;
        keepPlace();
        bridge.shortcuts.run({ command: pressed.command }).catch(() => {});
      },
      { capture: !overridable },
    );
  }
}

/** Closes the dialog around this page for an Escape that the page did not use itself. */
export function passEscape(bridge: Bridge): void {
  addEventListener('keydown', ({ key, defaultPrevented }) => {
    if (key === 'Escape' && !defaultPrevented) bridge.dialogs.cancel().catch(() => {});
  });
}

/** The browser forgets where the keyboard was in a frame that loses it; it goes back there with the frame. */
export function keepPlace(): void {
  const { activeElement } = document;
  const back = (): void => {
    if (document.activeElement === document.body && activeElement instanceof HTMLElement) {
      activeElement.focus({ preventScroll: true });
    }
  };
  addEventListener('focus', back, { once: true });
}

function fits({ key, shift }: Shortcut, event: KeyboardEvent): boolean {
  const command = event.ctrlKey !== event.metaKey && !event.altKey && event.shiftKey === shift;
  return command && event.key.toLowerCase() === key;
}
