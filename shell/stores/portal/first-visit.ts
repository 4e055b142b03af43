/** Whether the signed-in person has been led through the portal, on this browser or, as the gateway knows, on another. */
import { computed } from 'nanostores';
import { dialog } from '../dialogs/dialogs.ts';
import { prompt } from '../session/prompts.ts';
import { secretAsked } from '../session/secrets.ts';
import { session } from '../session/session.ts';
import { readLocal, writeLocal } from '../session/storage.ts';
import { news } from '../work/messages.ts';
import { noteTourSeenEverywhere, tourSeenElsewhere } from './user-settings.ts';

/** How many accounts are remembered; more than share one machine. */
const most = 50;

/** Milliseconds of quiet after the portal is drawn, so that a tour does not fall into somebody's first click. */
const quiet = 800;

// What must be read comes first, and so does every question: a tour waits until nothing lies over the page.
const $free = computed(
  [session, news, secretAsked, dialog, prompt, tourSeenElsewhere],
  (info, known, secret, asked, stopped, seen) =>
    info !== undefined &&
    // The tour is about what people of the company have.
    !info.user.isPartner &&
    known?.mustRead.length === 0 &&
    seen === false &&
    !(secret || asked || stopped),
);

/** Calls once when a person who was never led through the portal has nothing else to answer; returns how to stop. */
export function followFirstVisit(lead: () => void): () => void {
  let waiting: ReturnType<typeof setTimeout> | undefined;
  const stop = $free.subscribe((free) => {
    clearTimeout(waiting);
    if (free && !tourSeen()) waiting = setTimeout(lead, quiet);
  });
  return () => {
    clearTimeout(waiting);
    stop();
  };
}

/** Remembers that the signed-in person has seen the tour, or did not want to. */
export function noteTourSeen(): void {
  const account = session.get()?.user.account;
  if (!account) return;
  void noteTourSeenEverywhere();
  if (tourSeen()) return;
  writeLocal('tourSeen', JSON.stringify([account, ...readSeen()].slice(0, most)));
}

function tourSeen(): boolean {
  return readSeen().includes(session.get()?.user.account ?? '');
}

/** Reads what was stored; it may have been changed by hand. */
function readSeen(): string[] {
  try {
    const list: unknown = JSON.parse(readLocal('tourSeen') ?? '[]');
    return Array.isArray(list) ? list.filter((one) => typeof one === 'string') : [];
  } catch {
    return [];
  }
}
