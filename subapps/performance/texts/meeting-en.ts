import { plural, type Translation } from '#ui/texts/create-texts.ts';
import type { meetingZh } from './meeting-zh.ts';

const people = (count: unknown) => plural(Number(count), 'person', 'people');

/** Words of calibration meetings in English. */
export const meetingEn: Translation<typeof meetingZh> = {
  title: 'Calibration meeting',
  ofCycle: 'Calibration meetings',
  none: 'You are in no calibration meeting',
  noneHint: 'A meeting you chair or are a member of is shown here',
  open: 'Go to the board',
  chair: 'Chair: {{name}}',
  members: 'Members: {{names}}',
  people: ({ count }) => people(count),
  waiting: '{{count}} without a score',
  late: ({ count }) =>
    `${people(count)} came after it was closed: open it again before the release`,
  quotas: ({ version, people: count, at }) => `Quotas version ${version}, ${people(count)}, ${at}`,
  quotasBy: ({ version, people: count, at, name }) =>
    `Quotas version ${version}, ${people(count)}, ${at}, ${name}`,
  joinedTo: 'Fewer than {{least}} people: they have joined {{name}}',
  joinedRest: 'Fewer than {{least}} people: they are on the board of HR',
  joined: '{{name}} had fewer than {{least}} people; its {{count}} have joined this meeting',
  notBegun: 'The meeting has not begun',
  chairHint: ({ count }) =>
    `Opening it works out the quotas for ${people(count)} and keeps them. Cards are shown then.`,
  joinedTitle: 'This meeting is not held on its own',
  memberHint: 'The chair opens it; then its cards are shown here.',
  waitingHint: ({ count }) =>
    `${people(count)} without a score. The meeting can be opened once everybody has one.`,
  waitingOpen: ({ count }) =>
    `${people(count)} without a score. The meeting can be closed once everybody has one.`,
  begin: 'Open the meeting',
  begun: 'The meeting is open',
  closedTitle: 'The meeting is closed; its levels are fixed',
  releasedTitle: 'The results are released; cards are no longer shown',
  override: 'Closed with the distribution off. The chair says: {{reason}}',
  hidden: ({ count }) =>
    `${people(count)} of this meeting out of your reach: quotas and shares are left out`,
  end: 'Close the meeting',
  endHint: ({ count }) =>
    `The levels of ${people(count)} are fixed. HR can open the meeting again before the release.`,
  endBroken: 'The distribution is off: {{what}}. Say why; HR sees your reason.',
  off: '{{level}}: {{words}}',
  guided:
    'The distribution is off: {{what}}. This cycle only guides, so the meeting can be closed.',
  unruled:
    'The distribution is off: {{what}}. This cycle sets no limits, so the meeting can be closed.',
  why: 'Reason',
  whyHint: 'At least 10 characters',
  ended: 'The meeting is closed',
  changed: 'The people of this meeting changed: {{before}} → {{after}}',
  lateTitle: 'People came after the meeting was closed',
  lateHint: 'HR has to open the meeting again before the results can be released.',
  gone: 'No longer counted: {{names}}',
  came: 'New: {{names}}',
  goneWhy: '{{name}} ({{why}})',
  notRated: 'not rated',
  moved: 'belongs to another meeting',
  level: 'Level',
  before: 'Quota before',
  after: 'Quota now',
  oddLess:
    '{{level}} goes from {{before}} to {{after}} although there are more people: {{share}}% of {{peopleBefore}} is {{partBefore}}, {{share}}% of {{peopleAfter}} is {{partAfter}}. Each level gets the whole number first; the places left go to the largest remainders, at equal ones to the level nearest the middle. This time they go to {{lucky}}.',
  oddMore:
    '{{level}} goes from {{before}} to {{after}} although there are fewer people: {{share}}% of {{peopleBefore}} is {{partBefore}}, {{share}}% of {{peopleAfter}} is {{partAfter}}. Each level gets the whole number first; the places left go to the largest remainders, at equal ones to the level nearest the middle. This time they go to {{lucky}}.',
  accept: 'Accept the new quotas',
  accepted: 'New quotas accepted',
  acceptHint: 'The chair accepts the new quotas before the meeting can be closed',
  acceptFirst: 'Accept the new quotas first, then close the meeting.',
  nobodyLucky: 'no level',
};
