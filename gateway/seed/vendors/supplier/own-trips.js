/** The trips that a travel agency runs: how many travel, the bookings to answer, and near the day who travels. */
import { OwnPage } from './own-page.js';
import { fill, html } from './page.js';

const pageSize = 20;

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
    return html`<li class="card order">
      <div class="line">${this.link(`/trips/${one.departureId}`, one.name)}
        ${one.toConfirm > 0 ? this.tag(fill(t.toConfirm, { count: one.toConfirm }), 'warn') : ''}</div>
      <p class="faint">${[fill(t.span, { from: one.fromOn, to: one.toOn }), one.gather].filter(Boolean).join(' · ')}</p>
      <p><strong>${fill(t.tripPersons, one)}</strong></p>
      <p class="faint">${shownWords(t, one)}</p>
    </li>`;
  }
}

customElements.define('supplier-own-trips', OwnTrips);

/** When the travellers of a departure are shown. */
const shownWords = (t, { isShown, shownFrom, shownUntil }) =>
  fill(isShown ? t.shownUntil : t.shownFrom, { from: shownFrom, until: shownUntil });

class OwnTrip extends OwnPage {
  static properties = { answer: { state: true } };

  load() {
    return this.read('getTrip', { departureId: this.orderId });
  }

  begin({ bookingId }, reply) {
    this.wrong = {};
    this.answer = { bookingId, reply, words: '' };
  }

  send(event) {
    event.preventDefault();
    const { t } = this;
    const { bookingId, reply } = this.answer;
    const words = this.answer.words.trim();
    this.wrong = words ? {} : { words: t.wordsNeeded[reply] };
    if (!words) return void this.toFirstWrong();
    void this.act(async () => {
      await this.write('answerTrip', { bookingId, reply, words });
      this.answer = undefined;
      this.say(t.replied[reply]);
      await this.reload();
    });
  }

  view(trip) {
    const { t } = this;
    return html`<nav aria-label=${t.titles.trips}>${this.link('/trips', `← ${t.titles.trips}`, '')}</nav>
      <header class="page-header"><h1 class="page-title">${trip.name}</h1></header>
      <p class="faint">${fill(t.span, { from: trip.fromOn, to: trip.toOn })} · ${shownWords(t, trip)}</p>
      ${trip.isShown ? html`<p class="faint">${t.travellersHint}</p>` : ''}
      ${this.notice()}
      <ul class="cards">${trip.bookings.map((one) => this.card(one))}</ul>`;
  }

  card(one) {
    const { t } = this;
    const facts = [fill(t.persons, one), one.supplierNumber, one.phone && fill(t.phoneOf, one)];
    const isOpen = one.canReply && !one.replied;
    return html`<li class="card order">
      <div class="line"><span class="card-title">${one.number}</span>
        ${this.tag(one.replied ? t.sentReply[one.replied] : t.bookingStates[one.state], isOpen ? 'warn' : 'good')}</div>
      <p class="faint">${facts.filter(Boolean).join(' · ')}</p>
      ${one.travellers ? html`<ul class="items">${one.travellers.map((who) => this.traveller(who))}</ul>` : ''}
      ${isOpen ? this.replying(one) : ''}
    </li>`;
  }

  traveller({ name, kind, documentKind, documentNumber }) {
    const { t } = this;
    const paper = documentNumber ? `${t.documents[documentKind ?? 'other']} ${documentNumber}` : '';
    return html`<li class="line">
      <span>${name} <span class="faint">${t.travellerKinds[kind]}</span></span>
      <span class="figures">${paper}</span></li>`;
  }

  replying(one) {
    const { t, answer } = this;
    if (answer?.bookingId !== one.bookingId)
      return html`<div class="tags">${['confirm', 'refuse'].map(
        (reply) => html`<button type="button" class="button" ?disabled=${this.busy}
          aria-label=${`${t.replies[reply]} ${one.number}`}
          @click=${() => this.begin(one, reply)}>${t.replies[reply]}</button>`,
      )}</div>`;
    const input = (words) => {
      this.answer = { ...answer, words };
    };
    const isYes = answer.reply === 'confirm';
    return html`<form @submit=${(event) => this.send(event)} novalidate>
      ${this.field('words', t.wordsOf[answer.reply], { value: answer.words, max: isYes ? 40 : 200, input })}
      <div class="tags">
        <button type="submit" class="button button-primary" ?disabled=${this.busy}>${t.replies[answer.reply]}</button>
        <button type="button" class="button" @click=${() => {
          this.answer = undefined;
        }}>${t.goBack}</button>
      </div>
    </form>`;
  }
}

customElements.define('supplier-own-trip', OwnTrip);
