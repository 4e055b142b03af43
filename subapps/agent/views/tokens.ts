import { html, nothing, type TemplateResult } from 'lit';
import { tokenScopeWords } from '#bridge/calls/agent/terms.ts';
import { formatDate } from '#ui/texts/format.ts';
import { locale } from '#ui/texts/locale.ts';
import type { CompanyToken, Tokens, TokensState } from '../stores/tokens.ts';
import { t } from '../texts/app-texts.ts';
import { pagerView } from './pager.ts';
import css from './settings.module.css';
import { failedView, stateView } from './state.ts';

/** Which programs of whom may come in, and the button that ends one. */
export function tokensView(
  { page, failed, denied }: TokensState,
  store: Tokens,
  end: (token: CompanyToken) => void,
): TemplateResult {
  return html`<main class="page">
    <header class="page-header">
      <h1 class="page-title">${t('tokens.title')}</h1>
      <span class="page-subtitle">${t('tokens.hint')}</span>
    </header>
    ${denied ? stateView({ title: t('settings.denied') }) : nothing}
    ${
      failed === null || denied
        ? nothing
        : failedView({ title: t('loadFailed'), hint: failed, onRetry: () => void store.load(1) })
    }
    ${page === null && failed === null ? html`<div class="skeleton" aria-busy="true"></div>` : nothing}
    ${page === null || failed !== null ? nothing : list(page, store, end)}
  </main>`;
}

function list(
  page: NonNullable<TokensState['page']>,
  store: Tokens,
  end: (token: CompanyToken) => void,
): TemplateResult {
  const { rows } = page;
  if (rows.length === 0) return stateView({ title: t('tokens.none'), hint: t('tokens.noneHint') });
  const columns = ['person', 'name', 'scope', 'created', 'expires', 'used'] as const;
  return html`<div class=${css.scroll}>
      <table class="table">
        <thead>
          <tr>
            ${columns.map((name) => html`<th scope="col">${t(`tokens.${name}`)}</th>`)}
            <th scope="col"><span class="visually-hidden">${t('tokens.end')}</span></th>
          </tr>
        </thead>
        <tbody>${rows.map((token) => line(token, end))}</tbody>
      </table>
    </div>
    ${pagerView(page, (to) => store.load(to))}`;
}

function line(token: CompanyToken, end: (token: CompanyToken) => void): TemplateResult {
  const { personName, loginName, name, hint, scope, isExpired, lastUsedAt, lastAddress } = token;
  return html`<tr>
    <td>${personName} <span class=${css.note}>${loginName}</span></td>
    <td>${name} <span class=${css.note}>…${hint}</span></td>
    <td>${tokenScopeWords[locale.get()][scope]}</td>
    <td>${formatDate(token.createdAt)}</td>
    <td>${isExpired ? t('tokens.expired') : formatDate(token.expiresAt)}</td>
    <td>
      ${lastUsedAt === null ? t('tokens.unused') : formatDate(lastUsedAt, 'minute')}
      <span class=${css.note}>${lastAddress ?? ''}</span>
    </td>
    <td>
      <button
        type="button"
        class="button"
        aria-label=${t('tokens.endOf', { name, person: personName })}
        @click=${() => end(token)}
      >
        ${t('tokens.end')}
      </button>
    </td>
  </tr>`;
}
