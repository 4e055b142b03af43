import { createAuditRing } from '#bridge/host/audit.ts';
import { connectGuest, type Guest } from '#bridge/host/guest.ts';
import { createPipeline, type Pipeline } from '#bridge/host/pipeline.ts';
import type { Launch } from '#bridge/methods/context.ts';
import { capabilities, type MethodRequest } from '#bridge/methods/define.ts';
import { type AppMethods, appMethods } from '#bridge/methods/index.ts';
import { obligingTable } from './obliging-table.ts';
import type { Answered, Look, RunState, SeenCall, Stage } from './stage.ts';

/** Where a run gets its port from: a frame, or the other end of a channel. */
export interface Doorway {
  /** Lets the app in; `onPort` is called once its handshake is done. */
  enter(on: {
    readonly port: (port: MessagePort) => void;
    readonly fault: (fault: string) => void;
  }): void;
  /** Displays the app, or parks it. */
  display(visible: boolean): void;
  leave(): void;
}

/** What a bare stage is made from. */
export interface BareStageOptions {
  readonly app: string;
  readonly route: string;
  readonly doorway: Doorway;
}

const tabId = 'tab-1';

/** A host of nothing but the bridge: everything is granted, and every wish is met. */
export function createBareStage({ app, route, doorway }: BareStageOptions): Stage {
  let look: Look = { locale: 'zh-CN', theme: { name: 'blue', mode: 'light' } };
  let run: BareRun | null = null;

  function begin(launch: Launch): void {
    run?.end();
    run = new BareRun(app, launch, () => look, doorway);
  }

  function current(): BareRun {
    if (!run) throw new Error('No run of the app has begun.');
    return run;
  }

  return {
    async open() {
      begin({ reason: 'open', route, tabId });
    },
    async restore() {
      const { result } = await current().ask('suspend', { leaving: true });
      const snapshot = result.ok ? Reflect.get(Object(result.value), 'snapshot') : undefined;
      begin({ reason: 'restore', route: current().route, tabId, snapshot });
      return snapshot;
    },
    state: () => current().state(),
    calls: () => current().calls(),
    ask: (verb, request = {}) => current().ask(verb, request),
    async show() {
      doorway.display(true);
      await current().ask('show', { tabId, route: current().route });
    },
    async hide() {
      doorway.display(false);
      await current().ask('hide', {});
    },
    async choose(next) {
      look = next;
      if (run) await run.ask('contextChanged', { context: run.context() });
    },
    tab: () => ({ tabId, route: current().route, dirty: current().dirty }),
  };
}

/** One run of the app behind a port. */
class BareRun {
  route: string;
  dirty = false;
  readonly #mountId = crypto.randomUUID();
  readonly #startedAt = performance.now();
  readonly #audit = createAuditRing(2_000);
  readonly #faults: string[] = [];
  readonly #pipeline: Pipeline;
  readonly #app: string;
  readonly #look: () => Look;
  readonly #doorway: Doorway;
  #guest: Guest | null = null;
  #phase: RunState['phase'] = 'loading';
  #readyAfter: number | null = null;

  constructor(app: string, launch: Launch, look: () => Look, doorway: Doorway) {
    this.#app = app;
    this.#look = look;
    this.#doorway = doorway;
    this.route = launch.route;
    const table = obligingTable({
      first: () => ({ context: this.context(), launch }),
      onReady: () => this.#ready(),
      onDirty: (dirty) => {
        this.dirty = dirty;
      },
      onRoute: (next) => {
        this.route = next;
      },
    });
    this.#pipeline = createPipeline({
      table,
      caller: { app, mountId: this.#mountId },
      capabilities: new Set(capabilities),
      userId: () => 'u1',
      audit: this.#audit,
      onStrike: () => this.#faults.push('strike'),
    });
    doorway.enter({
      fault: (fault) => this.#faults.push(fault),
      port: (port) => this.#open(port, new Set(Object.keys(table))),
    });
  }

  state(): RunState {
    return { phase: this.#phase, readyAfter: this.#readyAfter, faults: [...this.#faults] };
  }

  calls(): readonly SeenCall[] {
    return this.#audit.entries().map(({ method, code }) => ({ method, code }));
  }

  async ask(verb: keyof AppMethods, request: unknown): Promise<Answered> {
    const start = performance.now();
    const method = appMethods[verb];
    const result = (await this.#guest?.call(method, request as MethodRequest<typeof method>)) ?? {
      ok: false,
      code: 'disconnected',
    };
    return { result, milliseconds: performance.now() - start };
  }

  context() {
    return {
      user: { id: 'u1', account: 'lin', realName: 'Lin Xiao', employmentId: null },
      tenant: { id: 't1', code: 'harbour', name: 'Harbour' },
      ...this.#look(),
      app: { code: this.#app, mountId: this.#mountId },
      rights: '1',
      methods: [...this.#pipeline.granted],
      shortcuts: [],
    };
  }

  end(): void {
    this.#phase = 'ended';
    this.#pipeline.close();
    this.#guest?.destroy();
    this.#doorway.leave();
  }

  #open(port: MessagePort, names: ReadonlySet<string>): void {
    this.#phase = 'connected';
    this.#guest = connectGuest({
      port,
      pipeline: this.#pipeline,
      names,
      onStrike: () => this.#faults.push('strike'),
      onFlood: () => this.#faults.push('flood'),
      onGone: () => {
        this.#phase = 'ended';
        this.#faults.push('gone');
      },
    });
  }

  #ready(): void {
    this.#phase = 'ready';
    this.#readyAfter ??= performance.now() - this.#startedAt;
  }
}
