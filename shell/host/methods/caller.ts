import type { Caller } from '#bridge/host/handlers.ts';
import type { RegisteredApp } from '../../stores/menu/menu.ts';

/** The mount a call came from. */
export interface AppCaller extends Caller {
  readonly registered: RegisteredApp;
}
