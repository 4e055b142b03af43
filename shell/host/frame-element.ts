import { locale } from '#ui/texts/locale.ts';
import type { RegisteredApp } from '../stores/menu.ts';

/** The sandbox flags a frame may have; every other one would hand the shell's page or the person's input to it. */
const sandboxFlags: ReadonlySet<string> = new Set([
  'allow-scripts',
  'allow-same-origin',
  'allow-forms',
  'allow-downloads',
]);

/** Whether the shell may mount the app at all: never on its own origin, never in the clear, never elsewhere than registered. */
export function mayMount(app: RegisteredApp, shellOrigin: string): boolean {
  if (!URL.canParse(app.entry)) return false;
  const { origin, protocol, hostname } = new URL(app.entry);
  const isLocal = hostname === 'localhost' || hostname.endsWith('.localhost');
  if (origin !== app.origin || origin === shellOrigin) return false;
  if (protocol !== 'https:' && !(protocol === 'http:' && isLocal)) return false;
  const flags = app.sandbox.split(' ');
  if (app.tier === 'opaque' && flags.includes('allow-same-origin')) return false;
  return flags.every((flag) => sandboxFlags.has(flag));
}

/** The origin the browser reports for the app's messages. */
export function messageOrigin(app: RegisteredApp): string {
  return app.tier === 'opaque' ? 'null' : app.origin;
}

/** Makes the app's frame; it loads once it stands in the document. */
export function createFrame(app: RegisteredApp): HTMLIFrameElement {
  const frame = document.createElement('iframe');
  frame.setAttribute('sandbox', app.sandbox);
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
  frame.src = app.entry;
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
