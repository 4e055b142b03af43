/** The departures as the administrator runs them: seats, and what is done with each. */
import { fill, html, Page } from './page.js';

const acts = ['open', 'stop', 'guarantee', 'leave', 'finish', 'cancel'];
const tones = { open: 'good', guaranteed: 'good', stopped: 'warn', cancelled: 'bad' };
const columns = [
  'trip',
  'dates',
  'state',
  'sold',
  'held',
  'seats',
  'blocked',
  'leftHead',
  'waiting',
  'act',
];

class Desk extends Page {
  static properties = { draft: { state: true }, ending: { state: true } };

  async load() {
    return await this.shop.call('getDepartures');
  }

  edit({ departureId, version, seats, blocked }) {
    this.failure = '';
    this.ending = undefined;
    this.draft = { departureId, version, seats, blocked };
  }

  save() {
    void this.act(async () => {
      const { departureId, version } = this.draft;
      const [seats, blocked] = [Number(this.draft.seats), Number(this.draft.blocked)];
      await this.shop.call('setSeats', { departureId, version, seats, blocked });
      this.draft = undefined;
      await this.reload();
    });
  }

  /** Trips, prices and new departures are kept in the portal's own app. */
  products() {
    void this.act(() => this.shop.bridge.tabs.open({ app: 'tourdesk', route: '/products' }));
  }

  run(one, act) {
    const { t } = this;
    if (act === 'cancel') {
      this.failure = '';
      this.draft = undefined;
      this.ending = { ...one, reason: '' };
      void this.toForm();
      return;
    }
    void this.act(async () => {
      const { departureId, version } = one;
      const text = `${one.productName} ${one.fromOn}`;
      if (!(await this.ask(t.actAsk[act], text, t.acts[act], 'normal'))) return;
      await this.shop.call('runDeparture', { departureId, version, act });
      await this.reload();
    });
  }

  end(event) {
    event.preventDefault();
    const { t } = this;
    void this.act(async () => {
      const { departureId, version, reason } = this.ending;
      if (!(await this.ask(t.actAsk.cancel, t.endText, t.acts.cancel))) return;
      const request = { departureId, version, act: 'cancel', reason: reason.trim() };
      const { refunded } = await this.shop.call('runDeparture', request);
      this.ending = undefined;
      this.say(fill(t.refundedAll, { points: this.figure(refunded) }));
      await this.reload();
    });
  }

  view({ departures }) {
    const { t } = this;
    return html`${this.head(
      t.desk,
      html`<button type="button" class="button" @click=${() => this.products()}>${t.products}</button>`,
      html`<button type="button" class="button" @click=${() => this.shop.go('/desk-bookings')}>${t.deskBookings}</button>`,
    )}
    ${this.notice()} ${this.ending ? this.endForm() : ''}
    ${departures.length === 0 ? this.empty(t.noDepartures) : this.table(departures)}`;
  }

  table(departures) {
    const { t } = this;
    return html`<div class="wide-table" tabindex="0" role="region" aria-label=${t.desk}>
      <table class="table">
        <thead>
          <tr>${columns.map((name) => html`<th scope="col">${t.deskColumns[name]}</th>`)}</tr>
        </thead>
        <tbody>
          ${departures.map((one) => this.row(one))}
        </tbody>
      </table>
    </div>`;
  }

  row(one) {
    const { t } = this;
    const isOpen = this.draft?.departureId === one.departureId;
    return html`<tr data-departure=${one.departureId}>
      <td>${one.productName}</td>
      <td>${one.fromOn}<br><span class="faint">${fill(t.until, { day: one.toOn })}</span></td>
      <td>
        ${this.tag(t.departureStates[one.state], tones[one.state])}
        ${one.toConfirm > 0 ? html`<br><span class="warned">${fill(t.toConfirm, { count: one.toConfirm })}</span>` : ''}
      </td>
      <td>${one.sold}</td>
      <td>${one.held}</td>
      <td>${isOpen ? this.number('seats', one) : one.seats}</td>
      <td>${isOpen ? this.number('blocked', one) : one.blocked}</td>
      <td>${one.left}</td>
      <td>${this.waiting(one)}</td>
      <td>${isOpen ? this.saving() : this.doing(one)}</td>
    </tr>`;
  }

  waiting({ departureId, waiting, productName, fromOn }) {
    const route = `/desk/${departureId}`;
    const label = `${this.t.deskColumns.waiting} ${productName} ${fromOn}`;
    return waiting === 0
      ? 0
      : html`<a href=${route} aria-label=${`${label}: ${waiting}`}
          @click=${(event) => this.open(event, route)}>${waiting}</a>`;
  }

  number(name, { productName, fromOn }) {
    const set = ({ target }) => {
      this.draft = { ...this.draft, [name]: target.value };
    };
    return html`<input class="input small" type="number" min="0" max="5000" .value=${String(this.draft[name])}
      aria-label=${`${this.t.deskColumns[name]} ${productName} ${fromOn}`} @input=${set}>`;
  }

  saving() {
    const { t } = this;
    const dismiss = () => {
      this.draft = undefined;
    };
    return html`<div class="tags">
      <button type="button" class="button button-primary" ?disabled=${this.busy} @click=${() => this.save()}>${t.save}</button>
      <button type="button" class="button" @click=${dismiss}>${t.dismiss}</button>
    </div>`;
  }

  doing(one) {
    const { t } = this;
    const name = `${one.productName} ${one.fromOn}`;
    const button = (text, onClick) =>
      html`<button type="button" class="button button-quiet" aria-label=${`${text} ${name}`}
        ?disabled=${this.busy} @click=${onClick}>${text}</button>`;
    return html`<div class="tags acts">
      ${one.can.includes('seats') ? button(t.setSeats, () => this.edit(one)) : ''}
      ${acts.filter((act) => one.can.includes(act)).map((act) => button(t.acts[act], () => this.run(one, act)))}
    </div>`;
  }

  endForm() {
    const { t, ending } = this;
    const type = ({ target }) => {
      this.ending = { ...this.ending, reason: target.value };
    };
    const dismiss = () => {
      this.ending = undefined;
    };
    return html`<form class="card" @submit=${(event) => this.end(event)}>
      <h2 class="card-title">${t.acts.cancel} ${ending.productName} ${ending.fromOn}</h2>
      <p class="warned">${t.endText}</p>
      <label class="field">
        <span>${t.reason}</span>
        <textarea class="input reason" rows="3" maxlength="500" required .value=${ending.reason} @input=${type}></textarea>
      </label>
      <div class="page-actions">
        <button type="submit" class="button button-primary" ?disabled=${this.busy}>${t.acts.cancel}</button>
        <button type="button" class="button" @click=${dismiss}>${t.dismiss}</button>
      </div>
    </form>`;
  }
}

customElements.define('tour-desk', Desk);
