/** One order: what came is typed in beside what is still open, and what came before is listed below. */
import { fill, html, orderTones, Page } from './page.js';

const newKey = () => `web-${crypto.randomUUID?.() ?? `${Date.now()}-${Math.random()}`}`;
const isQuantity = (text) => /^\d{1,9}(\.\d{1,3})?$/.test(text);
const openStates = ['ordered', 'acknowledged', 'partly'];
const deliveryTones = { booked: 'good', reversed: 'bad', arrived: 'warn', announced: 'accent' };

class Order extends Page {
  static properties = {
    lines: { state: true },
    arrivedOn: { state: true },
    wrong: { state: true },
  };

  constructor() {
    super();
    this.lines = undefined;
    this.wrong = {};
    this.key = newKey();
  }

  async load() {
    const { orderId } = this;
    const [orders, { deliveries }] = await Promise.all([
      this.read('getOrders', { kind: 'open', orderId, page: 1, rows: 10 }),
      this.read('getDeliveries', { orderId }),
    ]);
    const [order] = orders.rows;
    if (!order) throw { words: this.t.gone };
    this.arrivedOn ??= orders.today;
    // What is open is what is expected; what was typed remains.
    this.lines ??= order.items.map(({ open }) => ({
      accepted: Number(open) > 0 ? String(Number(open)) : '0',
      rejected: '0',
      reason: '',
    }));
    return { order, deliveries, today: orders.today };
  }

  change(at, name, value) {
    this.lines = this.lines.map((line, index) =>
      index === at ? { ...line, [name]: value } : line,
    );
    this.wrong = {};
  }

  /** What is wrong before it is sent, by field; the gateway says the rest. */
  check(items) {
    const wrong = {};
    for (const [at, line] of this.lines.entries()) {
      for (const name of ['accepted', 'rejected'])
        if (!isQuantity(line[name].trim() || '0')) wrong[`${at}.${name}`] = this.t.notQuantity;
      if (Number(line.rejected) > 0 && !line.reason.trim())
        wrong[`${at}.reason`] = this.t.reasonNeeded;
    }
    if (!/^\d{4}-\d{2}-\d{2}$/.test(this.arrivedOn)) wrong.arrivedOn = this.t.dayNeeded;
    if (items.length === 0 && Object.keys(wrong).length === 0) wrong['0.accepted'] = this.t.nothing;
    return wrong;
  }

  submit(event) {
    event.preventDefault();
    const { t } = this;
    const items = this.lines.flatMap(({ accepted, rejected, reason }, at) => {
      const [came, back] = [accepted.trim() || '0', rejected.trim() || '0'];
      if (Number(came) + Number(back) === 0) return [];
      const said = reason.trim();
      return [{ lineNo: at + 1, accepted: came, rejected: back, ...(said && { reason: said }) }];
    });
    this.wrong = this.check(items);
    if (Object.keys(this.wrong).length > 0) {
      void this.toFirstWrong();
      return;
    }
    this.sent = items;
    void this.act(async () => {
      const { orderId, arrivedOn, key: requestKey } = this;
      const { number } = await this.write('receive', { orderId, requestKey, arrivedOn, items });
      this.key = newKey();
      this.lines = undefined;
      this.say(fill(t.booked, { number }));
      await this.reload();
    });
  }

  /** A refusal that names a line is shown at that line. */
  refused(error) {
    const wrong = {};
    for (const { path = '', issue = '' } of Array.isArray(error?.fields) ? error.fields : []) {
      const [, at, name] = /^items\.(\d+)\.(\w+)$/.exec(path) ?? [];
      const line = this.sent?.[Number(at)]?.lineNo;
      if (path === 'arrivedOn') wrong.arrivedOn = this.t.issues[issue] ?? this.t.failed;
      if (line !== undefined) wrong[`${line - 1}.${name}`] = this.t.issues[issue] ?? this.t.failed;
    }
    this.wrong = wrong;
    if (Object.keys(wrong).length > 0) void this.toFirstWrong();
  }

  async toFirstWrong() {
    await this.updateComplete;
    this.querySelector('[aria-invalid="true"]')?.focus();
  }

  reverse({ deliveryId, version, number }) {
    const { t } = this;
    void this.act(async () => {
      const question = {
        title: fill(t.reverseAsk, { number }),
        text: t.reverseText,
        okText: t.reverse,
      };
      const { confirmed } = await this.host.bridge.dialogs.confirm({
        ...question,
        cancelText: t.goBack,
        tone: 'danger',
      });
      if (!confirmed) return;
      await this.write('reverse', { deliveryId, version });
      this.lines = undefined;
      this.say(fill(t.reversed, { number }));
      await this.reload();
    });
  }

