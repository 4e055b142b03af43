import { html, nothing, type TemplateResult } from 'lit';
import type { Part, Step, Turn } from '../stores/turns.ts';
import { t } from '../texts/app-texts.ts';
import type { ChatActions } from './actions.ts';
import css from './answer.module.css';
import { answerText } from './answer-text.ts';
import { card, draftCard, sourceList } from './cards.ts';
import base from './chat.module.css';
import { icon } from './icon.ts';

/** Notices that are read before the answer; the others follow it. */
const before: ReadonlySet<string> = new Set(['withoutModel', 'fellBack']);

/** A question and its answer. */
export function turnView(turn: Turn, isLast: boolean, actions: ChatActions): TemplateResult {
  const { question, steps, parts, sources, notices, outcome } = turn;
  const notice = (isBefore: boolean) =>
    notices
      .filter(({ notice: one }) => before.has(one) === isBefore)
      .map(({ words }) => html`<p class=${css.notice}>${words}</p>`);
  return html`<article class=${css.turn}>
    <h2 class=${css.question}>${question}</h2>
    <div class=${css.answer}>
      ${notice(true)} ${steps.length > 0 ? stepList(steps) : nothing}
      ${parts.map((part) => partView(part, turn, actions))}
      ${outcome === 'running' ? html`<p class=${css.thinking}>${t('chat.thinking')}</p>` : nothing}
      ${notice(false)} ${sourceList(sources, actions)} ${endOf(turn, isLast, actions)}
      ${outcome === 'running' ? nothing : rating(turn, actions)}
    </div>
  </article>`;
}

function stepList(steps: readonly Step[]): TemplateResult {
  return html`<ul class=${css.steps} aria-label=${t('chat.steps')}>
    ${steps.map(
      ({ state, words }) => html`<li data-state=${state}>
        ${icon(state === 'done' ? 'check' : state === 'refused' ? 'warning' : 'clock', 12)} ${words}
      </li>`,
    )}
  </ul>`;
}

function partView(part: Part, { sources }: Turn, actions: ChatActions): TemplateResult {
  switch (part.kind) {
    case 'card':
      return card(part.card, actions);
    case 'draft':
      return draftCard(part.draft, actions);
    default:
      return part.doubt
        ? html`<p>
            <mark class=${css.doubt} title=${t('chat.doubtHint')}>${part.text}</mark>
            <span class="tag tag-warn">${t('chat.doubt')}</span>
          </p>`
        : answerText(part.text, sources, actions);
  }
}

function endOf(
  { outcome, problem, question }: Turn,
  isLast: boolean,
  { ask }: ChatActions,
): TemplateResult | typeof nothing {
  const words = {
    running: null,
    answered: null,
    stopped: t('chat.stopped'),
    timeout: t('chat.timeout'),
    cut: t('chat.cut'),
    failed: problem || t('chat.failed'),
  }[outcome];
  if (words === null) return nothing;
  return html`<p class=${css.end}>
    ${words}
    ${
      isLast
        ? html`<button type="button" class=${base.link} @click=${() => ask(question)}>
          ${t('chat.retry')}
        </button>`
        : nothing
    }
  </p>`;
}

function rating({ turnId, rating: given }: Turn, { rate }: ChatActions): TemplateResult {
  const press = (wanted: 'up' | 'down') => () => rate(turnId, given === wanted ? 'none' : wanted);
  const send = (event: SubmitEvent) => {
    event.preventDefault();
    const form = event.currentTarget as HTMLFormElement;
    rate(turnId, 'down', String(new FormData(form).get('why') ?? '').trim());
    form.reset();
  };
  return html`<div class=${css.row}>
      <button
        type="button"
        class=${css.thumb}
        aria-pressed=${given === 'up'}
        @click=${press('up')}
      >
        ${t('chat.useful')}
      </button>
      <button
        type="button"
        class=${css.thumb}
        aria-pressed=${given === 'down'}
        @click=${press('down')}
      >
        ${t('chat.useless')}
      </button>
    </div>
    ${
      given === 'down'
        ? html`<form class=${css.row} @submit=${send}>
          <input class="input" name="why" maxlength="500" aria-label=${t('chat.why')} placeholder=${t('chat.why')} />
          <button class="button">${t('chat.sendWhy')}</button>
        </form>`
        : nothing
    }`;
}
