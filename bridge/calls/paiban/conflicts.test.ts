import { describe, expect, test } from 'vitest';
import {
  blockingKinds,
  findConflicts,
  type RosteredPerson,
  type RosterShift,
} from './conflicts.ts';
import { daysFrom, type RosterPlan } from './rotation.ts';

const shift = (id: string, from: number, to: number): RosterShift => ({
  id,
  from: from * 60,
  to: to * 60,
  minutes: (to - from) * 60,
});

const shifts = new Map(
  [shift('early', 7, 15), shift('late', 14, 22), shift('night', 22, 30), shift('dawn', 5, 9)].map(
    (one) => [one.id, one],
  ),
);

const limits = { restMinutes: 660, daysInARow: 6, weekMinutes: 48 * 60 };

/** A person whose days begin on the Monday 2026-11-23. */
function person(plans: readonly RosterPlan[], more: Partial<RosteredPerson> = {}): RosteredPerson {
  const days = daysFrom('2026-11-23', '2026-12-31').slice(0, plans.length);
  return {
    days,
    plans,
    joinedOn: '2020-01-01',
    leftOn: null,
    leave: new Map(),
    training: [],
    duties: [],
    noNight: new Set(),
    noOvertime: new Set(),
    banned: new Map(),
    ...more,
  };
}

const today = '2026-11-23';

function found(one: RosteredPerson, from = '2026-11-23', to = '2026-12-31'): string[] {
  return findConflicts(one, shifts, limits, { from, to, today }).map(
    ({ kind, day, amount }) => `${day.slice(5)} ${kind} ${amount}`,
  );
}

describe('rest between shifts', () => {
  test('under eleven hours is said at the later day, eleven hours are enough', () => {
    expect(found(person(['late', 'early']))).toEqual(['11-24 rest 540']);
    const eleven = new Map([...shifts, ['nine', { ...shift('nine', 9, 17) }]]);
    const result = findConflicts(person(['late', 'nine']), eleven, limits, {
      from: '2026-11-23',
      to: '2026-11-24',
      today,
    });
    expect(result).toEqual([]);
  });

  test('a shift that begins before the one of yesterday ends is double, not short rest', () => {
    expect(found(person(['night', 'dawn']))).toEqual(['11-24 overlap 60']);
  });

  test('a night and a day of rest after it are no conflict', () => {
    expect(found(person(['night', 'rest', 'early']))).toEqual([]);
  });

  test('what reaches over from the day before the first one counts', () => {
    expect(found(person(['late', 'early']), '2026-11-24', '2026-11-24')).toEqual([
      '11-24 rest 540',
    ]);
    expect(found(person(['late', 'early']), '2026-11-23', '2026-11-23')).toEqual([]);
  });
});

describe('days in a row', () => {
  const week = (count: number): RosterPlan[] => Array(count).fill('early');

  test('six are allowed, the seventh is said once with the length of the row', () => {
    expect(found(person(week(6)))).toEqual([]);
    expect(found(person(week(9)))).toContain('11-29 daysInARow 9');
    expect(found(person(week(9))).filter((one) => one.includes('daysInARow'))).toHaveLength(1);
  });

  test('a row that began before the first day is said on it', () => {
    expect(found(person(week(9)), '2026-12-01', '2026-12-01')).toEqual(['12-01 daysInARow 9']);
  });

  test('an empty day ends a row as a day of rest does', () => {
    expect(found(person([...week(5), null, ...week(5)]))).toEqual([]);
  });
});

describe('who is not there', () => {
  test('nothing is worked before the first and after the last day', () => {
    const one = person(['early', 'early', 'early'], {
      joinedOn: '2026-11-24',
      leftOn: '2026-11-24',
    });
    expect(found(one)).toEqual(['11-23 notEmployed 0', '11-25 notEmployed 0']);
  });

  test('approved leave on a day of work is said, on a day of rest it is not', () => {
    const leave = new Map([
      ['2026-11-23', 'am' as const],
      ['2026-11-24', 'whole' as const],
    ]);
    expect(found(person(['early', 'rest'], { leave }))).toEqual(['11-23 leave 0']);
  });
});

describe('training', () => {
  const session = (day: string, from: number, to: number) => ({
    day,
    from: from * 60,
    to: to * 60,
    name: 'Fire safety',
  });

  test('that a shift overlaps is said with the time, what only touches is not', () => {
    const training = [session('2026-11-23', 14, 17), session('2026-11-24', 15, 17)];
    const one = person(['early', 'early'], { training });
    expect(found(one)).toEqual(['11-23 training 60']);
    const [conflict] = findConflicts(one, shifts, limits, {
      from: '2026-11-23',
      to: '2026-11-24',
      today,
    });
    expect(conflict?.about).toBe('Fire safety');
    expect(blockingKinds.has('training')).toBe(false);
  });

  test('on the morning after a night shift is said at the night', () => {
    const training = [session('2026-11-24', 5, 8)];
    expect(found(person(['night', 'rest'], { training }))).toEqual(['11-23 training 60']);
  });

  test('of a day of rest, and of days that are over, is no conflict', () => {
    const training = [session('2026-11-23', 9, 11), session('2026-11-24', 9, 11)];
    const later = { from: '2026-11-23', to: '2026-12-31', today: '2026-11-24' };
    const one = person(['early', 'rest'], { training });
    expect(findConflicts(one, shifts, limits, later)).toEqual([]);
  });
});

