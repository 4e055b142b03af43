/** What waits for the supplier today. */
import { OwnPage } from './own-page.js';
import { fill, html } from './page.js';

class OwnToday extends OwnPage {
  load() {
    return this.read('getToday', {});
  }

  view(data) {
    const { t } = this;
    const licences = [
      ...data.missing.map((kind) => ({ kind, why: 'missing', expiresOn: null })),
      ...data.licences,
    ];
    const groups = [
      this.group('orders', data.orders, (one) => this.order(one)),
      this.group('late', data.late, (one) => this.order(one)),
      this.group('messages', data.messages, (one) => this.unread(one)),
      this.group('settlements', data.settlements, (one) => this.settlement(one)),
      this.group('uninvoiced', data.uninvoiced, (one) => this.invoice(one)),
      this.group('returned', data.returned, (one) => this.returned(one)),
      this.group('licences', licences, (one) => this.licence(one)),
      this.group('evaluations', data.evaluations, (one) => this.evaluation(one)),
    ].filter(Boolean);
    return html`<header class="page-header">
        <h1 class="page-title">${t.titles.today}</h1>
      </header>
      <p class="faint">${fill(t.buyerOf, { supplier: data.supplierName, buyer: data.buyer })}</p>
      ${this.notice()}
      ${groups.length === 0 ? this.empty(t.nothingToDo, t.nothingHint) : html`<div class="cards">${groups}</div>`}`;
  }

  group(name, list, draw) {
    if (list.length === 0) return null;
    return html`<section class="card order" aria-labelledby="group-${name}">
      <h2 class="line card-title" id="group-${name}">${this.t.todo[name]} <span>${list.length}</span></h2>
      <ul class="items rows">${list.map((one) => html`<li>${draw(one)}</li>`)}</ul>
    </section>`;
  }

  order({ id, name, neededOn }) {
    const day = html`<span class="faint">${fill(this.t.needed, { day: neededOn })}</span>`;
    return this.link(`/orders/${id}`, html`<span>${name}</span>${day}`, 'line target');
  }

  unread({ id, name, unread }) {
    const count = html`<span class="faint">${fill(this.t.unread, { unread })}</span>`;
    return this.link(`/orders/${id}`, html`<span>${name}</span>${count}`, 'line target');
  }

  settlement({ name, month, gross }) {
    const about = `${fill(this.t.monthOf, { month: month.slice(0, 7) })} · ¥${this.money(gross)}`;
    const content = html`<span>${name}</span><span class="faint">${about}</span>`;
    return this.link('/settlements', content, 'line target');
  }

  invoice({ name, month, gross }) {
    const about = `${fill(this.t.monthOf, { month: month.slice(0, 7) })} · ¥${this.money(gross)}`;
    const content = html`<span>${name}</span><span class="faint">${about}</span>`;
    return this.link('/invoices', content, 'line target');
  }

  returned({ name, reason }) {
    const content = html`<span>${name}</span><span class="faint">${reason ?? ''}</span>`;
    return this.link('/invoices', content, 'line target');
  }

  licence({ kind, why, expiresOn }) {
    const { t } = this;
    const until = expiresOn ? fill(t.until, { day: expiresOn }) : '';
    const tone = why === 'ending' ? 'warn' : 'bad';
    const content = html`<span>${t.licenceKinds[kind]} <span class="faint">${until}</span></span>
      ${this.tag(t.why[why], tone)}`;
    return this.link('/company', content, 'line target');
  }

  evaluation({ name, score, appealUntil }) {
    const { t } = this;
    const about = [
      score ? fill(t.score, { score }) : '',
      fill(t.appealUntil, { day: appealUntil }),
    ];
    const content = html`<span>${name}</span>
      <span class="faint">${about.filter(Boolean).join(' · ')}</span>`;
    return this.link('/evaluations', content, 'line target');
  }
}

customElements.define('supplier-own-today', OwnToday);
