/** The trips that a travel agency runs: how many travel, and near the day who. */
import { OwnPage } from './own-page.js';
import { fill, html } from './page.js';

const pageSize = 20;
/** The code of what is not there, or not in reach. */
const notFound = 404000;

class OwnTrips extends OwnPage {
  static properties = { page: { state: true } };

  constructor() {
    super();
    this.page = 1;
  }

  load() {
    return this.read('getTrips', { page: this.page, rows: pageSize });
  }

  view({ rows, page, totalPage }) {
    const { t } = this;
    return html`<header class="page-header"><h1 class="page-title">${t.titles.trips}</h1></header>
      ${this.notice()}
      ${rows.length === 0 ? this.empty(t.noTrips, t.noTripsHint) : ''}
      <ul class="cards">${rows.map((one) => this.card(one))}</ul>
      ${totalPage > 1 ? this.pager(page, totalPage) : ''}`;
  }

  card(one) {
    const { t } = this;
    const name = one.isShown
      ? this.link(`/trips/${one.departureId}`, one.name)
      : html`<span class="card-title">${one.name}</span>`;
    return html`<li class="card order">
      <div class="line">${name}${one.toConfirm > 0 ? this.tag(fill(t.toConfirm, { count: one.toConfirm }), 'warn') : ''}</div>
      <p class="faint">${[fill(t.span, { from: one.fromOn, to: one.toOn }), one.gather].filter(Boolean).join(' · ')}</p>
      <p><strong>${fill(t.tripPersons, one)}</strong></p>
      <p class="faint">${fill(one.isShown ? t.shownUntil : t.shownFrom, { from: one.shownFrom, until: one.shownUntil })}</p>
    </li>`;
  }
}

customElements.define('supplier-own-trips', OwnTrips);

class OwnTravellers extends OwnPage {
  load() {
    return this.read('getTravellers', { departureId: this.orderId });
  }

  wordsOf(error) {
    return error?.code === notFound ? this.t.notShown : super.wordsOf(error);
  }

  view({ bookings }) {
    const { t } = this;
    return html`<nav aria-label=${t.titles.trips}>${this.link('/trips', `← ${t.titles.trips}`, '')}</nav>
      <header class="page-header"><h1 class="page-title">${t.travellers}</h1></header>
      ${this.notice()}
      <p class="faint">${t.travellersHint}</p>
      <ul class="cards">${bookings.map((one) => this.card(one))}</ul>`;
  }

  card(one) {
    const { t } = this;
    const facts = [one.supplierNumber, one.phone && fill(t.phoneOf, one)].filter(Boolean);
    return html`<li class="card order">
      <div class="line"><span class="card-title">${one.number}</span>
        ${this.tag(t.bookingStates[one.state], one.state === 'paid' ? 'warn' : 'good')}</div>
      ${facts.length > 0 ? html`<p class="faint">${facts.join(' · ')}</p>` : ''}
      <ul class="items">${one.travellers.map(
        ({ name, kind, documentKind, documentNumber }) => html`<li class="line">
          <span>${name} <span class="faint">${t.travellerKinds[kind]}</span></span>
          <span class="figures">${documentNumber ? `${t.documents[documentKind ?? 'other']} ${documentNumber}` : ''}</span></li>`,
      )}</ul>
    </li>`;
  }
}

customElements.define('supplier-own-travellers', OwnTravellers);
