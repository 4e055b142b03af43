/** The way of one import: choose, check, mend, apply, result. */

import { atom, type ReadableAtom } from 'nanostores';
import type { Mend } from '#bridge/calls/record/call-types.ts';
import type { SheetDoor, SheetReport } from '#bridge/calls/record/doors.ts';
import { wordsOfError } from './record-door.ts';

type Mode = 'check' | 'save';

/** Where an import is. */
export type ImportState =
  /** Waits for a file; `problem` says why the last one could not be read at all. */
  | { readonly kind: 'choosing'; readonly problem: string }
  /** The file is sent, or a job works on it; `share` is 0 to 1, null while it is unknown. */
  | {
      readonly kind: 'working';
      readonly mode: Mode;
      readonly file: File;
      readonly share: number | null;
      readonly isJob: boolean;
    }
  /** Nothing is saved: what would happen, or what is wrong. */
  | {
      readonly kind: 'checked';
      readonly file: File;
      readonly report: SheetReport;
      /** Cells that are read otherwise than the file has them. */
      readonly mends: readonly Mend[];
      /** The job whose errors can be downloaded. */
      readonly jobId: string | null;
    }
  | { readonly kind: 'done'; readonly file: File; readonly report: SheetReport };

/** One import. */
export interface ImportStore {
  readonly state: ReadableAtom<ImportState>;
  /** Checks a file; nothing is saved. */
  choose(file: File): Promise<void>;
  /** Has a cell read otherwise than the file has it. */
  mend(mend: Mend): void;
  /** Checks the file once more, with what was mended. */
  check(): Promise<void>;
  /** Saves the file that was checked without a problem. */
  apply(): Promise<void>;
  /** Waits for another file. */
  again(): void;
  /** Gives up what is under way; a job goes on by itself. */
  stop(): void;
}

/** Milliseconds between two looks at a job. */
const usualPause = 1500;

/** Makes one import; `pause` is the wait between two looks at a job. */
export function createImport(
  door: Pick<SheetDoor, 'importSheet' | 'progress'>,
  pause: number = usualPause,
): ImportStore {
  const $state = atom<ImportState>({ kind: 'choosing', problem: '' });
  let stop = new AbortController();

  async function run(mode: Mode, file: File, mends: readonly Mend[]): Promise<void> {
    stop.abort();
    stop = new AbortController();
    const { signal } = stop;
    const show = (share: number | null, isJob: boolean): void => {
      if (!signal.aborted) $state.set({ kind: 'working', mode, file, share, isJob });
    };
    show(0, false);
    try {
      const onProgress = (share: number): void => show(share < 1 ? share : null, false);
      const report = await door.importSheet(mode, file, mends, { signal, onProgress });
      const { jobId } = report;
      const end =
        jobId === null
          ? report
          : await followJob(door, jobId, { pause, signal, show: (share) => show(share, true) });
      if (!signal.aborted) $state.set(endOf(mode, { file, mends, jobId }, end));
    } catch (cause) {
      if (!signal.aborted) $state.set({ kind: 'choosing', problem: wordsOfError(cause) });
    }
  }

  return {
    state: $state,
    choose: (file) => run('check', file, []),
    mend(mend) {
      const state = $state.get();
      if (state.kind !== 'checked') return;
      const others = state.mends.filter(
        ({ row, column }) => row !== mend.row || column !== mend.column,
      );
      $state.set({ ...state, mends: [...others, mend] });
    },
    async check() {
      const state = $state.get();
      if (state.kind === 'checked') await run('check', state.file, state.mends);
    },
    async apply() {
      const state = $state.get();
      if (state.kind !== 'checked' || !mayApply(state.report)) return;
      await run('save', state.file, state.mends);
    },
    again() {
      stop.abort();
      $state.set({ kind: 'choosing', problem: '' });
    },
    stop: () => stop.abort(),
  };
}

/** Looks at a job until it ends, and returns what it did. */
async function followJob(
  door: Pick<SheetDoor, 'progress'>,
  jobId: string,
  look: {
    readonly pause: number;
    readonly signal: AbortSignal;
    readonly show: (share: number | null) => void;
  },
): Promise<SheetReport> {
  const { pause, signal, show } = look;
  for (;;) {
    const job = await door.progress(jobId, signal);
    if (job.state === 'done' && job.report) return job.report;
    if (job.state !== 'waiting' && job.state !== 'running') {
      throw Object.assign(new Error('The job did not end well.'), { words: job.error ?? '' });
    }
    show(job.total ? job.done / job.total : null);
    await new Promise((resolve) => setTimeout(resolve, pause));
    signal.throwIfAborted();
  }
}

/** Whether there is something to save and nothing in its way. */
export function mayApply({ problemCount, created, changed }: SheetReport): boolean {
  return problemCount === 0 && created + changed > 0;
}

// Somebody else may have changed the rows between check and save: then nothing is saved, and the problems are shown.
function endOf(
  mode: Mode,
  asked: { readonly file: File; readonly mends: readonly Mend[]; readonly jobId: string | null },
  report: SheetReport,
): ImportState {
  if (mode === 'save' && report.problemCount === 0) {
    return { kind: 'done', file: asked.file, report };
  }
  return { kind: 'checked', report, ...asked };
}
