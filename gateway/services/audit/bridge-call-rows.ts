import { type SelectQueryBuilder, sql } from 'kysely';
import type * as z from 'zod/mini';
import type { bridgeCallPage, bridgeCallRow } from '#bridge/calls/audit/bridge-calls.ts';
import type { ParsedRequestOf } from '#bridge/calls/kit/define.ts';
import type { Database } from '#gateway/db/tables.ts';
import type { CallContext } from '#gateway/kernel/handler.ts';
import { addDays, startOf } from '#gateway/kernel/people/calendar.ts';
import { byPerson, type TrailPart } from './trail.ts';

/** What the trail is filtered by; the same for list and export. */
type BridgeCallFilter = Pick<
  ParsedRequestOf<typeof bridgeCallPage>,
  'keyword' | 'app' | 'method' | 'decision' | 'code' | 'from' | 'to'
>;

/** One call of the trail, as it leaves. */
export type BridgeCallRow = z.output<typeof bridgeCallRow>;

type Tables = Database & { b: Database['bridge_call'] };
/** Calls of one company; without a selection. */
export type BridgeCalls = SelectQueryBuilder<Tables, 'b', object>;

/** The calls of the company that a filter leaves, as `b`. */
export function filterCalls(
  { database, tenantId }: CallContext,
  { keyword, app, method, decision, code, from, to }: BridgeCallFilter,
): BridgeCalls {
  return database
    .selectFrom('bridge_call as b')
    .where('b.tenant_id', '=', tenantId)
    .$if(app !== undefined, (query) => query.where('b.app', 'in', app ?? []))
    .$if(method !== undefined, (query) => query.where('b.method', 'in', method ?? []))
    .$if(decision !== undefined, (query) => query.where('b.decision', 'in', decision ?? []))
    .$if(code !== undefined, (query) => query.where('b.code', 'in', code ?? []))
    .$if(from !== undefined, (query) => query.where('b.at', '>=', startOf(from ?? '')))
    .$if(to !== undefined, (query) => query.where('b.at', '<', startOf(addDays(to ?? '', 1))))
    .$if(keyword !== undefined, (query) =>
      query.where(byPerson(sql.ref('b.account_id'), keyword ?? '')),
    );
}

/** One call as it was read. */
interface StoredCall {
  readonly at: Date;
  readonly app: string;
  readonly mount_id: string;
  readonly number: number;
  readonly account_id: string;
  readonly display_name: string | null;
  readonly login_name: string | null;
  readonly method: string;
  readonly decision: 'served' | 'refused';
  readonly code: string;
  readonly milliseconds: number;
  readonly size: number;
  readonly lost: number;
}

/** Some of those calls in their order, as they leave; two calls of one moment keep their places. */
export async function readCalls(
  context: CallContext,
  calls: BridgeCalls,
  direction: 'asc' | 'desc',
  part: TrailPart,
): Promise<BridgeCallRow[]> {
  const rows: StoredCall[] = await calls
    .leftJoin('account as a', 'a.id', 'b.account_id')
    .orderBy('b.at', direction)
    .orderBy('b.mount_id')
    .orderBy('b.number')
    .select(['b.at', 'b.app', 'b.mount_id', 'b.number', 'b.account_id', 'b.method', 'b.decision'])
    .select(['b.code', 'b.milliseconds', 'b.size', 'b.lost', 'a.display_name', 'a.login_name'])
    .limit(part.limit)
    .offset(part.offset)
    .execute();
  return rows.map((row) => presentCall(row, context));
}

/** A call with the names of its app and its person. */
function presentCall(
  row: StoredCall,
  { apps, locale }: Pick<CallContext, 'apps' | 'locale'>,
): BridgeCallRow {
  return {
    id: `${row.mount_id}.${row.number}`,
    at: row.at.toISOString(),
    app: row.app,
    appName: apps.byCode(row.app)?.manifest.name[locale] ?? row.app,
    mountId: row.mount_id,
    userName: row.display_name,
    account: row.login_name,
    accountId: row.account_id,
    method: row.method,
    decision: row.decision,
    code: row.code,
    milliseconds: row.milliseconds,
    size: row.size,
    lost: row.lost,
  };
}
