import { type SelectQueryBuilder, sql } from 'kysely';
import type * as z from 'zod/mini';
import type { auditEventPage, auditEventRow } from '#bridge/calls/audit/audit-events.ts';
import type { ParsedRequestOf } from '#bridge/calls/kit/define.ts';
import type { Database } from '#gateway/db/tables.ts';
import type { CallContext } from '#gateway/kernel/handler.ts';
import { addDays, startOf } from '#gateway/kernel/people/calendar.ts';
import { actionName, kindName } from './action-names.ts';
import { type TargetNames, targetNames } from './target-names.ts';
import { byPerson, type TrailPart } from './trail.ts';

/** What the trail is filtered by; the same for list and export. */
type AuditEventFilter = Pick<
  ParsedRequestOf<typeof auditEventPage>,
  'keyword' | 'action' | 'kind' | 'target' | 'outcome' | 'from' | 'to'
>;

/** One event of the trail, as it leaves. */
export type AuditEventRow = z.output<typeof auditEventRow>;

type Tables = Database & { v: Database['audit_event'] };
/** Events of one company; without a selection. */
export type AuditEvents = SelectQueryBuilder<Tables, 'v', object>;

/** The events of the company that a filter leaves, as `v`. */
export function filterEvents(
  { database, tenantId }: Pick<CallContext, 'database' | 'tenantId'>,
  { keyword, action, kind, target, outcome, from, to }: AuditEventFilter,
): AuditEvents {
  return database
    .selectFrom('audit_event as v')
    .where('v.tenant_id', '=', tenantId)
    .$if(action !== undefined, (query) => query.where('v.call', 'in', action ?? []))
    .$if(kind !== undefined, (query) =>
      query.where(sql<boolean>`split_part(v.target, ':', 1) = any(${kind ?? []}::text[])`),
    )
    .$if(target !== undefined, (query) => query.where('v.target', '=', target ?? ''))
    .$if(outcome !== undefined, (query) => query.where('v.outcome', 'in', outcome ?? []))
    .$if(from !== undefined, (query) => query.where('v.at', '>=', startOf(from ?? '')))
    .$if(to !== undefined, (query) => query.where('v.at', '<', startOf(addDays(to ?? '', 1))))
    .$if(keyword !== undefined, (query) =>
      query.where(byPerson(sql.ref('v.account_id'), keyword ?? '')),
    );
}

interface StoredEvent {
  readonly id: string;
  readonly at: Date;
  readonly call: string;
  readonly target: string;
  readonly outcome: 'ok' | 'denied' | 'failed';
  readonly detail: Readonly<Record<string, unknown>>;
  readonly display_name: string | null;
  readonly login_name: string | null;
}

/** Some of those events in their order, as they leave; two of one moment keep their places. */
export async function readEvents(
  context: CallContext,
  events: AuditEvents,
  direction: 'asc' | 'desc',
  part: TrailPart,
): Promise<AuditEventRow[]> {
  const rows: StoredEvent[] = await events
    .leftJoin('account as a', 'a.id', 'v.account_id')
    .orderBy('v.at', direction)
    .orderBy('v.id', direction)
    .select(['v.id', 'v.at', 'v.call', 'v.target', 'v.outcome', 'v.detail'])
    .select(['a.display_name', 'a.login_name'])
    .limit(part.limit)
    .offset(part.offset)
    .execute();
  const names = await targetNames(
    context,
    rows.map(({ target }) => target),
  );
  return rows.map((row) => presentEvent(row, context, names));
}

function presentEvent(
  row: StoredEvent,
  { apps, locale }: Pick<CallContext, 'apps' | 'locale'>,
  names: TargetNames,
): AuditEventRow {
  const { app } = row.detail;
  return {
    id: row.id,
    at: row.at.toISOString(),
    userName: row.display_name,
    account: row.login_name,
    action: row.call,
    actionName: actionName(row.call, locale),
    target: row.target,
    kindName: kindName(row.target, locale),
    targetName: names.get(row.target) ?? null,
    outcome: row.outcome,
    appName: typeof app === 'string' ? (apps.byCode(app)?.manifest.name[locale] ?? app) : null,
  };
}
