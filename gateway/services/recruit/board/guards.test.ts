import { describe, expect, test } from 'vitest';
import { recruitCodes } from '#bridge/calls/recruit/terms.ts';
import { type GuardedStage, type MoveFacts, refusedMove } from './guards.ts';

const kinds = ['screen', 'evaluate', 'interview', 'offer', 'preEntry', 'hired'] as const;
const stages: readonly GuardedStage[] = kinds.map((kind, index) => ({
  id: kind,
  kind,
  sequence: index + 1,
  scorecards: kind === 'interview' ? 2 : 0,
}));

function move(facts: Partial<MoveFacts>): string | null {
  const refused = refusedMove({
    state: 'active',
    jobIsOpen: true,
    stages,
    from: 'screen',
    to: 'evaluate',
    reason: undefined,
    isLockedElsewhere: false,
    submitted: 2,
    mayOverride: false,
    headsLeft: 1,
    offer: null,
    ...facts,
  });
  return Object.entries(recruitCodes).find(([, code]) => code === refused)?.[0] ?? null;
}

describe('moving an application', () => {
  test('goes on to the next stage of an open job', () => {
    expect(move({})).toBe(null);
  });

  test.each([
    ['hiredIsFinal', { state: 'hired' }],
    ['jobNotOpen', { jobIsOpen: false }],
    ['lockedElsewhere', { isLockedElsewhere: true }],
    ['scorecardsMissing', { from: 'interview', to: 'offer', submitted: 1 }],
    ['noHeads', { from: 'interview', to: 'offer', headsLeft: 0 }],
    ['offerNotAccepted', { from: 'offer', to: 'preEntry', offer: 'sent' }],
    ['systemOnly', { from: 'preEntry', to: 'hired', offer: 'accepted' }],
    ['offerLive', { from: 'offer', to: 'screen', offer: 'sent', reason: 'Pay' }],
    ['reasonNeeded', { from: 'evaluate', to: 'screen' }],
    ['reasonNeeded', { from: 'evaluate', to: 'offer' }],
  ] as const)('is refused as %s', (code, facts) => {
    expect(move(facts)).toBe(code);
  });

  test('goes back while the job is paused, with a reason', () => {
    expect(move({ jobIsOpen: false, from: 'evaluate', to: 'screen', reason: 'Wrong job' })).toBe(
      null,
    );
  });

  test('goes over an interview with a reason', () => {
    expect(move({ from: 'evaluate', to: 'offer', reason: 'Known to the team' })).toBe(null);
  });

  test('goes on without its scorecards by the function for it, with a reason', () => {
    const early = { from: 'interview', to: 'offer', submitted: 1, mayOverride: true } as const;
    expect(move(early)).toBe('reasonNeeded');
    expect(move({ ...early, reason: 'Met by the whole team' })).toBe(null);
  });

  test('reaches pre-entry by an accepted offer', () => {
    expect(move({ from: 'offer', to: 'preEntry', offer: 'accepted' })).toBe(null);
  });
});
