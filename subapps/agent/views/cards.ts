import { html, nothing, type TemplateResult } from 'lit';
import type { AgentCard, AgentDraft, AgentSource } from '#bridge/calls/agent/events.ts';
import { draftStateWords } from '#bridge/calls/agent/terms.ts';
import { formatDate } from '#ui/texts/format.ts';
import { locale } from '#ui/texts/locale.ts';
import { t } from '../texts/app-texts.ts';
import type { ChatActions, PortalPlace } from './actions.ts';
import css from './answer.module.css';
import base from './chat.module.css';
import { icon } from './icon.ts';

/** What a tool found. */
export function card(
  { title, lines, table, note, place }: AgentCard,
  { visit }: Pick<ChatActions, 'visit'>,
): TemplateResult {
  return html`<section class=${css.card} aria-label=${title}>
    <h3>${title}</h3>
    ${lines.length > 0 ? pairs(lines) : nothing} ${table === null ? nothing : grid(table)}
    ${note === null ? nothing : html`<p class=${base.note}>${note}</p>`}
    ${place === null ? nothing : link(place, t('chat.open'), visit)}
  </section>`;
}

function pairs(lines: AgentCard['lines']): TemplateResult {
  return html`<dl class=${css.pairs}>
    ${lines.map(({ label, value }) => html`<div><dt>${label}</dt><dd>${value}</dd></div>`)}
  </dl>`;
}

function grid({ columns, rows }: NonNullable<AgentCard['table']>): TemplateResult {
  return html`<div class=${css.scroll} tabindex="0" role="group">
    <table class=${css.grid}>
      <thead>
        <tr>${columns.map((column) => html`<th scope="col">${column}</th>`)}</tr>
      </thead>
      <tbody>
        ${rows.map((row) => html`<tr>${row.map((cell) => html`<td>${cell}</td>`)}</tr>`)}
      </tbody>
    </table>
  </div>`;
}

function link(place: PortalPlace, words: string, visit: ChatActions['visit']): TemplateResult {
  return html`<button type="button" class=${base.link} @click=${() => visit(place)}>
    ${words} ${icon('chevron-right', 12)}
  </button>`;
}

const tones: Readonly<Record<AgentDraft['state'], string>> = {
  waiting: '',
  sending: '',
  done: 'tag-good',
  cancelled: '',
  expired: 'tag-warn',
  refused: 'tag-bad',
};

/** A request that waits for the person. It is sent in the dialog of the portal, never from here. */
export function draftCard(
  { id, state, title, lines, expiresAt, place }: AgentDraft,
  { confirm, visit }: Pick<ChatActions, 'confirm' | 'visit'>,
): TemplateResult {
  const waits = state === 'waiting';
  return html`<section class="${css.card} ${css.draft}" aria-label=${title}>
    <h3>${title} <span class="tag ${tones[state]}">${draftStateWords[locale.get()][state]}</span></h3>
    ${pairs(lines)}
    ${
      waits
        ? html`<div class=${css.row}>
          <button type="button" class="button button-primary" @click=${() => confirm(id)}>
            ${t('chat.review')}
          </button>
          <span class=${base.note}>${t('chat.expires', { time: formatDate(expiresAt, 'time') })}</span>
        </div>`
        : nothing
    }
    ${state === 'done' && place !== null ? link(place, t('chat.openRequest'), visit) : nothing}
  </section>`;
}

/** The documents that an answer cites, with the words it relies on. */
export function sourceList(
  sources: readonly AgentSource[],
  { visit }: Pick<ChatActions, 'visit'>,
): TemplateResult | typeof nothing {
  if (sources.length === 0) return nothing;
  return html`<section class=${css.sources} aria-label=${t('chat.sources')}>
    <h3>${t('chat.sources')}</h3>
    <ol>
      ${sources.map(
        ({ title, heading, edition, effectiveOn, quote, place }) => html`<li>
          <button type="button" class=${base.link} @click=${() => visit(place)}>${title}</button>
          <span class=${base.note}>
            ${[
              heading,
              edition,
              effectiveOn === null ? null : t('chat.effective', { day: formatDate(effectiveOn) }),
            ]
              .filter(Boolean)
              .join(' · ')}
          </span>
          <blockquote>${quote}</blockquote>
        </li>`,
      )}
    </ol>
  </section>`;
}
