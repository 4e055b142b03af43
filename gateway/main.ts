import { DatabaseStartError } from './db/errors.ts';
import { BootCheckError } from './http/boot-check.ts';
import { BuildOutputError } from './http/build-output.ts';
import { DEMO_PASSWORD, demoAccounts } from './seed/demo.ts';
import { prepareDemo } from './seed/prepare-demo.ts';
import { AppRegistryError } from './services/menu/app-registry.ts';
import { readSettings, SettingsError } from './settings.ts';
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
      hasDemo = await prepareDemo(settings, database, say);
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

function sayAccounts(): void {
  say(`Demo accounts, all with the password ${DEMO_PASSWORD}:`);
  for (const { account, purpose } of demoAccounts) say(`  ${account.padEnd(9)} ${purpose}`);
}

function say(line: string): void {
  process.stdout.write(`${line}\n`);
}

main().catch(endWith);
