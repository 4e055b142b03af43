import type { Mode } from '#bridge/methods/protocol.ts';
import { locale } from '#ui/texts/locale.ts';
import type { RegisteredApp } from '../../stores/menu/menu.ts';
import { theme } from '../../stores/portal/preferences.ts';

/** The sandbox flags a frame may have; every other one would hand the shell's page or the person's input to it. */
const sandboxFlags: ReadonlySet<string> = new Set([
  'allow-scripts',
  'allow-same-origin',
  'allow-forms',
  'allow-downloads',
]);

/** Whether the shell may mount the app at all: never on its own host, never in the clear, never elsewhere than registered. */
export function mayMount(app: RegisteredApp, shellOrigin: string): boolean {
  const isPlace = [app.entry, framedPage(app)].every((address) => mayFrame(address, shellOrigin));
  if (!isPlace || new URL(app.entry).origin !== app.origin) return false;
  const flags = app.sandbox.split(' ');
  if (app.tier === 'opaque' && flags.includes('allow-same-origin')) return false;
  return flags.every((flag) => sandboxFlags.has(flag));
}

function mayFrame(address: string, shellOrigin: string): boolean {
  const url = URL.parse(address);
  if (!url || isOfShell(url, new URL(shellOrigin))) return false;
  const isLocal = url.hostname === 'localhost' || url.hostname.endsWith('.localhost');
  return url.protocol === 'https:' || (url.protocol === 'http:' && isLocal);
}

/** Ports do not divide cookies, and neither does the dot that may end a name; only on `localhost` do ports stand for hosts. */
function isOfShell({ origin, hostname }: URL, shell: URL): boolean {
  if (shell.hostname === 'localhost') return origin === shell.origin;
  return hostname.replace(/\.+$/, '') === shell.hostname;
}

/**
 * What the frame of an app loads: its own page, or the portal's page around one that has no origin, which takes its
 * brightness from its address.
 */
function framedPage({ tier, entry, sandboxPage }: RegisteredApp): string {
  return tier === 'opaque' ? `${sandboxPage}#${theme.get().mode}` : entry;
}

/** Tells the portal's page around an app of the brightness now in use. */
export function shadeFrame(frame: HTMLIFrameElement, app: RegisteredApp): void {
  if (app.tier !== 'opaque') return;
  const mode: Mode = { type: 'atrium.mode', mode: theme.get().mode };
  frame.contentWindow?.postMessage(mode, framedOrigin(app));
}

/** The origin of the page in the app's frame, and so of the messages from there. */
export function framedOrigin(app: RegisteredApp): string {
  return new URL(framedPage(app)).origin;
}

/** What binds the frame. The page around an app has an origin, and binds the frame in it as the app was approved. */
function framedSandbox({ tier, sandbox }: RegisteredApp): string {
  return tier === 'opaque' ? `${sandbox} allow-same-origin` : sandbox;
}

/** Makes the app's frame; it loads once it is in the document. */
export function createFrame(app: RegisteredApp): HTMLIFrameElement {
  const frame = document.createElement('iframe');
  frame.setAttribute('sandbox', framedSandbox(app));
  frame.setAttribute('allow', app.allow);
  frame.setAttribute('loading', 'eager');
  frame.referrerPolicy = 'no-referrer';
  frame.name = '';
  frame.title = app.title[locale.get()];
  frame.dataset.app = app.code;
  Object.assign(frame.style, {
    position: 'absolute',
    inset: '0',
    width: '100%',
    height: '100%',
    border: '0',
    display: 'none',
  });
  frame.style.setProperty('--least-width', `${app.sizes.width}px`);
  frame.style.setProperty('--least-height', `${app.sizes.height}px`);
  frame.src = framedPage(app);
  return frame;
}

/** Whether an app may do less now than when it was mounted, or stands elsewhere. */
export function hasLess(now: RegisteredApp, before: RegisteredApp): boolean {
  const isSame = now.entry === before.entry && now.sandbox === before.sandbox;
  // The policy that a frame was loaded with stays with it, so a domain it lost is lost with the frame alone.
  const lists = ['capabilities', 'services', 'domains'] as const;
  const keeps = lists.every((list) => before[list].every((one) => now[list].includes(one)));
  return !isSame || now.allow !== before.allow || !keeps;
}
