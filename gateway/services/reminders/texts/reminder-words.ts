import type { Locale } from '#bridge/calls/kit/words.ts';

/** What lists of jobs call the kinds of this area, by language. */
export const jobTitles = {
  tell: { 'zh-CN': '发送到期提醒', en: 'Send reminders of due dates' },
} as const satisfies Readonly<Record<string, Readonly<Record<Locale, string>>>>;

interface MessageWords {
  title(plural: string, count: number): string;
  line(name: string, field: string, day: string): string;
  more(count: number): string;
}

/** The words of the messages. */
export const messageWords: Readonly<Record<Locale, MessageWords>> = {
  'zh-CN': {
    title: (plural, count) => `${plural}到期提醒（${count} 项）`,
    line: (name, field, day) => `${name}：${field} ${day}`,
    more: (count) => `另有 ${count} 项`,
  },
  en: {
    title: (plural, count) => `${plural}: ${count} due soon`,
    line: (name, field, day) => `${name}: ${field} ${day}`,
    more: (count) => `and ${count} more`,
  },
};

/** Who writes them. */
export const authorName = '系统';
