import type { ParsedRequestOf, ResultOf } from '#bridge/calls/kit/define.ts';
import type { registryDetail, registryPage } from '#bridge/calls/registry/calls.ts';
import type { DatabaseTransaction } from '#gateway/db/tables.ts';
import { offsetOf, pageFrom } from '#gateway/kernel/people/pages.ts';
import { RefusedError } from '#gateway/kernel/refused-error.ts';
import type { GatewaySessionContext } from '../services.ts';
import { requireSession } from '../uac/session-info.ts';
import { findApp, type KeptApp, readDecisions, readEvents, readVersions } from './app-rows.ts';
import { type Standing, standingOf, viewOf } from './standing.ts';

type Row = ResultOf<typeof registryPage>['rows'][number];

/** Returns one page of the registry. There are few apps, so they are filtered here. */
export async function answerRegistryPage(
  context: GatewaySessionContext,
  { keyword = '', status, direction, page, rows }: ParsedRequestOf<typeof registryPage>,
): Promise<ResultOf<typeof registryPage>> {
  const wanted = keyword.toLowerCase();
  const all = await reading(context, async (transaction) => {
    const apps = await transaction.selectFrom('registered_app').selectAll().execute();
    const found: Row[] = [];
    for (const app of apps) found.push((await readApp(transaction, context, app)).row);
    return found;
  });
  const turn = direction === 'asc' ? 1 : -1;
  const fitting = all
    .filter((row) => `${row.name} ${row.code}`.toLowerCase().includes(wanted))
    .filter((row) => status === undefined || status.includes(row.status))
    .toSorted((one, other) => turn * one.changedAt.localeCompare(other.changedAt));
  const first = offsetOf({ page, rows });
  return pageFrom({ page, rows }, fitting.slice(first, first + rows), async () => fitting.length);
}

/** Returns one app with all that an operator decides by. */
export async function answerRegistryDetail(
  context: GatewaySessionContext,
  { code }: ParsedRequestOf<typeof registryDetail>,
): Promise<ResultOf<typeof registryDetail>> {
  return reading(context, async (transaction) => {
    const app = await findApp(transaction, code, 'read');
    if (app === undefined) throw new RefusedError('notFound');
    const { row, standing } = await readApp(transaction, context, app);
    const { inForce, waiting } = standing;
    const events = await readEvents(transaction, code);
    const { vendorsOrigin } = context.services.registered.place;
    return {
      ...row,
      address: app.address,
      origin: app.origin ?? vendorsOrigin.replace('{app}', code),
      inForce: inForce && viewOf(inForce.version, inForce, context.locale),
      next: waiting && viewOf(waiting, inForce, context.locale),
      tenants: await readCompanies(transaction, code),
      history: events.map(({ at, ...event }) => ({ ...event, at: at.toISOString() })),
    };
  });
}

function reading<Result>(
  context: GatewaySessionContext,
  body: (transaction: DatabaseTransaction) => Promise<Result>,
): Promise<Result> {
  const { accountId } = requireSession(context);
  return context.services.database.withOperatorTransaction({ accountId }, 'read', body);
}

async function readApp(
  transaction: DatabaseTransaction,
  { locale }: GatewaySessionContext,
  { code, source }: KeptApp,
): Promise<{ readonly row: Row; readonly standing: Standing }> {
  const versions = await readVersions(transaction, code);
  const standing = standingOf(versions, await readDecisions(transaction, code));
  const [last] = await readEvents(transaction, code);
  const companies = await readCompanies(transaction, code);
  const { inForce, waiting } = standing;
  const shown = inForce?.version ?? versions[0];
  const row: Row = {
    id: code,
    code,
    name: shown?.manifest?.name[locale] ?? code,
    source,
    status: standing.status,
    version: inForce?.version.version ?? null,
    waiting: waiting?.version ?? null,
    companies: companies.filter(({ enabledAt }) => enabledAt !== null).length,
    changedAt: (last?.at ?? new Date(0)).toISOString(),
  };
  return { row, standing };
}

type Company = ResultOf<typeof registryDetail>['tenants'][number];

/** Every company, with the time since when it has the app. */
async function readCompanies(transaction: DatabaseTransaction, code: string): Promise<Company[]> {
  const rows = await transaction
    .selectFrom('tenant as t')
    .leftJoin('app_enablement as e', (join) =>
      join.onRef('e.tenant_id', '=', 't.id').on('e.app_code', '=', code),
    )
    .where('t.status', '=', 'active')
    .where('t.is_platform', '=', false)
    .orderBy('t.code')
    .select(['t.id', 't.name', 'e.enabled_at'])
    .execute();
  return rows.map(({ id, name, enabled_at: at }) => ({
    tenantId: id,
    name,
    enabledAt: at?.toISOString() ?? null,
  }));
}
