import type { Page } from 'playwright';
import { afterAll, afterEach, beforeAll, beforeEach } from 'vitest';
import { sharedBrowser } from '../browser.ts';
import { openShellSite, type ShellSite, type TestApp } from './shell-site.ts';
import type { SiteAnswer, SiteRequest } from './site.ts';

/** The bare shell that the tests of a file share, and an empty page for each of them. */
export interface ShellOfFile {
  readonly site: ShellSite;
  /** In a context of its own, where nothing is opened yet. */
  readonly page: Page;
}

/** Serves a shell with these apps before the tests of a file, and closes it after them. */
export function shellOfFile(
  apps: readonly TestApp[],
  answer?: (request: SiteRequest) => SiteAnswer | undefined,
): ShellOfFile {
  let site: ShellSite;
  let page: Page;
  beforeAll(async () => {
    site = await openShellSite(apps, answer);
  });
  afterAll(() => site.site.close());
  beforeEach(async () => {
    page = await (await (await sharedBrowser()).newContext()).newPage();
  });
  afterEach(() => page.context().close());
  return {
    get site() {
      return site;
    },
    get page() {
      return page;
    },
  };
}
