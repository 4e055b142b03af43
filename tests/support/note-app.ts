/**
 * The smallest app a test can watch: a note that comes back after an eviction, its place, its language and theme,
 * and what the shell told it, below the page that every host of the bench mounts. It uses nothing but the guest SDK,
 * as an app of another stack would.
 */
import { mirrorAppearance } from '#bridge/guest/appearance.ts';
import { type Bridge, connect } from '#bridge/guest/connect.ts';
import { drawContent } from '#tests/bench/sites/content.ts';

declare global {
  interface Window {
    bridge: Bridge;
  }
}

/** Connects, draws, and says ready. */
export async function runNoteApp(): Promise<void> {
  const note = document.createElement('textarea');
  note.setAttribute('aria-label', 'note');
  const bridge = await connect({ suspend: () => ({ note: note.value }) });
  mirrorAppearance(bridge);
  note.value = savedNote(bridge.launch.snapshot);
  const place = line('place');
  const events = line('events');
  const start = line('start');
  start.textContent = bridge.launch.reason;
  bridge.route.subscribe(({ route }) => {
    place.textContent = route;
  });
  for (const name of ['show', 'hide', 'routeChanged', 'contextChanged'] as const) {
    bridge.on(name, () => {
      events.textContent = `${events.textContent ?? ''} ${name}`.trim();
    });
  }
  note.addEventListener('input', () => {
    void bridge.tabs.dirty({ dirty: note.value.startsWith('unsaved') });
    nameTab(bridge, note.value);
  });
  nameTab(bridge, note.value);
  drawContent();
  document.body.append(place, start, events, note);
  window.bridge = bridge;
  await bridge.ready();
}

/** A note that starts with `named` names the tab, with how the app was started: so the shell shows what came back. */
function nameTab(bridge: Bridge, note: string): void {
  if (note.startsWith('named'))
    void bridge.tabs.title({ title: `${note} ${bridge.launch.reason}` });
}

function savedNote(snapshot: unknown): string {
  const note: unknown =
    typeof snapshot === 'object' && snapshot !== null ? Reflect.get(snapshot, 'note') : '';
  return typeof note === 'string' ? note : '';
}

function line(name: string): HTMLElement {
  const element = document.createElement('p');
  element.dataset.line = name;
  return element;
}
