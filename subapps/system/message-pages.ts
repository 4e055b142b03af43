import type { Locale } from '#bridge/calls/kit/words.ts';
import { messageFunctions } from '#bridge/calls/message/functions.ts';
import { personTag } from '#bridge/calls/message/records/person-tag.ts';
import { personTagWords } from '#bridge/calls/message/records/person-tag.words.ts';
import { recordPage } from '#bridge/calls/record/record-page.ts';

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
    { ...recordPage(personTag, personTagWords, { code: 'person-tags', icon: 'people' }), menu },
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
  ];
}
