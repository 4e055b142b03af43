import { plural, type Translation } from '#ui/texts/create-texts.ts';
import type { zhCN } from './zh-CN.ts';

/** Words of the workforce analysis in English. */
export const en: Translation<typeof zhCN> = {
  title: 'Workforce',
  asOf: 'As of {{day}}',
  everything: 'All organisations you see',
  noRoster: 'You may not see employee records, so this list cannot be opened',
  organ: {
    label: 'Organisation',
    search: 'Name or code',
    none: 'No organisation matches',
    more: ({ count }) => `${plural(count, 'more match', 'more matches')}; keep typing`,
    path: 'Organisation path',
  },
  span: {
    label: 'Span',
    '12': '12 months',
    '24': '24 months',
    '36': '36 months',
  },
  figure: {
    label: 'Key figures',
    definition: 'How “{{name}}” is counted',
    headCount: 'Head-count',
    headCountDefinition:
      'People employed at the end of {{day}}: on probation and leaving included, not yet started and left excluded. With all organisations below.',
    joined: 'Joined this month',
    joinedDefinition:
      'People who joined between {{from}} and {{to}}, also those who have left again.',
    left: 'Left this month',
    leftDefinition: 'People whose last day lies between {{from}} and {{to}}.',
    turnover: '12-month turnover',
    turnoverDefinition:
      'Leavers of the last 12 months, this one included, over the mean head-count, which is (opening + closing) ÷ 2. Opening {{opening}}, closing {{closing}}, leavers {{left}}.',
    noTurnover: 'No one was employed in the last 12 months, so there is no rate.',
  },
  people: ({ count }) => plural(count, 'person', 'people'),
  roster: 'Show people',
  asTable: 'As table',
  tableOf: '{{title}}, table',
  asChart: 'As chart',
  headCount: {
    title: 'Head-count by organisation',
    hint: 'Select a bar to see what is below it',
    organ: 'Organisation',
    direct: 'Directly here',
    drill: 'Show what is below {{name}}',
    roster: 'Show people: {{name}}',
    summary:
      'Bar chart: head-count of the organisations below {{name}}, {{total}} in all; most in {{most}}, {{count}}.',
    folded: ({ count }) => plural(count, 'other organisation', 'other organisations'),
  },
  age: {
    title: 'Age structure',
    hint: 'Select a bar to see its people',
    band: 'Age',
    range: '{{from}}–{{to}}',
    over: '{{from}} and over',
    female: 'Women',
    male: 'Men',
    sum: 'Total',
    roster: 'Show the people: {{gender}}, {{band}}',
    unknown: ({ count }) =>
      `${plural(count, 'person has', 'people have')} no birth date on file and are not counted`,
    summary:
      'Population pyramid: {{female}} women, {{male}} men; the largest age band is {{most}}.',
  },
  movement: {
    title: 'Joiners and leavers',
    hint: 'Select a bar to see the people of that month',
    month: 'Month',
    joined: 'Joined',
    left: 'Left',
    net: 'Net',
    joinedRoster: 'Show who joined in {{month}}',
    leftRoster: 'Show who left in {{month}}',
    summary: 'Bar chart: from {{from}} to {{to}} {{joined}} joined and {{left}} left.',
  },
  turnover: {
    title: 'Turnover by month',
    hint: 'Leavers of the month over its mean head-count',
    month: 'Month',
    rate: 'Turnover',
    opening: 'Opening',
    closing: 'Closing',
    span: 'Whole span {{rate}}',
    summary: 'Line chart: turnover by month was highest in {{month}} with {{rate}}.',
    never: 'Line chart: no one left in this period.',
  },
  state: {
    loading: 'Loading',
    empty: 'Nothing to show',
    emptyHint: 'There are no people in this organisation and span',
    failed: 'Could not load',
    denied: 'You have no access',
    deniedHint: 'Ask your administrator if you need to see the workforce analysis',
    retry: 'Try again',
    notConnected: 'This app runs inside the portal. Please open it from there.',
  },
};
