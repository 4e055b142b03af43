import { type Bridge, BridgeError, type Handlers } from '#bridge/guest/connect.ts';
import type { BridgeResult } from '#bridge/methods/codes.ts';

/** The app's end of the contract suite, driven from outside; requests travel as JSON so that odd keys survive. */
export interface ContractApp {
  call(name: string, requestJson?: string): Promise<BridgeResult<unknown>>;
  /** Sends something that JSON cannot say. */
  callOdd(
    name: string,
    odd: 'map' | 'date' | 'function' | 'circle',
  ): Promise<BridgeResult<unknown>>;
  /** Calls many times at once; returns how often each outcome came. */
  callMany(name: string, requestJson: string, times: number): Promise<Record<string, number>>;
  route(): unknown;
  locale(): string;
  launch(): unknown;
  events(): readonly string[];
  provideSnapshot(bytes: number): void;
  vetoClose(veto: boolean): void;
  isSupported(name: 'tabs.open' | 'dialogs.confirm'): boolean;
}

/** Wraps a connected bridge. */
export function createContractApp(
  connect: (handlers: Handlers) => Promise<Bridge>,
): Promise<ContractApp> {
  const events: string[] = [];
  return connect({
    show: ({ route }) => events.push(`show ${route}`),
    hide: () => events.push('hide'),
    tabClosed: ({ tabId }) => events.push(`closed ${tabId}`),
  }).then((bridge) => drive(bridge, events));
}

function drive(bridge: Bridge, events: readonly string[]): ContractApp {
  let veto = false;
  bridge.onBeforeClose(() => !veto);
  return {
    call: (name, json = '{}') => speak(bridge, name, JSON.parse(json)),
    callOdd: (name, odd) => speak(bridge, name, oddities[odd]()),
    async callMany(name, json, times) {
      const calls = Array.from({ length: times }, () => speak(bridge, name, JSON.parse(json)));
      const counts: Record<string, number> = {};
      for (const result of await Promise.all(calls)) {
        const outcome = result.ok ? 'ok' : result.code;
        counts[outcome] = (counts[outcome] ?? 0) + 1;
      }
      return counts;
    },
    route: () => bridge.route.get(),
    locale: () => bridge.context.get().locale,
    launch: () => bridge.launch,
    events: () => events,
    provideSnapshot: (bytes) => void bridge.onSuspend(() => ({ text: 'x'.repeat(bytes / 2) })),
    vetoClose: (next) => {
      veto = next;
    },
    isSupported: (name) => bridge.isSupported(name),
  };
}

const oddities = {
  map: () => ({ route: new Map([['a', 1]]) }),
  date: () => new Date(0),
  function: () => ({ route: () => '/' }),
  circle: () => {
    const circle: { self?: unknown } = {};
    circle.self = circle;
    return circle;
  },
};

/** Walks names as a caller without types would. */
async function speak(
  bridge: Bridge,
  name: string,
  request: unknown,
): Promise<BridgeResult<unknown>> {
  const [namespace = '', ...verb] = name.split('.');
  try {
    const verbs: unknown = Reflect.get(bridge, namespace);
    const method: unknown = Reflect.get(Object(verbs), verb.join('.'));
    if (typeof method !== 'function') throw new Error(`${name} is nothing to call`);
    return { ok: true, value: await method(request) };
  } catch (error) {
    if (error instanceof BridgeError) {
      const { code, field } = error;
      return { ok: false, code, ...(field && { field }) };
    }
    throw error;
  }
}
