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
    disguised:
      '{{count}} places of service agreements look like dispatch; with them it is {{ratio}}%',
    substitutes: 'Substitutes whose colleague is back',
    substituteNote: '{{post}} · for {{name}}',
    endOn: 'proposed to end on {{day}}',
    chains: 'Short terms in a row (same worker and post)',
    terms: 'term {{count}}',
    openReturns: 'Open returns: {{count}}',
    until: 'until {{day}}',
  },
  month: {
    title: 'Month of dispatch',
    subtitle: 'Made of closed attendance, worker by worker',
    pick: 'Month',
    compute: 'Make from attendance',
    computed:
      '{{made}} lines made ({{corrections}} of them corrections), {{changed}} changed, {{kept}} approved ones kept',
    open: 'The attendance of this month is not closed; settlements are made and approved after that',
    none: 'No settlement in this month yet',
    noneHint: 'Make them from attendance: a line for each worker',
    openHint: 'Close the month in Attendance first',
    state: 'State',
    pending: 'In approval',
    all: 'Total ({{count}} lines)',
    disputed: 'In dispute ({{count}} lines)',
    undisputed: 'Total without disputes',
  },
};
