import { html, nothing, type TemplateResult } from 'lit';
import { agentModeWords, agentToolWords, useOutcomeWords } from '#bridge/calls/agent/terms.ts';
import { formatDate, formatList, formatNumber } from '#ui/texts/format.ts';
import { locale } from '#ui/texts/locale.ts';
import type { LogState, UseLog } from '../stores/log.ts';
import { t } from '../texts/app-texts.ts';
import { pagerView } from './pager.ts';
import css from './settings.module.css';
import { failedView, stateView } from './state.ts';

type Line = NonNullable<LogState['page']>['rows'][number];

/** Who used the assistant and how it went, without a word of what was said. */
export function logView(
  { page, from, to, failed, denied }: LogState,
  store: UseLog,
): TemplateResult {
  const day = (name: 'from' | 'to', value: string) => html`<label class=${css.field}>
    <span>${t(`log.${name}`)}</span>
    <input
      class="input"
      type="date"
      .value=${value}
      @change=${({ target }: Event) =>
        void store.load(1, { [name]: (target as HTMLInputElement).value })}
    />
  </label>`;
  return html`<main class="page">
    <header class="page-header">
      <h1 class="page-title">${t('log.title')}</h1>
      <span class="page-subtitle">${t('log.hint')}</span>
    </header>
    <div class=${css.row}>${day('from', from)} ${day('to', to)}</div>
    ${denied ? stateView({ title: t('log.denied') }) : nothing}
    ${
      failed === null || denied
        ? nothing
        : failedView({ title: t('loadFailed'), hint: failed, onRetry: () => void store.load(1) })
    }
    ${page === null && failed === null ? html`<div class="skeleton" aria-busy="true"></div>` : nothing}
    ${page === null ? nothing : lines(page, store)}
  </main>`;
}

function lines(page: NonNullable<LogState['page']>, store: UseLog): TemplateResult {
  const { rows } = page;
  if (rows.length === 0) {
    return stateView({ title: t('log.none') });
  }
  const columns = [
    'at',
    'person',
    'via',
    'mode',
    'tools',
    'tokens',
    'time',
    'outcome',
    'rating',
  ] as const;
  return html`<div class=${css.scroll}>
      <table class="table">
        <thead>
          <tr>${columns.map((name) => html`<th scope="col">${t(`log.${name}`)}</th>`)}</tr>
        </thead>
        <tbody>${rows.map(line)}</tbody>
      </table>
    </div>
    ${pagerView(page, (to) => store.load(to))}`;
}

function line(one: Line): TemplateResult {
  const language = locale.get();
  return html`<tr>
    <td>${formatDate(one.at, 'second')}</td>
    <td>${one.personName}</td>
    <td>${t(`log.ways.${one.via}`)}</td>
    <td>${one.via === 'mcp' ? '' : agentModeWords[language][one.mode]}</td>
    <td>${formatList(one.tools.map((tool) => agentToolWords[language][tool]))}</td>
    <td>${one.tokensIn + one.tokensOut === 0 ? '' : `${one.tokensIn} / ${one.tokensOut}`}</td>
    <td>${t('log.milliseconds', { count: formatNumber(one.milliseconds) })}</td>
    <td>${useOutcomeWords[language][one.outcome]}</td>
    <td>${one.rating === 'none' ? '' : t(`log.${one.rating}`)} ${one.reason ?? ''}</td>
  </tr>`;
}
