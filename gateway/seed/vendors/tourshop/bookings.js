/** The person's bookings: those to come first. */
import { fill, html, Page } from './page.js';
import { leaveList } from './waits.js';

/** How each state is coloured. */
export const tones = {
  held: 'warn',
  approving: 'warn',
  paid: 'warn',
  confirmed: 'good',
  declined: 'bad',
  refused: 'bad',
};

class Bookings extends Page {
  async load() {
    return await this.shop.call('getMine');
  }

  view({ bookings, waits }) {
    const { t } = this;
    return html`${this.head(
      t.myBookings,
      html`<button type="button" class="button" @click=${() => this.shop.go('/tours')}>${t.trips}</button>`,
    )}
    ${this.notice()}
    ${waits.length > 0 ? this.waits(waits) : ''}
    ${
      bookings.length + waits.length === 0
        ? this.empty(t.noBookings, t.noBookingsHint)
        : html`<ul class="rows">${bookings.map((one) => this.row(one))}</ul>`
    }`;
  }

  waits(waits) {
    const { t } = this;
    return html`<section>
      <h2 class="card-title">${t.waitList}</h2>
      <p class="faint">${t.joinHint}</p>
      <ul class="rows">${waits.map((one) => this.wait(one))}</ul>
    </section>`;
  }

  wait(one) {
    const { t } = this;
    const route = `/tours/${one.productId}`;
    return html`<li class="card row">
      <div class="grow">
        <h3 class="card-title">
          <a href=${route} @click=${(event) => this.open(event, route)}>${one.productName}</a>
        </h3>
        <p>${this.dayOf(one.fromOn)} ${fill(t.until, { day: one.toOn })}</p>
        <p class="faint">${fill(t.persons, one)} · ${fill(t.joinedAt, { at: this.moment(one.joinedAt) })}</p>
      </div>
      ${this.tag(fill(t.placeInLine, one), 'warn')}
      <button type="button" class="button button-quiet" ?disabled=${this.busy}
        aria-label=${`${t.leaveList} ${one.productName} ${one.fromOn}`}
        @click=${() => leaveList(this, one)}>${t.leaveList}</button>
    </li>`;
  }

  row(one) {
    const { t } = this;
    const route = `/bookings/${one.bookingId}`;
    return html`<li class="card row">
      <div class="grow">
        <h2 class="card-title">
          <a href=${route} @click=${(event) => this.open(event, route)}>${one.productName}</a>
        </h2>
        <p>${this.dayOf(one.fromOn)} ${fill(t.until, { day: one.toOn })}</p>
        <p class="faint">${one.number}${one.persons > 0 ? ` · ${fill(t.persons, one)}` : ''}</p>
      </div>
      ${one.points > 0 ? html`<strong>${this.points(one.points)}</strong>` : ''}
      ${this.tag(t.states[one.state], tones[one.state])}
    </li>`;
  }
}

customElements.define('tour-bookings', Bookings);
