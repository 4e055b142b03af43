/** The orders that are received, late ones first, or those that were. */
import { withOrderList } from './order-list.js';
import { fill, html, orderTones, Page } from './page.js';

class Orders extends withOrderList(Page) {
  get kinds() {
    return ['open', 'done'];
  }

  view({ rows, total, page, totalPage, today }) {
    const { t } = this;
    return html`<header class="page-header">
        <h1 class="page-title">${t.title}</h1>
        <span class="faint">${fill(t.count, { count: total })}</span>
      </header>
      ${this.filters(t.kinds, t.search)}
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
}

customElements.define('supplier-orders', Orders);
