/** One booking: paid within its time, followed step by step, and cancelled at the fee that is shown. */
import { tones } from './bookings.js';
import { feeLines } from './fees.js';
import { refusals } from './gateway.js';
import { fill, html, Page } from './page.js';

/** A stretch of seconds as `4:05`, from an hour on as `23:04:05`. */
function clockOf(seconds) {
  const two = (value) => String(value).padStart(2, '0');
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor((seconds % 3600) / 60)];
  const tail = two(seconds % 60);
  return hours > 0 ? `${hours}:${two(minutes)}:${tail}` : `${minutes}:${tail}`;
}

class Booking extends Page {
  static properties = { now: { state: true }, reason: { state: true } };

  constructor() {
    super();
    this.now = Date.now();
    this.reason = '';
  }

  connectedCallback() {
    super.connectedCallback();
    this.clock = setInterval(() => this.tick(), 1000);
  }

  disconnectedCallback() {
    super.disconnectedCallback();
    clearInterval(this.clock);
  }

  async load() {
    const [bookingId] = this.place;
    const [me, booking] = await Promise.all([
      this.shop.call('getMe'),
      this.shop.call('getBooking', { bookingId }),
    ]);
    return { me, ...booking };
  }

  /** Counts a hold down; when it ends, the gateway is asked what became of it. */
  tick() {
    const until = this.data?.booking.holdUntil;
    if (!until) return;
    const before = this.remaining(until);
    this.now = Date.now();
    if (before > 0 && this.remaining(until) === 0) void this.reload();
  }

  remaining(until) {
    return Math.max(0, Math.ceil((Date.parse(until) - this.now) / 1000));
  }

  confirm({ bookingId }) {
    void this.act(async () => {
      const reason = this.reason.trim();
      const request = { bookingId, ...(reason && { reason }) };
      const { balance, state } = await this.shop.call('confirm', request);
      this.reason = '';
      const said = state === 'approving' ? this.t.asked : this.t.paid;
      this.say(fill(said, { points: this.figure(balance) }));
      await this.reload();
    });
  }

  cancel(booking, { fee, refund }, traveller) {
    const { t } = this;
    void this.act(async () => {
      const figures = { fee: this.figure(fee), refund: this.figure(refund) };
      const title = traveller ? fill(t.cancelOne, traveller) : t.cancelAll;
      const texts = { held: t.releaseText, approving: fill(t.withdrawText, figures) };
      const text = texts[booking.state] ?? fill(t.cancelText, figures);
      const okText = this.cancelWords(booking);
      if (!(await this.ask(title, text, okText))) return;
      const { bookingId } = booking;
      const { balance } = await this.shop.call('cancel', {
        ...{ bookingId, fee },
        ...(traveller && { travellerId: traveller.travellerId }),
      });
      this.say(fill(t.cancelled, { points: this.figure(balance) }));
      await this.reload();
    });
  }

  /** After a refusal the booking is read again, so that the next press meets what holds now. */
  async refused({ code }) {
    if (code !== refusals.feeChanged && code !== refusals.holdOver) return;
    const words = this.failure;
    await this.reload();
    this.failure = words;
  }

  /** The form for leave opens with the days of the trip; the person looks at it and sends it there. */
  leave({ fromOn, toOn }) {
    void this.act(async () => {
      const route = `/mine?leaveFrom=${fromOn}&leaveTo=${toOn}`;
      await this.shop.bridge.tabs.open({ app: 'attendance', route });
    });
  }

  view({ me, booking, steps, cancel, fees }) {
    const { t } = this;
    return html`<nav aria-label=${t.myBookings}>
        <a href="/bookings" @click=${(event) => this.open(event, '/bookings')}>← ${t.myBookings}</a>
      </nav>
      ${this.head(booking.productName, this.tag(t.states[booking.state], tones[booking.state]))}
      ${this.notice()} ${booking.state === 'held' ? this.pay(me, booking) : ''}
      ${booking.state === 'approving' ? this.asking(booking) : ''}
      ${booking.reason ? html`<p class="notice">${booking.reason}</p>` : ''}
      ${this.way(steps)} ${this.facts(booking)} ${this.people(booking, cancel)}
      ${this.feet(booking, cancel, fees)}`;
  }

  pay(me, booking) {
    const { t } = this;
    const seconds = this.remaining(booking.holdUntil);
    const rest = clockOf(seconds);
    const lacks = booking.points - me.points;
    const isFunded = lacks > 0 && me.fundedTrip;
    const isShort = lacks > 0 && !isFunded;
    const isSilent = isFunded && this.reason.trim() === '';
    return html`<section class="card pay">
      <div class="grow">
        <p class="statistic-label">${seconds > 0 ? t.heldFor : t.holdOver}</p>
        <p class="statistic-value" role="timer">${rest}</p>
      </div>
      <p>
        <strong>${this.points(booking.points)}</strong><br>
        <span class="faint">${fill(t.ofBalance, { points: this.figure(me.points) })}</span>
        ${isShort ? html`<br><span class="warned">${t.short}</span>` : ''}
      </p>
      ${isFunded ? this.funding(lacks) : ''}
      <button type="button" class="button button-primary"
        ?disabled=${this.busy || seconds === 0 || isShort || isSilent} @click=${() => this.confirm(booking)}>
        ${this.busy ? t.working : isFunded ? t.askFunding : t.confirm}
      </button>
    </section>`;
  }

