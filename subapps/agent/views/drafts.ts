import { html, nothing, type TemplateResult } from 'lit';
import { repeat } from 'lit/directives/repeat.js';
import type { Drafts, DraftsState } from '../stores/drafts.ts';
import { t } from '../texts/app-texts.ts';
import type { ChatActions } from './actions.ts';
import { draftCard } from './cards.ts';
import css from './settings.module.css';
import { failedView, stateView } from './state.ts';

/** The page to which the address of a program leads: its request first, the others that wait below. */
export function draftsView(
  { drafts, failed, denied }: DraftsState,
  wanted: string | null,
  store: Drafts,
  actions: Pick<ChatActions, 'confirm' | 'visit'>,
): TemplateResult {
  const isGone = wanted !== null && drafts?.some(({ id }) => id === wanted) === false;
  const sorted = (drafts ?? []).toSorted(
    (one, other) => Number(other.id === wanted) - Number(one.id === wanted),
  );
  return html`<main class="page">
    <header class="page-header">
      <h1 class="page-title">${t('drafts.title')}</h1>
      <span class="page-subtitle">${t('drafts.hint')}</span>
    </header>
    ${
      failed === null
        ? nothing
        : failedView({
            title: denied ? t('drafts.denied') : t('loadFailed'),
            hint: denied ? '' : failed,
            ...(!denied && { onRetry: () => void store.load() }),
          })
    }
    ${drafts === null && failed === null ? html`<div class="skeleton" aria-busy="true"></div>` : nothing}
    ${isGone ? html`<p class=${css.gone} role="status">${t('drafts.gone')}</p>` : nothing}
    ${
      drafts?.length === 0
        ? stateView({ title: t('drafts.none'), hint: t('drafts.noneHint') })
        : html`<div class=${css.form}>
          ${repeat(
            sorted,
            ({ id }) => id,
            (draft) => draftCard(draft, actions),
          )}
        </div>`
    }
  </main>`;
}
