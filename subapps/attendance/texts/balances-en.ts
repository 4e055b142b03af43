import { plural, type Translation } from '#ui/texts/create-texts.ts';
import type { balancesZh } from './balances-zh.ts';

const days = (count: unknown) => plural(Number(count), 'day', 'days');

/** Words of the balances of others in English. */
export const balancesEn: Translation<typeof balancesZh> = {
  balances: {
    title: 'Leave balances',
    hint: 'What employees in your data range have left; open a row for entitlements and every change',
    organ: 'Department',
    withPending: '{{left}} ({{pending}} awaiting approval)',
    exported: '{{name}} saved',
    person: 'Leave of {{name}}',
    adjust: 'Adjust',
    adjustTitle: '{{type}} of {{person}}',
    now: ({ left }) => `${days(left)} left now`,
    way: 'Adjustment',
    ways: { add: 'Add', take: 'Take away' },
    days: 'Days',
    validToHint: 'Does not expire when it is left empty',
    reason: 'Reason',
    save: 'Adjust',
    done: ({ left }) => `Adjusted: ${days(left)} left`,
  },
  recounts: {
    button: 'Check leave days ({{count}})',
    title: 'Check leave days',
    hint: 'Since these requests were approved, the calendar or the last day of the employment changed, and their days now count differently. A correction changes the balance and informs the employee; days of closed months stay as they are.',
    more: 'There is more approved leave: correct these first, and the rest is listed',
    none: 'No leave to correct',
    person: '{{name}} ({{staffNo}})',
    leave: '{{type}}, {{from}} to {{to}}',
    change: ({ before, after }) => `${before} → ${days(after)}`,
    gone: 'No longer taken as leave: {{days}}',
    added: 'Now taken as leave: {{days}}',
    day: '{{day}} ({{name}})',
    comma: ', ',
    correct: 'Correct',
    all: 'Correct all ({{count}})',
    allText: ({ count }) =>
      `${plural(Number(count), 'request', 'requests')} will be corrected, and the employees informed. Leave without any day left is cancelled: correct those one by one.`,
    done: ({ count }) => `${plural(Number(count), 'request', 'requests')} corrected`,
  },
  buttons: {
    withdraw: 'Withdraw this request?',
    withdrawText: 'Its approval ends; you can submit it again',
    withdrawn: 'Withdrawn',
    finishTrip: 'Finish the trip early',
    finishTripHint: 'The trip was from {{from}} to {{to}}; the days after it count as usual',
    lastDay: 'Ends on',
    finished: 'The trip ends earlier now',
  },
  overtime: {
    title: 'Overtime',
    day: 'Day',
    from: 'From',
    to: 'To',
    settle: 'Settled by',
    pay: 'Pay',
    rest: 'Time off',
    reason: 'Reason',
    total: '{{kind}}: {{hours}} h of overtime ({{percent}} %)',
    totalHours: '{{kind}}: {{hours}} h of overtime',
    hours: {
      comprehensive:
        'Comprehensive hours: it counts in the cycle; what is beyond the norm at its end pays {{percent}} %',
      flexible: 'Flexible hours: no overtime is paid',
    },
    month: '{{hours}} h in this month, with what awaits approval',
    submitted: 'Sent, awaiting approval',
    approved: 'The overtime is approved',
    ban: {
      overtime: 'Overtime is not allowed on this day',
      night: 'Work from 22:00 to 06:00 is not allowed on this day',
    },
    banReason: {
      pregnancy:
        'You are seven months pregnant or more on this day (Special Rule for Female Staff, art. 6). If the dates are wrong, please ask HR.',
      nursing:
        'You nurse a child below one year on this day (Special Rule for Female Staff, art. 9). If the dates are wrong, please ask HR.',
      minor: 'You are below 18 on this day (Law on the Protection of Minors, art. 61).',
    },
    breach: {
      'over-one-hour-a-day': 'More than one hour a day (Labour Law, art. 41)',
      'over-three-hours-a-day': 'More than three hours a day (Labour Law, art. 41)',
      'over-36-hours-a-month': 'More than 36 hours a month (Labour Law, art. 41)',
      'no-weekly-rest-day': 'No day of rest is left in the week (Labour Law, art. 38)',
    },
  },
  quota: {
    left: ({ most, used, daysBack }) =>
      `${used} of ${most} used this month; for the last ${days(daysBack)} only`,
  },
};
