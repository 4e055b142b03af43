import { sql } from 'kysely';
import * as z from 'zod/mini';
import { type keptByPerson, mostFavourites, type starPage } from '#bridge/calls/home/kept.ts';
import type { ParsedRequestOf, ResultOf } from '#bridge/calls/kit/define.ts';
import type { CallContext } from '#gateway/kernel/handler.ts';
import { keepPreference, readPreference } from './preference.ts';

/** The preference that holds the starred pages. */
const KEY = 'favourites';

const pages = z.array(z.string());

/** Returns what the caller keeps of the portal in this company. */
export async function answerKept(context: CallContext): Promise<ResultOf<typeof keptByPerson>> {
  return {
    favourites: (await readPreference(context, KEY, pages)) ?? null,
    tourSeen: (await readPreference(context, 'tour-seen', z.boolean())) ?? false,
  };
}

/**
 * Gives a page its star or takes it away, and answers all that are starred. The row is changed where it stands, so
 * that stars given on two machines at once are both kept.
 */
export async function answerStarPage(
  context: CallContext,
  { key, starred }: ParsedRequestOf<typeof starPage>,
): Promise<ResultOf<typeof starPage>> {
  const { database, tenantId, accountId } = context;
  const one = JSON.stringify(starred ? [key] : []);
  const { rows } = await sql<{ value: unknown }>`
    insert into user_preference as kept (tenant_id, account_id, key, value, updated_at)
    values (${tenantId}, ${accountId}, ${KEY}, ${one}::jsonb, ${context.now()})
    on conflict (tenant_id, account_id, key) do update
      set value = (kept.value - ${key}::text) || excluded.value, updated_at = excluded.updated_at
    returning value`.execute(database);
  const parsed = z.safeParse(pages, rows[0]?.value);
  const starredPages = parsed.success ? parsed.data : [];
  const favourites = starredPages.slice(-mostFavourites);
  if (favourites.length < starredPages.length) await keepPreference(context, KEY, favourites);
  else context.record(`account:${accountId}`);
  return { favourites };
}

/** Remembers that the caller has seen the tour. */
export async function answerKeepTourSeen(context: CallContext): Promise<null> {
  await keepPreference(context, 'tour-seen', true);
  return null;
}
