import type { ParsedRequestOf, ResultOf } from '#bridge/calls/kit/define.ts';
import { messageEvents, switchedWays } from '#bridge/calls/message/events.ts';
import type { ownMessageWishes, saveOwnMessageWishes } from '#bridge/calls/message/outbox.ts';
import type { CallContext } from '#gateway/kernel/handler.ts';
import { readRule, readSwitches, readWishes, usualWishes } from './rules.ts';

/** Returns what the caller wishes, and what the company sends at all. */
export async function answerWishes(
  context: CallContext,
): Promise<ResultOf<typeof ownMessageWishes>> {
  const { accountId } = context;
  const wishes = (await readWishes(context, [accountId])).get(accountId) ?? usualWishes;
  const switches = await readSwitches(context);
  return {
    unwanted: messageEvents.map((event) => ({ event, ways: [...(wishes.unwanted[event] ?? [])] })),
    quiet: wishes.quiet,
    hours: wishes.hours,
    events: [...switches].map(([event, kept]) => ({
      event,
      ways: switchedWays.filter((way) => kept[way]),
    })),
    companyQuiet: (await readRule(context)).quiet,
  };
}

/** Keeps what the caller wishes. */
export async function saveWishes(
  context: CallContext,
  { unwanted, quiet, hours }: ParsedRequestOf<typeof saveOwnMessageWishes>,
): Promise<null> {
  const { database, tenantId, accountId } = context;
  const kept = unwanted.filter(({ ways }) => ways.length > 0);
  const values = {
    unwanted: JSON.stringify(Object.fromEntries(kept.map(({ event, ways }) => [event, ways]))),
    quiet,
    quiet_from: hours?.from ?? null,
    quiet_to: hours?.to ?? null,
    updated_at: context.now(),
  };
  await database
    .insertInto('message_wish')
    .values({ tenant_id: tenantId, account_id: accountId, ...values })
    .onConflict((conflict) => conflict.columns(['tenant_id', 'account_id']).doUpdateSet(values))
    .execute();
  context.record(`account:${accountId}`, { messages: quiet });
  return null;
}
