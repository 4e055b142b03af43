/** One trip: its days, its terms, its departures, and the bar that books it. */

import { feeLines } from './fees.js';
import { newKey, refusals } from './gateway.js';
import { fill, html, Page } from './page.js';
import { partyOf } from './party.js';
import { leaveList } from './waits.js';

/** Whether seats of a departure can be booked at once: while somebody waits, free ones are for those who wait. */
const isBookable = ({ onSale, soldOut, waiting }) => onSale && !soldOut && waiting === 0;

/** Whether a departure can be chosen: to book, to join its list, or to see the own place in it. */
const isChoice = (one) => isBookable(one) || one.listOpen || one.ownWait !== null;

/** What was chosen on a trip, so that it is still there after another page. */
const choices = new Map();

class Trip extends Page {
  get choice() {
    const [productId] = this.place;
    if (!choices.has(productId))
      choices.set(productId, { departureId: '', self: true, others: new Set(), phone: '' });
    return choices.get(productId);
  }

  async load() {
    const [productId] = this.place;
    const [me, trip, { dependants }] = await Promise.all([
      this.shop.call('getMe'),
      this.shop.call('getProduct', { productId }),
      // Who has no employment has nobody to take along.
      this.shop.call('dependant/getMine').catch(() => ({ dependants: [] })),
    ]);
    const choices = trip.departures.filter((one) => isChoice(one));
    if (!choices.some(({ departureId }) => departureId === this.choice.departureId))
      this.choice.departureId =
        (choices.find((one) => isBookable(one)) ?? choices[0])?.departureId ?? '';
    return { me, dependants, ...trip };
  }

  set(values) {
    Object.assign(this.choice, values);
    this.key = undefined;
    this.failure = '';
    this.requestUpdate();
  }

  turn(dependantId, isOn) {
    const others = new Set(this.choice.others);
    if (isOn) others.add(dependantId);
    else others.delete(dependantId);
    this.set({ others });
  }

  book(party) {
    this.key ??= newKey();
    void this.act(async () => {
      const request = this.asked(party);
      const { bookingId } = await this.shop.call('hold', { ...request, requestKey: this.key });
      this.key = undefined;
      this.shop.go(`/bookings/${bookingId}`);
    });
  }

  /** What is asked for: the departure, who goes, and the telephone number. */
  asked({ chosen }) {
    const { departureId, phone } = this.choice;
    const travellers = chosen.map(({ dependantId, kind }) => ({
      ...(dependantId && { dependantId }),
      kind,
    }));
    return { departureId, travellers, ...(phone.trim() && { phone: phone.trim() }) };
  }

  /** Joins the list; where a party fits at once, it is led to the seats that are held for it. */
  join(party) {
    void this.act(async () => {
      const { place, bookingId } = await this.shop.call('join', this.asked(party));
      if (bookingId) {
        this.shop.go(`/bookings/${bookingId}`);
        return;
      }
      this.say(fill(this.t.joined, { place }));
      await this.reload();
    });
  }

  /** A party that does not fit is shown what is left now; the choice remains. */
  async refused(error) {
    // The gateway has refused it: the next press is another one.
    if (error?.code > 0) this.key = undefined;
    if (![refusals.soldOut, refusals.waitFirst, refusals.seatsLeft].includes(error?.code)) return;
    const [productId] = this.place;
    const trip = await this.shop.call('getProduct', { productId }).catch(() => ({}));
    this.data = { ...this.data, ...trip };
    const one = trip.departures?.find(({ departureId }) => departureId === this.choice.departureId);
    if (one?.left > 0) this.failure = fill(this.t.onlyLeft, one);
  }

  view(data) {
    const { t } = this;
    const { product } = data;
    return html`<nav aria-label=${t.back}>
        <a href="/tours" @click=${(event) => this.open(event, '/tours')}>← ${t.back}</a>
      </nav>
      ${this.head(product.name)}
      <div class="trip">
        <div class="trip-about">
          <img class="cover" src=${product.cover} alt=${product.coverWords}>
          <p class="faint">${product.place} · ${fill(t.days, product)} · ${product.supplier}</p>
          <p>${product.summary}</p>
          ${this.departures(data)} ${this.about(product)}
        </div>
        ${this.bar(data)}
      </div>`;
  }

  about(product) {
    const { t } = this;
    const list = (title, lines) =>
      lines.length === 0
        ? ''
        : html`<section>
            <h2 class="card-title">${title}</h2>
            <ul class="lines">${lines.map((line) => html`<li>${line}</li>`)}</ul>
          </section>`;
    return html`<section>
        <h2 class="card-title">${t.itinerary}</h2>
        <ol class="days">
          ${product.itinerary.map(
            (line, index) =>
              html`<li><strong>${fill(t.dayNumber, { day: index + 1 })}</strong><span>${line}</span></li>`,
          )}
        </ol>
      </section>
      ${list(t.includes, product.includes)} ${list(t.excludes, product.excludes)}
      ${list(t.cancelRules, feeLines(product.fees, t))}
      ${product.minAge === null ? '' : html`<p class="warned">${fill(t.minAge, { age: product.minAge })}</p>`}`;
  }

