/** The orders that are received, late ones first, or those that were. */
import { fill, html, orderTones, Page } from './page.js';

class Orders extends Page {
  static properties = { kind: { state: true }, search: { state: true }, page: { state: true } };

  constructor() {
    super();
    this.kind = 'open';
    this.search = '';
    this.page = 1;
  }

  async load() {
    const search = this.search.trim();
    const request = { kind: this.kind, page: this.page, rows: 20, ...(search && { search }) };
    const found = await this.read('getOrders', request);
    if (this.kind === 'open' && !search)
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

  view({ rows, total, page, totalPage, today }) {
    const { t } = this;
    return html`<header class="page-header">
        <h1 class="page-title">${t.title}</h1>
        <span class="faint">${fill(t.count, { count: total })}</span>
      </header>
      <div class="filters">
        <div class="tags" role="group" aria-label=${t.show}>
          ${['open', 'done'].map(
            (
              kind,
            ) => html`<button type="button" class="button ${this.kind === kind ? 'button-primary' : ''}"
              aria-pressed=${this.kind === kind} @click=${() => this.turn({ kind, page: 1 })}>${t.kinds[kind]}</button>`,
          )}
        </div>
        <input class="input grow" type="search" aria-label=${t.search} placeholder=${t.search} .value=${this.search}
          @input=${({ target }) => this.find(target.value)}>
      </div>
      ${this.notice()}
      ${rows.length === 0 ? this.empty(t.none[this.kind], t.noneHint[this.kind]) : ''}
      <ul class="cards">${rows.map((one) => this.card(one, today))}</ul>
      ${totalPage > 1 ? this.pager(page, totalPage) : ''}`;
  }

  card(one) {
    const { t } = this;
    const route = `/deliveries/${one.orderId}`;
    const open = (event) => {
      event.preventDefault();
      this.host.go(route);
    };
    return html`<li class="card order">
      <div class="line">
        <a class="card-title" href=${route} @click=${open}>${one.number}</a>
        <span class="tags">
          ${one.late ? this.tag(t.late, 'bad') : ''} ${this.tag(t.states[one.state], orderTones[one.state])}
        </span>
      </div>
      <p>${one.supplierName}</p>
      <p class="faint">${one.organName} · ${fill(t.needed, { day: one.neededOn })} · ${one.place}</p>
      <ul class="items">
        ${one.items.map(
          (item) => html`<li class="line">
            <span class="grow">${item.name}</span>
            <span class="figures">${fill(Number(item.open) > 0 ? t.openOf : t.all, {
              open: this.quantity(item.open),
              ordered: this.quantity(item.ordered),
              unit: item.unit,
            })}</span>
          </li>`,
        )}
      </ul>
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

customElements.define('supplier-orders', Orders);
