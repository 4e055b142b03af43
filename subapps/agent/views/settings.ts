import { html, nothing, type TemplateResult } from 'lit';
import { type AgentMode, agentModes, dataClasses } from '#bridge/calls/agent/names.ts';
import { agentModeWords, dataClassWords } from '#bridge/calls/agent/terms.ts';
import { locale } from '#ui/texts/locale.ts';
import type { Settings, SettingsForm, SettingsState } from '../stores/settings.ts';
import { t } from '../texts/app-texts.ts';
import css from './settings.module.css';
import { failedView, stateView } from './state.ts';

/** What the page does outside of itself. */
export interface SettingsActions {
  readonly saved: () => void;
}

/** The page on which an administrator decides how the company uses the assistant. */
export function settingsView(
  state: SettingsState,
  store: Settings,
  actions: SettingsActions,
): TemplateResult {
  const { form, failed, denied } = state;
  return html`<main class="page">
    <header class="page-header">
      <h1 class="page-title">${t('settings.title')}</h1>
      <span class="page-subtitle">${t('settings.hint')}</span>
    </header>
    ${denied ? stateView({ title: t('settings.denied') }) : nothing}
    ${
      failed === null || denied
        ? nothing
        : failedView({ title: t('loadFailed'), hint: failed, onRetry: () => void store.load() })
    }
    ${form === null && failed === null ? html`<div class="skeleton" aria-busy="true"></div>` : nothing}
    ${form === null ? nothing : formView(form, state, store, actions)}
  </main>`;
}

function formView(
  form: SettingsForm,
  { busy, outcome, hasKey }: SettingsState,
  store: Settings,
  { saved }: SettingsActions,
): TemplateResult {
  const submit = async (event: SubmitEvent) => {
    event.preventDefault();
    if (!busy && (await store.save())) saved();
  };
  return html`<form class=${css.form} novalidate @submit=${submit}>
    ${modes(form.mode, store)}
    ${form.mode === 'provider' ? provider(form, hasKey, store) : nothing}
    ${form.mode === 'off' ? nothing : programs(form, store)}
    ${leavesSomewhere(form) ? classes(form, store) : nothing}
    ${
      outcome === null
        ? nothing
        : html`<p class=${outcome.ok ? css.good : css.bad} role="alert">
          ${outcome.words || t('failed')}
        </p>`
    }
    <div class=${css.row}>
      <button class="button button-primary" ?disabled=${busy}>${t('settings.save')}</button>
      ${
        form.mode === 'provider'
          ? html`<button
              type="button"
              class="button"
              ?disabled=${busy}
              @click=${() => void store.test()}
            >
              ${t('settings.test')}
            </button>
            <span class=${css.note}>${t('settings.testHint')}</span>`
          : nothing
      }
    </div>
  </form>`;
}

function modes(chosen: AgentMode, store: Settings): TemplateResult {
  return html`<fieldset class=${css.group}>
    <legend>${t('settings.mode')}</legend>
    ${agentModes.map(
      (mode) => html`<label class=${css.choice}>
        <input
          type="radio"
          name="mode"
          .checked=${mode === chosen}
          @change=${() => store.edit({ mode })}
        />
        <span>
          ${agentModeWords[locale.get()][mode]}
          <span class=${css.note}>${hintOf(mode)}</span>
        </span>
      </label>`,
    )}
  </fieldset>`;
}

function hintOf(mode: AgentMode): string {
  if (mode === 'off') return t('settings.modeHints.whenOff');
  return t(mode === 'local' ? 'settings.modeHints.whenLocal' : 'settings.modeHints.whenProvider');
}

function provider(form: SettingsForm, hasKey: boolean, store: Settings): TemplateResult {
  const field = (
    name: 'baseUrl' | 'model' | 'key',
    given: { readonly type?: string; readonly hint?: string; readonly placeholder?: string } = {},
  ) => html`<label class=${css.field}>
    <span>${t(`settings.${name}`)}</span>
    <input
      class="input"
      name=${name}
      type=${given.type ?? 'text'}
      autocomplete="off"
      placeholder=${given.placeholder ?? ''}
      .value=${form[name]}
      @input=${({ target }: InputEvent) =>
        store.edit({ [name]: (target as HTMLInputElement).value })}
    />
    ${given.hint === undefined ? nothing : html`<span class=${css.note}>${given.hint}</span>`}
  </label>`;
  const keyPlace = hasKey ? { placeholder: t('settings.keyKept') } : {};
  return html`${field('baseUrl', { type: 'url', hint: t('settings.baseUrlHint') })}
    ${field('model')} ${field('key', { type: 'password', ...keyPlace })}
    <label class=${css.field}>
      <span>${t('settings.purpose')}</span>
      <textarea
        class="input ${css.area}"
        rows="3"
        maxlength="500"
        .value=${form.purpose}
        @input=${({ target }: InputEvent) =>
          store.edit({ purpose: (target as HTMLTextAreaElement).value })}
      ></textarea>
      <span class=${css.note}>${t('settings.purposeHint')}</span>
    </label>`;
}

/** Whether data leaves the portal at all: to a model, or to programs of people. */
function leavesSomewhere({ mode, mcp }: SettingsForm): boolean {
  return mode === 'provider' || (mode === 'local' && mcp);
}

function programs({ mcp }: SettingsForm, store: Settings): TemplateResult {
  return html`<fieldset class=${css.group}>
    <legend>${t('settings.mcp')}</legend>
    <label class=${css.choice}>
      <input
        type="checkbox"
        .checked=${mcp}
        @change=${({ target }: Event) => store.edit({ mcp: (target as HTMLInputElement).checked })}
      />
      <span>
        ${t('settings.mcpAllow')}
        <span class=${css.note}>${t('settings.mcpHint')}</span>
      </span>
    </label>
  </fieldset>`;
}

function classes({ dataClasses: chosen }: SettingsForm, store: Settings): TemplateResult {
  return html`<fieldset class=${css.group}>
    <legend>${t('settings.data')}</legend>
    ${dataClasses.map(
      (one) => html`<label class=${css.choice}>
        <input
          type="checkbox"
          .checked=${chosen.includes(one)}
          @change=${({ target }: Event) =>
            store.edit({
              dataClasses: dataClasses.filter((other) =>
                other === one ? (target as HTMLInputElement).checked : chosen.includes(other),
              ),
            })}
        />
        <span>${dataClassWords[locale.get()][one]}</span>
      </label>`,
    )}
    <p class=${css.note}>${t('settings.dataHint')}</p>
  </fieldset>`;
}