  departures({ departures }) {
    const { t } = this;
    if (departures.length === 0) return this.empty(t.noDepartures);
    return html`<fieldset class="departures">
      <legend class="card-title">${t.departures}</legend>
      ${departures.map((one) => {
        const { departureId, onSale, soldOut, left, waiting } = one;
        const adult = one.prices.find(({ traveller }) => traveller === 'adult');
        return html`<label class="departure">
          <input type="radio" name="departure" .checked=${departureId === this.choice.departureId}
            ?disabled=${!isChoice(one)} @change=${() => this.set({ departureId })}>
          <span class="grow">
            ${this.dayOf(one.fromOn)}<br>
            <span class="faint">${fill(t.until, { day: one.toOn })}${one.gather ? ` · ${one.gather}` : ''}</span>
          </span>
          <span class="tags">
            ${one.guaranteed ? this.tag(t.guaranteed, 'good') : ''}
            ${onSale ? '' : this.tag(t.notOnSale)}
            ${soldOut ? this.tag(t.soldOut, 'bad') : this.seats(left)}
            ${waiting > 0 ? this.tag(fill(t.waiting, { waiting })) : ''}
          </span>
          <strong>${adult ? this.points(adult.points) : ''}</strong>
        </label>`;
      })}
    </fieldset>`;
  }

  seats(left) {
    return left === null
      ? this.tag(this.t.enough, 'good')
      : this.tag(fill(this.t.left, { left }), 'warn');
  }

  bar(data) {
    const { t, choice } = this;
    const { me } = data;
    const departure = data.departures.find((one) => one.departureId === choice.departureId);
    const party = partyOf(data, departure, choice);
    const short = party.total > me.points;
    const lacks = short && !me.fundedTrip;
    const stop = !me.mayBook || !departure || party.chosen.length === 0 || this.busy;
    if (departure?.ownWait) return this.inLine(departure);
    return html`<section class="bar card" aria-label=${t.book}>
      <fieldset class="party">
        <legend class="card-title">${t.travellers}</legend>
        ${party.people.map((one) => this.person(one))}
        <a href="/companions" @click=${(event) => this.open(event, '/companions')}>${t.addCompanion}</a>
      </fieldset>
      <label class="field">
        <span>${t.phone}</span>
        <input class="input" type="tel" maxlength="20" autocomplete="tel" .value=${choice.phone}
          @input=${({ target }) => this.set({ phone: target.value })}>
      </label>
      <div class="bar-foot">
        <p class="total">
          <strong>${this.points(party.total)}</strong>
          <span class="faint">${fill(t.ofBalance, { points: this.figure(me.points) })}</span>
        </p>
        ${me.bar ? html`<p class="warned">${t.bars[me.bar]}</p>` : ''}
        ${short ? html`<p class="warned">${lacks ? t.short : fill(t.toFund, { points: this.figure(party.total - me.points) })}</p>` : ''}
        ${this.notice()} ${this.press(departure, party, stop || lacks)}
      </div>
    </section>`;
  }

  /** The one button: it books, or joins the list of a departure that has no seats to book. */
  press(departure, party, stop) {
    const { t } = this;
    const joins = departure && !isBookable(departure);
    const text = joins ? fill(t.join, { place: departure.waiting + 1 }) : t.book;
    return html`${joins ? html`<p class="faint">${t.joinHint}</p>` : ''}
      <button type="button" class="button button-primary wide" ?disabled=${stop}
        @click=${() => (joins ? this.join(party) : this.book(party))}>${this.busy ? t.working : text}</button>`;
  }

  /** Who waits for the chosen departure sees the place in the list instead of the form. */
  inLine({ ownWait }) {
    const { t } = this;
    return html`<section class="bar card" aria-label=${t.waitList}>
      <div class="statistic">
        <span class="statistic-label">${t.ownPlace}</span>
        <span class="statistic-value">${fill(t.place, ownWait)}</span>
      </div>
      <div class="bar-foot">
        <p class="faint">${t.joinHint}</p>
        ${this.notice()}
        <button type="button" class="button wide" ?disabled=${this.busy}
          @click=${() => leaveList(this, ownWait)}>${t.leaveList}</button>
      </div>
    </section>`;
  }

  person({ dependantId, name, kind, price, allowed, isOn }) {
    const { t } = this;
    const change = ({ target }) =>
      dependantId ? this.turn(dependantId, target.checked) : this.set({ self: target.checked });
    return html`<label class="tick">
      <input type="checkbox" .checked=${isOn} ?disabled=${!allowed} @change=${change}>
      <span class="grow">${name ?? t.self} <span class="faint">${t.kinds[kind]}</span></span>
      <span class="faint">${price ? this.points(price.points) : t.notTaken}</span>
    </label>`;
  }
}

customElements.define('tour-trip', Trip);
