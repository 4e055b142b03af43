import { limits } from '#bridge/host/limits.ts';
import { drawnCheck, failed, notApplicable, type Subject, type Variant } from '../check.ts';
import { until } from '../waiting.ts';

const group = 'Places it runs in';

/** Milliseconds an app gets that has thrown something. */
const grace = 1_000;

async function becomesReady(subject: Subject, variant: Variant): Promise<string | undefined> {
  const other = await subject.vary(variant);
  if (!other) throw notApplicable('This host does not mount it so.');
  try {
    await other.stage.open();
    const isReady = async (): Promise<boolean> => (await other.stage.state()).phase === 'ready';
    const errors = other.drawn?.errors ?? [];
    await until(async () => (await isReady()) || errors.length > 0, limits.mountDeadline);
    // What was thrown may have been an ornament: it gets a moment to become ready all the same.
    const ready = await until(isReady, errors.length > 0 ? grace : 0);
    const [error] = errors;
    const cause = error === undefined ? '' : ` Its page threw: ${error}`;
    if (!ready) throw failed(`It did not become ready.${await blockedIn(other)}${cause}`);
    if (error !== undefined) throw failed(`It became ready, but its page threw: ${error}`);
    return undefined;
  } finally {
    await other.close();
  }
}

/** What a content security policy has blocked in the app's page. */
async function blockedIn({ drawn }: Subject): Promise<string> {
  const frame = await drawn?.frame();
  const blocked = await frame?.evaluate(() => document.documentElement.dataset.blocked);
  return blocked ? ` The content security policy blocks a script of its page: ${blocked}.` : '';
}

/** Browsers and tiers that give an app less than it may be used to. */
export const placeChecks = [
  drawnCheck({
    group,
    title: 'starts where the browser gives it no storage',
    run: (subject) => becomesReady(subject, 'withoutStorage'),
  }),
  drawnCheck({
    group,
    title: 'starts in the opaque tier, without an origin',
    run: (subject) => becomesReady(subject, 'opaque'),
  }),
  drawnCheck({
    group,
    title: 'starts under the policy for bundles, which blocks inline scripts',
    run: (subject) => becomesReady(subject, 'bundle'),
  }),
];
