import {
  type keepStored,
  type listStored,
  mostStored,
  type readStored,
} from '#bridge/calls/home/app-storage.ts';
import type { ParsedRequestOf, ResultOf } from '#bridge/calls/kit/define.ts';
import type { CallContext, Verdict } from '#gateway/kernel/handler.ts';
import { RefusedError } from '#gateway/kernel/refused-error.ts';

/** An app that is not registered keeps nothing: names cannot be taken before their apps come. */
export function isRegistered({ apps }: CallContext, { app }: { readonly app: string }): Verdict {
  return apps.byCode(app) ? 'allow' : 'notFound';
}

/** Returns what an app keeps for the caller under a key. */
export async function answerStored(
  context: CallContext,
  { app, key }: ParsedRequestOf<typeof readStored>,
): Promise<ResultOf<typeof readStored>> {
  const row = await ofCaller(context, app)
    .where('key', '=', key)
    .select('value')
    .executeTakeFirst();
  return { value: row?.value ?? null };
}

/** Lists the keys of an app, in the order of their letters. */
export async function answerStoredKeys(
  context: CallContext,
  { app }: ParsedRequestOf<typeof listStored>,
): Promise<ResultOf<typeof listStored>> {
  const rows = await ofCaller(context, app).select('key').orderBy('key').execute();
  return { keys: rows.map(({ key }) => key) };
}

/** Keeps a value of an app for the caller, or takes it away. */
export async function answerKeepStored(
  context: CallContext,
  { app, key, value }: ParsedRequestOf<typeof keepStored>,
): Promise<null> {
  const { database, tenantId: tenant_id, accountId: account_id } = context;
  context.record(`app:${app}`);
  if (value === null) {
    await database
      .deleteFrom('app_storage')
      .where('tenant_id', '=', tenant_id)
      .where('account_id', '=', account_id)
      .where('app', '=', app)
      .where('key', '=', key)
      .execute();
    return null;
  }
  const updated_at = context.now();
  await database
    .insertInto('app_storage')
    .values({ tenant_id, account_id, app, key, value, updated_at })
    .onConflict((conflict) =>
      conflict
        .columns(['tenant_id', 'account_id', 'app', 'key'])
        .doUpdateSet({ value, updated_at }),
    )
    .execute();
  const { keys } = await answerStoredKeys(context, { app });
  if (keys.length > mostStored) throw new RefusedError('tooLarge');
  return null;
}

function ofCaller({ database, tenantId, accountId }: CallContext, app: string) {
  return database
    .selectFrom('app_storage')
    .where('tenant_id', '=', tenantId)
    .where('account_id', '=', accountId)
    .where('app', '=', app);
}
