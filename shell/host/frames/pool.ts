/** The frames that are mounted: at most five (specification §2), the one that was in front longest ago gives way first. */
import type { MethodTable } from '#bridge/host/handlers.ts';
import { type WindowWatch, watchWindow } from '#bridge/host/window-watch.ts';
import type { Launch } from '#bridge/methods/context.ts';
import { askEvict } from '../../stores/dialogs/dialogs.ts';
import { pageDialog } from '../../stores/dialogs/page-dialog.ts';
import { checkedTab } from '../../stores/history/navigation.ts';
import { type RegisteredApp, registeredApps } from '../../stores/menu/menu.ts';
import { secretAsked } from '../../stores/session/secrets.ts';
import { clearFrames, dropFrame, frameState, putFrame } from '../../stores/tabs/frames.ts';
import { isHome } from '../../stores/tabs/places.ts';
import { changeTab, hasUnsavedWork, type Tab, tabsOf } from '../../stores/tabs/tabs.ts';
import { runningJobs } from '../../stores/work/jobs.ts';
import { watchFocus } from '../keyboard/focus.ts';
import type { AppCaller } from '../methods/caller.ts';
import { framedOrigin, mayMount } from './frame-element.ts';
import { Mount } from './mount.ts';
import type { MountOptions } from './mount-options.ts';
import { watchRegistry } from './registry-watch.ts';

/** Most apps that are mounted at once. */
export const poolSize = 5;

interface Stage {
  readonly layer: HTMLElement;
  readonly table: MethodTable<AppCaller>;
  readonly watch: WindowWatch;
}

/** By the code of the app, the one that was in front last at the end. */
const mounts = new Map<string, Mount>();
const launches = new Map<string, Launch['reason']>();
const snapshots = new Map<string, unknown>();
/** Apps that wait for their turn to be mounted. */
const starting = new Set<string>();
/** The page in a dialog; it is none of the five. */
let beside: Mount | null = null;
let stage: Stage | null = null;
let queue: Promise<void> = Promise.resolve();

/** Starts to draw frames into the layer, following the tab in front; returns how to remove them all. */
export function startPool(layer: HTMLElement, table: MethodTable<AppCaller>): () => void {
  stage = { layer, table, watch: watchWindow(window) };
  const stops = [
    checkedTab.subscribe((tab) => present(tab)),
    watchFocus(everyMount, mayType),
    watchRegistry(mountedApps, comeBack),
    secretAsked.listen((asked) => asked || present(checkedTab.get())),
  ];
  document.addEventListener('securitypolicyviolation', onViolation);
  return () => {
    for (const stop of stops) stop();
    document.removeEventListener('securitypolicyviolation', onViolation);
    for (const mount of mounts.values()) mount.destroy();
    mounts.clear();
    snapshots.clear();
    clearFrames();
    stage?.watch.stop();
    stage = null;
  };
}

/** The mount of an app, or of the caller when it is still the one that stands. */
export function mountOf(app: string, mountId?: string): Mount | undefined {
  if (mountId !== undefined && beside?.mountId === mountId) return beside;
  const mount = mounts.get(app);
  return mountId === undefined || mount?.mountId === mountId ? mount : undefined;
}

/**
 * Whether the caller's frame is the one in front: only from there may an app move the person, or ask something. None is
 * while a secret is typed.
 */
export function isInFront({ app, mountId }: AppCaller): boolean {
  if (secretAsked.get()) return false;
  const over = pageDialog.get();
  if (over) return over.mountId === mountId;
  return mountOf(app, mountId)?.isVisible ?? false;
}

/** Whether the keyboard may be in a frame: in the one in front, or in the dialog that covers it. */
function mayType(mount: Mount): boolean {
  return beside ? mount === beside : mount.isVisible;
}

/** Every mounted app. */
export function mountedApps(): readonly Mount[] {
  return [...mounts.values()];
}

/** Every frame there is: those of the pool, and the page in a dialog. */
export function everyMount(): readonly Mount[] {
  return beside ? [...mounts.values(), beside] : mountedApps();
}

/** Mounts a registered app once more, outside of the pool, for its page in a dialog; null when it may not be mounted. */
export function mountBeside(
  app: string,
  { run, layer, title }: Pick<MountOptions, 'run' | 'layer' | 'title'>,
): Mount | null {
  const registered = registeredApps.get().get(app);
  endBeside();
  if (!stage || secretAsked.get() || !registered || !mayMount(registered, location.origin))
    return null;
  const nothing = (): void => {};
  beside = new Mount({
    ...stage,
    app: registered,
    run,
    layer,
    ...(title && { title }),
    onRefused: nothing,
    onSnapshot: nothing,
  });
  return beside;
}

/** Removes that frame. */
export function endBeside(): void {
  beside?.destroy();
  beside = null;
}

/** Why the app was started, where it shall stand, and what it gave before it went. */
export function launchOf(mount: Mount): Launch {
  const over = pageDialog.get();
  if (over?.mountId === mount.mountId) {
    const { id: tabId, route, given } = over;
    return { reason: 'open', route, tabId, dialog: { given } };
  }
  const place = mount.known ?? tabsOf(mount.app.code).map(placeOf)[0];
  const reason = launches.get(mount.app.code) ?? 'open';
  const snapshot = reason === 'reload' ? undefined : snapshots.get(mount.app.code);
  return { reason, route: place?.route ?? '/', tabId: place?.tabId ?? '', snapshot };
}

/** Starts an app's frame again: fresh when the person asked for it, with its snapshot when it had failed. */
export function restartFrame(app: string): void {
  const kind = frameState(app)?.kind;
  const failed = kind !== 'ready' && kind !== 'hidden';
  endFrame(app);
  launches.set(app, failed ? 'recover' : 'reload');
  for (const tab of tabsOf(app)) changeTab(tab.id, { dirty: false });
  present(checkedTab.get(), app);
}

