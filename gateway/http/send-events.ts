import { Readable } from 'node:stream';
import type { FastifyReply } from 'fastify';
import type { AnyCall } from '#bridge/calls/kit/define.ts';
import type { EventsAnswer } from '../kernel/events-answer.ts';
import { present } from './present.ts';

/** Milliseconds between two signs of life, so that nothing on the way takes the line for dead. */
const PULSE = 15_000;

/** Sends the events of an answer as they come; the line ends with the last of them. */
export function sendEvents(call: AnyCall, answer: EventsAnswer, reply: FastifyReply): FastifyReply {
  return reply
    .header('X-Accel-Buffering', 'no')
    .type('text/event-stream; charset=utf-8')
    .send(Readable.from(linesOf(call, answer)));
}

async function* linesOf(call: AnyCall, { events }: EventsAnswer): AsyncGenerator<string> {
  const coming = events[Symbol.asyncIterator]();
  try {
    let next = coming.next();
    while (true) {
      const first = await orPulse(next);
      if (first === 'pulse') {
        yield ': still here\n\n';
        continue;
      }
      if (first.done) return;
      const { seq, kind } = first.value;
      yield `id: ${seq}\nevent: ${kind}\ndata: ${JSON.stringify(present(call, first.value))}\n\n`;
      next = coming.next();
    }
  } finally {
    await coming.return?.();
  }
}

/** What comes next, or a pulse where nothing has come for a while. */
async function orPulse<Next>(next: Promise<Next>): Promise<Next | 'pulse'> {
  const { promise, resolve } = Promise.withResolvers<'pulse'>();
  const timer = setTimeout(() => resolve('pulse'), PULSE).unref();
  try {
    return await Promise.race([next, promise]);
  } finally {
    clearTimeout(timer);
  }
}
