import type { Selectable } from 'kysely';
import type { ParsedRequestOf, ResultOf } from '#bridge/calls/kit/define.ts';
import type { brandList, saveBrand } from '#bridge/calls/tum/brand-calls.ts';
import type { SystemInfo } from '#bridge/calls/tum/brands.ts';
import { systemCodes } from '#bridge/calls/tum/new-company.ts';
import { brandWords } from '#bridge/calls/tum/terms.ts';
import type { GatewayDatabase } from '#gateway/db/open-database.ts';
import { forEverybody } from '#gateway/db/requester.ts';
import type { Database } from '#gateway/db/tables.ts';
import type { AskedSystem } from '#gateway/kernel/apps.ts';
import { RefusedError } from '#gateway/kernel/refused-error.ts';
import type { GatewaySessionContext } from '../services.ts';
import { requireSession } from '../uac/session-info.ts';

type Row = Selectable<Database['brand']>;

/** Milliseconds what was read is taken for the truth. */
const LIFE = 900;

/** The brands and their hosts as they were last read, at most a second ago. */
export class Brands {
  readonly #database: GatewayDatabase;
  #rows: readonly Row[] = [];
  #byHost: ReadonlyMap<string, SystemInfo> = new Map();
  #readAt = Number.NEGATIVE_INFINITY;
  #reading: Promise<void> | undefined;

  constructor(database: GatewayDatabase) {
    this.#database = database;
  }

  /** What a host shows; undefined where it has no brand. */
  of(host: string): SystemInfo | undefined {
    return this.#byHost.get(host.toLowerCase());
  }

  /** Every host that has one. */
  get hosts(): readonly string[] {
    return [...this.#byHost.keys()];
  }

  /** The logo of one system, on whatever host; empty where it has none. */
  logoOf(systemCode: string): string {
    return this.#rows.find((row) => row.system_code === systemCode)?.logo_url ?? '';
  }

  /** The hosts of one system. */
  hostsOf(systemCode: string): readonly string[] {
    return this.#rows.find((row) => row.system_code === systemCode)?.hosts ?? [];
  }

  /** The codes of apps that are no part of a system. */
  hiddenApps(system: AskedSystem): ReadonlySet<string> {
    const isAsked = (row: Row): boolean =>
      'sysCode' in system
        ? row.system_code === system.sysCode
        : row.system_type === Number(system.systemType);
    return new Set(this.#rows.filter(isAsked).flatMap((row) => row.hidden_apps));
  }

  /** After it what `of` returns is less than a second old. */
  async refresh(): Promise<void> {
    if (performance.now() - this.#readAt < LIFE) return;
    this.#reading ??= forEverybody(() => this.#read()).finally(() => {
      this.#reading = undefined;
    });
    await this.#reading;
  }

  /** The same after a change here. */
  async refreshNow(): Promise<void> {
    await this.#reading;
    this.#readAt = Number.NEGATIVE_INFINITY;
    await this.refresh();
  }

  async #read(): Promise<void> {
    const asked = performance.now();
    const rows = await this.#database.withOperatorTransaction(
      { accountId: null },
      'read',
      (transaction) => transaction.selectFrom('brand').selectAll().execute(),
    );
    this.#rows = rows;
    this.#byHost = new Map(
      rows.flatMap((row) => row.hosts.map((host): [string, SystemInfo] => [host, infoOf(row)])),
    );
    this.#readAt = asked;
  }
}

function infoOf(row: Row): SystemInfo {
  const own = systemCodes.find((code) => code === row.system_code) || undefined;
  return {
    sysCode: row.system_code,
    systemType: row.system_type === 2 ? '2' : '1',
    sysName: {
      'zh-CN': row.name_zh || (own ? brandWords['zh-CN'][own] : ''),
      en: row.name_en || (own ? brandWords.en[own] : ''),
    },
    logoUrl: row.logo_url,
    linkUrl: row.link_url,
    themeId: row.theme_id,
  };
}

/** Lists the brands. */
export async function listBrands(
  context: GatewaySessionContext,
): Promise<ResultOf<typeof brandList>> {
  const { accountId } = requireSession(context);
  const rows = await context.services.database.withOperatorTransaction(
    { accountId },
    'read',
    (transaction) => transaction.selectFrom('brand').selectAll().orderBy('system_code').execute(),
  );
  return rows.flatMap((row) => {
    const systemCode = systemCodes.find((code) => code === row.system_code);
    if (systemCode === undefined) return [];
    return [
      {
        systemCode,
        systemType: row.system_type === 2 ? '2' : '1',
        nameZh: row.name_zh,
        nameEn: row.name_en,
        logoUrl: row.logo_url,
        linkUrl: row.link_url,
        themeId: row.theme_id,
        hosts: row.hosts,
        hiddenApps: row.hidden_apps,
      } as const,
    ];
  });
}

/**
 * Sets a brand. A host belongs to one brand, and never to an app or to the files.
 * @throws {RefusedError} `badInput` at the host that is taken
 */
export async function keepBrand(
  context: GatewaySessionContext,
  { systemCode, settings }: ParsedRequestOf<typeof saveBrand>,
): Promise<null> {
  const { accountId } = requireSession(context);
  const { database, brands, apps, portalHosts } = context.services;
  const hosts = [...new Set(settings.hosts)];
  await database.withOperatorTransaction({ accountId }, 'write', async (transaction) => {
    const others = await transaction
      .selectFrom('brand')
      .select('hosts')
      .where('system_code', '<>', systemCode)
      .forUpdate()
      .execute();
    const taken = new Set([...others.flatMap((one) => one.hosts), ...portalHosts]);
    const wrong = hosts.findIndex((host) => taken.has(host) || apps().byHost(host) !== undefined);
    if (wrong >= 0) {
      throw new RefusedError('badInput', {
        fields: [{ path: `settings.hosts.${wrong}`, issue: 'taken' }],
      });
    }
    await transaction
      .updateTable('brand')
      .set({
        name_zh: settings.nameZh,
        name_en: settings.nameEn,
        logo_url: settings.logoUrl,
        link_url: settings.linkUrl,
        theme_id: settings.themeId,
        hosts,
        hidden_apps: settings.hiddenApps,
        updated_at: context.now(),
      })
      .where('system_code', '=', systemCode)
      .execute();
  });
  await brands.refreshNow();
  context.record(`brand:${systemCode || 'default'}`, { hosts });
  return null;
}
