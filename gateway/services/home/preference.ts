import * as z from 'zod/mini';
import type { CallContext } from '#gateway/kernel/handler.ts';

/** What a person can keep in a company, for every browser. */
export type PreferenceKey = 'home-layout' | 'favourites' | 'tour-seen';

/** Reads what the caller keeps under a key; nothing where there is none, or what an earlier version wrote does not fit. */
export async function readPreference<Schema extends z.ZodMiniType>(
  { database, tenantId, accountId }: CallContext,
  key: PreferenceKey,
  schema: Schema,
): Promise<z.output<Schema> | undefined> {
  const row = await database
    .selectFrom('user_preference')
    .where('tenant_id', '=', tenantId)
    .where('account_id', '=', accountId)
    .where('key', '=', key)
    .select('value')
    .executeTakeFirst();
  const parsed = z.safeParse(schema, row?.value);
  return parsed.success ? parsed.data : undefined;
}

/** Keeps a value under a key in the place of an earlier one; of two browsers the last one counts. */
export async function keepPreference(
  context: CallContext,
  key: PreferenceKey,
  kept: unknown,
): Promise<void> {
  const { database, tenantId, accountId } = context;
  const value = JSON.stringify(kept);
  const updated_at = context.now();
  await database
    .insertInto('user_preference')
    .values({ tenant_id: tenantId, account_id: accountId, key, value, updated_at })
    .onConflict((conflict) =>
      conflict.columns(['tenant_id', 'account_id', 'key']).doUpdateSet({ value, updated_at }),
    )
    .execute();
  context.record(`account:${accountId}`);
}
