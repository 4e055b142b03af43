import { DatabaseStartError } from './db/errors.ts';
import { demoPlatformOrigin } from './demo-platform/origin.ts';
import { BootCheckError } from './http/boot-check.ts';
import { BuildOutputError } from './http/build-output.ts';
import { DEMO_PASSWORD, demoAccounts } from './seed/demo.ts';
import { demoSupplierLogins } from './seed/demo-supplier-logins.ts';
import { prepareDemo } from './seed/prepare-demo.ts';
import { AppRegistryError } from './services/menu/app-registry.ts';
import { makeStartCode, needsFirstStart, START_CODE_MINUTES } from './services/tum/start-codes.ts';
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
  let setUp: string | null = null;
  const gateway = await startGateway({
    settings,
    prepare: async (database) => {
      hasDemo = await prepareDemo(settings, database, say);
      if (!hasDemo && (await needsFirstStart(database))) {
        setUp = await makeStartCode(database, settings.publicOrigin, new Date());
      }
    },
  });
  closeOnSignal(gateway);
  if (settings.restarted) {
    say('The gateway is back.');
    return;
  }
  say(`Atrium is ready at ${settings.publicOrigin}`);
  if (hasDemo) sayAccounts(settings);
  if (setUp !== null) saySetUp(setUp);
}

function saySetUp(address: string): void {
  say('No one can sign in yet. Set up the operator and the first company at');
  say(`  ${address}`);
  say(
    `The address works once, for ${START_CODE_MINUTES} minutes; npm run first-start makes another one.`,
  );
}

function sayAccounts(settings: Settings): void {
  say(`Demo accounts, all with the password ${DEMO_PASSWORD}:`);
  for (const { account, purpose } of [...demoAccounts, ...demoSupplierLogins])
    say(`  ${account.padEnd(9)} ${purpose}`);
  say('WeCom, DingTalk, Feishu, single sign-on and the phones of these people are played by');
  say(`  ${demoPlatformOrigin(settings)}`);
}

function say(line: string): void {
  process.stdout.write(`${line}\n`);
}

main().catch(endWith);
