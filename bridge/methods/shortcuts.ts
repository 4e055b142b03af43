import * as z from 'zod/mini';
import { defineMethod } from './define.ts';

/** What the shell does for a key combination wherever the keyboard is. */
export const shortcutCommands = ['search', 'reopenTab', 'shortcutList'] as const;

/** One of the commands. */
export type ShortcutCommand = (typeof shortcutCommands)[number];

/** A key combination of the shell: Control, or Command on a Mac, with the key, and with Shift where it says so. */
export const shortcut = z.object({
  command: z.enum(shortcutCommands),
  /** As `KeyboardEvent.key` in lower case. */
  key: z.string(),
  shift: z.boolean(),
  /** Whether an app that uses the combination itself, and prevents its default, keeps it. */
  overridable: z.boolean(),
});

/** The combination as a type. */
export type Shortcut = z.output<typeof shortcut>;

export const runShortcut = defineMethod({
  name: 'shortcuts.run',
  request: z.strictObject({ command: z.enum(shortcutCommands) }),
  result: z.null(),
  capability: 'none',
  threats: ['T14'],
  errors: ['busy'],
  perMinute: 30,
  doc: "Runs a command of the shell whose keys were pressed in the app's document; refused to an app that is not in front, and where the person did nothing just now. No key event crosses.",
});
