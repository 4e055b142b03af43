import { plural, type Translation } from '#ui/texts/create-texts.ts';
import type { zhCN } from './zh-CN.ts';

/** Words of the bell and of what must be read, in English. */
export const en: Translation<typeof zhCN> = {
  bell: 'Messages, {{count}} unread',
  bellNone: 'Messages, none unread',
  arrived: 'A new message has arrived, {{count}} unread',
  title: 'Messages',
  markAll: 'Mark all as read',
  all: 'All messages',
  none: 'No messages yet',
  noneHint: 'Announcements, to-dos and notes of the system appear here',
  unread: 'Unread',
  mustRead: 'Must read',
  failed: 'That did not work. Please try again.',
  must: {
    lead: 'Please read this to the end; you can confirm once the countdown is over.',
    wait: 'I have read it ({{seconds}} s)',
    confirm: 'I have read it',
    ready: 'The countdown is over, you can confirm',
    left: ({ count }) => `${plural(count, 'more message', 'more messages')} to read`,
    failed: 'The message could not be loaded',
  },
};
