/** The person's bookings: those to come first. */
import { fill, html, Page } from './page.js';

/** How each state is coloured. */
export const tones = { held: 'warn', paid: 'warn', confirmed: 'good', refused: 'bad' };

class Bookings extends Page {
  async load() {
    return await this.shop.call('getMine');
  }

  view({ bookings }) {
    const { t } = this;
    return html`${this.head(
      t.myBookings,
      html`<button type="button" class="button" @click=${() => this.shop.go('/tours')}>${t.trips}</button>`,
    )}
    ${this.notice()}
    ${
      bookings.length === 0
        ? this.empty(t.noBookings, t.noBookingsHint)
        : html`<ul class="rows">${bookings.map((one) => this.row(one))}</ul>`
    }`;
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
