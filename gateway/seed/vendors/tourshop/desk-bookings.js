/** The bookings of all employees; what the supplier says to a paid one is noted here. */
import { tones } from './bookings.js';
import { fill, html, Page } from './page.js';

const states = [
  'paid',
  'confirmed',
  'held',
  'approving',
  'declined',
  'refused',
  'cancelled',
  'lapsed',
];
const rows = 20;

class DeskBookings extends Page {
  static properties = { answer: { state: true } };

  constructor() {
    super();
    this.filter = { state: 'paid', search: '', page: 1 };
  }

  async load() {
    const { state, search, page } = this.filter;
    const request = { page, rows, ...(state && { state }), ...(search && { search }) };
    return await this.shop.call('getBookings', request);
  }

  keep(values) {
    this.filter = { ...this.filter, page: 1, ...values };
    void this.reload();
  }

  type({ target }) {
    clearTimeout(this.timer);
    this.timer = setTimeout(() => this.keep({ search: target.value.trim() }), 250);
  }

  begin(booking, kind) {
    this.failure = '';
    this.answer = { booking, kind, text: '' };
    void this.toForm();
  }

  send(event) {
    event.preventDefault();
    const { t } = this;
    void this.act(async () => {
      const { booking, kind } = this.answer;
      const text = this.answer.text.trim();
      const more = kind === 'confirm' ? { number: text } : { reason: text };
      const { bookingId } = booking;
      const request = { bookingId, answer: kind, ...more };
      const { refunded } = await this.shop.call('answerBooking', request);
      this.answer = undefined;
      this.say(
        kind === 'confirm' ? t.confirmedOne : fill(t.refusedOne, { points: this.figure(refunded) }),
      );
      await this.reload();
    });
  }

  view(data) {
    const { t, filter } = this;
    return html`${this.head(t.deskBookings)} ${this.answer ? this.form() : this.notice()}
      <search class="filters">
        <input class="input" type="search" maxlength="60" aria-label=${t.searchBookings}
          placeholder=${t.searchBookings} .value=${filter.search} @input=${(event) => this.type(event)}>
        <select class="input" aria-label=${t.deskColumns.state}
          @change=${({ target }) => this.keep({ state: target.value })}>
          <option value="" ?selected=${filter.state === ''}>${t.anyState}</option>
          ${states.map(
            (one) =>
              html`<option value=${one} ?selected=${one === filter.state}>${t.states[one]}</option>`,
          )}
        </select>
      </search>
      ${
        data.rows.length === 0
          ? this.empty(t.noBookingsHere)
          : html`<ul class="rows">${data.rows.map((one) => this.row(one))}</ul>`
      }
      ${this.pager(data, (page) => this.keep({ page }))}`;
  }

  row(one) {
    const { t } = this;
    const answer = (kind) => html`<button type="button" class="button"
      aria-label=${`${t.answers[kind]} ${one.number}`} ?disabled=${this.busy}
      @click=${() => this.begin(one, kind)}>${t.answers[kind]}</button>`;
    const people = one.travellers.map(({ name, kind }) => `${name} (${t.kinds[kind] ?? kind})`);
    return html`<li class="card row">
      <div class="grow">
        <h2 class="card-title">${one.personName} · ${one.productName}</h2>
        <p>${this.dayOf(one.fromOn)} ${fill(t.until, { day: one.toOn })}</p>
        <p class="faint">${[one.number, one.supplierNumber, people.join('、'), one.phone].filter(Boolean).join(' · ')}</p>
      </div>
      <strong>${this.points(one.points)}</strong>
      ${one.funded > 0 ? html`<span class="faint">${fill(t.fundedShort, { points: this.figure(one.funded) })}</span>` : ''}
      ${one.late ? this.tag(t.late, 'bad') : ''} ${this.tag(t.states[one.state], tones[one.state])}
      ${one.state === 'paid' ? html`<span class="tags">${answer('confirm')} ${answer('refuse')}</span>` : ''}
    </li>`;
  }

  form() {
    const { t, answer } = this;
    const isYes = answer.kind === 'confirm';
    const type = ({ target }) => {
      this.answer = { ...this.answer, text: target.value };
    };
    const dismiss = () => {
      this.answer = undefined;
    };
    return html`<form class="card" @submit=${(event) => this.send(event)}>
      <h2 class="card-title">${t.answers[answer.kind]} ${answer.booking.number} · ${answer.booking.personName}</h2>
      ${isYes ? '' : html`<p class="warned">${t.refuseText}</p>`}
      <label class="field">
        <span>${isYes ? t.supplierNumber : t.reason}</span>
        <input class="input" maxlength=${isYes ? 40 : 500} required autocomplete="off"
          .value=${answer.text} @input=${type}>
      </label>
      ${this.notice()}
      <div class="page-actions">
        <button type="submit" class="button button-primary" ?disabled=${this.busy}>${t.answers[answer.kind]}</button>
        <button type="button" class="button" @click=${dismiss}>${t.dismiss}</button>
      </div>
    </form>`;
  }
}

customElements.define('tour-desk-bookings', DeskBookings);
