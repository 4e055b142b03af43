import type { GatewayDatabase } from '#gateway/db/open-database.ts';
import type { Settings } from '#gateway/settings.ts';
import { holdsDemo, holdsTenants, seedDemo } from './demo.ts';

/**
 * Fills an empty database with the demo companies, where the settings allow it, and says what it does; returns whether
 * they are there.
 * @throws {DatabaseStartError} as `holdsDemo` does.
 */
export async function prepareDemo(
  settings: Settings,
  database: GatewayDatabase,
  say: (line: string) => void,
): Promise<boolean> {
  if (!settings.demo) return false;
  if (await holdsDemo(database)) return true;
  if (await holdsTenants(database)) {
    say(
      'There are companies in the database already, so no demo companies are made: for those and their accounts, start with an empty DATA_DIR.',
    );
    return false;
  }
  say('Creating the demo companies…');
  const now = new Date();
  await seedDemo(database, now);
  // Every later start does without it.
  const { registerVendors } = await import('./vendors/register-vendors.ts');
  await registerVendors(database, settings, now);
  const { publishDemoRoutes } = await import('./workflow/publish-routes.ts');
  await publishDemoRoutes(database, now);
  const { askDemoFunding } = await import('./workflow/ask-funding.ts');
  await askDemoFunding(database, now);
  const { writeDemoToken } = await import('./demo-token.ts');
  await writeDemoToken(database, now);
  return true;
}
