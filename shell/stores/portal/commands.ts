/** The shell's key combinations, wherever they are pressed: here, or in a frame that says so by name. */
import type { Shortcut, ShortcutCommand } from '#bridge/methods/shortcuts.ts';
import { dialog } from '../dialogs/dialogs.ts';
import { pageDialog } from '../dialogs/page-dialog.ts';
import { prompt } from '../session/prompts.ts';

/** Every combination. Browsers keep T for their own tabs and leave L free. */
export const shortcuts: readonly Shortcut[] = [
  { command: 'search', key: 'k', shift: false, overridable: true },
  { command: 'reopenTab', key: 'l', shift: true, overridable: false },
  { command: 'shortcutList', key: '/', shift: false, overridable: true },
];

const handlers = new Map<ShortcutCommand, () => void>();

/** Says what a command does; returns how to take that back. */
export function onCommand(command: ShortcutCommand, handler: () => void): () => void {
  handlers.set(command, handler);
  return () => {
    if (handlers.get(command) === handler) handlers.delete(command);
  };
}

/** Runs a command; a question that waits for an answer comes first, and so does a page in a dialog. */
export function runCommand(command: ShortcutCommand): void {
  if (!dialog.get() && !pageDialog.get() && !prompt.get()) handlers.get(command)?.();
}

/** Listens for the combinations in the shell's own page; returns how to stop. */
export function followShortcuts(): () => void {
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.ctrlKey === event.metaKey || event.altKey) return;
    const pressed = shortcuts.find(
      ({ key, shift }) => event.shiftKey === shift && event.key.toLowerCase() === key,
    );
    if (!pressed) return;
    event.preventDefault();
    if (!event.repeat) runCommand(pressed.command);
  };
  addEventListener('keydown', onKeyDown);
  return () => removeEventListener('keydown', onKeyDown);
}

/** The keys of a command as this machine writes them, such as `Ctrl Shift L`, with spaces at which no line is broken. */
export function shortcutKeys(command: ShortcutCommand): string {
  const found = shortcuts.find((one) => one.command === command);
  const key = found?.key.toUpperCase() ?? '';
  const mac = /^(?:Mac|iP)/.test(navigator.platform);
  if (mac) return `⌘${found?.shift ? '⇧' : ''}${key}`;
  return ['Ctrl', ...(found?.shift ? ['Shift'] : []), key].join('\u00a0');
}
