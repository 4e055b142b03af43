import { codes } from '#bridge/calls/codes.ts';
import type { AnyCall } from '#bridge/calls/define.ts';
import { calls } from '#bridge/calls/index.ts';
import { exampleOf } from './example.ts';

const byPath = new Map(Object.values<AnyCall>(calls).map((call) => [call.path, call]));

/** What a gateway without data answers to a call: an example of its result. */
export function exampleAnswer(path: string): { readonly status: number; readonly body: unknown } {
  const call = byPath.get(path);
  if (!call) return { status: 404, body: { code: codes.notFound.code, msg: 'no such call' } };
  return { status: 200, body: { code: codes.ok.code, msg: '', result: exampleOf(call.result) } };
}
