/** The trips on sale as cards, with filters, below the person's points. */
import { fill, html, Page } from './page.js';

/** The filters as they were last set, so that Back finds them. */
const kept = { search: '', month: '', family: false };

class Catalogue extends Page {
  async load() {
    const { search, month, family } = kept;
    const request = {
      ...(search && { search }),
      ...(month && { month }),
      ...(family && { family: 'yes' }),
    };
    const [me, { products }, { bookings }] = await Promise.all([
      this.shop.call('getMe'),
      this.shop.call('getCatalogue', request),
      this.shop.call('getMine'),
    ]);
    return { me, products, held: bookings.find(({ state }) => state === 'held') };
  }

  keep(name, value) {
    kept[name] = value;
    void this.reload();
  }

  type({ target }) {
    clearTimeout(this.timer);
    this.timer = setTimeout(() => this.keep('search', target.value.trim()), 250);
  }

  view({ me, products, held }) {
    const { t } = this;
    return html`${this.head(t.trips)} ${held ? this.unpaid(held) : ''} ${this.purse(me)} ${this.notice()} ${this.filters(me)}
      <p class="visually-hidden" role="status">${fill(t.found, { count: products.length })}</p>
      ${
        products.length === 0
          ? this.empty(t.noTrips, t.noTripsHint)
          : html`<ul class="cards">${products.map((one) => this.card(one))}</ul>`
      }`;
  }

  /** Who closed the shop while paying finds the way back to the booking. */
  unpaid({ bookingId, productName, holdUntil }) {
    const { t } = this;
    const route = `/bookings/${bookingId}`;
    return html`<p class="notice" role="status">
      ${fill(t.unpaid, { name: productName, until: this.moment(holdUntil) })}
      <a href=${route} @click=${(event) => this.open(event, route)}>${t.unpaidGo}</a>
    </p>`;
  }

  purse(me) {
    const { t } = this;
    return html`<section class="purse card" aria-label=${t.myPoints}>
      <div class="statistic">
        <span class="statistic-label">${t.myPoints}</span>
        <span class="statistic-value" id="balance">${this.figure(me.points)}</span>
      </div>
      <div class="purse-words">
        ${
          me.nextExpiry
            ? html`<p>${fill(t.nextExpiry, { points: this.figure(me.nextExpiry.points), on: me.nextExpiry.on })}</p>`
            : ''
        }
        ${me.planName ? html`<p class="faint">${me.planName}</p>` : ''}
        ${me.bar ? html`<p class="warned">${t.bars[me.bar]}</p>` : ''}
      </div>
      <div class="page-actions">
        <button type="button" class="button" @click=${() => this.shop.go('/points')}>${t.wallet}</button>
        <button type="button" class="button" @click=${() => this.shop.go('/bookings')}>
          ${t.myBookings}${me.openBookings > 0 ? ` (${me.openBookings})` : ''}
        </button>
      </div>
    </section>`;
  }

  filters(me) {
    const { t } = this;
    return html`<search class="filters">
      <input class="input" type="search" aria-label=${t.search} placeholder=${t.search} maxlength="60"
        .value=${kept.search} @input=${(event) => this.type(event)}>
      <select class="input" aria-label=${t.month} @change=${({ target }) => this.keep('month', target.value)}>
        <option value="">${t.anyMonth}</option>
        ${monthsFrom(me.today).map(
          (month) =>
            html`<option value=${month} ?selected=${month === kept.month}>${month}</option>`,
        )}
      </select>
      <label class="tick">
        <input type="checkbox" .checked=${kept.family}
          @change=${({ target }) => this.keep('family', target.checked)}>
        ${t.family}
      </label>
    </search>`;
  }

  card(one) {
    const { t } = this;
    const route = `/tours/${one.productId}`;
    return html`<li class="card trip-card">
      <img src=${one.cover} alt=${one.coverWords} width="320" height="240">
      <div class="trip-words">
        <p class="faint">${one.place} · ${fill(t.days, one)}</p>
        <h2 class="card-title">
          <a href=${route} @click=${(event) => this.open(event, route)}>${one.name}</a>
        </h2>
        <p class="summary">${one.summary}</p>
        <p class="tags">
          ${one.family ? this.tag(t.family) : ''} ${one.departures.map((next) => this.next(next))}
        </p>
        <p class="price">
          ${
            one.pointsFrom === null
              ? html`<span class="faint">${t.notOnSale}</span>`
              : html`<strong>${this.figure(one.pointsFrom)}</strong> ${t.from}`
          }
        </p>
      </div>
    </li>`;
  }

  next({ fromOn, left, soldOut }) {
    const { t } = this;
    const short = fromOn.slice(5);
    if (soldOut) return this.tag(`${short} ${t.soldOut}`, 'bad');
    return left === null ? this.tag(short) : this.tag(`${short} ${fill(t.left, { left })}`, 'warn');
  }
}

/** This month and the eleven after it. */
function monthsFrom(today) {
  const [year, month] = today.split('-').map(Number);
  return Array.from({ length: 12 }, (_, index) =>
    new Date(Date.UTC(year, month - 1 + index, 1)).toISOString().slice(0, 7),
  );
}

customElements.define('tour-catalogue', Catalogue);
