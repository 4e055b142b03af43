import { calls } from '#bridge/calls/index.ts';
import { codes } from '#bridge/calls/kit/codes.ts';
import type { AnyCall } from '#bridge/calls/kit/define.ts';
import { filenameHeader } from '#bridge/calls/kit/headers.ts';
import { exampleOf } from './example.ts';

const byPath = new Map(Object.values<AnyCall>(calls).map((call) => [call.path, call]));

/** An answer as it leaves a server. */
export interface ExampleAnswer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

const json = { 'Content-Type': 'application/json; charset=utf-8' };

/** What a gateway without data answers to a call: an example of its result, or a small file. */
export function exampleAnswer(path: string): ExampleAnswer {
  const call = byPath.get(path);
  if (!call) {
    const body = JSON.stringify({ code: codes.notFound.code, msg: 'no such call' });
    return { status: 404, headers: json, body };
  }
  if (call.answer === 'file') {
    const headers = { 'Content-Type': 'text/csv', [filenameHeader]: 'example.csv' };
    return { status: 200, headers, body: 'example\n' };
  }
  const result = exampleOf(call.result);
  const body = JSON.stringify({ code: codes.ok.code, msg: '', result });
  return { status: 200, headers: json, body };
}
