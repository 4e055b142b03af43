import { randomBytes } from 'node:crypto';
import type { GatewayDatabase } from '#gateway/db/open-database.ts';
import type { DatabaseTransaction } from '#gateway/db/tables.ts';
import { uuid7 } from '#gateway/db/uuid7.ts';
import { fillConsents } from './filled-consents.ts';
import { fillOrderMessages, fillTours } from './filled-shops.ts';
import { fillTraining } from './filled-training.ts';

/** Whose rows they are, and who wrote them. */
interface Company {
  readonly tenantId: string;
  readonly accountId: string;
}

/** Gives a company rows of tables that its demo leaves empty: merged candidates, a link to an offer, plans of pay, a settlement, a tag, a subscription, a token. */
export async function fillRows(database: GatewayDatabase, company: Company): Promise<void> {
  const place = { tenantId: company.tenantId, accountId: null };
  await database.withTransaction(place, 'write', async (transaction) => {
    await fillCandidates(transaction, company);
    await fillConsents(transaction, company);
    await fillOffers(transaction, company);
    await fillOrderMessages(transaction, company);
    await fillTours(transaction, company);
    await fillPay(transaction, company);
    await fillPeople(transaction, company);
    await fillSubscription(transaction, company);
    await fillTaskDraft(transaction, company);
    await fillToken(transaction, company);
    await fillTraining(transaction, company);
  });
}

async function fillCandidates(
  transaction: DatabaseTransaction,
  { tenantId, accountId }: Company,
): Promise<void> {
  const candidates = await transaction
    .selectFrom('candidate')
    .select('id')
    .where('tenant_id', '=', tenantId)
    .orderBy('id', 'desc')
    .limit(2)
    .execute();
  const [second, first] = candidates.map(({ id }) => id);
  if (first === undefined || second === undefined) return;
  const at = new Date();
  await transaction
    .insertInto('candidate_apart')
    .values({
      tenant_id: tenantId,
      first_id: first,
      second_id: second,
      kinds: ['name'],
      at,
      account_id: accountId,
    })
    .execute();
  await transaction
    .insertInto('candidate_merge')
    .values({
      tenant_id: tenantId,
      id: uuid7(),
      kept_id: first,
      merged_id: second,
      kept_before: '{}',
      custom_values: '[]',
      moved_application_ids: [],
      closed_application_ids: [],
      moved_school_ids: [],
      at,
      account_id: accountId,
      account_name: 'somebody',
      // It is undone, so that both are there.
      undone_at: at,
    })
    .execute();
  await transaction
    .insertInto('candidate_job')
    .values({
      tenant_id: tenantId,
      id: uuid7(),
      candidate_id: first,
      sort_order: 0,
      employer: 'Somewhere',
    })
    .execute();
}

async function fillTaskDraft(
  transaction: DatabaseTransaction,
  { tenantId, accountId }: Company,
): Promise<void> {
  const task = await transaction
    .selectFrom('approval_task')
    .where('tenant_id', '=', tenantId)
    .select('id')
    .executeTakeFirstOrThrow();
  await transaction
    .insertInto('approval_task_draft')
    .values({
      tenant_id: tenantId,
      account_id: accountId,
      task_id: task.id,
      words: 'swept',
      form_values: JSON.stringify({}),
      saved_at: new Date(),
    })
    .execute();
}

async function fillSubscription(
  transaction: DatabaseTransaction,
  { tenantId, accountId }: Company,
): Promise<void> {
  await transaction
    .insertInto('report_subscription')
    .values({
      tenant_id: tenantId,
      id: uuid7(),
      account_id: accountId,
      made_by: accountId,
      report: 'roster-summary',
      rhythm: JSON.stringify({ every: 'month', day: 1, at: '08:00' }),
      filters: JSON.stringify({ organId: null, period: null, compare: null }),
      way: 'portal' as const,
      workbook: false,
      state: 'paused' as const,
      stopped: null,
      next_at: null,
      last_sent_at: null,
      error: 'internal',
      error_words: JSON.stringify({ 'zh-CN': '扫描', en: 'swept' }),
      last_job_id: uuid7(),
      created_at: new Date(),
      removed_at: null,
    })
    .execute();
}

