/** One order of the own supplier: accepted with a promised day, and delivered. */
import { ownTones } from './own-orders.js';
import { OwnPage } from './own-page.js';
import { fill, html } from './page.js';
import { withThread } from './thread.js';

const newKey = () => `web-${crypto.randomUUID?.() ?? `${Date.now()}-${Math.random()}`}`;
const isQuantity = (text) => /^\d{1,9}(\.\d{1,3})?$/.test(text);
const deliveryTones = { booked: 'good', reversed: 'bad', arrived: 'warn', announced: 'accent' };
const isOpen = (state) => state === 'acknowledged' || state === 'partly';

class OwnOrder extends withThread(OwnPage) {
  static properties = { form: { state: true }, sent: { state: true }, changing: { state: true } };

  constructor() {
    super();
    this.changing = false;
    this.key = newKey();
  }

  async load() {
    const { orderId } = this;
    const [orders, { rows: deliveries }, thread] = await Promise.all([
      this.read('getOrders', { kind: 'open', orderId }),
      this.read('getDeliveries', { orderId, rows: 50 }),
      this.loadThread(),
    ]);
    const [order] = orders.rows;
    if (!order) throw { words: this.t.ownGone };
    const { today } = orders;
    const usual = order.neededOn < today ? today : order.neededOn;
    this.form ??= { promisedOn: order.promisedOn ?? usual, reply: order.reply ?? '' };
    this.sent ??= {
      announcedFor: today,
      quantities: order.items.map((item) => String(Math.max(0, openOf(item)))),
    };
    return { order, deliveries, thread, today };
  }

  answer(event, { number, state, version }) {
    event.preventDefault();
    const { promisedOn, reply } = this.form;
    this.wrong = promisedOn ? {} : { promisedOn: this.t.promiseNeeded };
    if (!promisedOn) return void this.toFirstWrong();
    const said = reply.trim();
    void this.act(async () => {
      const request = { orderId: this.orderId, version, promisedOn, ...(said && { reply: said }) };
      await this.write('answerOrder', request);
      this.changing = false;
      this.say(state === 'ordered' ? fill(this.t.wasAccepted, { number }) : this.t.promiseKept);
      await this.reload();
    });
  }

  announce(event) {
    event.preventDefault();
    const { announcedFor, quantities } = this.sent;
    const wrong = {};
    const items = quantities.flatMap((typed, at) => {
      const quantity = typed.trim() || '0';
      if (!isQuantity(quantity)) wrong[`line${at}`] = this.t.notQuantity;
      return Number(quantity) === 0 ? [] : [{ lineNo: at + 1, quantity, at }];
    });
    if (!announcedFor) wrong.announcedFor = this.t.dayNeeded;
    if (items.length === 0 && Object.keys(wrong).length === 0) wrong.line0 = this.t.nothing;
    this.wrong = wrong;
    if (Object.keys(wrong).length > 0) return void this.toFirstWrong();
    this.places = items.map(({ at }) => at);
    void this.act(async () => {
      const lines = items.map(({ lineNo, quantity }) => ({ lineNo, quantity }));
      const request = { orderId: this.orderId, requestKey: this.key, announcedFor, items: lines };
      const { number } = await this.write('announce', request);
      this.key = newKey();
      this.sent = undefined;
      this.say(fill(this.t.announced, { number }));
      await this.reload();
    });
  }

  /** The lines that were left empty were not sent: a refusal counts without them. */
  refused(error) {
    const fields = (error?.fields ?? []).map((one) => {
      const at = /^items\.(\d+)\./.exec(one.path)?.[1];
      return at === undefined ? one : { ...one, path: `line${this.places[at]}` };
    });
    super.refused({ fields });
  }

  view({ order, deliveries, thread, today }) {
    const { t } = this;
    const promised = order.promisedOn ? ` · ${fill(t.promised, { day: order.promisedOn })}` : '';
    return html`${this.link('/orders', t.backToOwn, '')}
      <header class="page-header">
        <h1 class="page-title">${order.number}</h1>
        <span class="tags">
          ${order.late ? this.tag(t.late, 'bad') : ''} ${this.tag(t.ownStates[order.state], ownTones[order.state])}
        </span>
      </header>
      <p class="faint">${fill(t.needed, { day: order.neededOn })}${promised} · ${order.place}</p>
      ${order.reply ? html`<p class="faint">${order.reply}</p>` : ''}
      ${this.notice()}
      <ul class="card items rows">${order.items.map((item) => this.item(item))}
        <li class="line"><span></span><strong class="figures">${fill(t.gross, { amount: this.money(order.gross) })}</strong></li>
      </ul>
      ${order.state === 'ordered' || this.changing ? this.answerForm(order, today) : ''}
      ${isOpen(order.state) && !this.changing ? this.announceForm(order, today) : ''}
      ${this.thread(thread)} ${this.deliveries(deliveries)}`;
  }

  item(item) {
    const { t } = this;
    const { unit } = item;
    const parts = [
      `${this.quantity(item.ordered)} ${unit}`,
      item.price ? fill(t.unitPrice, { price: this.money(item.price) }) : '',
      Number(item.accepted) > 0
        ? fill(t.acceptedOf, { count: this.quantity(item.accepted), unit })
        : '',
      Number(item.announced) > 0
        ? fill(t.onTheWay, { count: this.quantity(item.announced), unit })
        : '',
    ];
    return html`<li class="line"><span class="grow">${item.name}</span>
      <span class="figures faint">${parts.filter(Boolean).join(' · ')}</span></li>`;
  }

