import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from 'playwright';
import type { Subject, Variant } from '#bridge/conformance/check.ts';
import { denyStorage, drawnIn, remoteStage } from '#bridge/conformance/frame-subject.ts';
import { builtPortal, type DemoAccountName, signIn, type TestPortal } from './portal.ts';

/** An app that a portal has, and who opens it where. */
export interface PortalApp {
  readonly code: string;
  readonly route: string;
  readonly account: DemoAccountName;
  /** Code under which the same files are registered in the opaque tier. */
  readonly opaque?: string;
}

/** Hosts an app as the product does: header, menu, tabs and pool around it, the gateway behind it. */
export async function openShellSubject(
  portal: TestPortal,
  app: PortalApp,
  variant?: Variant,
): Promise<Subject> {
  const page = await portal.visit();
  if (variant === 'withoutStorage') await denyStorage(page.context());
  const drawn = drawnIn(page);
  await signIn(page, app.account, '/portal/home');
  await page.getByRole('tab').first().waitFor();
  const code = variant === 'opaque' ? (app.opaque ?? app.code) : app.code;
  await drive(page, portal, code, app.route);
  return {
    stage: remoteStage(page),
    drawn,
    vary: async (other) =>
      other === 'opaque' && app.opaque === undefined ? null : openShellSubject(portal, app, other),
    close: () => page.context().close(),
  };
}

/** Loads the driver, which the build made together with the shell. */
async function drive(page: Page, portal: TestPortal, code: string, route: string): Promise<void> {
  const manifest = JSON.parse(await readFile(join(await builtPortal(), 'manifest.json'), 'utf8'));
  const script = `${portal.settings.staticOrigin}/${manifest.apps['shell-driver'].js}`;
  const given = [code, route].map((one) => JSON.stringify(one)).join();
  // As text: vitest would rewrite the import into one of its own.
  await page.evaluate(`import("${script}").then(({ driveShell }) => driveShell(${given}))`);
}
