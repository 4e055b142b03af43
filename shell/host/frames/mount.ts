import { revokeMount } from '#bridge/calls/uac/tokens.ts';
import { connectGuest, type Guest } from '#bridge/host/guest.ts';
import { createHandshake, type Handshake, type HandshakeFault } from '#bridge/host/handshake.ts';
import { limits } from '#bridge/host/limits.ts';
import { measure } from '#bridge/host/measure.ts';
import { createPipeline, type Pipeline } from '#bridge/host/pipeline.ts';
import type { BridgeResult } from '#bridge/methods/codes.ts';
import type { AnyMethod, MethodRequest, MethodResult } from '#bridge/methods/define.ts';
import { appMethods } from '#bridge/methods/index.ts';
import { locale } from '#ui/texts/locale.ts';
import { callGateway } from '../../gateway.ts';
import type { RegisteredApp } from '../../stores/menu/menu.ts';
import { session } from '../../stores/session/session.ts';
import type { RefusedReason } from '../../stores/tabs/frames.ts';
import { audit } from '../audit/audit.ts';
import type { AppCaller } from '../methods/caller.ts';
import { atChange, changePlaces, waitForAnswer } from '../switching/change-places.ts';
import { afterMounts, noteMounted, noteMounting } from '../switching/mount-queue.ts';
import { createFrame, framedOrigin, shadeFrame } from './frame-element.ts';
import { FrameStatus } from './frame-status.ts';
import { startHeartbeat } from './heartbeat.ts';
import type { MountOptions, ShownPlace } from './mount-options.ts';
import { Outbox } from './outbox.ts';
import { noteOutgoing } from './outgoing-calls.ts';

/** One run of an app in its frame: handshake, calls, watchdogs, and what the app knows of where it stands. */
export class Mount {
  readonly mountId: string = crypto.randomUUID();
  readonly app: RegisteredApp;
  /** Names of the methods this mount may call. */
  readonly granted: readonly string[];
  readonly #options: MountOptions;
  readonly #frame: HTMLIFrameElement;
  readonly #status: FrameStatus;
  readonly #pipeline: Pipeline;
  readonly #handshake: Handshake;
  readonly #outbox: Outbox;
  readonly #unwatch: () => void;
  readonly #watchdog: ReturnType<typeof setTimeout>;
  #stopHeartbeat: () => void = () => {};
  #guest: Guest | null = null;
  #known: ShownPlace | null = null;
  /** The place that the app was given with its context. */
  #given: ShownPlace | null = null;
  #visible = false;
  #loads = 0;
  #strikes = 0;
  #over = false;

