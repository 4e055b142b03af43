/** How the company runs its assistant, as an administrator changes it. */
import { atom } from 'nanostores';
import {
  readAgentSettings,
  saveAgentSettings,
  testAgentProvider,
} from '#bridge/calls/agent/administration.ts';
import type { AgentMode, DataClass } from '#bridge/calls/agent/names.ts';
import type { FieldError } from '#bridge/calls/kit/answer.ts';
import type { ResultOf } from '#bridge/calls/kit/define.ts';
import { GatewayError } from '#bridge/calls/kit/send.ts';
import type { Gateway } from '#bridge/guest/gateway.ts';
import { failureOf, wordsOf } from './failure.ts';

/** What is on the form; an empty key keeps the one there is. */
export interface SettingsForm {
  readonly mode: AgentMode;
  readonly baseUrl: string;
  readonly model: string;
  readonly key: string;
  readonly dataClasses: readonly DataClass[];
  readonly purpose: string;
  /** Whether programs of people may use the tools over MCP. */
  readonly mcp: boolean;
}

/** What the page shows. */
export interface SettingsState {
  readonly form: SettingsForm | null;
  readonly hasKey: boolean;
  readonly busy: boolean;
  /** Why it could not be read, in words; `denied` without the right. */
  readonly failed: string | null;
  readonly denied: boolean;
  /** How saving or testing went. */
  readonly outcome: { readonly ok: boolean; readonly words: string } | null;
  readonly fields: readonly FieldError[];
}

/** The store of the page of settings. */
export class Settings {
  readonly state = atom<SettingsState>({
    form: null,
    hasKey: false,
    busy: false,
    failed: null,
    denied: false,
    outcome: null,
    fields: [],
  });
  readonly #gateway: Gateway;

  constructor(gateway: Gateway) {
    this.#gateway = gateway;
  }

  async load(): Promise<void> {
    this.#change({ failed: null, denied: false });
    try {
      this.#show(await this.#gateway.call(readAgentSettings, {}));
    } catch (cause) {
      this.#change(failureOf(cause));
    }
  }

  edit(changed: Partial<SettingsForm>): void {
    const { form } = this.state.get();
    if (form) this.#change({ form: { ...form, ...changed }, outcome: null, fields: [] });
  }

  /** Saves the form. Returns whether it was saved. */
  async save(): Promise<boolean> {
    const { form } = this.state.get();
    if (form === null) return false;
    const { key, dataClasses, ...rest } = form;
    const request = { ...rest, dataClasses: [...dataClasses], ...(key !== '' && { key }) };
    return this.#work(async () => {
      await this.#gateway.call(saveAgentSettings, request);
      this.#show(await this.#gateway.call(readAgentSettings, {}));
      return null;
    });
  }

  /** Asks the service that is saved one short question. */
  async test(): Promise<void> {
    await this.#work(async () => {
      const { ok, words } = await this.#gateway.call(testAgentProvider, {});
      return { ok, words };
    });
  }

  async #work(work: () => Promise<SettingsState['outcome']>): Promise<boolean> {
    this.#change({ busy: true, outcome: null, fields: [] });
    try {
      this.#change({ outcome: await work() });
      return true;
    } catch (cause) {
      const fields = cause instanceof GatewayError ? cause.fields : [];
      this.#change({ outcome: { ok: false, words: wordsOf(cause) }, fields });
      return false;
    } finally {
      this.#change({ busy: false });
    }
  }

  #show({ hasKey, ...form }: ResultOf<typeof readAgentSettings>): void {
    this.#change({ hasKey, form: { ...form, key: '' } });
  }

  #change(changed: Partial<SettingsState>): void {
    this.state.set({ ...this.state.get(), ...changed });
  }
}
