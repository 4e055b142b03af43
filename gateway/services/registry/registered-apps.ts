import { sql } from 'kysely';
import { type Manifest, manifest } from '#bridge/methods/manifest.ts';
import type { GatewayDatabase } from '../../db/open-database.ts';
import { forEverybody } from '../../db/requester.ts';
import type { DatabaseTransaction } from '../../db/tables.ts';
import type { AppRegistry, RegisteredApp } from '../../kernel/apps.ts';
import { withRegistered } from '../menu/app-registry.ts';
import type { Place } from './check-manifest.ts';

/** Milliseconds what was read is taken for the truth: a disabled app is refused within a second, in every gateway. */
const LIFE = 900;

/** The apps that were built with those that were approved for at least one company, as they were last read. */
export class RegisteredApps {
  readonly #database: GatewayDatabase;
  /** The apps that were built. */
  readonly built: () => AppRegistry;
  /** What of the settings manifests are checked by. */
  readonly place: Place;
  #registered: readonly RegisteredApp[] = [];
  /** How many events there were when they were read. */
  #events = -1;
  #readAt = Number.NEGATIVE_INFINITY;
  #reading: Promise<void> | undefined;
  #merged: { readonly built: AppRegistry; readonly apps: AppRegistry } | undefined;

  constructor(database: GatewayDatabase, built: () => AppRegistry, place: Place) {
    this.#database = database;
    this.built = built;
    this.place = place;
  }

  /** The apps as they were last read; a rebuild is seen at once. */
  current(): AppRegistry {
    const built = this.built();
    if (this.#merged?.built !== built) {
      this.#merged = { built, apps: withRegistered(built, this.#registered, this.place) };
    }
    return this.#merged.apps;
  }

  /** After it what `current` answers is less than a second old. */
  async refresh(): Promise<void> {
    if (performance.now() - this.#readAt < LIFE) return;
    this.#reading ??= forEverybody(() => this.#read()).finally(() => {
      this.#reading = undefined;
    });
    await this.#reading;
  }

  /** The same after a change here: what is being read may be older than it. */
  async refreshNow(): Promise<void> {
    await this.#reading;
    this.#readAt = Number.NEGATIVE_INFINITY;
    await this.refresh();
  }

  async #read(): Promise<void> {
    const asked = performance.now();
    await this.#database.withOperatorTransaction(
      { accountId: null },
      'read',
      async (transaction) => {
        const events = await countEvents(transaction);
        if (events !== this.#events) {
          this.#registered = await readRegistered(transaction);
          this.#events = events;
          this.#merged = undefined;
        }
      },
    );
    this.#readAt = asked;
  }
}

async function countEvents(transaction: DatabaseTransaction): Promise<number> {
  const { count } = await transaction
    .selectFrom('app_event')
    .select(sql<number>`count(*)::int`.as('count'))
    .executeTakeFirstOrThrow();
  return count;
}

/** The last approval of every app that some company has. */
async function readRegistered(transaction: DatabaseTransaction): Promise<RegisteredApp[]> {
  const rows = await transaction
    .selectFrom('app_decision as d')
    .innerJoin('registered_app as r', 'r.code', 'd.app_code')
    .innerJoin('app_version as v', (join) =>
      join.onRef('v.app_code', '=', 'd.app_code').onRef('v.version', '=', 'd.version'),
    )
    .distinctOn('d.app_code')
    .where('d.decision', '=', 'approved')
    .orderBy('d.app_code')
    .orderBy('d.id', 'desc')
    .select([
      'd.id',
      'd.app_code',
      'd.version',
      'd.capabilities',
      'd.services',
      'd.domains',
      'd.features',
    ])
    .select(['r.source', 'r.origin', 'v.manifest'])
    .execute();
  const enabled = await transaction
    .selectFrom('app_enablement')
    .select(['app_code', 'tenant_id'])
    .execute();
  return rows.flatMap((row): RegisteredApp[] => {
    const asked = manifest.safeParse(row.manifest);
    const tenants = enabled.filter((one) => one.app_code === row.app_code);
    // A manifest of an older version of the portal may not be readable any more: it has to be approved again.
    if (!asked.success || tenants.length === 0) return [];
    // An app that lost its origin to another one is not shown on it.
    if ((asked.data.origin ?? null) !== row.origin) return [];
    return [
      {
        manifest: grantedPart(asked.data, row),
        source: row.source,
        version: row.version,
        stamp: row.id,
        tenants: new Set(tenants.map(({ tenant_id }) => tenant_id)),
      },
    ];
  });
}

/** What of a version's wishes was granted, as lists of keys. */
export interface Grant {
  readonly capabilities: readonly string[];
  readonly services: readonly string[];
  readonly domains: readonly string[];
  readonly features: readonly string[];
}

/** A manifest with nothing in it but what was granted: all that is derived from it holds no more. */
export function grantedPart(asked: Manifest, grant: Grant): Manifest {
  return {
    ...asked,
    capabilities: asked.capabilities.filter(({ capability }) =>
      grant.capabilities.includes(capability),
    ),
    services: asked.services.filter(({ service }) => grant.services.includes(service)),
    domains: asked.domains.filter(({ domain }) => grant.domains.includes(domain)),
    features: asked.features.filter((feature) => grant.features.includes(feature)),
  };
}

/** The stamps of the registered apps that a company has, by code. */
export function stampsOf(apps: AppRegistry, tenantId: string): Record<string, string> {
  const theirs = apps
    .of(tenantId)
    .all.flatMap(({ manifest: { code }, registered }) =>
      registered === null ? [] : [[code, registered.stamp]],
    );
  return Object.fromEntries(theirs);
}