  answerForm(order, today) {
    const { t, form } = this;
    const change = (name) => (value) => {
      this.form = { ...this.form, [name]: value };
    };
    const isNew = order.state === 'ordered';
    return html`<form class="card order" novalidate @submit=${(event) => this.answer(event, order)}>
      <h2 class="card-title">${isNew ? t.acceptTitle : t.changePromise}</h2>
      ${this.field('promisedOn', t.promisedOn, { value: form.promisedOn, type: 'date', min: today, input: change('promisedOn') })}
      ${this.field('reply', t.reply, { value: form.reply, max: 300, input: change('reply') })}
      <div class="page-actions">
        ${isNew ? '' : html`<button type="button" class="button" @click=${() => this.changePromise(false)}>${t.cancel}</button>`}
        <button type="submit" class="button button-primary" ?disabled=${this.busy}>${isNew ? t.accept : t.savePromise}</button>
      </div>
    </form>`;
  }

  changePromise(changing) {
    this.changing = changing;
    this.wrong = {};
  }

  announceForm(order, today) {
    const { t, sent } = this;
    const setDay = (value) => {
      this.sent = { ...this.sent, announcedFor: value };
    };
    const set = (at) => (value) => {
      const quantities = this.sent.quantities.map((one, place) => (place === at ? value : one));
      this.sent = { ...this.sent, quantities };
    };
    if (order.items.every((item) => openOf(item) <= 0)) return this.changeButton();
    return html`<form class="card order" novalidate @submit=${(event) => this.announce(event)}>
      <div class="line"><h2 class="card-title">${t.announce}</h2>${this.changeButton()}</div>
      ${this.field('announcedFor', t.announcedFor, { value: sent.announcedFor, type: 'date', min: today, input: setDay })}
      ${order.items.map((item, at) =>
        this.field(`line${at}`, `${item.name} · ${fill(t.quantityOf, item)}`, {
          value: sent.quantities[at],
          mode: 'decimal',
          max: 13,
          input: set(at),
        }),
      )}
      <div class="page-actions">
        <button type="submit" class="button button-primary" ?disabled=${this.busy}>${t.send}</button>
      </div>
    </form>`;
  }

  changeButton() {
    return html`<button type="button" class="button button-quiet" @click=${() => this.changePromise(true)}>${this.t.changePromise}</button>`;
  }

  deliveries(list) {
    const { t } = this;
    return html`<section aria-labelledby="came">
      <h2 id="came" class="card-title">${t.myDeliveries}</h2>
      ${list.length === 0 ? html`<p class="faint">${t.noOwnDeliveries}</p>` : ''}
      <ul class="cards">${list.map((one) => this.delivery(one))}</ul>
    </section>`;
  }

  delivery(one) {
    const { t } = this;
    const day = one.arrivedOn
      ? fill(t.arrived, { day: one.arrivedOn })
      : fill(t.arrives, { day: one.announcedFor ?? '' });
    return html`<li class="card order">
      <div class="line"><span class="card-title">${one.number}</span>
        ${this.tag(t.deliveryStates[one.state], deliveryTones[one.state])}</div>
      <p class="faint">${day}</p>
      <ul class="items">${one.items.map((item) => this.delivered(item, one.state))}</ul>
      ${
        one.state === 'announced'
          ? html`<div class="page-actions"><button type="button" class="button" ?disabled=${this.busy}
            aria-label=${`${t.withdraw} ${one.number}`} @click=${() => this.withdraw(one)}>${t.withdraw}</button></div>`
          : ''
      }
    </li>`;
  }

  withdraw({ deliveryId, version, number }) {
    const { t } = this;
    void this.act(async () => {
      const { confirmed } = await this.host.bridge.dialogs.confirm({
        title: fill(t.withdrawAsk, { number }),
        text: t.withdrawText,
        okText: t.withdraw,
        cancelText: t.cancel,
      });
      if (!confirmed) return;
      await this.write('withdrawDelivery', { deliveryId, version });
      this.sent = undefined;
      this.say(fill(t.withdrawn, { number }));
      await this.reload();
    });
  }

  delivered(item, state) {
    const { t } = this;
    const { unit } = item;
    const count = this.quantity(item.accepted);
    const isChecked = state === 'booked' || state === 'reversed';
    const back = { count: this.quantity(item.rejected), unit, reason: item.reason ?? '' };
    return html`<li class="line"><span class="grow">${item.name}</span>
      <span class="figures">${isChecked ? fill(t.acceptedOf, { count, unit }) : `${count} ${unit}`}
        ${Number(item.rejected) > 0 ? html`<span class="warned">${fill(t.rejectedOf, back)}</span>` : ''}
      </span></li>`;
  }
}

/** What of a line is neither accepted nor on its way. */
const openOf = ({ ordered, accepted, announced }) =>
  Number((Number(ordered) - Number(accepted) - Number(announced)).toFixed(3));

customElements.define('supplier-own-order', OwnOrder);
