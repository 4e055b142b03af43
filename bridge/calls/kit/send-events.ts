/** Answers that are a row of events: read while they come. */
import type { Answer } from './answer.ts';
import { codeNameOf } from './codes.ts';
import type { AnyCall, ResultOf } from './define.ts';
import { GatewayError } from './send.ts';

/** What the events of a response hold, while they come; a refusal before the first, and a line that breaks, are a GatewayError. */
export async function* readEvents<C extends AnyCall>(
  call: C,
  response: Response,
  signal?: AbortSignal,
): AsyncGenerator<ResultOf<C>, void, undefined> {
  try {
    if (!response.headers.get('content-type')?.startsWith('text/event-stream')) {
      const answer: Answer<unknown> = await response.json();
      throw new GatewayError(codeNameOf(call, Number(answer.code)) ?? 'unknown', answer);
    }
    for await (const data of dataOf(response)) yield JSON.parse(data);
  } catch (cause) {
    if (cause instanceof GatewayError) throw cause;
    throw new GatewayError(signal?.aborted ? 'cancelled' : 'network');
  }
}

/** The data of each event; a line of comment only keeps the way open. */
async function* dataOf({ body }: Response): AsyncGenerator<string, void, undefined> {
  if (body === null) return;
  const reader = body.getReader();
  const decoder = new TextDecoder();
  let rest = '';
  try {
    while (true) {
      const { done, value } = await reader.read();
      if (done) return;
      const blocks = (rest + decoder.decode(value, { stream: true })).split('\n\n');
      rest = blocks.pop() ?? '';
      for (const block of blocks) {
        const data = block.split('\n').filter((line) => line.startsWith('data: '));
        if (data.length > 0) yield data.map((line) => line.slice(6)).join('\n');
      }
    }
  } finally {
    await reader.cancel().catch(() => {});
  }
}
