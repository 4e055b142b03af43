import type { BrowserContext, Page } from 'playwright';
import type { Look } from './portal.ts';

/** What a test may do to a context that a later one would find. */
const lasting = [
  ...['addInitScript', 'exposeBinding', 'exposeFunction', 'grantPermissions', 'on', 'once'],
  ...['route', 'routeWebSocket', 'setExtraHTTPHeaders', 'setOffline'],
] as const;
const lastingOfClock = [
  ...['fastForward', 'install', 'pauseAt', 'runFor', 'setFixedTime', 'setSystemTime'],
] as const;

/**
 * Contexts that are used again, one after another, for visits in the same look: scripts stay in their caches, while
 * pages, cookies and everything stored goes after each test. One to which a test did more is closed.
 */
export class WarmContexts {
  readonly #open: (look: Look) => Promise<BrowserContext>;
  readonly #free = new Map<string, BrowserContext[]>();
  readonly #taken = new Map<BrowserContext, string>();
  readonly #spent = new WeakSet<BrowserContext>();

  /** `open` makes a context in a look. */
  constructor(open: (look: Look) => Promise<BrowserContext>) {
    this.#open = open;
  }

  /** A page with nothing stored, alone in its context. */
  async visit(look: Look): Promise<Page> {
    const name = JSON.stringify(look);
    const context = this.#free.get(name)?.pop() ?? (await this.#make(look));
    this.#taken.set(context, name);
    return context.pages()[0] ?? context.newPage();
  }

  /** Ends every visit: what was taken is emptied for the next one, or closed. */
  async rest(): Promise<void> {
    const taken = [...this.#taken];
    this.#taken.clear();
    await Promise.all(
      taken.map(async ([context, name]) => {
        if (this.#spent.has(context)) return context.close();
        await empty(context);
        this.#free.set(name, [...(this.#free.get(name) ?? []), context]);
      }),
    );
  }

  async #make(look: Look): Promise<BrowserContext> {
    const context = await this.#open(look);
    const spend = (): void => void this.#spent.add(context);
    context.on('close', () => {
      spend();
      this.#taken.delete(context);
    });
    watch(context, lasting, spend);
    watch(context.clock, lastingOfClock, spend);
    return context;
  }
}

/** Tells when one of these methods is called. */
function watch(target: object, names: readonly string[], tell: () => void): void {
  for (const name of names) {
    const method: unknown = Reflect.get(target, name);
    if (typeof method !== 'function') throw new Error(`A context has no ${name}.`);
    Reflect.set(target, name, (...values: readonly unknown[]) => {
      tell();
      return Reflect.apply(method, target, values);
    });
  }
}

/** Leaves nothing of a context but an empty page and the caches of scripts. */
async function empty(context: BrowserContext): Promise<void> {
  const left = context.pages();
  const page = await context.newPage();
  await Promise.all(left.map((one) => one.close()));
  const session = await context.newCDPSession(page);
  await session.send('Storage.clearDataForOrigin', { origin: '*', storageTypes: 'all' });
  await session.detach();
}
