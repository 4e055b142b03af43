import type { Translation } from '#ui/texts/create-texts.ts';
import type { zhCN } from './zh-CN.ts';

/** Words of order messages in English. */
export const en: Translation<typeof zhCN> = {
  title: 'Order messages',
  orders: 'Orders',
  search: 'Search orders',
  kinds: { written: 'Messages', unread: 'Unread', all: 'All' },
  unread: 'New: {{count}}',
  noMessage: 'No messages yet',
  filesOnly: '[Files]',
  none: 'No orders',
  noneHint: {
    written: 'Orders with messages appear here.',
    unread: 'Everything is read.',
    all: 'Orders that were sent to a supplier appear here.',
  },
  pick: 'Choose an order',
  pickHint: 'Read what was written about it, or write to its supplier.',
  openOrder: 'Open the order',
  thread: 'Messages',
  empty: 'No messages yet. The people of the supplier are informed of what you write.',
  closed: 'The order is closed, so nothing more can be written.',
  readOnly: 'You can read messages but not send them.',
  compose: 'New message',
  message: 'Message',
  required: 'Write something, or add a file.',
  send: 'Send',
  sent: 'Sent. The people of the supplier are informed.',
  files: 'Files',
  saved: 'Saved {{name}}',
  savedFile: 'Save {{name}}',
};
