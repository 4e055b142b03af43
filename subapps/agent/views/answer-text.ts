import { html, type TemplateResult } from 'lit';
import type { AgentSource } from '#bridge/calls/agent/events.ts';
import { type Block, type Run, readText } from '../stores/text-parts.ts';
import { t } from '../texts/app-texts.ts';
import type { ChatActions } from './actions.ts';
import css from './answer.module.css';

/** The text of an answer as elements of the page: no markup of the text is ever read as HTML. */
export function answerText(
  text: string,
  sources: readonly AgentSource[],
  { visit }: Pick<ChatActions, 'visit'>,
): TemplateResult {
  const run = (one: Run): TemplateResult | string => {
    switch (one.kind) {
      case 'strong':
        return html`<strong>${one.text}</strong>`;
      case 'code':
        return html`<code>${one.text}</code>`;
      case 'source':
        return citation(one.ref, sources, visit);
      default:
        return one.text;
    }
  };
  const block = (one: Block): TemplateResult =>
    one.kind === 'list'
      ? html`<ul class=${css.list}>${one.items.map((runs) => html`<li>${runs.map(run)}</li>`)}</ul>`
      : html`<p>${one.runs.map(run)}</p>`;
  return html`${readText(text).map(block)}`;
}

/** Only a source that the gateway has sent can be opened. */
function citation(
  ref: string,
  sources: readonly AgentSource[],
  visit: ChatActions['visit'],
): TemplateResult | string {
  const at = sources.findIndex((source) => source.ref === ref);
  const source = sources[at];
  if (source === undefined) return '';
  return html`<button
    type="button"
    class=${css.cited}
    aria-label="${t('chat.openSource')}: ${source.title}"
    title=${source.title}
    @click=${() => visit(source.place)}
  >
    ${at + 1}
  </button>`;
}