  constructor(options: MountOptions) {
    const { app, table, watch, layer } = options;
    this.#options = options;
    this.app = app;
    this.#frame = createFrame(app);
    this.#status = new FrameStatus(app.code, options.run, this.mountId, this.#frame);
    this.#pipeline = createPipeline<AppCaller>({
      table,
      caller: Object.freeze({ app: app.code, mountId: this.mountId, registered: app }),
      capabilities: new Set(app.capabilities),
      userId: () => session.get()?.user.id ?? null,
      audit,
      onStrike: (gross) => this.#punish(gross),
    });
    this.granted = this.#pipeline.granted;
    this.#handshake = createHandshake({
      origin: framedOrigin(app),
      onPort: (port) => this.#open(port),
      onFault: (fault) => this.#failHandshake(fault),
      onStrike: (gross) => this.#punish(gross),
    });
    this.#outbox = new Outbox(() => this.#onOutboxOpen());
    this.#unwatch = watch.add({
      window: () => this.#frame.contentWindow,
      onMessage: (event) => this.#receive(event),
      onStrike: () => this.strike(),
      onFlood: () => this.#refuse('flood'),
    });
    this.#watchdog = setTimeout(() => {
      this.#status.late(this.#loads, this.#outbox.isListening);
    }, limits.mountDeadline);
    this.#frame.addEventListener('load', () => this.#loaded());
    layer.append(this.#frame);
    noteMounting(this);
  }

  /** The place the app knows it is at. */
  get known(): ShownPlace | null {
    return this.#known;
  }

  get isVisible(): boolean {
    return this.#visible;
  }

  /** The connection; null before it stands. */
  get guest(): Guest | null {
    return this.#guest;
  }

  /** Whether it is of no use to ask the app anything. */
  get isDead(): boolean {
    return this.#over || this.#status.isSilent;
  }

  /** Brings the frame to the front at a place. */
  show(place: ShownPlace): void {
    const start = performance.now();
    const appeared = !this.#visible;
    const moved = this.#known?.tabId !== place.tabId || this.#known.route !== place.route;
    this.#visible = true;
    this.#known = place;
    if (appeared) {
      void this.#tellShown(place, start);
      atChange(() => this.#display());
      this.#status.show(true);
    } else if (moved) this.tell(appMethods.routeChanged, place);
  }

  /** Parks the frame where it stands. */
  hide(): void {
    if (!this.#visible) return;
    this.#visible = false;
    atChange(() => this.#display());
    this.#status.show(false);
    // The app that comes goes first.
    afterMounts(() => this.#tellHidden());
  }

  /** Gives the frame the keyboard; given once more it would leave the field it is in. */
  focus(): void {
    changePlaces();
    if (document.activeElement !== this.#frame) this.#frame.focus();
  }

  /** Whether an element of the page is this app's frame. */
  owns(element: Element): boolean {
    return element === this.#frame;
  }

  /** Counts something no honest app does; the third time removes the frame. */
  strike(): void {
    this.#strikes += 1;
    if (this.#strikes >= limits.strikes) this.#refuse('strikes');
  }

  /** Names the frame to screen readers in the language now in use. */
  name(): void {
    this.#frame.title = this.#options.title?.() ?? this.app.title[locale.get()];
  }

  /** Tells the page around an app without an origin how dark the portal is. */
  shade(): void {
    shadeFrame(this.#frame, this.app);
  }

  /** Takes note of a place the app itself reported, so that it is not told of it. */
  know(place: ShownPlace): void {
    this.#known = place;
  }

  /** The app is given its context; what changes from now on it is told, after that has left. */
  noteContext(): void {
    this.#given = this.#known;
    setTimeout(() => this.#outbox.noteContext());
  }

  /** The app has drawn its first page, by a script of its own that is pinged from now on, whatever else it has said. */
  ready(): void {
    this.#outbox.noteListening();
    clearTimeout(this.#watchdog);
    this.#status.advance('ready');
    noteMounted(this);
  }

  /** Tells the app something whose answer does not matter. */
  tell<M extends AnyMethod>(method: M, request: MethodRequest<M>): void {
    this.#outbox.send(() => void this.#guest?.call(method, request));
  }

  /** Asks the app; `disconnected` before it stands. */
  async ask<M extends AnyMethod>(
    method: M,
    request: MethodRequest<M>,
  ): Promise<BridgeResult<MethodResult<M>>> {
    const guest = this.#outbox.isOpen ? this.#guest : null;
    return guest ? guest.call(method, request) : { ok: false, code: 'disconnected' };
  }

  /** Asks for what the app needs to come back; undefined when it gives nothing, or too much. */
  async snapshot(leaving: boolean): Promise<unknown> {
    if (!this.#guest || !this.#outbox.isOpen || this.isDead) return undefined;
    const answer = await this.#guest.call(appMethods.suspend, { leaving });
    if (!answer.ok) return undefined;
    const { snapshot } = answer.value;
    return measure(snapshot, { bytes: limits.snapshotBytes }).ok ? snapshot : undefined;
  }

  /** The portal removes the frame: its document may not be loaded, its app is another one now, or took the keys of a secret. */
  withdraw(reason: 'blocked' | 'withdrawn' | 'changed' | 'strikes'): void {
    this.#refuse(reason);
  }

  /** Removes the frame and ends everything that belongs to this run, its tokens included. */
  destroy(): void {
    if (this.#over) return;
    this.#over = true;
    this.#status.end();
    noteMounted(this);
    clearTimeout(this.#watchdog);
    this.#outbox.end();
    this.#stopHeartbeat();
    this.#unwatch();
    this.#handshake.close();
    this.#guest?.destroy();
    this.#pipeline.close();
    this.#frame.remove();
    if (this.#guest && session.get()) {
      void callGateway(revokeMount, { mountId: this.mountId }).catch(() => {});
    }
  }

  async #tellShown(place: ShownPlace, start: number): Promise<void> {
    if (!this.#outbox.isOpen || !this.#guest) return;
    const answering = this.#guest.call(appMethods.show, place);
    waitForAnswer(answering);
    const answer = await answering;
    if (answer.ok) performance.measure('atrium.switch', { start, detail: this.app.code });
  }

  #onOutboxOpen(): void {
    if (!this.#visible) this.tell(appMethods.hide, {});
    else if (this.#known && this.#known !== this.#given)
      this.tell(appMethods.routeChanged, this.#known);
    this.#stopHeartbeat = startHeartbeat({
      ping: async () => (await this.#guest?.call(appMethods.ping, {}))?.ok ?? false,
      isInFront: () => this.#visible,
      keep: () => void this.#keepSnapshot(),
      onChange: (liveness) => this.#status.live(liveness),
    });
  }

  #tellHidden(): void {
    if (this.#visible || this.#over) return;
    this.tell(appMethods.hide, {});
    if (this.#status.phase === 'ready') void this.#keepSnapshot();
  }

  #receive(event: MessageEvent): void {
    if (this.#status.phase === 'loading' && event.origin === framedOrigin(this.app)) {
      this.#status.advance('connecting');
    }
    this.#handshake.receive(event);
  }

  #loaded(): void {
    this.#loads += 1;
    if (this.#loads > 1) this.#refuse('navigated');
  }

  #failHandshake(fault: HandshakeFault): void {
    if (fault === 'secondHello' || fault === 'left') this.#refuse('navigated');
    else this.#status.fail(fault);
  }

  #open(port: MessagePort): void {
    this.#guest = connectGuest({
      port,
      pipeline: this.#pipeline,
      names: new Set(Object.keys(this.#options.table)),
      onStrike: (gross) => this.#punish(gross),
      onFlood: () => this.#refuse('flood'),
      onGone: () => this.#refuse('disconnected'),
      onListening: () => this.#outbox.noteListening(),
      onAsked: (...call) => noteOutgoing(this.app.code, this.mountId, ...call),
    });
    this.#status.advance('starting');
  }

  /** A message was too large: a strike, and the end where one more must not be read. */
  #punish(gross: boolean): void {
    if (gross) this.#refuse('flood');
    else this.strike();
  }

  async #keepSnapshot(): Promise<void> {
    const given = await this.snapshot(false);
    if (given !== undefined && !this.#over) this.#options.onSnapshot(given);
  }

  #refuse(reason: RefusedReason): void {
    if (this.#over) return;
    this.#status.end(reason);
    this.destroy();
    this.#options.onRefused(this);
  }

  #display(): void {
    this.#frame.style.display = this.#visible ? 'block' : 'none';
  }
}
