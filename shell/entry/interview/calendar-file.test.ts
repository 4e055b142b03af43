import { expect, test } from 'vitest';
import { calendarFile } from './calendar-file.ts';

test('writes an event in universal time, escaped and folded', () => {
  const title = '面试：高级工程师（平台与基础设施），上海总部，第二轮';
  const text = calendarFile(
    {
      title,
      minutes: 90,
      uid: 'a@b',
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
