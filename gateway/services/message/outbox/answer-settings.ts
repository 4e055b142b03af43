import type { ParsedRequestOf, ResultOf } from '#bridge/calls/kit/define.ts';
import {
  longestBody,
  type MessageEvent,
  messageEvents,
  messageWays,
  placeholdersOf,
  wrongPlaceholder,
} from '#bridge/calls/message/events.ts';
import type {
  messageSettings,
  messageTemplates,
  saveMessageRule,
  saveMessageSwitch,
  saveMessageTemplate,
} from '#bridge/calls/message/outbox.ts';
import type { CallContext } from '#gateway/kernel/handler.ts';
import { RefusedError } from '#gateway/kernel/refused-error.ts';
import { readRule, readSwitches } from './rules.ts';
import { readOwnWords, usualOf, type Words } from './words.ts';

/** Returns what the company sends, by which channels, and when not. */
export async function answerSettings(
  context: CallContext,
): Promise<ResultOf<typeof messageSettings>> {
  const { channels, quiet, dingtalkAgent } = await readRule(context);
  const switches = await readSwitches(context);
  const own = await readOwnWords(context, messageEvents);
  return {
    rule: { channels: [...channels], quiet, dingtalkAgent },
    events: [...switches].map(([event, kept]) => ({
      event,
      ...kept,
      hasTemplate: messageWays.some((way) => own.has(`${event} ${way}`)),
    })),
  };
}

/** Keeps the order of the channels and the quiet hours. */
export async function saveRule(
  context: CallContext,
  { channels, quiet, dingtalkAgent }: ParsedRequestOf<typeof saveMessageRule>,
): Promise<null> {
  const { database, tenantId } = context;
  const values = {
    channels,
    quiet_from: quiet?.from ?? null,
    quiet_to: quiet?.to ?? null,
    dingtalk_agent: dingtalkAgent || null,
    updated_at: context.now(),
  };
  await database
    .insertInto('message_rule')
    .values({ tenant_id: tenantId, ...values })
    .onConflict((conflict) => conflict.column('tenant_id').doUpdateSet(values))
    .execute();
  context.record('messages:rule', { channels, quiet });
  return null;
}

/** Switches the ways of one event. */
export async function saveSwitch(
  context: CallContext,
  { event, ...values }: ParsedRequestOf<typeof saveMessageSwitch>,
): Promise<null> {
  await context.database
    .insertInto('message_switch')
    .values({ tenant_id: context.tenantId, event, ...values })
    .onConflict((conflict) => conflict.columns(['tenant_id', 'event']).doUpdateSet(values))
    .execute();
  context.record(`messages:${event}`, values);
  return null;
}

/** Returns the texts of one event. */
export async function answerTemplates(
  context: CallContext,
  { event }: ParsedRequestOf<typeof messageTemplates>,
): Promise<ResultOf<typeof messageTemplates>> {
  const own = await readOwnWords(context, [event]);
  return {
    placeholders: [...placeholdersOf(event)],
    ways: messageWays.map((way) => ({
      way,
      usual: usualOf(event, way),
      own: own.get(`${event} ${way}`) ?? null,
    })),
  };
}

/**
 * Keeps or takes away the company's own text.
 * @throws {RefusedError} `badInput` for braces that name nothing the event has, and for a text that is too long.
 */
export async function saveTemplate(
  context: CallContext,
  { event, way, words }: ParsedRequestOf<typeof saveMessageTemplate>,
): Promise<null> {
  const { database, tenantId } = context;
  if (words === null) {
    await database
      .deleteFrom('message_template')
      .where('tenant_id', '=', tenantId)
      .where('event', '=', event)
      .where('way', '=', way)
      .execute();
    context.record(`messages:${event}`, { way, removed: true });
    return null;
  }
  checkWords(event, longestBody[way], words);
  const values = {
    title_zh: words.titleZh,
    body_zh: words.bodyZh,
    title_en: words.titleEn,
    body_en: words.bodyEn,
    updated_at: context.now(),
  };
  await database
    .insertInto('message_template')
    .values({ tenant_id: tenantId, event, way, ...values })
    .onConflict((conflict) => conflict.columns(['tenant_id', 'event', 'way']).doUpdateSet(values))
    .execute();
  context.record(`messages:${event}`, { way });
  return null;
}

function checkWords(event: MessageEvent, longest: number, words: Words): void {
  const fields = (['titleZh', 'bodyZh', 'titleEn', 'bodyEn'] as const).flatMap((name) => {
    const path = `words.${name}`;
    const isWrong = wrongPlaceholder(event, words[name]) !== null;
    const isLong = name.startsWith('body') && words[name].length > longest;
    const issue = isWrong ? ('invalid' as const) : ('tooLong' as const);
    return isWrong || isLong ? [{ path, issue }] : [];
  });
  if (fields.length > 0) throw new RefusedError('badInput', { fields });
}
