import type { FastifyBaseLogger } from 'fastify';
import type { GatewayDatabase } from '../db/open-database.ts';
import type { AppRegistry } from '../kernel/apps.ts';
import { createSealer } from '../kernel/sealed.ts';
import { readSecretsKey } from '../kernel/secrets-key.ts';
import type { Settings } from '../settings.ts';
import { ModelClient } from './agent/provider/client.ts';
import { LiveTurns } from './agent/turn/live-turns.ts';
import { Delivery } from './delivery/delivery.ts';
import { OutboxSender } from './message/outbox/sender.ts';
import { RegisteredApps } from './registry/registered-apps.ts';
import type { GatewayServices } from './services.ts';
import { Brands } from './tum/brands.ts';
import { createAppTokens } from './uac/app-tokens.ts';
import { createPlatforms } from './uac/connectors/platforms.ts';
import { createIdentityTokens } from './uac/identity-tokens.ts';
import { Mounts } from './uac/mounts.ts';
import { createPasswords } from './uac/passwords.ts';
import { PersonalTokens } from './uac/personal-tokens.ts';
import { RightsReader } from './uac/rights-reader.ts';
import { Sessions } from './uac/sessions.ts';
import { createSignInThrottle } from './uac/sign-in-throttle.ts';
import { SigningKeys } from './uac/signing-keys.ts';

/** Makes what the requests of one gateway share. */
export function createServices(
  settings: Settings,
  database: GatewayDatabase,
  built: () => AppRegistry,
  now: () => Date,
  log: Pick<FastifyBaseLogger, 'error'>,
): GatewayServices {
  const sealer = createSealer(() => readSecretsKey(settings));
  const reach = { here: settings.mode !== 'production', privateNetwork: settings.privateNetwork };
  const platforms = createPlatforms(reach, now);
  const registered = new RegisteredApps(database, built, settings);
  return {
    database,
    apps: () => registered.current(),
    registered,
    sessions: new Sessions(database, now),
    mounts: new Mounts(database, now),
    tokens: createAppTokens(new SigningKeys(database, now), settings.publicOrigin, now),
    identities: createIdentityTokens(
      new SigningKeys(database, now, 'ES256'),
      database,
      settings.publicOrigin,
      now,
    ),
    passwords: createPasswords(),
    personalTokens: new PersonalTokens(database, now),
    throttle: createSignInThrottle(),
    rights: new RightsReader(now),
    sealer,
    delivery: new Delivery({
      database,
      sealer,
      now,
      reach,
      keepsTexts: settings.demo,
      onError: (error) => log.error({ err: error }, 'a message was not written down'),
    }),
    outbox: new OutboxSender({
      database,
      sealer,
      now,
      reach,
      platforms,
      portalOrigin: settings.publicOrigin,
      onError: (error) => log.error({ err: error }, 'messages were not sent'),
    }),
    platforms,
    turns: new LiveTurns(),
    models: new ModelClient(reach),
    brands: new Brands(database),
    portalHosts: [settings.staticOrigin, settings.mcpOrigin].map((origin) => new URL(origin).host),
    portalOrigin: settings.publicOrigin,
    mcpAddress: `${settings.mcpOrigin}/mcp`,
  };
}
