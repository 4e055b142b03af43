import { type Bound, type Caller, type MethodTable, refuse } from '#bridge/host/handlers.ts';
import { bridgeCodes } from '#bridge/methods/codes.ts';
import type { AnyMethod } from '#bridge/methods/define.ts';
import { changesBetween } from '#bridge/recording/alike.ts';
import type { RecordedCall } from '#bridge/recording/recorded-call.ts';
import type { RecordedRun } from '#bridge/recording/runs.ts';
import { plainCopy } from '#bridge/recording/withhold.ts';
import { obligingTable, type RunBody } from './obliging-table.ts';

/** The answers of a recorded run, each given once. */
export interface ReplayTable {
  readonly table: MethodTable<Caller>;
  /** How often a method was called by now. */
  calls(method: string): number;
}

/** Answered by the host itself: they are about this run, or what was answered is secret. */
const ownAnswers: ReadonlySet<string> = new Set([
  'context.get',
  'context.ready',
  'session.token',
  'session.identity',
]);

/**
 * Returns to each call what it was answered when it was recorded: of the calls of a method the one with the same
 * arguments, else the next. A call that was not recorded is answered as a quiet portal would.
 */
export function replayTable(run: RecordedRun, body: RunBody): ReplayTable {
  const obliging = obligingTable(body);
  const left = Map.groupBy(
    run.calls.filter(({ direction }) => direction === 'in'),
    ({ method }) => method,
  );
  const counts = new Map<string, number>();
  const table: Record<string, Bound<Caller>> = Object.create(null);
  for (const [name, { method, handle }] of Object.entries(obliging)) {
    table[name] = {
      // What was recorded may be any code, no matter who answered it.
      method: { ...method, errors: bridgeCodes },
      handle(request, caller, signal) {
        counts.set(name, (counts.get(name) ?? 0) + 1);
        const recorded = ownAnswers.has(name) ? null : take(left.get(name) ?? [], method, request);
        if (!recorded || recorded.withheld) return handle(request, caller, signal);
        if (recorded.code === 'ok') return recorded.result;
        // It was under way when the run ended, and is so again.
        return recorded.code === 'disconnected' ? new Promise(() => {}) : refuse(recorded.code);
      },
    };
  }
  return { table, calls: (method) => counts.get(method) ?? 0 };
}

function take(
  left: RecordedCall[],
  { request: schema }: AnyMethod,
  request: unknown,
): RecordedCall | undefined {
  const asked = plainCopy(request);
  const fits = left.findIndex((call) => {
    const parsed = schema.safeParse(call.request);
    return changesBetween(parsed.success ? parsed.data : call.request, asked).length === 0;
  });
  return left.splice(Math.max(0, fits), 1)[0];
}