  /** What the company is asked to pay, and why. */
  funding(lacks) {
    const { t } = this;
    return html`<label class="field funding">
      <span>${fill(t.toFund, { points: this.figure(lacks) })}</span>
      <textarea class="input reason" rows="2" maxlength="500" required aria-label=${t.fundingReason}
        placeholder=${t.fundingReason} .value=${this.reason}
        @input=${({ target }) => {
          this.reason = target.value;
        }}></textarea>
    </label>`;
  }

  /** The company is asked: seats and points are kept until it says yes or no, or until the time is over. */
  asking(booking) {
    const { t } = this;
    const isBack = booking.approval === 'returned';
    const own = this.figure(booking.points - booking.funded);
    const parts = { own, funded: this.figure(booking.funded) };
    return html`<section class="card pay">
      <div class="grow">
        <p><strong>${isBack ? t.askedBack : t.askedNow}</strong></p>
        <p class="faint">${fill(t.askedUntil, { at: this.moment(booking.holdUntil) })}</p>
        <p>${fill(t.fundedParts, parts)}</p>
      </div>
      ${
        isBack
          ? html`${this.funding(booking.funded)}
            <button type="button" class="button button-primary" ?disabled=${this.busy || this.reason.trim() === ''}
              @click=${() => this.confirm(booking)}>${this.busy ? t.working : t.askAgain}</button>`
          : ''
      }
    </section>`;
  }

  cancelWords({ state }) {
    const { t } = this;
    return { held: t.release, approving: t.withdraw }[state] ?? t.cancelBooking;
  }

  way(steps) {
    const { t } = this;
    return html`<ol class="steps">
      ${steps.map(
        ({
          step,
          at,
          state,
        }) => html`<li class=${state} aria-current=${state === 'now' ? 'step' : 'false'}>
          <strong>${t.steps[step]}</strong>
          <span class="faint">${at ? this.moment(at) : ''}</span>
        </li>`,
      )}
    </ol>`;
  }

  facts(booking) {
    const { t } = this;
    const facts = [
      [t.number, booking.number],
      [t.dates, `${this.dayOf(booking.fromOn)} ${fill(t.until, { day: booking.toOn })}`],
      [t.gather, booking.gather],
      [t.supplier, booking.supplier],
      [t.supplierNumber, booking.supplierNumber],
      [t.phone, booking.phone],
      [t.total, this.points(booking.points)],
      [t.funded, booking.funded > 0 ? this.points(booking.funded) : null],
      [t.fee, booking.fee > 0 ? this.points(booking.fee) : null],
      [t.refunded, booking.refunded > 0 ? this.points(booking.refunded) : null],
    ];
    return html`<dl class="facts card">
      ${facts
        .filter(([, value]) => value)
        .map(([name, value]) => html`<div><dt>${name}</dt><dd>${value}</dd></div>`)}
    </dl>`;
  }

  people(booking, cancel) {
    const { t } = this;
    return html`<section>
      <h2 class="card-title">${t.travellers}</h2>
      <ul class="rows">
        ${booking.travellers.map((one) => {
          const own = cancel?.travellers.find(({ travellerId }) => travellerId === one.travellerId);
          const isOne =
            own?.possible &&
            !['held', 'approving'].includes(booking.state) &&
            booking.travellers.length > 1;
          return html`<li class="row line">
            <span class="grow">${one.name} <span class="faint">${t.kinds[one.kind]}</span></span>
            <span>${this.points(one.points)}</span>
            ${one.state === 'cancelled' ? this.tag(t.states.cancelled) : ''}
            ${
              isOne
                ? html`<button type="button" class="button button-quiet" ?disabled=${this.busy}
                    aria-label=${fill(t.cancelOne, one)}
                    @click=${() => this.cancel(booking, own, one)}>${t.cancel}</button>`
                : ''
            }
          </li>`;
        })}
      </ul>
    </section>`;
  }

  feet(booking, cancel, fees) {
    const { t } = this;
    const lies = ['paid', 'confirmed'].includes(booking.state);
    return html`<section>
        <h2 class="card-title">${t.cancelRules}</h2>
        <ul class="lines">${feeLines(fees, t).map((line) => html`<li>${line}</li>`)}</ul>
        ${
          cancel && lies
            ? html`<p>${fill(t.feeToday, { fee: this.figure(cancel.fee), refund: this.figure(cancel.refund) })}</p>`
            : ''
        }
      </section>
      <div class="page-actions foot">
        ${
          lies
            ? html`<button type="button" class="button" ?disabled=${this.busy} @click=${() => this.leave(booking)}>
                ${t.leave}
              </button>`
            : ''
        }
        ${
          cancel
            ? html`<button type="button" class="button" ?disabled=${this.busy}
                @click=${() => this.cancel(booking, cancel)}>
                ${this.cancelWords(booking)}
              </button>`
            : ''
        }
      </div>`;
  }
}

customElements.define('tour-booking', Booking);
