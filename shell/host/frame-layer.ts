/** The one way in for the page around the frames: tabs, history and frames start and stop together. */
import { bindMethods } from '#bridge/host/handlers.ts';
import { whenGivenUp } from '../stores/dialogs.ts';
import { followFrames } from '../stores/jobs.ts';
import { followAddress } from '../stores/navigation.ts';
import { restoreTabs } from '../stores/tabs.ts';
import { reportCalls } from './audit-report.ts';
import { watchClicks } from './click.ts';
import { contextHandlers, pushContext } from './context.ts';
import { dialogsHandlers } from './dialogs.ts';
import { coverQuestions } from './dismiss.ts';
import { filesHandlers } from './files.ts';
import { focusHandlers } from './focus.ts';
import { jobsHandlers, pushTaskChanges } from './jobs.ts';
import { forgetLeftPages } from './keep-alive.ts';
import { messagesHandlers, pushUnread } from './messages.ts';
import { navigationHandlers } from './navigation.ts';
import { permissionsHandlers } from './permissions.ts';
import { startPool } from './pool.ts';
import { searchHandlers } from './search.ts';
import { sessionHandlers } from './session.ts';
import { shieldFrames } from './shield.ts';
import { shortcutsHandlers } from './shortcuts.ts';
import { storageHandlers } from './storage.ts';
import { guardUnload, tellGivenUp } from './tab-actions.ts';
import { tabsHandlers } from './tabs.ts';
import { reportTracked, trackHandlers } from './track.ts';

const table = bindMethods({
  context: contextHandlers,
  session: sessionHandlers,
  permissions: permissionsHandlers,
  tabs: tabsHandlers,
  dialogs: dialogsHandlers,
  focus: focusHandlers,
  navigation: navigationHandlers,
  shortcuts: shortcutsHandlers,
  jobs: jobsHandlers,
  search: searchHandlers,
  files: filesHandlers,
  messages: messagesHandlers,
  storage: storageHandlers,
  track: trackHandlers,
});

/**
 * Starts tabs, history and frames in an empty element that stays where it is until the session ends: a frame that is
 * moved in the document loads anew. Needs a signed-in session and a loaded menu. Answers how to stop.
 */
export function attachFrames(layer: HTMLElement): () => void {
  restoreTabs();
  whenGivenUp(tellGivenUp);
  const stops = [
    reportCalls(),
    reportTracked(),
    // Before the pool, which brings the frame to the front.
    shieldFrames(layer),
    startPool(layer, table),
    followAddress(),
    coverQuestions(),
    forgetLeftPages(),
    followFrames(),
    pushContext(),
    pushUnread(),
    pushTaskChanges(),
    guardUnload(),
    watchClicks(),
  ];
  return () => {
    for (const stop of stops.reverse()) stop();
  };
}
