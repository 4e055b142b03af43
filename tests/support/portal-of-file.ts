import type { Page } from 'playwright';
import { afterAll, afterEach, beforeAll } from 'vitest';
import type { GatewayDatabase } from '#gateway/db/open-database.ts';
import { type LanguagesOfAccounts, languagesOfAccounts, restoreLanguages } from './accounts.ts';
import { type Look, openPortal, type PortalOptions, type TestPortal } from './portal.ts';
import { WarmContexts } from './visits.ts';

/** The portal that the tests of a file share. */
export interface PortalOfFile {
  /** Origin of the shell, such as `http://atrium.localhost:41234`; there only while tests run. */
  readonly origin: string;
  /** The gateway's own, for what no call of it does. */
  readonly database: GatewayDatabase;
  /** A page alone in a context where nothing is stored; scripts may be in its cache from a test before. */
  visit(look?: Look): Promise<Page>;
  /** The same with nothing in any cache, for tests about a first visit and about what is loaded. */
  freshVisit(look?: Look): Promise<Page>;
}

/**
 * Opens a portal before the tests of a file, or of a `describe`, and closes it after them; `usual` is the look of a
 * visit that names none. What a test opened is gone after it.
 */
export function portalOfFile(usual: Look = {}, options: PortalOptions = {}): PortalOfFile {
  const fresh: Page[] = [];
  let portal: TestPortal | null = null;
  let warm: WarmContexts | null = null;
  let languages: LanguagesOfAccounts = [];
  const current = (): TestPortal => {
    if (portal === null) throw new Error('The portal is there only while tests run.');
    return portal;
  };
  const freshVisit = async (look = usual): Promise<Page> => {
    const page = await current().visit(look);
    fresh.push(page);
    return page;
  };
  beforeAll(async () => {
    portal = await openPortal(options);
    languages = await languagesOfAccounts(portal.database);
    warm = new WarmContexts(async (look) => (await current().visit(look)).context());
  });
  afterEach(async () => {
    await Promise.all([warm?.rest(), ...fresh.splice(0).map((page) => page.context().close())]);
    // A language chosen in one test is the account's, and would be that of the next.
    await restoreLanguages(current().database, languages);
  });
  afterAll(() => portal?.close());
  return {
    get origin() {
      return current().origin;
    },
    get database() {
      return current().database;
    },
    visit: async (look = usual) => warm?.visit(look) ?? freshVisit(look),
    freshVisit,
  };
}
