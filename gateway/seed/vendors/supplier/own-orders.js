/** The orders of the own supplier: to accept, to deliver, done. */
import { OwnPage } from './own-page.js';
import { fill, html } from './page.js';

/** The colours of the states of an order, as its supplier sees them. */
export const ownTones = {
  ordered: 'warn',
  acknowledged: 'accent',
  partly: 'accent',
  received: 'good',
  cancelled: 'bad',
};

class OwnOrders extends OwnPage {
  static properties = { kind: { state: true }, search: { state: true }, page: { state: true } };

  constructor() {
    super();
    this.kind = 'new';
    this.search = '';
    this.page = 1;
  }

  async load() {
    const search = this.search.trim();
    const request = { kind: this.kind, page: this.page, rows: 20, ...(search && { search }) };
    const found = await this.read('getOrders', request);
    if (this.kind === 'new' && !search)
      void this.host.bridge.tabs.badge({ count: found.total }).catch(() => {});
    return found;
  }

  turn(changes) {
    Object.assign(this, changes);
    void this.reload();
  }

  find(value) {
    clearTimeout(this.waiting);
    this.waiting = setTimeout(() => this.turn({ search: value, page: 1 }), 300);
  }

  view({ rows, total, page, totalPage }) {
    const { t } = this;
    return html`<header class="page-header">
        <h1 class="page-title">${t.titles.orders}</h1>
        <span class="faint">${fill(t.count, { count: total })}</span>
      </header>
      <div class="filters">
        <div class="tags" role="group" aria-label=${t.show}>
          ${['new', 'open', 'done'].map((kind) => this.choice(kind))}
        </div>
        <input class="input grow" type="search" aria-label=${t.findOwn} placeholder=${t.findOwn} .value=${this.search}
          @input=${({ target }) => this.find(target.value)}>
      </div>
      ${this.notice()}
      ${rows.length === 0 ? this.empty(t.noOwn[this.kind], t.noOwnHint[this.kind]) : ''}
      <ul class="cards">${rows.map((one) => this.card(one))}</ul>
      ${totalPage > 1 ? this.pager(page, totalPage) : ''}`;
  }

  choice(kind) {
    const style = this.kind === kind ? 'button button-primary' : 'button';
    return html`<button type="button" class=${style} aria-pressed=${this.kind === kind}
      @click=${() => this.turn({ kind, page: 1 })}>${this.t.ownKinds[kind]}</button>`;
  }

  card(one) {
    const { t } = this;
    const promised = one.promisedOn ? ` · ${fill(t.promised, { day: one.promisedOn })}` : '';
    return html`<li class="card order">
      <div class="line">
        ${this.link(`/orders/${one.orderId}`, one.number)}
        <span class="tags">
          ${one.late ? this.tag(t.late, 'bad') : ''} ${this.tag(t.ownStates[one.state], ownTones[one.state])}
        </span>
      </div>
      <p class="faint">${fill(t.needed, { day: one.neededOn })}${promised}</p>
      <p class="faint">${one.place}</p>
      <ul class="items">
        ${one.items.slice(0, 4).map(
          (item) => html`<li class="line">
            <span class="grow">${item.name}</span>
            <span class="figures">${this.quantity(item.ordered)} ${item.unit}</span>
          </li>`,
        )}
      </ul>
      <p class="line"><span>${fill(t.gross, { amount: this.money(one.gross) })}</span>
        ${one.state === 'ordered' ? this.link(`/orders/${one.orderId}`, t.accept, 'button button-primary') : ''}
      </p>
    </li>`;
  }

  pager(page, totalPage) {
    const { t } = this;
    return html`<nav class="filters" aria-label=${t.pages}>
      <button type="button" class="button" ?disabled=${page <= 1} @click=${() => this.turn({ page: page - 1 })}>${t.before}</button>
      <span>${page} / ${totalPage}</span>
      <button type="button" class="button" ?disabled=${page >= totalPage} @click=${() => this.turn({ page: page + 1 })}>${t.after}</button>
    </nav>`;
  }
}

customElements.define('supplier-own-orders', OwnOrders);