describe('mandatory training that is owed', () => {
  test('is said once, at the first day of work since then', () => {
    const duties = [
      { kind: 'dutyOverdue' as const, since: '2026-11-01', name: 'Fire safety' },
      { kind: 'certificateExpired' as const, since: '2026-11-25', name: 'First aid' },
    ];
    const one = person(['rest', 'early', 'early', 'early'], { duties });
    expect(found(one)).toEqual(['11-24 dutyOverdue 0', '11-25 certificateExpired 0']);
    expect(blockingKinds.has('dutyOverdue') || blockingKinds.has('certificateExpired')).toBe(false);
    expect(found(person(['rest', null], { duties }))).toEqual([]);
  });

  test('is not said of days that are over', () => {
    const duties = [{ kind: 'dutyOverdue' as const, since: '2026-11-01', name: 'Fire safety' }];
    const later = { from: '2026-11-23', to: '2026-12-31', today: '2026-11-25' };
    const result = findConflicts(
      person(['early', 'early', 'early'], { duties }),
      shifts,
      limits,
      later,
    );
    expect(result.map(({ day }) => day)).toEqual(['2026-11-25']);
  });
});

describe('night work that the law bans', () => {
  const noNight = new Set(['2026-11-24']);

  test('is said at the day of the shift, whichever of its days is banned', () => {
    const one = person(['night', 'rest', 'late', 'night'], { noNight });
    expect(found(one)).toEqual(['11-23 nightBan 0']);
    expect(found(person(['rest', 'night'], { noNight }))).toEqual(['11-24 nightBan 0']);
  });

  test('leaves shifts until 22:00 alone', () => {
    expect(found(person(['early', 'late', 'night'], { noNight }))).toEqual([]);
  });

  test('stops a publishing, but not for days that are over', () => {
    expect(blockingKinds.has('nightBan')).toBe(true);
    const later = { from: '2026-11-23', to: '2026-12-31', today: '2026-11-25' };
    const one = person(['rest', 'night'], { noNight });
    expect(findConflicts(one, shifts, limits, later)).toEqual([]);
  });
});

describe('overtime that the law bans', () => {
  const noOvertime = new Set(['2026-11-23', '2026-11-24']);
  const long = new Map([...shifts, ['long', shift('long', 8, 17)]]);
  const range = { from: '2026-11-23', to: '2026-12-31', today };
  const kinds = (one: RosteredPerson, judged = range) =>
    findConflicts(one, long, limits, judged).map(({ kind, day }) => `${day.slice(5)} ${kind}`);

  test('leaves days of eight hours alone, a longer one stops a publishing', () => {
    const one = person(['early', 'long', 'long'], { noOvertime });
    expect(kinds(one)).toEqual(['11-24 longDayBan']);
    expect(blockingKinds.has('longDayBan')).toBe(true);
    expect(kinds(one, { ...range, today: '2026-11-25' })).toEqual([]);
  });

  test('is said of what is approved, which no change of the roster settles', () => {
    const banned = new Map([['2026-11-24', 'overtime' as const]]);
    expect(kinds(person(['early', 'rest'], { banned }))).toEqual(['11-24 overtimeBan']);
    expect(blockingKinds.has('overtimeBan')).toBe(false);
  });

  test('a shift from elsewhere is banned until the roster plans the day', () => {
    const banned = new Map([['2026-11-24', 'shift' as const]]);
    expect(kinds(person(['early', null], { banned }))).toEqual(['11-24 shiftBan']);
    expect(kinds(person(['early', 'rest'], { banned }))).toEqual([]);
    expect(kinds(person(['early', null], { banned }), { ...range, today: '2026-11-25' })).toEqual(
      [],
    );
  });
});

describe('hours of a week', () => {
  test('are counted from Monday to Sunday', () => {
    const long = new Map([['long', { ...shift('long', 8, 20) }]]);
    const plans: RosterPlan[] = ['long', 'rest', 'long', 'long', 'long', 'long', 'rest', 'long'];
    const result = findConflicts(person(plans), long, limits, {
      from: '2026-11-23',
      to: '2026-11-30',
      today,
    });
    expect(result).toEqual([{ kind: 'weekHours', day: '2026-11-23', amount: 3600 }]);
  });

  test('a limit of null asks nothing', () => {
    const none = { restMinutes: null, daysInARow: null, weekMinutes: null };
    const plans: RosterPlan[] = ['late', 'early', 'early', 'early', 'early', 'early', 'early'];
    const range = { from: '2026-11-23', to: '2026-12-31', today };
    expect(findConflicts(person(plans), shifts, none, range)).toEqual([]);
  });
});
