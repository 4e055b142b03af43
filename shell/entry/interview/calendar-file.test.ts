import { expect, test } from 'vitest';
import { calendarFile } from './calendar-file.ts';
import { ownTime } from './own-time.ts';

test('writes an event in universal time, escaped and folded', () => {
  const title = '面试：高级工程师（平台与基础设施），上海总部，第二轮';
  const text = calendarFile(
    {
      title,
      minutes: 90,
      uid: 'a@b',
      sequence: 0,
      isCancelled: false,
      description: '10:00 (Asia/Shanghai)',
      startsAt: '2026-11-27T02:00:00.000Z',
      place: 'Room 3; floor 2\nHarbour',
    },
    new Date('2026-11-24T12:00:00Z'),
  );
  expect(text).toContain('DTSTART:20261127T020000Z\r\nDTEND:20261127T033000Z\r\n');
  expect(text).toContain('LOCATION:Room 3\\; floor 2\\nHarbour\r\n');
  for (const line of text.split('\r\n')) {
    expect(new TextEncoder().encode(line).length).toBeLessThanOrEqual(75);
  }
  expect(text.replaceAll('\r\n ', '')).toContain(`SUMMARY:${title}\r\n`);
});

test('case 20: one event keeps its id through every change, in universal time over a change of summer time', () => {
  // 14:00 in Shanghai is 06:00 in universal time, when London has summer time and when it has not.
  const before = { startsAt: '2026-10-24T14:00:00+08:00', clock: 'DTSTART:20261024T060000Z' };
  const after = { startsAt: '2026-10-26T14:00:00+08:00', clock: 'DTSTART:20261026T060000Z' };
  const file = (sequence: number, { startsAt }: typeof before, isCancelled = false) =>
    calendarFile(
      {
        title: 'Interview',
        minutes: 60,
        place: null,
        uid: 'one@company.example',
        description: '14:00–15:00 (Asia/Shanghai)',
        startsAt,
        sequence,
        isCancelled,
      },
      new Date('2026-10-20T00:00:00Z'),
    ).split('\r\n');
  const booked = file(0, before);
  const moved = file(1, after);
  const cancelled = file(2, after, true);
  expect(booked).toEqual(expect.arrayContaining(['METHOD:REQUEST', 'SEQUENCE:0', before.clock]));
  expect(moved).toEqual(expect.arrayContaining(['METHOD:REQUEST', 'SEQUENCE:1', after.clock]));
  expect(cancelled).toEqual(
    expect.arrayContaining(['METHOD:CANCEL', 'SEQUENCE:2', 'STATUS:CANCELLED', after.clock]),
  );
  const uids = [booked, moved, cancelled].map((lines) =>
    lines.find((line) => line.startsWith('UID:')),
  );
  expect(new Set(uids)).toEqual(new Set(['UID:one@company.example']));
  expect(booked).toContain('DESCRIPTION:14:00–15:00 (Asia/Shanghai)');
});

test('case 20: a time of the company is shown at the candidate’s place as well', () => {
  const summer = '2026-10-24T06:00:00.000Z';
  const winter = '2026-10-26T06:00:00.000Z';
  expect(ownTime(summer, 'Asia/Shanghai', 'Europe/London')).toBe('07:00');
  expect(ownTime(winter, 'Asia/Shanghai', 'Europe/London')).toBe('06:00');
  // The day is another one there.
  expect(ownTime(winter, 'Asia/Shanghai', 'America/Los_Angeles')).toContain('23:00');
  expect(ownTime(winter, 'Asia/Shanghai', 'America/Los_Angeles')).toContain('10-25');
  expect(ownTime(winter, 'Asia/Shanghai', 'Asia/Hong_Kong')).toBeNull();
});
