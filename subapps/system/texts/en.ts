import { plural, type Translation } from '#ui/texts/create-texts.ts';
import type { zhCN } from './zh-CN.ts';

/** Words of the app in English; a key that is missing or too many does not compile. */
export const en: Translation<typeof zhCN> = {
  title: 'App call audit',
  kept: 'Every call of an app to the portal, kept for {{days}} days, without its content',
  search: 'Name or account',
  time: 'Time',
  app: 'App',
  user: 'User',
  account: 'Account',
  formerUser: 'Former user',
  method: 'Method',
  decision: 'Decision',
  code: 'Result',
  duration: 'Duration (ms)',
  size: 'Size (bytes)',
  mount: 'Run',
  lost: 'Missing before',
  lostCalls: ({ count }) =>
    `${plural(count, 'call', 'calls')} could not be delivered and were not recorded`,
  details: 'Call details',
  served: 'Accepted',
  refused: 'Refused',
  codes: {
    ok: 'Succeeded',
    unknownMethod: 'No such method',
    notGranted: 'Not granted',
    badInput: 'Request not valid',
    throttled: 'Too many calls',
    timeout: 'Timed out',
    tooLarge: 'Request too large',
    disconnected: 'Disconnected',
    failed: 'Failed',
    notFound: 'Not found',
    busy: 'Busy',
    cancelled: 'Cancelled',
    signedOut: 'Signed out',
  },
  none: 'No calls yet',
  noneHint: 'What apps ask of the portal appears here within a minute',
  notFound: 'There is no such page',
};
