import { html, nothing, type TemplateResult } from 'lit';
import { t } from '../texts/app-texts.ts';
import css from './chat.module.css';

/** What takes the place of a page, or of its content. */
interface State {
  readonly title: string;
  /** One sentence: why, or what to do. */
  readonly hint?: string;
  readonly onRetry?: () => void;
}

/** Where there is nothing to show, or nothing may be shown. */
export function stateView({ title, hint = '' }: Omit<State, 'onRetry'>): TemplateResult {
  return html`<div class="state ${css.grow}">${content(title, hint)}</div>`;
}

/** Where something failed; says so at once to screen readers. */
export function failedView({ title, hint = '', onRetry }: State): TemplateResult {
  return html`<div class="state ${css.grow}" role="alert">
    ${content(title, hint)}
    ${
      onRetry === undefined
        ? nothing
        : html`<button type="button" class="button" @click=${onRetry}>${t('again')}</button>`
    }
  </div>`;
}

function content(title: string, hint: string): TemplateResult {
  return html`<p class="state-title">${title}</p>
    ${hint === '' ? nothing : html`<p class="state-hint">${hint}</p>`}`;
}
