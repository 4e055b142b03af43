/** What both pages share: they read their data, say when that fails, and draw themselves in the language in use. */
import { html, LitElement } from './lit.js';
import { words } from './words.js';

export { html } from './lit.js';

const longest = 30_000;

/** Puts values into a text. */
export const fill = (text, values) => text.replace(/\{(\w+)\}/g, (_, name) => String(values[name]));

/** A page without a shadow, so that the base styles of the portal reach it. */
export class Page extends LitElement {
  static properties = {
    host: { attribute: false },
    orderId: { attribute: false },
    locale: {},
    data: { state: true },
    failure: { state: true },
    busy: { state: true },
  };

  constructor() {
    super();
    this.failure = '';
    this.busy = false;
    this.reads = 0;
  }

  createRenderRoot() {
    return this;
  }

  /** Where the calls of the page are. */
  get folder() {
    return '/gateway/supplier/web/receiving';
  }

  get t() {
    return words[this.locale];
  }

  willUpdate(changed) {
    if (changed.has('locale')) void this.reload();
  }

  read(name, request) {
    return this.speak(name, request, 'form', 'read');
  }

  write(name, request) {
    return this.speak(name, request, 'json', 'write');
  }

  speak(name, request, encoding, effect) {
    const call = {
      path: `${this.folder}/${name}`,
      encoding,
      effect,
      method: 'POST',
      errors: [],
      timeout: longest,
    };
    return this.host.gateway.call(call, request);
  }

  /** Reads the data again; an answer that a later read has overtaken is dropped. */
  async reload() {
    this.reads += 1;
    const read = this.reads;
    try {
      const data = await this.load();
      if (read !== this.reads) return;
      this.failure = '';
      this.data = data;
    } catch (error) {
      if (read === this.reads) this.failure = this.wordsOf(error);
    }
  }

  /** Changes what is read, and reads it. */
  turn(changes) {
    Object.assign(this, changes);
    void this.reload();
  }

  /** Looks for a text once no letter follows. */
  find(value) {
    clearTimeout(this.waiting);
    this.waiting = setTimeout(() => this.turn({ search: value, page: 1 }), 300);
  }

  wordsOf(error) {
    return error?.words || this.t.failed;
  }

  /** Does one thing at a time; what goes wrong is said in the page, and what was typed remains. */
  async act(work) {
    if (this.busy) return;
    this.busy = true;
    this.failure = '';
    try {
      await work();
    } catch (error) {
      this.failure = this.wordsOf(error);
      this.refused?.(error);
    } finally {
      this.busy = false;
    }
  }

  say(text) {
    void this.host.bridge.dialogs.message({ text, tone: 'success' }).catch(() => {});
  }

  render() {
    if (this.data) return this.view(this.data);
    if (!this.failure)
      return html`<div class="waiting skeleton" role="status" aria-label=${this.t.loading}></div>`;
    return html`<div class="state">
      <p class="state-title" role="alert">${this.failure}</p>
      <p class="state-hint"></p>
      <button type="button" class="button" @click=${() => this.reload()}>${this.t.again}</button>
    </div>`;
  }

  notice() {
    return this.failure ? html`<p class="notice" role="alert">${this.failure}</p>` : '';
  }

  tag(text, tone = '') {
    return html`<span class="tag ${tone && `tag-${tone}`}">${text}</span>`;
  }

  empty(title, hint) {
    return html`<div class="state">
      <p class="state-title">${title}</p>
      <p class="state-hint">${hint}</p>
    </div>`;
  }

  /** The way to the pages of a list before and after. */
  pager(page, totalPage) {
    const { t } = this;
    const to = (next) => () => this.turn({ page: next });
    return html`<nav class="filters" aria-label=${t.pages}>
      <button type="button" class="button" ?disabled=${page <= 1} @click=${to(page - 1)}>${t.before}</button>
      <span>${page} / ${totalPage}</span>
      <button type="button" class="button" ?disabled=${page >= totalPage} @click=${to(page + 1)}>${t.after}</button>
    </nav>`;
  }

  /** A quantity without zeros that say nothing: `12.500` is 12.5. */
  quantity(value) {
    return new Intl.NumberFormat(this.locale, { maximumFractionDigits: 3 }).format(Number(value));
  }
}

/** The colours of the states of an order. */
export const orderTones = {
  partly: 'warn',
  received: 'good',
  ordered: 'accent',
  acknowledged: 'accent',
};
