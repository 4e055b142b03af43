/** What both lists of orders share: a kind and a search. */
import { html } from './page.js';

/** Adds the list to a page that names its `kinds`, the first of which is counted on the tab. */
export const withOrderList = (Base) =>
  class extends Base {
    static properties = { kind: { state: true }, search: { state: true }, page: { state: true } };

    constructor() {
      super();
      [this.kind] = this.kinds;
      this.search = '';
      this.page = 1;
    }

    async load() {
      const search = this.search.trim();
      const request = { kind: this.kind, page: this.page, rows: 20, ...(search && { search }) };
      const found = await this.read('getOrders', request);
      if (this.kind === this.kinds[0] && !search)
        void this.host.bridge.tabs.badge({ count: found.total }).catch(() => {});
      return found;
    }

    /** The kinds by their words, and the search beside them. */
    filters(words, searchWords) {
      return html`<div class="filters">
        <div class="tags" role="group" aria-label=${this.t.show}>
          ${this.kinds.map((kind) => this.choice(kind, words[kind]))}
        </div>
        <input class="input grow" type="search" aria-label=${searchWords} placeholder=${searchWords} .value=${this.search}
          @input=${({ target }) => this.find(target.value)}>
      </div>`;
    }

    choice(kind, label) {
      const style = this.kind === kind ? 'button button-primary' : 'button';
      return html`<button type="button" class=${style} aria-pressed=${this.kind === kind}
        @click=${() => this.turn({ kind, page: 1 })}>${label}</button>`;
    }
  };
