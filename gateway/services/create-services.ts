import type { GatewayDatabase } from '../db/open-database.ts';
import type { Settings } from '../settings.ts';
import type { AppRegistry } from './menu/app-registry.ts';
import type { GatewayServices } from './services.ts';
import { createAppTokens } from './uac/app-tokens.ts';
import { Mounts } from './uac/mounts.ts';
import { createPasswords } from './uac/passwords.ts';
import { RightsReader } from './uac/rights-reader.ts';
import { Sessions } from './uac/sessions.ts';
import { createSignInThrottle } from './uac/sign-in-throttle.ts';
import { SigningKeys } from './uac/signing-keys.ts';

/** Makes what the requests of one gateway share. */
export function createServices(
  settings: Pick<Settings, 'publicOrigin'>,
  database: GatewayDatabase,
  apps: () => AppRegistry,
  now: () => Date,
): GatewayServices {
  return {
    database,
    apps,
    sessions: new Sessions(database, now),
    mounts: new Mounts(database, now),
    tokens: createAppTokens(new SigningKeys(database, now), settings.publicOrigin, now),
    passwords: createPasswords(),
    throttle: createSignInThrottle(),
    rights: new RightsReader(),
  };
}
