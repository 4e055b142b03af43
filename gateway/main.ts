import { DatabaseStartError } from './db/errors.ts';
import type { GatewayDatabase } from './db/open-database.ts';
import { BootCheckError } from './http/boot-check.ts';
import { BuildOutputError } from './http/build-output.ts';
import { DEMO_PASSWORD, demoAccounts, holdsDemo, seedDemo } from './seed/demo.ts';
import { AppRegistryError } from './services/menu/app-registry.ts';
import { readSettings, type Settings, SettingsError } from './settings.ts';
import { PortError, type RunningGateway, startGateway } from './start-gateway.ts';

/** Errors whose message is one sentence for the person who starts the gateway. */
const plainErrors = [
  SettingsError,
  DatabaseStartError,
  PortError,
  BuildOutputError,
  AppRegistryError,
  BootCheckError,
];

function endWith(error: unknown): never {
  const isPlain = plainErrors.some((kind) => error instanceof kind);
  const text = error instanceof Error ? (isPlain ? error.message : error.stack) : String(error);
  process.stderr.write(`${text}\n`);
  process.exit(1);
}

function closeOnSignal(gateway: RunningGateway): void {
  let closing = false;
  const close = (): void => {
    if (closing) return;
    closing = true;
    gateway.close().then(() => process.exit(0), endWith);
  };
  process.on('SIGTERM', close);
  process.on('SIGINT', close);
}

async function main(): Promise<void> {
  const settings = readSettings(process.env);
  let hasDemo = false;
  const gateway = await startGateway({
    settings,
    prepare: async (database) => {
      hasDemo = await prepareDemo(settings, database);
    },
  });
  closeOnSignal(gateway);
  if (settings.restarted) {
    say('The gateway is back.');
    return;
  }
  say(`Atrium is ready at ${settings.publicOrigin}`);
  if (hasDemo) sayAccounts();
}

/** Fills an empty database with the demo companies, where the settings allow it; answers whether they are there. */
async function prepareDemo(settings: Settings, database: GatewayDatabase): Promise<boolean> {
  if (!settings.demo) return false;
  if (await holdsDemo(database)) return true;
  say('Creating the demo companies…');
  const now = new Date();
  if (!(await seedDemo(database, now))) return false;
  const { registerVendors } = await import('./seed/vendors/register-vendors.ts');
  await registerVendors(database, settings, now);
  return true;
}

function sayAccounts(): void {
  say(`Demo accounts, all with the password ${DEMO_PASSWORD}:`);
  for (const { account, purpose } of demoAccounts) say(`  ${account.padEnd(9)} ${purpose}`);
}

function say(line: string): void {
  process.stdout.write(`${line}\n`);
}

main().catch(endWith);
