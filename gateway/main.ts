import { DatabaseStartError } from './db/errors.ts';
import { BootCheckError } from './http/boot-check.ts';
import { BuildOutputError } from './http/build-output.ts';
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
  closeOnSignal(await startGateway({ settings }));
  process.stdout.write(`Atrium is ready at ${settings.publicOrigin}\n`);
}

main().catch(endWith);
