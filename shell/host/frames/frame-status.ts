import type { Liveness } from '#bridge/host/liveness.ts';
import {
  type FrameState,
  type MountFault,
  type MountPhase,
  putFrame,
  type RefusedReason,
} from '../../stores/tabs/frames.ts';

/** How one run of an app is doing, told to the store and to the frame's `data-state` with every change. */
export class FrameStatus {
  readonly #app: string;
  readonly #run: string;
  readonly #mountId: string;
  readonly #frame: HTMLIFrameElement;
  readonly #startedAt: number = performance.now();
  #phase: MountPhase | 'ready' = 'loading';
  #fault: MountFault | null = null;
  #liveness: { readonly kind: Liveness; readonly since: number } = { kind: 'alive', since: 0 };
  #visible = false;
  #over = false;

  /** `run` is the name the store knows it by: the app's code, unless it is outside of the pool. */
  constructor(app: string, run: string, mountId: string, frame: HTMLIFrameElement) {
    this.#app = app;
    this.#run = run;
    this.#mountId = mountId;
    this.#frame = frame;
    this.#publish();
  }

  get phase(): MountPhase | 'ready' {
    return this.#phase;
  }

  /** Whether the app has been silent for so long that it is of no use to ask it anything. */
  get isSilent(): boolean {
    return this.#liveness.kind === 'hung' || this.#liveness.kind === 'crashed';
  }

  /** The mount has come a step further; what was said of it being late is over. */
  advance(phase: MountPhase | 'ready'): void {
    if (this.#phase === 'ready') return;
    this.#phase = phase;
    this.#fault = null;
    this.#publish();
    if (phase === 'ready') {
      performance.measure('atrium.mount', { start: this.#startedAt, detail: this.#app });
    }
  }

  fail(fault: MountFault): void {
    this.#fault = fault;
    this.#publish();
  }

  /** The time for mounting is up: says what is missing, and goes on waiting. */
  late(documentsLoaded: number, isListening: boolean): void {
    if (this.#fault !== null || this.#phase === 'ready') return;
    const isSilent = this.#phase === 'starting' && !isListening;
    this.fail(isSilent ? 'noScript' : this.#missing(documentsLoaded));
  }

  live(kind: Liveness): void {
    this.#liveness = { kind, since: Date.now() };
    this.#publish();
  }

  show(visible: boolean): void {
    this.#visible = visible;
    this.#publish();
  }

  /** Stops reporting on this run; a reason says why its frame was removed. */
  end(reason?: RefusedReason): void {
    if (this.#over) return;
    this.#over = true;
    if (reason) {
      putFrame({ app: this.#run, mountId: '', state: { kind: 'refused', reason } });
    }
  }

  #missing(documentsLoaded: number): MountFault {
    if (this.#phase === 'starting') return 'notReady';
    if (this.#phase === 'connecting') return 'noEcho';
    return documentsLoaded === 0 ? 'noAnswer' : 'noHello';
  }

  #publish(): void {
    if (this.#over) return;
    const state = this.#state();
    this.#frame.dataset.state = state.kind;
    putFrame({ app: this.#run, mountId: this.#mountId, state });
  }

  #state(): FrameState {
    const { kind, since } = this.#liveness;
    if (this.#phase !== 'ready')
      return { kind: 'mounting', phase: this.#phase, fault: this.#fault };
    if (kind === 'alive') return { kind: this.#visible ? 'ready' : 'hidden' };
    return { kind, since };
  }
}
