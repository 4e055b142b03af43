import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import type { FastifyReply } from 'fastify';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import * as z from 'zod/mini';
import { defineCall } from '#bridge/calls/kit/define.ts';
import { EventsAnswer } from '../kernel/events-answer.ts';
import { sendEvents } from './send-events.ts';

const call = defineCall({
  service: 'agent',
  access: { kind: 'session' },
  name: 'test.events',
  path: '/gateway/test/events',
  answer: 'events',
  request: z.strictObject({}),
  result: z.object({ seq: z.number(), kind: z.string() }),
  doc: 'Events of a test.',
});

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

/** The stream that a reply sends for these events. */
function streamOf(events: EventsAnswer['events']): Readable {
  let sent: unknown;
  const reply = {
    header: () => reply,
    type: () => reply,
    send(stream: unknown) {
      sent = stream;
      return reply;
    },
  };
  sendEvents(call, new EventsAnswer(events), reply as unknown as FastifyReply);
  if (!(sent instanceof Readable)) throw new Error('A stream is sent.');
  return sent;
}

test('events are sent with their number and kind, and no timer outlives one', async () => {
  async function* events() {
    for (const seq of [1, 2, 3]) yield { seq, kind: 'text' };
  }
  const body = await text(streamOf(events()));
  expect(body.match(/^id: \d$/gm)).toEqual(['id: 1', 'id: 2', 'id: 3']);
  expect(vi.getTimerCount()).toBe(0);
});

test('a line on which nothing comes shows that it lives', async () => {
  const { promise, resolve } = Promise.withResolvers<void>();
  async function* events() {
    await promise;
    yield { seq: 1, kind: 'text' };
  }
  const body = text(streamOf(events()));
  await vi.advanceTimersByTimeAsync(15_000);
  resolve();
  expect((await body).split('\n')[0]).toBe(': still here');
  expect(vi.getTimerCount()).toBe(0);
});
