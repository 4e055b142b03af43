import type { RunState, SeenCall, Stage } from '#bridge/conformance/stage.ts';
import type { MethodRequest } from '#bridge/methods/define.ts';
import { type AppMethods, appMethods } from '#bridge/methods/index.ts';
import { audit } from '../host/audit/audit.ts';
import { closeFrame, mountOf } from '../host/frames/pool.ts';
import { dropTab, openPlace, selectTab } from '../stores/history/navigation.ts';
import { chooseLanguage, chooseMode, chooseTheme } from '../stores/portal/preferences.ts';
import { frameState } from '../stores/tabs/frames.ts';
import { homePlace } from '../stores/tabs/places.ts';
import { changeTab, type Tab, tabsOf } from '../stores/tabs/tabs.ts';
import { takeOut } from './take-out.ts';

/** The shell as the conformance suite drives it: frames, tabs and preferences are the product's own. */
export function createShellStage(app: string, route: string): Stage {
  let startedAt = Date.now();

  function tab(): Tab {
    const [first] = tabsOf(app);
    if (!first) throw new Error(`${app} stands in no tab.`);
    return first;
  }

  return {
    async open() {
      for (const { id } of tabsOf(app)) {
        changeTab(id, { dirty: false });
        dropTab(id);
      }
      closeFrame(app);
      startedAt = Date.now();
      openPlace({ app, route });
    },
    async restore() {
      const snapshot = await mountOf(app)?.snapshot(true);
      await takeOut();
      return snapshot;
    },
    state: () => runState(app),
    calls: (): readonly SeenCall[] =>
      audit
        .entries()
        .filter((entry) => entry.app === app && entry.at >= startedAt)
        .map(({ method, code }) => ({ method, code })),
    async ask(verb: keyof AppMethods, request: unknown = {}) {
      const start = performance.now();
      const method = appMethods[verb];
      const answer = mountOf(app)?.guest?.call(method, request as MethodRequest<typeof method>);
      const result = (await answer) ?? { ok: false, code: 'disconnected' };
      return { result, milliseconds: performance.now() - start };
    },
    async show() {
      selectTab(tab().id);
    },
    async hide() {
      openPlace(homePlace);
    },
    async choose({ locale, theme }) {
      chooseLanguage(locale);
      chooseTheme(theme.name);
      chooseMode(theme.mode);
    },
    tab() {
      const { id, route: at, dirty } = tab();
      return { tabId: id, route: at, dirty };
    },
  };
}

const phases = { loading: 'loading', connecting: 'loading', starting: 'connected' } as const;

function runState(app: string): RunState {
  const state = frameState(app);
  if (state?.kind === 'mounting') {
    const faults = state.fault === null ? [] : [state.fault];
    return { phase: phases[state.phase], readyAfter: null, faults };
  }
  if (state?.kind === 'refused')
    return { phase: 'ended', readyAfter: null, faults: [state.reason] };
  const lives = state !== undefined && state.kind !== 'suspended';
  return { phase: lives ? 'ready' : 'loading', readyAfter: null, faults: [] };
}
