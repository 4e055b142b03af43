/** The orders of the own supplier: to accept, to deliver, done. */
import { withOrderList } from './order-list.js';
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

class OwnOrders extends withOrderList(OwnPage) {
  get kinds() {
    return ['new', 'open', 'done'];
  }

  view({ rows, total, page, totalPage }) {
    const { t } = this;
    return html`<header class="page-header">
        <h1 class="page-title">${t.titles.orders}</h1>
        <span class="faint">${fill(t.count, { count: total })}</span>
      </header>
      ${this.filters(t.ownKinds, t.findOwn)}
      ${this.notice()}
      ${rows.length === 0 ? this.empty(t.noOwn[this.kind], t.noOwnHint[this.kind]) : ''}
      <ul class="cards">${rows.map((one) => this.card(one))}</ul>
      ${totalPage > 1 ? this.pager(page, totalPage) : ''}`;
  }

  card(one) {
    const { t } = this;
    const promised = one.promisedOn ? ` · ${fill(t.promised, { day: one.promisedOn })}` : '';
    return html`<li class="card order">
      <div class="line">
        ${this.link(`/orders/${one.orderId}`, one.number)}
        <span class="tags">
          ${one.unread > 0 ? this.tag(fill(t.unread, one), 'accent') : ''}
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
}

customElements.define('supplier-own-orders', OwnOrders);
