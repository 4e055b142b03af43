import type { MethodTable } from '#bridge/host/handlers.ts';
import type { WindowWatch } from '#bridge/host/window-watch.ts';
import type { RegisteredApp } from '../../stores/menu/menu.ts';
import type { AppCaller } from '../methods/caller.ts';
import type { Mount } from './mount.ts';

/** A tab and the place it is at, as an app learns it. */
export interface ShownPlace {
  readonly tabId: string;
  readonly route: string;
}

/** What one run of an app is made from. */
export interface MountOptions {
  readonly app: RegisteredApp;
  /** The name its state is known by. */
  readonly run: string;
  /** Names the frame otherwise than after its app. */
  readonly title?: () => string;
  readonly layer: HTMLElement;
  readonly table: MethodTable<AppCaller>;
  readonly watch: WindowWatch;
  /** Called when the frame was removed for what it did. */
  readonly onRefused: (mount: Mount) => void;
  /** Given a snapshot for the case of a crash. */
  readonly onSnapshot: (snapshot: unknown) => void;
}
