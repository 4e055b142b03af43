/** The words of a message: the company's own where it has some, else the usual ones. */

import type { Locale } from '#bridge/calls/kit/words.ts';
import type { MessageEvent, MessageWay, Placeholder } from '#bridge/calls/message/events.ts';
import type { DatabaseTransaction } from '#gateway/db/tables.ts';
import { usualWords } from '../texts/event-words.ts';

/** What stands in for the placeholders; a text of two languages, or one for both. */
export type MessageParts = Readonly<
  Partial<Record<Placeholder, string | { readonly zh: string; readonly en: string }>>
>;

/** The words of one way in both languages. */
export interface Words {
  readonly titleZh: string;
  readonly bodyZh: string;
  readonly titleEn: string;
  readonly bodyEn: string;
}

/** The company's own words by `<event> <way>`. */
export type OwnWords = ReadonlyMap<string, Words>;

/** Reads the company's own words of some events. */
export async function readOwnWords(
  { database, tenantId }: { readonly database: DatabaseTransaction; readonly tenantId: string },
  events: readonly MessageEvent[],
): Promise<OwnWords> {
  if (events.length === 0) return new Map();
  const rows = await database
    .selectFrom('message_template')
    .selectAll()
    .where('tenant_id', '=', tenantId)
    .where('event', 'in', [...events])
    .execute();
  return new Map(
    rows.map((row) => [
      `${row.event} ${row.way}`,
      { titleZh: row.title_zh, bodyZh: row.body_zh, titleEn: row.title_en, bodyEn: row.body_en },
    ]),
  );
}

/** The usual words of an event in one way; an SMS says in one line what it is about. */
export function usualOf(event: MessageEvent, way: MessageWay): Words {
  const zh = usualWords(event, 'zh-CN');
  const en = usualWords(event, 'en');
  const isShort = way === 'sms';
  return {
    titleZh: zh.title,
    titleEn: en.title,
    bodyZh: isShort ? zh.title : zh.body,
    bodyEn: isShort ? en.title : en.body,
  };
}

/** Writes one message in a language. */
export function write(
  own: OwnWords,
  { event, way, locale }: { event: MessageEvent; way: MessageWay; locale: Locale },
  parts: MessageParts,
): { readonly title: string; readonly body: string } {
  const words = own.get(`${event} ${way}`) ?? usualOf(event, way);
  const isEnglish = locale === 'en';
  const fill = (text: string) =>
    text.replaceAll(/\{([a-z]+)\}/g, (_, name: Placeholder) => {
      const part = parts[name] ?? '';
      return typeof part === 'string' ? part : isEnglish ? part.en : part.zh;
    });
  return {
    title: fill(isEnglish ? words.titleEn : words.titleZh),
    body: fill(isEnglish ? words.bodyEn : words.bodyZh),
  };
}
