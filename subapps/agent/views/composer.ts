import { html, nothing, type TemplateResult } from 'lit';
import { createRef, type Ref, ref } from 'lit/directives/ref.js';
import type { ChatState } from '../stores/chat.ts';
import { t } from '../texts/app-texts.ts';
import type { ChatActions } from './actions.ts';
import css from './chat.module.css';

/** Characters of a question, as the call takes them. */
const LONGEST = 2000;

const box: Ref<HTMLTextAreaElement> = createRef();

/** The box for a question. Enter sends, Shift+Enter is a new line; Enter of an input method only chooses a word. */
export function composer(state: ChatState, { ask, stop }: ChatActions): TemplateResult {
  const { answering, refused, start, turns } = state;
  const send = () => {
    const text = box.value?.value.trim() ?? '';
    if (text === '' || answering) return;
    ask(text);
  };
  const onKey = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && answering) stop();
    if (event.key !== 'Enter' || event.shiftKey || event.isComposing) return;
    event.preventDefault();
    send();
  };
  const onSubmit = (event: SubmitEvent) => {
    event.preventDefault();
    send();
  };
  return html`<form class=${css.composer} @submit=${onSubmit} @keydown=${onKey}>
    ${refused === null ? nothing : html`<p class=${css.refused} role="alert">${refused || t('chat.failed')}</p>`}
    ${purpose(start?.receiver?.purpose ?? '', turns.length === 0)}
    <textarea
      ${ref(box)}
      class="input ${css.box}"
      rows="2"
      maxlength=${LONGEST}
      aria-label=${t('chat.box')}
      placeholder=${t('chat.placeholder')}
    ></textarea>
    <div class=${css.foot}>
      <span class=${css.note}>${start === null ? '' : footOf(start)}</span>
      ${
        answering
          ? html`<button type="button" class="button" @click=${stop}>${t('chat.stop')}</button>`
          : html`<button class="button button-primary">${t('chat.send')}</button>`
      }
    </div>
  </form>`;
}

/** What the company says of the model and of what it is used for: open before the first question, folded away after it. */
function purpose(words: string, isFirst: boolean): TemplateResult | typeof nothing {
  if (words === '') return nothing;
  return html`<details class=${css.purpose} ?open=${isFirst}>
    <summary>${t('chat.purpose')}</summary>
    <p>${words}</p>
  </details>`;
}

function footOf({ receiver, hourLeft }: NonNullable<ChatState['start']>): string {
  const how =
    receiver === null
      ? t('chat.local')
      : t('chat.receiver', { host: receiver.host, model: receiver.model });
  return `${how} · ${t('chat.left', { count: hourLeft })}`;
}

/** Empties the box; a question that was not taken is put back. */
export function fillComposer(text: string): void {
  if (box.value) box.value.value = text;
}

/** Puts the keyboard into the box. */
export function focusComposer(): void {
  box.value?.focus();
}