  view({ order, deliveries, today }) {
    const { t } = this;
    const back = (event) => {
      event.preventDefault();
      this.host.go('/deliveries');
    };
    return html`<a href="/deliveries" @click=${back}>${t.toOrders}</a>
      <header class="page-header">
        <h1 class="page-title">${order.number}</h1>
        <span class="tags">
          ${order.late ? this.tag(t.late, 'bad') : ''} ${this.tag(t.states[order.state], orderTones[order.state])}
        </span>
      </header>
      <p>${order.supplierName}</p>
      <p class="faint">${order.organName} · ${fill(t.needed, { day: order.neededOn })} · ${order.place}</p>
      ${this.notice()}
      ${openStates.includes(order.state) ? this.form(order, today) : html`<p class="faint">${t.complete}</p>`}
      <section aria-labelledby="came">
        <h2 id="came" class="card-title">${t.came}</h2>
        ${deliveries.length === 0 ? html`<p class="faint">${t.noDeliveries}</p>` : ''}
        <ul class="cards">${deliveries.map((one) => this.delivery(one))}</ul>
      </section>`;
  }

  form(order, today) {
    const { t } = this;
    const setDay = ({ target }) => {
      this.arrivedOn = target.value;
    };
    return html`<form class="card" novalidate @submit=${(event) => this.submit(event)}>
      <h2 class="card-title">${t.receive}</h2>
      <div class="field day">
        <label for="day">${t.arrivedOn}</label>
        <input class="input" id="day" type="date" required max=${today} .value=${this.arrivedOn} @input=${setDay}
          aria-invalid=${this.wrong.arrivedOn ? 'true' : 'false'} aria-describedby="wrong-day">
        <span class="wrong" id="wrong-day">${this.wrong.arrivedOn ?? ''}</span>
      </div>
      ${order.items.map((item, at) => this.line(item, at))}
      <div class="page-actions">
        <button type="submit" class="button button-primary" ?disabled=${this.busy}>${t.book}</button>
      </div>
    </form>`;
  }

  line(item, at) {
    const { t } = this;
    const line = this.lines[at];
    const hint = fill(t.openOf, {
      open: this.quantity(item.open),
      ordered: this.quantity(item.ordered),
      unit: item.unit,
    });
    return html`<fieldset class="receipt">
      <legend>${item.name} <span class="faint">${hint}</span></legend>
      ${this.input(at, 'accepted', fill(t.accepted, item), line.accepted)}
      ${this.input(at, 'rejected', fill(t.rejected, item), line.rejected)}
      ${Number(line.rejected) > 0 || this.wrong[`${at}.reason`] ? this.input(at, 'reason', t.reason, line.reason) : ''}
    </fieldset>`;
  }

  input(at, name, label, value) {
    const wrong = this.wrong[`${at}.${name}`];
    const id = `${name}-${at}`;
    return html`<div class="field ${name}">
      <label for=${id}>${label}</label>
      <input class="input" id=${id} .value=${value} inputmode=${name === 'reason' ? 'text' : 'decimal'}
        maxlength=${name === 'reason' ? 120 : 13} aria-invalid=${wrong ? 'true' : 'false'}
        aria-describedby="wrong-${id}" @input=${({ target }) => this.change(at, name, target.value)}>
      <span class="wrong" id="wrong-${id}">${wrong ?? ''}</span>
    </div>`;
  }

  delivery(one) {
    const { t } = this;
    const who = [one.arrivedOn, one.receiverName].filter(Boolean).join(' · ');
    return html`<li class="card order">
      <div class="line">
        <span class="card-title">${one.number}</span>
        ${this.tag(t.deliveryStates[one.state], deliveryTones[one.state])}
      </div>
      <p class="faint">${who}</p>
      <ul class="items">
        ${one.items.map(
          (item) => html`<li class="line">
            <span class="grow">${item.name}</span>
            <span class="figures">
              ${fill(t.acceptedOf, { count: this.quantity(item.accepted), unit: item.unit })}
              ${
                Number(item.rejected) > 0
                  ? html`<span class="warned">${fill(t.rejectedOf, {
                      count: this.quantity(item.rejected),
                      unit: item.unit,
                      reason: item.reason ?? '',
                    })}</span>`
                  : ''
              }
            </span>
          </li>`,
        )}
      </ul>
      ${
        one.reversible
          ? html`<div class="page-actions">
            <button type="button" class="button button-quiet" ?disabled=${this.busy}
              aria-label=${`${t.reverse} ${one.number}`} @click=${() => this.reverse(one)}>${t.reverse}</button>
          </div>`
          : ''
      }
    </li>`;
  }
}

customElements.define('supplier-order', Order);
