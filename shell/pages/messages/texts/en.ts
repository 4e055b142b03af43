import type { Translation } from '#ui/texts/create-texts.ts';
import type { zhCN } from './zh-CN.ts';

/** Words of the messages page in English. */
export const en: Translation<typeof zhCN> = {
  title: 'Messages',
  filter: {
    label: 'Which messages',
    all: 'All',
    unread: 'Unread',
    mustRead: 'Must read',
    announcement: 'Announcements',
    todo: 'To-dos',
    system: 'System',
  },
  list: 'Messages',
  none: 'No messages yet',
  noneUnread: 'Nothing is unread',
  failed: 'The messages could not be loaded',
  more: 'Load more',
  markAll: 'Mark all as read',
  back: 'Back to the messages',
  pick: 'Choose a message to read it',
  missing: 'There is no such message, or it is not for you',
  mustRead: 'Must read',
  unread: 'Unread',
  open: 'Go there',
  wait: 'I have read it ({{seconds}} s)',
  confirm: 'I have read it',
  error: 'That did not work. Please try again.',
  publish: {
    button: 'New announcement',
    title: 'Title',
    body: 'Text',
    bodyHelp: 'Plain text; an empty line begins a new paragraph',
    audience: 'For',
    everybody: 'The whole company',
    mustRead: 'Must read: readers confirm after {{seconds}} seconds',
    submit: 'Publish',
    done: 'The announcement is published',
  },
};
