import { type Handlers, refuse } from '#bridge/host/handlers.ts';
import { runCommand } from '../../stores/portal/commands.ts';
import { isInFront } from '../frames/pool.ts';
import type { AppCaller } from './caller.ts';

export const shortcutsHandlers: Handlers<AppCaller>['shortcuts'] = {
  run({ command }, caller) {
    // What a person presses in a frame counts for the pages around it too: without it the app has made it up.
    if (!isInFront(caller) || !navigator.userActivation.isActive) return refuse('busy');
    runCommand(command);
    return null;
  },
};
