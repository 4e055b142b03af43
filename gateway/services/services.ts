import type { GatewayDatabase } from '../db/open-database.ts';
import type { AppRegistry } from '../kernel/apps.ts';
import type { Sealer } from '../kernel/sealed.ts';
import type { SessionContext } from '../kernel/session-context.ts';
import type { ModelClient } from './agent/provider/client.ts';
import type { LiveTurns } from './agent/turn/live-turns.ts';
import type { Delivery } from './delivery/delivery.ts';
import type { OutboxSender } from './message/outbox/sender.ts';
import type { RegisteredApps } from './registry/registered-apps.ts';
import type { Brands } from './tum/brands.ts';
import type { AppTokens } from './uac/app-tokens.ts';
import type { Platforms } from './uac/connectors/platforms.ts';
import type { IdentityTokens } from './uac/identity-tokens.ts';
import type { Mounts } from './uac/mounts.ts';
import type { Passwords } from './uac/passwords.ts';
import type { PersonalTokens } from './uac/personal-tokens.ts';
import type { RightsReader } from './uac/rights-reader.ts';
import type { Sessions } from './uac/sessions.ts';
import type { SignInThrottle } from './uac/sign-in-throttle.ts';

/** What lives as long as the gateway and is shared by its requests. */
export interface GatewayServices {
  readonly database: GatewayDatabase;
  /** As last read: while developing, a build may replace the built ones, and operators change the registered ones. */
  readonly apps: () => AppRegistry;
  /** The same with what keeps it less than a second old. */
  readonly registered: RegisteredApps;
  readonly sessions: Sessions;
  readonly mounts: Mounts;
  readonly tokens: AppTokens;
  readonly identities: IdentityTokens;
  readonly passwords: Passwords;
  /** By which programs of people come in. */
  readonly personalTokens: PersonalTokens;
  readonly throttle: SignInThrottle;
  readonly rights: RightsReader;
  readonly sealer: Sealer;
  /** Sends mail and SMS. */
  readonly delivery: Delivery;
  /** Sends what waits in the outbox; runs where background jobs do. */
  readonly outbox: OutboxSender;
  /** The clients of other systems by which people sign in. */
  readonly platforms: Platforms;
  /** What hosts show. */
  readonly brands: Brands;
  /** The turns of the assistant that run in this gateway. */
  readonly turns: LiveTurns;
  /** The model services of companies. */
  readonly models: ModelClient;
  /** Hosts of the portal itself: its own, which may have a brand, is not among them. */
  readonly portalHosts: readonly string[];
  /** Where people open the portal. */
  readonly portalOrigin: string;
  /** Where programs find the tools of the assistant. */
  readonly mcpAddress: string;
}

/** What a call about the session itself knows. */
export type GatewaySessionContext = SessionContext<GatewayServices>;