async function fillOffers(transaction: DatabaseTransaction, { tenantId }: Company): Promise<void> {
  const offer = await transaction
    .selectFrom('offer')
    .select('id')
    .where('tenant_id', '=', tenantId)
    .orderBy('id')
    .limit(1)
    .executeTakeFirst();
  if (offer === undefined) return;
  await transaction
    .insertInto('offer_link')
    .values({
      tenant_id: tenantId,
      id: uuid7(),
      offer_id: offer.id,
      secret_hash: Buffer.alloc(32),
      ended: 'revised' as const,
    })
    .execute();
}

async function fillPay(transaction: DatabaseTransaction, { tenantId }: Company): Promise<void> {
  const planId = uuid7();
  await transaction
    .insertInto('pay_plan')
    .values({ tenant_id: tenantId, id: planId, name: 'swept plan', items: 'bonus\ndeduction' })
    .execute();
  await transaction
    .insertInto('pay_test')
    .values({
      tenant_id: tenantId,
      id: uuid7(),
      name: 'swept test',
      plan_id: planId,
      given: 'bonus = 100',
      expected: 'bonus = 100',
      disabled: true,
    })
    .execute();
  const left = await transaction
    .selectFrom('employment')
    .select('id')
    .where('tenant_id', '=', tenantId)
    .orderBy('id')
    .limit(1)
    .executeTakeFirstOrThrow();
  await transaction
    .insertInto('pay_settlement')
    .values({
      tenant_id: tenantId,
      id: uuid7(),
      employment_id: left.id,
      month: '2020-01-01',
      kind: 'none' as const,
      lawful: '0',
      severance: '0',
      unused_days: '0',
      unused_pay: '0',
      note: 'swept',
      entry_ids: [],
      account_id: null,
    })
    .execute();
}

async function fillPeople(transaction: DatabaseTransaction, { tenantId }: Company): Promise<void> {
  const { id: employmentId } = await transaction
    .selectFrom('employment')
    .select('id')
    .where('tenant_id', '=', tenantId)
    .orderBy('id')
    .limit(1)
    .executeTakeFirstOrThrow();
  const tagId = uuid7();
  await transaction
    .insertInto('person_tag')
    .values({ tenant_id: tenantId, id: tagId, name: 'swept tag', note: 'swept' })
    .execute();
  await transaction
    .insertInto('person_tag_member')
    .values({
      tenant_id: tenantId,
      id: uuid7(),
      tag_id: tagId,
      sort_order: 1,
      employment_id: employmentId,
    })
    .execute();
  const request = await transaction
    .selectFrom('staff_request')
    .select('id')
    .where('tenant_id', '=', tenantId)
    .orderBy('id')
    .limit(1)
    .executeTakeFirst();
  if (request === undefined) return;
  await transaction
    .insertInto('staff_request_candidate')
    .values({
      tenant_id: tenantId,
      id: uuid7(),
      request_id: request.id,
      sort_order: 9,
      name: 'somebody',
      phone: null,
      decision: 'open' as const,
      reason: null,
    })
    .execute();
}

async function fillToken(
  transaction: DatabaseTransaction,
  { tenantId, accountId }: Company,
): Promise<void> {
  const at = new Date();
  await transaction
    .insertInto('personal_token')
    .values({
      tenant_id: tenantId,
      id: uuid7(),
      account_id: accountId,
      secret_hash: randomBytes(32),
      hint: 'last',
      name: 'Editor',
      scope: 'read',
      created_at: at,
      expires_at: new Date(at.getTime() + 86_400_000),
    })
    .execute();
}
