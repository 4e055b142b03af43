/** Behaviour events: what apps say over the bridge, and the little the portal says of itself. */
import type { ParsedRequestOf, ResultOf } from '#bridge/calls/kit/define.ts';
import {
  portalCode,
  reportEvents,
  trackKey,
  trackVersion,
} from '#bridge/calls/track/reported-events.ts';
import { trackCodes } from '#bridge/calls/track/terms.ts';
import type { BatchFate, Numbered } from '#bridge/host/batches.ts';
import type { Handlers } from '#bridge/host/handlers.ts';
import { createTrackBatches, type TrackedEvent } from '#bridge/host/track-batches.ts';
import { readShellRoute } from '#bridge/methods/shell-routes.ts';
import { GatewayError, tellGateway } from '../../gateway.ts';
import { drawnPath } from '../../stores/history/page-views.ts';
import { registeredApps } from '../../stores/menu/menu.ts';
import { isHome, readPlace } from '../../stores/tabs/places.ts';
import { fateOf, type Reporting, startReporting } from '../audit/reporting.ts';
import type { AppCaller } from './caller.ts';

/** The portal among those whose behaviour is tracked (specification §7). */
const appCode = 'APP12';

/** Where events go while somebody is signed in. */
let reporting: Reporting<TrackedEvent> | undefined;

export const trackHandlers: Handlers<AppCaller>['track'] = {
  event({ name, properties }, { app }) {
    track(app, name, properties);
    return null;
  },
};

/** Events of the portal; what an app says never begins so. */
type PortalEvent = 'portal.appOpened' | 'portal.pageOpened' | 'portal.searched';

/** Says that something of the portal was used; `app` where it is about an app. */
export function trackPortal(
  name: PortalEvent,
  properties: TrackedEvent['properties'] = {},
  app: string = portalCode,
): void {
  track(app, name, properties);
}

function track(app: string, name: string, properties: TrackedEvent['properties']): void {
  reporting?.write({ at: Date.now(), app, name, properties });
}

/** Reports from now on; returns how to stop. */
export function reportTracked(): () => void {
  const runId = crypto.randomUUID();
  const signing = createSigning();
  const own = startReporting<TrackedEvent>(createTrackBatches, (entries, lost) =>
    send(signing, runId, entries, lost),
  );
  reporting = own;
  // Not while the portal starts; and before a person can have left it again.
  const timer = setTimeout(signing.prepare, 1_000);
  const unlisten = trackPages();
  return () => {
    clearTimeout(timer);
    unlisten();
    reporting = undefined;
    own.stop();
  };
}

/** Says which app or page of the portal comes to the front; moves inside of it are not told. */
function trackPages(): () => void {
  let before = '';
  return drawnPath.subscribe((path) => {
    const subject = readPlace(path)?.app ?? path.slice(1);
    if (subject === before) return;
    before = subject;
    const isOwn = isHome({ app: subject }) || readShellRoute(path)?.kind === 'page';
    if (isOwn) trackPortal('portal.pageOpened', { page: subject });
    // An address can name anything.
    else if (registeredApps.get().has(subject)) trackPortal('portal.appOpened', {}, subject);
  });
}

async function send(
  signing: Signing,
  runId: string,
  entries: readonly Numbered<TrackedEvent>[],
  lost: number,
): Promise<BatchFate> {
  const now = Date.now();
  const events = entries.map(({ at, ...event }) => ({ ...event, ago: Math.max(0, now - at) }));
  try {
    // Signed ahead: a page that is being left waits for nothing.
    const signed = signing.ready() ?? (await signing.make());
    await tellGateway(reportEvents, { ...signed, version: trackVersion, runId, events, lost });
    return 'kept';
  } catch (error) {
    const isStale =
      error instanceof GatewayError && error.codeName === trackCodes.signatureInvalid.name;
    if (!isStale) return fateOf(error);
    signing.forget();
    return 'failed';
  }
}

type Signed = Pick<ParsedRequestOf<typeof reportEvents>, 'appCode' | 'date' | 'nonce' | 'sign'>;

/** How reports are signed. The key is in every browser of the company: it keeps stray posts out, and is no secret. */
interface Signing {
  /** A signature that is there already, good for one report; the next one is made meanwhile. */
  ready(): Signed | undefined;
  make(): Promise<Signed>;
  /** Makes one ahead. */
  prepare(): void;
  /** Another key is in force. */
  forget(): void;
}

function createSigning(): Signing {
  let key: ResultOf<typeof trackKey> | undefined;
  let ahead: Signed | undefined;

  async function make(): Promise<Signed> {
    key ??= await tellGateway(trackKey, { appCode });
    const { date } = key;
    const nonce = crypto.randomUUID();
    const bytes = new TextEncoder().encode(`${appCode}${date}${nonce}${key.key}`);
    const hash = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
    const sign = Array.from(hash, (byte) => byte.toString(16).padStart(2, '0')).join('');
    return { appCode, date, nonce, sign };
  }

  function prepare(): void {
    const from = key;
    make().then(
      (signed) => {
        if (from === key || from === undefined) ahead = signed;
      },
      // The next report tries again.
      () => {},
    );
  }

  return {
    prepare,
    ready() {
      const signed = ahead;
      ahead = undefined;
      if (key) prepare();
      return signed;
    },
    async make() {
      const signed = await make();
      prepare();
      return signed;
    },
    forget() {
      key = undefined;
      ahead = undefined;
    },
  };
}
