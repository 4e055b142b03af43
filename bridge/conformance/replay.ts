/** Plays a recording against an app: the app is mounted, the host answers and acts as recorded, and the calls are compared. */
import { type Comparison, compareCalls } from '#bridge/recording/compare.ts';
import type { Recording } from '#bridge/recording/recording.ts';
import { type RecordedRun, runsOf } from '#bridge/recording/runs.ts';
import type { Doorway } from './bare-stage.ts';
import { ReplayRun } from './replay-run.ts';

/** What is played, and where. */
export interface ReplayOptions {
  readonly recording: Recording;
  /** The app whose calls are played. */
  readonly app: string;
  readonly doorway: Doorway;
}

/** What became of it, all runs together. */
export interface ReplayReport extends Comparison {
  readonly runs: number;
  /** Recorded calls that could not be played: their run was recorded without its start, or stood in a dialog. */
  readonly leftOut: number;
  /** What the host had to find fault with. */
  readonly faults: readonly string[];
}

declare global {
  interface Window {
    /** Plays a recording in the frame of this page. */
    replay: (recording: Recording, app: string) => Promise<ReplayReport>;
  }
}

/** Whether the app did everything as it was recorded. */
export function isSame({ differences, faults, runs }: ReplayReport): boolean {
  return runs > 0 && faults.length === 0 && differences.every(({ uncertain }) => uncertain);
}

/** Plays every run of the app, one after another; the frame is gone at the end. */
export async function replay({ recording, app, doorway }: ReplayOptions): Promise<ReplayReport> {
  const { runs, leftOut } = runsOf(recording, app);
  const comparisons: Comparison[] = [];
  const faults: string[] = [];
  let snapshot: unknown;
  for (const [index, run] of runs.entries()) {
    const played = new ReplayRun(run, app, doorway, snapshot);
    try {
      await played.play();
      snapshot = wasGiven(runs[index + 1]) ? await played.takeOut() : undefined;
    } finally {
      played.end();
    }
    faults.push(...played.faults);
    const uncertain = comparisons.some(({ byPerson }) => byPerson > 0);
    const { ignored } = recording;
    comparisons.push(compareCalls(run.calls, played.seen, { ignored, uncertain }));
  }
  return {
    runs: runs.length,
    leftOut,
    faults,
    differences: comparisons.flatMap(({ differences }) => differences),
    same: comparisons.reduce((sum, { same }) => sum + same, 0),
    byPerson: comparisons.reduce((sum, { byPerson }) => sum + byPerson, 0),
  };
}

/** Whether a run began with what the one before had given. */
function wasGiven(run: RecordedRun | undefined): boolean {
  return run?.launch.snapshot !== undefined;
}
