/** The one way in for the page around the frames: tabs, history and frames start and stop together. */
import { bindMethods } from '#bridge/host/handlers.ts';
import { whenGivenUp } from '../../stores/dialogs/dialogs.ts';
import { followAddress } from '../../stores/history/navigation.ts';
import { restoreTabs } from '../../stores/tabs/tabs.ts';
import { followFrames } from '../../stores/work/jobs.ts';
import { reportCalls } from '../audit/audit-report.ts';
import { coverQuestions } from '../dialogs/dismiss.ts';
import { watchClicks } from '../keyboard/click.ts';
import { focusHandlers } from '../keyboard/focus.ts';
import { shieldFrames } from '../keyboard/shield.ts';
import { approvalsHandlers, pushRequests } from '../methods/approvals.ts';
import { contextHandlers, pushContext } from '../methods/context.ts';
import { dialogsHandlers } from '../methods/dialogs.ts';
import { draftsHandlers } from '../methods/drafts.ts';
import { filesHandlers } from '../methods/files.ts';
import { jobsHandlers, pushTaskChanges } from '../methods/jobs.ts';
import { messagesHandlers, pushUnread } from '../methods/messages.ts';
import { navigationHandlers } from '../methods/navigation.ts';
import { permissionsHandlers } from '../methods/permissions.ts';
import { searchHandlers } from '../methods/search.ts';
import { sessionHandlers } from '../methods/session.ts';
import { shortcutsHandlers } from '../methods/shortcuts.ts';
import { storageHandlers } from '../methods/storage.ts';
import { tabsHandlers } from '../methods/tabs.ts';
import { reportTracked, trackHandlers } from '../methods/track.ts';
import { guardUnload, tellGivenUp } from '../tabs/tab-actions.ts';
import { forgetLeftPages } from './keep-alive.ts';
import { startPool } from './pool.ts';

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
  drafts: draftsHandlers,
  messages: messagesHandlers,
  approvals: approvalsHandlers,
  storage: storageHandlers,
  track: trackHandlers,
});

/**
 * Starts tabs, history and frames in an empty element that stays where it is until the session ends: a frame that is
 * moved in the document loads again. Needs a signed-in session and a loaded menu. Returns how to stop.
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
    pushRequests(),
    pushTaskChanges(),
    guardUnload(),
    watchClicks(),
  ];
  return () => {
    for (const stop of stops.reverse()) stop();
  };
}
