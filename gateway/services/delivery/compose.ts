import type { Locale } from '#bridge/calls/kit/words.ts';
import { messageWords, sender } from './texts/message-words.ts';

/** The name of one message. */
export type Template = keyof typeof messageWords;

/** What stands in for the braces of a message. */
export interface MessageParts {
  readonly code?: string;
  readonly account?: string;
  readonly company?: string;
  readonly link?: string;
  readonly job?: string;
  readonly time?: string;
}

/** Writes a message in a language. */
export function compose(
  template: Template,
  parts: MessageParts,
  locale: Locale,
): { readonly subject: string; readonly text: string } {
  const { subject, text } = messageWords[template][locale];
  const said = text.replaceAll(
    /\{(code|account|company|link|job|time)\}/g,
    (_, name: keyof MessageParts) => parts[name] ?? '',
  );
  return { subject: `${sender[locale]} · ${subject}`, text: said };
}

/** The same as an SMS, which begins with the name of who sends it. */
export function composeSms(template: Template, parts: MessageParts, locale: Locale): string {
  const { text } = compose(template, parts, locale);
  return locale === 'en' ? `[${sender.en}] ${text}` : `【${sender['zh-CN']}】${text}`;
}
