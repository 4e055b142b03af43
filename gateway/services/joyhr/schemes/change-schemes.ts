import { sql } from 'kysely';
import {
  type addScheme,
  mostSchemes,
  type removeScheme,
  type updateDefaultScheme,
  type updateScheme,
} from '#bridge/calls/joyhr/schemes.ts';
import type { ParsedRequestOf, ResultOf } from '#bridge/calls/kit/define.ts';
import { isUniqueViolation } from '#gateway/db/errors.ts';
import { uuid7 } from '#gateway/db/uuid7.ts';
import type { CallContext } from '#gateway/kernel/handler.ts';
import { RefusedError } from '#gateway/kernel/refused-error.ts';
import { ownSchemes, readScheme } from './scheme-rows.ts';

/** Saves a new scheme; refuses a name in use, and a scheme beyond the fiftieth. */
export async function answerNewScheme(
  context: CallContext,
  { listCode, name, query, columns }: ParsedRequestOf<typeof addScheme>,
): Promise<ResultOf<typeof addScheme>> {
  await lockSchemes(context);
  const kept = await ownSchemes(context).where('list_code', '=', listCode).execute();
  if (kept.length >= mostSchemes) {
    const issue = { path: '', issue: 'tooLarge', max: mostSchemes } as const;
    throw new RefusedError('badInput', { fields: [issue] });
  }
  const { tenantId, accountId, database } = context;
  const id = uuid7();
  await naming(
    database
      .insertInto('query_scheme')
      .values({
        tenant_id: tenantId,
        id,
        account_id: accountId,
        list_code: listCode,
        name,
        query,
        columns: columns ? JSON.stringify(columns) : null,
      })
      .execute(),
  );
  context.record(`query_scheme:${id}`, { listCode });
  return await readScheme(context, id);
}

/** Saves what the request says of a scheme and leaves the rest. */
export async function answerSchemeUpdate(
  context: CallContext,
  { schemeId, name, query, columns }: ParsedRequestOf<typeof updateScheme>,
): Promise<ResultOf<typeof updateScheme>> {
  const { listCode, ...before } = await readScheme(context, schemeId);
  const change = {
    ...(name !== undefined && { name }),
    ...(query !== undefined && { query }),
    ...(columns !== undefined && { columns: JSON.stringify(columns) }),
  };
  if (Object.keys(change).length === 0) return before;
  await naming(
    context.database
      .updateTable('query_scheme')
      .set(change)
      .where('tenant_id', '=', context.tenantId)
      .where('id', '=', schemeId)
      .execute(),
  );
  context.record(`query_scheme:${schemeId}`, { listCode, fields: Object.keys(change) });
  return await readScheme(context, schemeId);
}

/** Makes one scheme the default of its list, or none. */
export async function answerDefaultScheme(
  context: CallContext,
  { listCode, schemeId }: ParsedRequestOf<typeof updateDefaultScheme>,
): Promise<ResultOf<typeof updateDefaultScheme>> {
  await lockSchemes(context);
  const scheme = schemeId === undefined ? null : await readScheme(context, schemeId);
  if (scheme !== null && scheme.listCode !== listCode) throw new RefusedError('notFound');
  const { tenantId, accountId, database } = context;
  const ofList = database
    .updateTable('query_scheme')
    .where('tenant_id', '=', tenantId)
    .where('account_id', '=', accountId)
    .where('list_code', '=', listCode);
  // One after the other: a statement that moved the mark could meet two of them on its way.
  await ofList.set({ is_default: false }).where('is_default', '=', true).execute();
  if (scheme !== null) {
    await ofList.set({ is_default: true }).where('id', '=', scheme.id).execute();
  }
  context.record(scheme === null ? `list:${listCode}` : `query_scheme:${scheme.id}`, { listCode });
  return null;
}

/** Removes a scheme for good. */
export async function answerSchemeRemoval(
  context: CallContext,
  { schemeId }: ParsedRequestOf<typeof removeScheme>,
): Promise<ResultOf<typeof removeScheme>> {
  const { id, listCode } = await readScheme(context, schemeId);
  await context.database
    .deleteFrom('query_scheme')
    .where('tenant_id', '=', context.tenantId)
    .where('id', '=', id)
    .execute();
  context.record(`query_scheme:${id}`, { listCode });
  return null;
}

// Two windows of one person take turns, so that neither passes the limit nor makes a second default.
async function lockSchemes({ database, tenantId, accountId }: CallContext): Promise<void> {
  await sql`select from membership where tenant_id = ${tenantId} and account_id = ${accountId}
    for no key update`.execute(database);
}

async function naming(change: Promise<unknown>): Promise<void> {
  try {
    await change;
  } catch (error) {
    if (!isUniqueViolation(error, 'query_scheme_name')) throw error;
    throw new RefusedError('badInput', { fields: [{ path: 'name', issue: 'taken' }] });
  }
}
