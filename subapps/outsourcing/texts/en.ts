import type { Translation } from '#ui/texts/create-texts.ts';
import type { zhCN } from './zh-CN.ts';

/** Words of the app in English. */
export const en: Translation<typeof zhCN> = {
  notFound: 'There is no such page',
  overview: {
    title: 'Overview',
    subtitle: 'As of {{day}}',
    ratios: 'Dispatch ratio',
    law: 'At most {{limit}} % of the people of a legal entity may be dispatched (Interim Provisions on Labour Dispatch, art. 4); from {{near}} % on it is marked',
    own: '{{count}} own',
    dispatched: '{{count}} dispatched',
    room: '{{count}} more may start',
    excess: '{{count}} too many',
    fine: 'Within the limit',
    near: 'Near the limit',
    over: 'Above the limit',
    noEntity: 'There is no legal entity yet',
    noEntityHint: 'Add one in System, Legal entities',
    ending: 'Assignments that end within 60 days',
    noEnding: 'No assignment ends soon',
    permits: 'Agencies whose permit ends soon or has ended',
    noPermits: 'All permits of agencies are valid',
    openReturns: 'Open returns: {{count}}',
    until: 'until {{day}}',
  },
};
