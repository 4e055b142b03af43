import * as z from 'zod/mini';
import { type Context, context, type Launch, launch } from '#bridge/methods/context.ts';
import type { RecordedCall } from './recorded-call.ts';
import type { Recording } from './recording.ts';

/** One run of an app, from its start on. */
export interface RecordedRun {
  readonly mountId: string;
  readonly context: Context;
  readonly launch: Launch;
  /** Its calls in the order in which they began. */
  readonly calls: readonly RecordedCall[];
}

/** The runs of an app that can be played again. */
export interface RecordedRuns {
  readonly runs: readonly RecordedRun[];
  /** Calls of runs whose start was not recorded, or that stood in a dialog. */
  readonly leftOut: number;
}

const start = z.object({ context, launch });

/** The apps that some calls are of, by their codes. */
export function appsOf(calls: readonly Pick<RecordedCall, 'app'>[]): readonly string[] {
  return [...new Set(calls.map(({ app }) => app))].toSorted();
}

/** Finds the runs of an app, in the order in which they began. */
export function runsOf({ calls }: Recording, app: string): RecordedRuns {
  const byMount = Map.groupBy(
    calls
      .filter((call) => call.app === app)
      .toSorted((one, other) => one.at - other.at || one.number - other.number),
    ({ mountId }) => mountId,
  );
  const runs: RecordedRun[] = [];
  let leftOut = 0;
  for (const [mountId, own] of byMount) {
    const run = startedRun(mountId, own);
    if (run) runs.push(run);
    else leftOut += own.length;
  }
  return { runs, leftOut };
}

function startedRun(mountId: string, calls: readonly RecordedCall[]): RecordedRun | undefined {
  const first = calls.find(({ method, code }) => method === 'context.get' && code === 'ok');
  const started = start.safeParse(first?.result);
  if (!started.success || started.data.launch.dialog) return undefined;
  return { mountId, ...started.data, calls };
}
