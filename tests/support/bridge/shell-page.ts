/** The shell without its chrome: session, menu, tabs, history and frames are the product's own. */
import { useLocation } from 'wouter';
import { audit } from '#shell/host/audit/audit.ts';
import { attachFrames } from '#shell/host/frames/frame-layer.ts';
import { mountedApps } from '#shell/host/frames/pool.ts';
import { holdFocus } from '#shell/host/keyboard/focus.ts';
import { hideAllFrames } from '#shell/host/keyboard/secret.ts';
import * as actions from '#shell/host/tabs/tab-actions.ts';
import { createShellStage } from '#shell/mock-host/shell-stage.ts';
import { takeOut } from '#shell/mock-host/take-out.ts';
import * as dialogs from '#shell/stores/dialogs/dialogs.ts';
import { activeTab, openPlace } from '#shell/stores/history/navigation.ts';
import * as preferences from '#shell/stores/portal/preferences.ts';
import { sessionState, startSession, watchSession } from '#shell/stores/session/session.ts';
import { frames } from '#shell/stores/tabs/frames.ts';
import { tabs } from '#shell/stores/tabs/tabs.ts';

const shell = {
  actions,
  audit,
  dialogs,
  hideAllFrames,
  holdFocus,
  takeOut,
  openPlace,
  stageOf: createShellStage,
  preferences,
  /** Where an app's frame stands, by its code. */
  state: (app: string): string => {
    const state = frames.get().get(app)?.state;
    return state?.kind === 'refused' ? `refused ${state.reason}` : (state?.kind ?? 'none');
  },
  fault: (app: string): string | null => {
    const state = frames.get().get(app)?.state;
    return state?.kind === 'mounting' ? state.fault : null;
  },
  tabs: () => tabs.get(),
  activeTab: () => activeTab.get(),
  mounted: () => mountedApps().map((mount) => mount.app.code),
  mountIds: () => mountedApps().map((mount) => mount.mountId),
  dialog: () => dialogs.dialog.get(),
  message: () => dialogs.message.get(),
};

declare global {
  interface Window {
    shell: typeof shell;
    /** Longest time between two beats of the page, in milliseconds, since it was reset. */
    longestGap: number;
  }
}

// wouter announces changes of the address as it does in the product.
export const announcing = useLocation;

document.documentElement.style.height = '100%';
document.body.style.cssText = 'margin:0;height:100%';
const layer = document.createElement('div');
layer.style.cssText = 'position:relative;height:100%';
document.body.append(layer);
localStorage.setItem('t', 'epoch');
preferences.startPreferences();
watchSession();
await startSession();
if (sessionState.get().kind !== 'signedIn') throw new Error('Nobody is signed in.');
attachFrames(layer);
window.shell = shell;

let last = performance.now();
window.longestGap = 0;
setInterval(() => {
  const now = performance.now();
  window.longestGap = Math.max(window.longestGap, now - last);
  last = now;
}, 4);
