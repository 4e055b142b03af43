import type { Locale } from '#bridge/calls/kit/words.ts';
import { messageFunctions } from '#bridge/calls/message/functions.ts';

const menu = 'reach';

/** The pages on which a company says how messages reach its people, and sees how they went. */
export function messagePages(
  names: Readonly<Record<'messages' | 'rule' | 'deliveries', Readonly<Record<Locale, string>>>>,
) {
  return [
    {
      code: 'messages',
      menu,
      name: names.messages,
      route: '/messages',
      icon: 'bell',
      functionId: messageFunctions.settings,
    },
    {
      code: 'message-rule',
      menu,
      name: names.rule,
      route: '/message-rule',
      icon: 'clock',
      functionId: messageFunctions.settings,
    },
    {
      code: 'deliveries',
      menu,
      name: names.deliveries,
      route: '/deliveries',
      icon: 'history',
      functionId: messageFunctions.deliveries,
    },
  ] as const;
}
