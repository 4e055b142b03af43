import { html, nothing, type TemplateResult } from 'lit';
import { repeat } from 'lit/directives/repeat.js';
import { formatRelative } from '#ui/texts/format.ts';
import type { ChatState } from '../stores/chat.ts';
import { t } from '../texts/app-texts.ts';
import type { ChatActions } from './actions.ts';
import css from './chat.module.css';
import { composer } from './composer.ts';
import { icon } from './icon.ts';
import { failedView, stateView } from './state.ts';
import { turnView } from './turn.ts';

/** The page of the assistant: conversations beside the one that is open. */
export function chatView(state: ChatState, actions: ChatActions): TemplateResult {
  return html`<div class=${css.page}>
    ${history(state, actions)}
    <main class=${css.main}>
      <header class=${css.header}>
        <h1 class="page-title">${t('title')}</h1>
        <button type="button" class="button" @click=${() => actions.open(null)}>
          ${icon('plus', 14)} ${t('chat.new')}
        </button>
      </header>
      ${body(state, actions)}
      ${state.start === null || state.start.mode === 'off' ? nothing : composer(state, actions)}
    </main>
  </div>`;
}

function body(state: ChatState, actions: ChatActions): TemplateResult {
  const { start, failed, loading, turns, answering } = state;
  if (failed !== null) {
    return failedView({ title: t('loadFailed'), hint: failed, onRetry: actions.again });
  }
  if (start === null || loading) {
    return html`<div class=${css.grow} aria-busy="true">
      ${[1, 2, 3].map(() => html`<div class="skeleton ${css.waiting}"></div>`)}
    </div>`;
  }
  if (start.mode === 'off') {
    return stateView({ title: t('chat.off'), hint: t('chat.offHint') });
  }
  if (turns.length === 0) return welcome(start.suggestions, actions);
  return html`<div
    class=${css.turns}
    id="turns"
    role="log"
    aria-label=${t('chat.answers')}
    aria-busy=${answering}
    tabindex="0"
  >
    ${turns.map((turn, at) => turnView(turn, at === turns.length - 1, actions))}
  </div>`;
}

function welcome(suggestions: readonly string[], { ask }: ChatActions): TemplateResult {
  return html`<div class=${css.welcome}>
    <h2>${t('chat.welcome')}</h2>
    <p class=${css.note}>${t('chat.hint')}</p>
    <ul>
      ${suggestions.map(
        (one) => html`<li>
          <button type="button" class=${css.suggestion} @click=${() => ask(one)}>${one}</button>
        </li>`,
      )}
    </ul>
  </div>`;
}

function history(
  { conversations, conversationId }: ChatState,
  { open, remove }: ChatActions,
): TemplateResult {
  const line = (one: ChatState['conversations'][number]) => html`<li>
    <button
      type="button"
      class=${css.conversation}
      aria-current=${one.id === conversationId ? 'page' : nothing}
      @click=${() => open(one.id)}
    >
      <span>${one.title}</span>
      <time datetime=${one.lastAt}>${formatRelative(one.lastAt)}</time>
    </button>
    <button
      type="button"
      class=${css.delete}
      aria-label=${t('chat.delete', { title: one.title })}
      @click=${() => remove(one.id, one.title)}
    >
      ${icon('delete', 14)}
    </button>
  </li>`;
  return html`<details class=${css.history} ?open=${isWide()}>
    <summary>${t('chat.history')}</summary>
    ${
      conversations.length === 0
        ? html`<p class=${css.note}>${t('chat.none')}</p>`
        : html`<ul>${repeat(conversations, ({ id }) => id, line)}</ul>
          <button type="button" class=${css.link} @click=${() => remove(null, '')}>
            ${t('chat.deleteAll')}
          </button>`
    }
  </details>`;
}

/** On a phone the list is folded away until it is wanted. */
function isWide(): boolean {
  return matchMedia('(width >= 50rem)').matches;
}
