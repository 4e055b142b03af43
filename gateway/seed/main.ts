import { parseArgs } from 'node:util';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { DatabaseStartError } from '#gateway/db/errors.ts';
import { silentLog } from '#gateway/db/log.ts';
import { type GatewayDatabase, openDatabase } from '#gateway/db/open-database.ts';
import { dayOf } from '#gateway/kernel/people/calendar.ts';
import { readSettings, SettingsError } from '#gateway/settings.ts';
import { findBreaches } from './check.ts';
import { prepareDemo } from './prepare-demo.ts';
import { joinAdministrator } from './sized/join-administrator.ts';
import { sizedPlan } from './sized/plan.ts';
import { type SizeName, sizes } from './sized/sizes.ts';
import { type SeededTenant, writeTenant } from './tenant/write-tenant.ts';

/** Something the person who typed the command can put right. */
class UsageError extends Error {}

interface Arguments {
  readonly size: SizeName;
  readonly code: string;
}

function readArguments(args: string[]): Arguments {
  const { values } = parseArgs({
    args,
    options: { size: { type: 'string' }, tenant: { type: 'string' } },
  });
  const size = Object.keys(sizes).find((name): name is SizeName => name === values.size);
  if (size === undefined) {
    throw new UsageError(
      'Say how large: npm run seed -- --size m (2,000 people), l (20,000) or xl (100,000).',
    );
  }
  const code = values.tenant ?? `size-${size}`;
  if (!/^[a-z][a-z0-9-]{1,30}$/.test(code)) {
    throw new UsageError(
      `"${code}" is no company code: write 2 to 31 lower-case letters, digits and hyphens.`,
    );
  }
  return { size, code };
}

async function main(): Promise<void> {
  const { size, code } = readArguments(process.argv.slice(2));
  const settings = readSettings(process.env);
  const database = await openDatabase(settings, silentLog);
  try {
    // First, since a database with companies gets no demo later, and no one could sign in.
    await prepareDemo(settings, database, say);
    await fill(database, size, code);
  } finally {
    await database.close();
  }
}

async function fill(database: GatewayDatabase, size: SizeName, code: string): Promise<void> {
  const started = performance.now();
  const collect = collectorOf();
  const anchor = dayOf(new Date());
  await refuseExisting(database, code);
  const plan = sizedPlan(size, sizes[size], code);
  const tenant = await writeTenant(database, plan, anchor, (written, total) => {
    collect();
    if (written % 10_000 === 0 || written === total) say(progressLine(written, total, started));
  });
  await database.refreshStatistics();
  await check(database, tenant, anchor);
  const joined = await joinAdministrator(database, tenant.tenantId);
  say(
    `${plan.name} (${code}) holds ${tenant.employments} employments${joined ? '; admin may work in it' : ''}.`,
  );
}

async function refuseExisting(database: GatewayDatabase, code: string): Promise<void> {
  const tenant = await database.withOperatorTransaction(
    { accountId: null },
    'read',
    (transaction) =>
      transaction.selectFrom('tenant').select('id').where('code', '=', code).executeTakeFirst(),
  );
  if (tenant !== undefined) {
    throw new UsageError(`There is a company ${code} already: choose another code with --tenant.`);
  }
}

async function check(
  database: GatewayDatabase,
  { tenantId }: SeededTenant,
  day: string,
): Promise<void> {
  const breaches = await database.withTransaction(
    { tenantId, accountId: null },
    'read',
    (transaction) => findBreaches(transaction, tenantId, day),
  );
  if (breaches.length === 0) {
    say('Checked: every invariant holds.');
    return;
  }
  for (const { name, count, example } of breaches)
    say(`Broken: ${name} (${count}, such as ${example})`);
  process.exitCode = 1;
}

/** Left alone, the collector lets a heap of short-lived rows grow beyond the gigabyte that a small machine has. */
function collectorOf(): () => void {
  setFlagsFromString('--expose-gc');
  const collect: unknown = runInNewContext('gc');
  return typeof collect === 'function' ? () => void collect() : () => undefined;
}

function progressLine(written: number, total: number, started: number): string {
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  const memory = Math.round(process.memoryUsage.rss() / 2 ** 20);
  return `${written} of ${total} employments, ${seconds} s, ${memory} MB`;
}

function say(line: string): void {
  process.stdout.write(`${line}\n`);
}

main().catch((error: unknown) => {
  const plain = [UsageError, SettingsError, DatabaseStartError].some(
    (kind) => error instanceof kind,
  );
  const isError = error instanceof Error;
  process.stderr.write(`${isError ? (plain ? error.message : error.stack) : String(error)}\n`);
  process.exit(1);
});
