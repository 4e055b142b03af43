import { expect, test } from 'vitest';
import type { AgentDraft, AgentEvent } from '#bridge/calls/agent/events.ts';
import { addEvent, newTurn, settleDraft } from './turns.ts';

const id = '00000000-0000-4000-8000-000000000001';

function fold(...events: readonly AgentEvent[]) {
  return events.reduce(addEvent, newTurn('?'));
}

test('pieces of text are one text, and a doubtful one stays apart', () => {
  const { parts } = fold(
    { seq: 1, kind: 'text', text: '还有 **5', doubt: false },
    { seq: 2, kind: 'text', text: ' 天**', doubt: false },
    { seq: 3, kind: 'text', text: '7', doubt: true },
  );
  expect(parts).toEqual([
    { kind: 'text', text: '还有 **5 天**', doubt: false },
    { kind: 'text', text: '7', doubt: true },
  ]);
});

test('an event that came twice counts once', () => {
  const event = { seq: 1, kind: 'text', text: 'a', doubt: false } as const;
  expect(fold(event, event).parts).toHaveLength(1);
});

test('a tool has one line, with its last state', () => {
  const { steps } = fold(
    { seq: 1, kind: 'tool', tool: 'myLeave', state: 'running', words: 'looks' },
    { seq: 2, kind: 'tool', tool: 'myLeave', state: 'done', words: 'looked' },
  );
  expect(steps).toEqual([{ tool: 'myLeave', state: 'done', words: 'looked' }]);
});

test('a draft takes the state that the person gave it', () => {
  const draft: AgentDraft = {
    id,
    kind: 'leave',
    state: 'waiting',
    title: 't',
    lines: [],
    expiresAt: '2026-01-01T00:00:00Z',
    place: null,
  };
  const turn = fold({ seq: 1, kind: 'draft', draft });
  const [part] = settleDraft(turn, id, 'done').parts;
  expect(part).toMatchObject({ kind: 'draft', draft: { state: 'done' } });
});

test('a failure is the end, and said', () => {
  expect(fold({ seq: 1, kind: 'error', words: 'broken' })).toMatchObject({
    outcome: 'failed',
    problem: 'broken',
  });
});
