import type { GatewayDatabase } from '#gateway/db/open-database.ts';
import { dayOf } from '#gateway/kernel/people/calendar.ts';
import { writeAccounts } from './accounts.ts';
import { writeSupplierLogins } from './demo-supplier-logins.ts';
import { writeFiles } from './files/write-files.ts';
import { harbourPlan } from './harbour/plan.ts';
import { maplePlan } from './maple-plan.ts';
import { createRandom } from './random.ts';
import { writeTenant } from './tenant/write-tenant.ts';

const SEED_OF_ACCOUNTS = 6_020_931;

/** Writes the demo tenants and accounts, relative to the day of `now`. */
export async function writeDemo(database: GatewayDatabase, now: Date): Promise<void> {
  const anchor = dayOf(now);
  const harbour = await writeTenant(database, harbourPlan(anchor), anchor);
  const maple = await writeTenant(database, maplePlan(), anchor);
  await writeFiles(database, harbour);
  await writeFiles(database, maple);
  const random = createRandom(SEED_OF_ACCOUNTS, Date.parse(anchor));
  await writeAccounts(database, [harbour, maple], random);
  await writeSupplierLogins(database, harbour);
  await database.refreshStatistics();
}
