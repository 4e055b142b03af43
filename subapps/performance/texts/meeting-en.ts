import type { Translation } from '#ui/texts/create-texts.ts';
import type { meetingZh } from './meeting-zh.ts';

/** Words of calibration meetings in English. */
export const meetingEn: Translation<typeof meetingZh> = {
  title: 'Calibration meeting',
  ofCycle: 'Calibration meetings',
  none: 'You are in no calibration meeting',
  noneHint: 'A meeting you chair or are a member of is shown here',
  open: 'Open the board',
  chair: 'Chair: {{name}}',
  members: 'Members: {{names}}',
  people: '{{count}} people',
  waiting: '{{count}} without a score',
  quotas: 'Quotas version {{version}}, {{people}} people, {{at}}',
  quotasBy: 'Quotas version {{version}}, {{people}} people, {{at}}, {{name}}',
  joinedTo: 'Fewer than {{least}} people: they have joined {{name}}',
  joinedRest: 'Fewer than {{least}} people: they are on the board of HR',
  joined: '{{name}} had fewer than {{least}} people; its {{count}} have joined this meeting',
  notBegun: 'The meeting has not begun',
  chairHint:
    'Opening it works out the quotas for {{count}} people and keeps them. Cards are shown then.',
  memberHint: 'The chair opens it; then its cards are shown here.',
  waitingHint: '{{count}} people have no score yet. The meeting opens once everybody has one.',
  begin: 'Open the meeting',
  begun: 'The meeting is open',
  closedTitle: 'The meeting is closed; its levels are fixed',
  override: 'Closed with the distribution off. The chair says: {{reason}}',
  hidden: '{{count}} people of this meeting are out of your reach; quotas are left out',
  end: 'Close the meeting',
  endHint:
    'The levels of {{count}} people are fixed. HR can open the meeting again before the release.',
  endBroken: 'The distribution is off: {{what}}. Say why; HR sees your reason.',
  guided:
    'The distribution is off: {{what}}. This cycle only guides, so the meeting can be closed.',
  why: 'Reason',
  whyHint: 'At least 10 characters',
  ended: 'The meeting is closed',
  changed: 'The people of this meeting changed: {{before}} → {{after}}',
  gone: 'No longer counted: {{names}}',
  came: 'New: {{names}}',
  goneWhy: '{{name}} ({{why}})',
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
  nobodyLucky: 'no level',
};
