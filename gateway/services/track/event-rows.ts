import type { SelectQueryBuilder } from 'kysely';
import type { ParsedRequestOf } from '#bridge/calls/kit/define.ts';
import { portalCode } from '#bridge/calls/track/reported-events.ts';
import type { eventCounts } from '#bridge/calls/track/tracked-events.ts';
import type { Database } from '#gateway/db/tables.ts';
import type { CallContext } from '#gateway/kernel/handler.ts';
import { portalNames } from './texts/portal-names.ts';

/** What events are filtered by. */
export type EventFilter = Pick<
  ParsedRequestOf<typeof eventCounts>,
  'app' | 'event' | 'from' | 'to'
>;

type Tables = Database & { t: Database['tracked_event'] };

/** Events of one company, as `t`; without a selection. */
export type TrackedEvents = SelectQueryBuilder<Tables, 't', object>;

/** The events of the company that a filter leaves. */
export function filterEvents(
  { database, tenantId }: CallContext,
  { app, event, from, to }: EventFilter,
): TrackedEvents {
  return database
    .selectFrom('tracked_event as t')
    .where('t.tenant_id', '=', tenantId)
    .$if(app !== undefined, (query) => query.where('t.app', 'in', app ?? []))
    .$if(event !== undefined, (query) => query.where('t.event', 'in', event ?? []))
    .$if(from !== undefined, (query) => query.where('t.day', '>=', from ?? ''))
    .$if(to !== undefined, (query) => query.where('t.day', '<=', to ?? ''));
}

/** What an app is called; one that is no longer installed by its code. */
export function appNameOf({ apps, locale }: Pick<CallContext, 'apps' | 'locale'>, code: string) {
  if (code === portalCode) return portalNames[locale];
  return apps.byCode(code)?.manifest.name[locale] ?? code;
}
