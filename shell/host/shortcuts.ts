import { type Handlers, refuse } from '#bridge/host/handlers.ts';
import { runCommand } from '../stores/commands.ts';
import type { AppCaller } from './caller.ts';
import { isInFront } from './pool.ts';

export const shortcutsHandlers: Handlers<AppCaller>['shortcuts'] = {
  run({ command }, caller) {
    // What a person presses in a frame counts for the pages around it too: without it the app has made it up.
    if (!isInFront(caller) || !navigator.userActivation.isActive) return refuse('busy');
    runCommand(command);
    return null;
  },
};
