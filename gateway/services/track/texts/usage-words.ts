import type { Locale, Words } from '#bridge/calls/kit/words.ts';
import { eventCountFieldWords, portalEventWords } from '#bridge/calls/track/terms.ts';
import type { EventCount } from '../event-counts.ts';

/** What exported figures say in one language. */
export interface UsageWords {
  readonly file: string;
  readonly sheet: string;
  readonly columns: Words<keyof EventCount>;
  /** What the portal says of itself; an app names its events as it likes. */
  readonly events: Readonly<Record<string, string>>;
}

/** The words of exported figures, by language. */
export const usageWords: Readonly<Record<Locale, UsageWords>> = {
  'zh-CN': {
    file: '使用统计',
    sheet: '使用统计',
    columns: eventCountFieldWords['zh-CN'],
    events: eventsOf('zh-CN'),
  },
  en: { file: 'usage', sheet: 'Usage', columns: eventCountFieldWords.en, events: eventsOf('en') },
};

/** Words by the whole name of an event, as it is kept. */
function eventsOf(locale: Locale): Readonly<Record<string, string>> {
  const words = Object.entries(portalEventWords[locale]);
  return Object.fromEntries(words.map(([name, word]) => [`portal.${name}`, word]));
}
