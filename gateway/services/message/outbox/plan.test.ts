import { expect, test } from 'vitest';
import { nextOf, quietUntil, type Situation } from './plan.ts';

const zone = 'Asia/Shanghai';
const at = (time: string) => new Date(`2026-11-23T${time}:00+08:00`);

const usual: Situation = {
  channels: ['wecom', 'mail', 'sms'],
  switched: { work: true, mail: true, sms: true },
  urgent: false,
  unwanted: [],
  targets: new Map([
    ['wecom', 'lin'],
    ['mail', 'lin@people.example'],
  ]),
  tried: new Map([['portal', { state: 'sent', attempts: 1 }]]),
  quiet: null,
  timeZone: zone,
  now: at('12:00'),
};

test('takes the first channel that is switched on, wanted and reaches the person', () => {
  expect(nextOf(usual)).toEqual({ kind: 'send', channel: 'wecom', target: 'lin' });
  expect(nextOf({ ...usual, unwanted: ['work'] })).toMatchObject({ channel: 'mail' });
  const switched = { work: false, mail: false, sms: true };
  expect(nextOf({ ...usual, switched })).toEqual({ kind: 'portalOnly' });
});

test('falls back when a channel has failed, and ends when all have', () => {
  const failed = { state: 'failed', attempts: 8 } as const;
  const tried = new Map([...usual.tried, ['wecom', failed] as const]);
  expect(nextOf({ ...usual, tried })).toMatchObject({ channel: 'mail' });
  tried.set('mail', failed);
  expect(nextOf({ ...usual, tried })).toEqual({ kind: 'failed' });
});

test('waits until the quiet hours are over, unless it is urgent', () => {
  const quiet = { from: '22:00', to: '08:00' };
  const late = { ...usual, quiet, now: at('23:30') };
  expect(nextOf(late)).toEqual({ kind: 'wait', until: new Date('2026-11-24T08:00:00+08:00') });
  expect(nextOf({ ...late, urgent: true }).kind).toBe('send');
  expect(quietUntil(quiet, zone, at('07:59'))).toEqual(at('08:00'));
  expect(quietUntil(quiet, zone, at('08:00'))).toBeNull();
  expect(quietUntil({ from: '12:00', to: '13:30' }, zone, at('12:10'))).toEqual(at('13:30'));
});