/** Ends an app's frame and forgets what it kept; for an app whose last tab is gone. */
export function closeFrame(app: string): void {
  endFrame(app);
  snapshots.delete(app);
  launches.delete(app);
  dropFrame(app);
}

function endFrame(app: string): void {
  mounts.get(app)?.destroy();
  mounts.delete(app);
}

function placeOf(tab: Tab): { tabId: string; route: string } {
  return { tabId: tab.id, route: tab.route };
}

/** Shows the frame of the tab in front and parks every other one. A refused app starts only when it is asked for. */
function present(shown: Tab | null, asked: string | null = null): void {
  const tab = shown && !isHome(shown) ? shown : null;
  if (tab && stage && !secretAsked.get()) bringForward(tab, asked);
  // The app that comes is told first, so that its answer is on the way meanwhile.
  for (const mount of mounts.values()) if (mount.app.code !== tab?.app) mount.hide();
}

function bringForward(tab: Tab, asked: string | null): void {
  const mount = mounts.get(tab.app);
  if (mount) {
    mounts.delete(tab.app);
    mounts.set(tab.app, mount);
    mount.show(placeOf(tab));
  } else if (frameState(tab.app)?.kind !== 'refused' || asked === tab.app) {
    if (starting.has(tab.app)) return;
    // Into a free place at once: the frame loads while the shell draws the tab.
    if (starting.size === 0 && mounts.size < poolSize) {
      begin(tab.app);
      return;
    }
    starting.add(tab.app);
    putFrame({ app: tab.app, mountId: '', state: waiting });
    queue = queue.then(() => start(tab.app)).finally(() => starting.delete(tab.app));
  }
}

const waiting = { kind: 'mounting', phase: 'loading', fault: null } as const;

async function start(app: string): Promise<void> {
  if (!stage || secretAsked.get() || mounts.has(app) || !allowed(app)) return;
  const hasRoom = await makeRoom(app);
  if (!stage || secretAsked.get()) return;
  if (hasRoom) begin(app);
  else putFrame({ app, mountId: '', state: { kind: 'refused', reason: 'noRoom' } });
}

/** The app as it is registered; null, and said so, when it may not be mounted. */
function allowed(app: string): RegisteredApp | null {
  const registered = registeredApps.get().get(app);
  if (registered && mayMount(registered, location.origin)) return registered;
  putFrame({ app, mountId: '', state: { kind: 'refused', reason: 'notAllowed' } });
  return null;
}

/** Mounts an app for which there is room, unless another one is in front by now. */
function begin(app: string): void {
  const registered = allowed(app);
  const tab = checkedTab.get();
  if (!stage || !registered) return;
  if (tab?.app !== app) {
    putFrame({ app, mountId: '', state: { kind: 'suspended' } });
    return;
  }
  const mount = new Mount({
    ...stage,
    app: registered,
    run: app,
    onRefused: (refused) => {
      if (mounts.get(app) === refused) mounts.delete(app);
    },
    onSnapshot: (snapshot) => snapshots.set(app, snapshot),
  });
  mounts.set(app, mount);
  mount.show(placeOf(tab));
}

/** Frees a place for an app; false when every place holds unsaved work and the person gave none of them up. */
async function makeRoom(app: string): Promise<boolean> {
  while (mounts.size >= poolSize) {
    const parked = [...mounts.values()].filter((mount) => !mount.isVisible);
    const unburdened = parked.filter((mount) => !hasUnsavedWork(mount.app.code));
    // Long work would be interrupted, so an app that does none goes first.
    const clean =
      unburdened.find((mount) => runningJobs(mount.app.code).length === 0) ?? unburdened[0];
    const chosen = clean ?? (await askWhoLeaves(app, parked));
    if (!chosen) return false;
    await evict(chosen);
  }
  return true;
}

async function askWhoLeaves(opening: string, parked: readonly Mount[]): Promise<Mount | null> {
  const candidates = parked.map((mount) => mount.app.code);
  const answer = await askEvict({ opening, candidates });
  return parked.find((mount) => mount.app.code === answer) ?? null;
}

/** Asks the app for what it needs to come back and removes it, unless it was brought to the front meanwhile. */
async function evict(mount: Mount): Promise<void> {
  const { code } = mount.app;
  const snapshot = await mount.snapshot(true);
  if (mount.isVisible || mounts.get(code) !== mount) return;
  suspend(mount, snapshot);
  for (const tab of tabsOf(code)) changeTab(tab.id, { dirty: false });
}

/** Takes an app out, with what it needs to come back once it is shown. */
export function suspend(mount: Mount, snapshot: unknown): void {
  const { code } = mount.app;
  if (snapshot !== undefined) snapshots.set(code, snapshot);
  endFrame(code);
  launches.set(code, 'restore');
  putFrame({ app: code, mountId: '', state: { kind: 'suspended' } });
}

/** An app that the company got back starts again where it is in front. */
function comeBack(app: string): void {
  const state = frameState(app);
  if (state?.kind !== 'refused' || state.reason !== 'withdrawn') return;
  closeFrame(app);
  present(checkedTab.get());
}

/** A frame was about to leave its registered origin, or its origin is in no policy: it ends here. */
function onViolation({ effectiveDirective, blockedURI }: SecurityPolicyViolationEvent): void {
  if (effectiveDirective !== 'frame-src') return;
  const blocked = URL.parse(blockedURI)?.origin ?? blockedURI;
  for (const mount of mounts.values()) {
    const waits = frameState(mount.app.code)?.kind === 'mounting' && !mount.guest;
    if (waits && blocked === framedOrigin(mount.app)) mount.withdraw('blocked');
  }
}
