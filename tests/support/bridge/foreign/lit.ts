/** The note in Lit, without a shadow root, so that the base styles reach it. */
import { html, LitElement, type TemplateResult } from 'lit';
import { type Note, openNote } from './note.ts';

const note: Note = await openNote();

class NotePage extends LitElement {
  constructor() {
    super();
    note.listen(() => this.requestUpdate());
  }

  override createRenderRoot(): HTMLElement {
    return this;
  }

  override render(): TemplateResult {
    const { words, text } = note.view();
    return html`<main class="page">
      <h1 class="page-title">${words.title}</h1>
      <textarea class="input" aria-label="note" .value=${text}
        @input=${({ target }: Event) => target instanceof HTMLTextAreaElement && note.write(target.value)}></textarea>
      <button class="button button-primary" @click=${() => note.write('')}>${words.clear}</button>
    </main>`;
  }
}

customElements.define('note-page', NotePage);
const page = new NotePage();
document.getElementById('root')?.append(page);
await page.updateComplete;
await note.ready();
