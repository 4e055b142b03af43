import { createAuditRing } from '#bridge/host/audit.ts';
import { connectGuest, type Guest } from '#bridge/host/guest.ts';
import { createPipeline, type Pipeline } from '#bridge/host/pipeline.ts';
import type { Launch } from '#bridge/methods/context.ts';
import type { AnyMethod } from '#bridge/methods/define.ts';
import { appMethods } from '#bridge/methods/index.ts';
import { isCompared } from '#bridge/recording/compare.ts';
import { methodOf, type RecordedCall } from '#bridge/recording/recorded-call.ts';
import { createRecorder } from '#bridge/recording/recorder.ts';
import type { RecordedRun } from '#bridge/recording/runs.ts';
import type { Doorway } from './bare-stage.ts';
import { type ReplayTable, replayTable } from './replay-table.ts';
import { pause, until } from './waiting.ts';

/** Milliseconds that are waited for a recorded call before what came after it is done all the same. */
const patience = 4_000;

/** Milliseconds without a call after which an app is said to have nothing more to ask. */
const quiet = 500;

/** Plays the host of one recorded run. */
export class ReplayRun {
  readonly seen: RecordedCall[] = [];
  readonly faults: string[] = [];
  readonly #run: RecordedRun;
  readonly #doorway: Doorway;
  readonly #answers: ReplayTable;
  readonly #pipeline: Pipeline;
  readonly #recorder = createRecorder((call) => {
    this.seen.push(call);
    this.#lastAt = performance.now();
  });
  #guest: Guest | null = null;
  #ready = false;
  /** By method, how many calls were waited for in vain: nothing waits for them again. */
  readonly #missed = new Map<string, number>();
  #lastAt: number = performance.now();

  /** `snapshot` is what the run before gave when it was taken out. */
  constructor(run: RecordedRun, app: string, doorway: Doorway, snapshot: unknown) {
    this.#run = run;
    this.#doorway = doorway;
    const { snapshot: _, ...rest } = run.launch;
    const launch: Launch = snapshot === undefined ? rest : { ...rest, snapshot };
    this.#answers = replayTable(run, {
      first: () => ({ context: run.context, launch }),
      onReady: () => {
        this.#ready = true;
      },
      onDirty: () => {},
      onRoute: () => {},
    });
    const audit = createAuditRing(1);
    audit.listen(this.#recorder.heard);
    this.#pipeline = createPipeline({
      table: this.#answers.table,
      caller: { app, mountId: run.mountId },
      capabilities: capabilitiesOf(run),
      userId: () => run.context.user.id,
      audit,
      onStrike: () => this.faults.push('strike'),
    });
    doorway.enter({
      fault: (fault) => this.faults.push(fault),
      port: (port) => this.#open(port, app),
    });
  }

  /** Does what the portal did, each thing once the app has asked what it had asked by then. */
  async play(): Promise<void> {
    const wasReady = this.#run.calls.some(({ method }) => method === 'context.ready');
    await until(async () => this.#guest !== null && (this.#ready || !wasReady), patience);
    for (const event of this.#run.calls.filter((call) => call.direction === 'out')) {
      if (!isCompared(event)) continue;
      await this.#reach(event.at);
      await this.#ask(event);
    }
    await this.#reach(Infinity);
    await until(async () => performance.now() - this.#lastAt > quiet, patience);
  }

  /** Takes the app out; returns what it gives. */
  async takeOut(): Promise<unknown> {
    const answer = await this.#guest?.call(appMethods.suspend, { leaving: true });
    return answer?.ok ? answer.value.snapshot : undefined;
  }

  end(): void {
    this.#pipeline.close();
    this.#guest?.destroy();
    this.#doorway.leave();
  }

  /** Waits until the app has asked everything that it had asked by a moment of the recording, but for a person's wishes. */
  async #reach(moment: number): Promise<void> {
    const awaited = Map.groupBy(
      this.#run.calls.filter(
        (call) =>
          call.direction === 'in' &&
          call.decision === 'served' &&
          call.at <= moment &&
          !call.byPerson &&
          isCompared(call),
      ),
      ({ method }) => method,
    );
    const lacking = (): readonly (readonly [string, number])[] =>
      [...awaited]
        .map(([method, calls]) => [method, calls.length - this.#answers.calls(method)] as const)
        .filter(([method, count]) => count > (this.#missed.get(method) ?? 0));
    await until(async () => lacking().length === 0, patience);
    for (const [method, count] of lacking()) this.#missed.set(method, count);
    // An answer has to arrive before what the portal says next.
    await pause(50);
  }

  async #ask({ method: name, request }: RecordedCall): Promise<void> {
    const method = methodOf(name);
    if (!method) return;
    if (name === 'app.show' || name === 'app.hide') this.#doorway.display(name === 'app.show');
    await this.#guest?.call(method, request);
  }

  #open(port: MessagePort, app: string): void {
    const { mountId } = this.#run;
    this.#guest = connectGuest({
      port,
      pipeline: this.#pipeline,
      names: new Set(Object.keys(this.#answers.table)),
      onStrike: () => this.faults.push('strike'),
      onFlood: () => this.faults.push('flood'),
      onGone: () => this.faults.push('gone'),
      onAsked: (asked, outcome) => this.#recorder.asked({ app, mountId, asked, outcome }),
    });
  }
}

/** What was granted when it was recorded, so that what was refused is refused again. */
function capabilitiesOf({ context: { methods } }: RecordedRun): ReadonlySet<string> {
  return new Set(
    methods
      .map(methodOf)
      .filter((method): method is AnyMethod => method !== undefined)
      .map(({ capability }) => capability),
  );
}
