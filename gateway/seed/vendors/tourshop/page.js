/** What every page of the shop is: it reads its data, says when that fails, and draws itself in the language in use. */
import { html, LitElement } from './lit.js';
import { words } from './words.js';

export { html, nothing } from './lit.js';

/** A page without a shadow, so that the base styles of the portal reach it. */
export class Page extends LitElement {
  static properties = {
    shop: { attribute: false },
    place: { attribute: false },
    locale: {},
    data: { state: true },
    failure: { state: true },
    busy: { state: true },
  };

  constructor() {
    super();
    this.place = [];
    this.busy = false;
    this.failure = '';
    this.reads = 0;
  }

  createRenderRoot() {
    return this;
  }

  get t() {
    return words[this.locale];
  }

  willUpdate(changed) {
    if (changed.has('locale') || changed.has('place')) void this.reload();
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

  /** What the page shows; every page has its own. */
  load() {
    return Promise.resolve({});
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
      await this.refused?.(error);
    } finally {
      this.busy = false;
    }
  }

  /** Asks in a dialog of the portal. */
  async ask(title, text, okText, tone = 'danger') {
    const question = { title, text, okText, cancelText: this.t.goBack, tone };
    return (await this.shop.bridge.dialogs.confirm(question)).confirmed;
  }

  /** Leads to the form that has just been opened, wherever its button was. */
  async toForm() {
    await this.updateComplete;
    this.querySelector('form :is(input, textarea)')?.focus();
  }

  say(text) {
    void this.shop.bridge.dialogs.message({ text, tone: 'success' }).catch(() => {});
  }

  open(event, route) {
    event.preventDefault();
    this.shop.go(route);
  }

  notice() {
    return this.failure ? html`<p class="notice" role="alert">${this.failure}</p>` : '';
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

  /** The head of a page. */
  head(title, ...actions) {
    return html`<header class="page-header">
      <h1 class="page-title">${title}</h1>
      <div class="page-actions">${actions}</div>
    </header>`;
  }

  empty(title, hint = '') {
    return html`<div class="state">
      <p class="state-title">${title}</p>
      <p class="state-hint">${hint}</p>
    </div>`;
  }

  tag(text, tone = '') {
    return html`<span class="tag ${tone && `tag-${tone}`}">${text}</span>`;
  }

  /** Leads through pages of rows, where there are several. */
  pager({ page, totalPage }, go) {
    const { t } = this;
    if (totalPage <= 1) return '';
    return html`<nav class="filters" aria-label=${t.pages}>
      <button type="button" class="button" ?disabled=${page <= 1} @click=${() => go(page - 1)}>${t.before}</button>
      <span>${page} / ${totalPage}</span>
      <button type="button" class="button" ?disabled=${page >= totalPage} @click=${() => go(page + 1)}>${t.after}</button>
    </nav>`;
  }

  /** A figure with separators. */
  figure(value) {
    return new Intl.NumberFormat(this.locale).format(value);
  }

  points(value) {
    return this.t.points.replace('{points}', this.figure(value));
  }

  /** A moment as day, hour and minute. */
  moment(value) {
    const parts = { month: '2-digit', day: '2-digit', hour: '2-digit', minute: '2-digit' };
    const date = new Date(value);
    return new Intl.DateTimeFormat(this.locale, { year: 'numeric', ...parts }).format(date);
  }

  /** A day with its weekday, as `2026-12-05 周六`. */
  dayOf(value) {
    const date = new Date(`${value}T00:00:00Z`);
    const format = new Intl.DateTimeFormat(this.locale, { weekday: 'short', timeZone: 'UTC' });
    return `${value} ${format.format(date)}`;
  }
}

/** Puts values into a text. */
export const fill = (text, values) => text.replace(/\{(\w+)\}/g, (_, name) => String(values[name]));
