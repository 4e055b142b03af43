import type { DatabaseTransaction } from '#gateway/db/tables.ts';
import { addDays } from '#gateway/kernel/people/calendar.ts';
import { insertRows, type Row } from '../insert-rows.ts';
import type { Random } from '../random.ts';
import type { SeededTenant } from '../tenant/write-tenant.ts';
import { harbourNotices } from './harbour-notices.ts';
import { mapleNotices } from './maple-notices.ts';
import type { PlannedNotice } from './planned-notice.ts';

/** An account of the demo in its tenant. */
export interface Reader {
  readonly name: string;
  readonly accountId: string;
}

/** Days after which everybody has read a message, unless its plan says otherwise. */
const READ_AFTER = 5;

/** Writes the messages of a demo tenant, the oldest first, and who read them. */
export async function writeNotices(
  transaction: DatabaseTransaction,
  tenant: SeededTenant,
  readers: readonly Reader[],
  random: Random,
): Promise<void> {
  const plans = tenant.plan.code === 'harbour' ? harbourNotices : mapleNotices;
  const written = plans(tenant.anchor)
    .toSorted((a, b) => b.daysAgo - a.daysAgo || a.hour - b.hour)
    .map((plan) => ({ plan, row: noticeRow(tenant, plan, readers, random) }));
  await insertRows(
    transaction,
    'notice',
    written.map(({ row }) => row),
  );
  await insertRows(
    transaction,
    'notice_read',
    written.flatMap(({ plan, row }) => readRows(plan, row, readers)),
  );
}

function noticeRow(
  tenant: SeededTenant,
  plan: PlannedNotice,
  readers: readonly Reader[],
  random: Random,
): Row<'notice'> {
  const { tenantId, anchor, organIds, employmentOfAccount } = tenant;
  const accountId = readers.find(({ name }) => name === plan.account)?.accountId ?? null;
  const employment = employmentOfAccount.get(plan.account ?? '') ?? '';
  const organId = plan.organ === undefined ? null : (organIds.get(plan.organ) ?? null);
  return {
    tenant_id: tenantId,
    id: random.id(),
    kind: plan.kind,
    title: plan.title,
    body: plan.body.join('\n\n'),
    title_en: plan.english?.title ?? null,
    body_en: plan.english?.body.join('\n\n') ?? null,
    must_read_seconds: plan.mustReadSeconds ?? null,
    audience: organId !== null ? 'organ' : accountId !== null ? 'account' : 'tenant',
    organ_id: organId,
    account_id: accountId,
    link_app: plan.link?.app ?? null,
    link_route: plan.link?.route.replace('{employment}', employment) ?? null,
    author_id: null,
    author_name: plan.author,
    published_at: momentOf(anchor, plan),
  };
}

function readRows(
  plan: PlannedNotice,
  { tenant_id, id, audience, account_id, published_at }: Row<'notice'>,
  readers: readonly Reader[],
): Row<'notice_read'>[] {
  if (plan.daysAgo < READ_AFTER) return [];
  return readers
    .filter(({ name, accountId }) => {
      const addressed = audience !== 'account' || accountId === account_id;
      return addressed && plan.unreadBy?.includes(name) !== true;
    })
    .map(({ accountId }) => ({
      tenant_id,
      notice_id: id,
      account_id: accountId,
      received_at: published_at,
      read_at: published_at,
    }));
}

function momentOf(anchor: string, { daysAgo, hour }: PlannedNotice): string {
  return `${addDays(anchor, -daysAgo)}T${String(hour).padStart(2, '0')}:00:00+08:00`;
}
