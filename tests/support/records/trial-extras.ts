import { uuid7 } from '#gateway/db/uuid7.ts';
import type { TrialBench } from './trial-bench.ts';

/** A custom field as a test wants one. */
export interface CustomFieldPlan {
  readonly code: string;
  readonly kind: 'text' | 'day' | 'choice' | 'flag' | 'decimal';
  readonly required?: boolean;
  readonly listed?: boolean;
  readonly options?: string;
  readonly usual_right?: 'hidden' | 'read';
}

/** Adds custom fields to trials. */
export function addCustomFields(
  bench: TrialBench,
  plans: readonly CustomFieldPlan[],
): Promise<void> {
  return bench.run('admin', 'write', async ({ database, tenantId }) => {
    for (const plan of plans) {
      await database
        .insertInto('custom_field')
        .values({
          tenant_id: tenantId,
          id: uuid7(),
          record: 'trial',
          name_zh: `中${plan.code}`,
          name_en: `My ${plan.code}`,
          ...plan,
        })
        .execute();
    }
  });
}

/** Uploads a file for a field of trials as an account. */
export function addFile(bench: TrialBench, account: string, field: string): Promise<string> {
  return bench.run(account, 'write', async ({ database, tenantId, accountId, now }) => {
    const id = uuid7();
    await database
      .insertInto('record_file')
      .values({
        tenant_id: tenantId,
        id,
        record: 'trial',
        field,
        name: 'scan.pdf',
        format: 'pdf',
        size: 4,
        content: Buffer.from('%PDF'),
        added_at: now(),
        account_id: accountId,
        actor_name: account,
      })
      .execute();
    return id;
  });
}
