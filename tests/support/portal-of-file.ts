import type { Page } from 'playwright';
import { afterAll, afterEach, beforeAll } from 'vitest';
import type { GatewayDatabase } from '#gateway/db/open-database.ts';
import { type Look, openPortal, type TestPortal } from './portal.ts';

/** The portal that the tests of a file share. */
export interface PortalOfFile {
  /** Origin of the shell, such as `http://atrium.localhost:41234`; there only while tests run. */
  readonly origin: string;
  /** The gateway's own, for what no call of it does. */
  readonly database: GatewayDatabase;
  /** A page in a context of its own, which is closed after the test that opened it. */
  visit(look?: Look): Promise<Page>;
}

/**
 * Opens a portal before the tests of a file, or of a `describe`, and closes it after them; `usual` is the look of a
 * visit that names none.
 */
export function portalOfFile(usual: Look = {}): PortalOfFile {
  const opened: Page[] = [];
  let portal: TestPortal | null = null;
  const current = (): TestPortal => {
    if (portal === null) throw new Error('The portal is there only while tests run.');
    return portal;
  };
  beforeAll(async () => {
    portal = await openPortal();
  });
  afterEach(async () => {
    await Promise.all(opened.splice(0).map((page) => page.context().close()));
  });
  afterAll(() => portal?.close());
  return {
    get origin() {
      return current().origin;
    },
    get database() {
      return current().database;
    },
    async visit(look = usual) {
      const page = await current().visit(look);
      opened.push(page);
      return page;
    },
  };
}
