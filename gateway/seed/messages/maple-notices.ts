import { addDays } from '#gateway/kernel/people/calendar.ts';
import { dayInEnglish, nextHoliday, nextSaturday } from './days.ts';
import type { PlannedNotice } from './planned-notice.ts';

const holidays = [
  { name: 'New Year’s Day', on: '01-01', after: 0 },
  { name: 'Independence Day', on: '07-04', after: 0 },
  { name: 'Veterans Day', on: '11-11', after: 0 },
  { name: 'Christmas', on: '12-25', after: 0 },
];

/** What Maple wrote to its people lately, seen from the anchor day; it writes in English only. */
export function mapleNotices(anchor: string): readonly PlannedNotice[] {
  const holiday = nextHoliday(anchor, holidays);
  return [
    {
      kind: 'announcement',
      daysAgo: 21,
      hour: 15,
      author: 'People & Finance',
      title: 'Benefits: open enrolment has begun',
      body: [
        'You can change your health plan and your retirement contribution until the end of next month. Without a change, what you have now goes on.',
        'Questions are welcome at the drop-in hour on Thursdays at two.',
      ],
    },
    handbook(anchor),
    {
      kind: 'announcement',
      daysAgo: 4,
      hour: 16,
      author: 'People & Finance',
      title: `Office closed on ${holiday.name}`,
      body: [
        `The office is closed on ${dayInEnglish(holiday.from)} and opens again on ${dayInEnglish(addDays(holiday.to, 1))}. Support keeps its usual weekend rota.`,
      ],
    },
    {
      kind: 'todo',
      daysAgo: 2,
      hour: 15,
      author: 'People & Finance',
      account: 'maple',
      title: 'Contracts that end soon need a decision',
      body: [
        'Some contracts end within the next two months. Please talk to the managers and note the outcome in each record.',
      ],
      link: { app: 'personnel', route: '/roster?sort=contractEndsOn' },
    },
    {
      kind: 'system',
      daysAgo: 1,
      hour: 17,
      author: 'Administrator',
      title: 'Scheduled maintenance',
      body: [
        `The portal is upgraded on ${dayInEnglish(nextSaturday(anchor))} from 22:00 to 24:00; sign-in and saving are not possible then.`,
        'Please save what you are working on beforehand.',
      ],
    },
  ];
}

function handbook(anchor: string): PlannedNotice {
  const year = anchor.slice(0, 4);
  return {
    kind: 'announcement',
    daysAgo: 10,
    hour: 14,
    author: 'People & Finance',
    mustReadSeconds: 15,
    title: `Employee Handbook ${year}: remote work and expenses`,
    body: [
      'Two chapters of the handbook have changed. Please read them to the end; they apply from the first of next month.',
      'Remote work: up to three days a week by agreement with your manager. Core hours are ten to three.',
      'Expenses: receipts are handed in within thirty days; meals on trips are paid at a daily rate.',
    ],
  };
}
