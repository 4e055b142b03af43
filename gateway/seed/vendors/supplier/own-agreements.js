/** What is agreed with the agency. */
import { OwnPage } from './own-page.js';
import { fill, html } from './page.js';

const tones = { active: 'good', suspended: 'warn' };

class OwnAgreements extends OwnPage {
  load() {
    return this.read('getAgreements', { page: 1, rows: 50 });
  }

  view({ rows }) {
    const { t } = this;
    return html`<header class="page-header"><h1 class="page-title">${t.titles.agreements}</h1></header>
      ${this.notice()}
      ${rows.length === 0 ? this.empty(t.noAgreements, t.noAgreementsHint) : ''}
      <ul class="cards">${rows.map((one) => this.card(one))}</ul>`;
  }

  card(one) {
    const { t } = this;
    const fee =
      one.feeBy === 'percent'
        ? fill(t.feePercent, { count: this.quantity(one.fee) })
        : fill(t.feeHead, { amount: this.money(one.fee) });
    const facts = [
      [t.entity, one.entityName],
      [t.term, fill(t.span, { from: one.fromOn, to: one.toOn })],
      [t.feeOf, fee],
      [t.taxOf, fill(t.taxOn[one.taxOn], { rate: this.quantity(one.taxRate) })],
      [t.insuranceOf, t.insuranceBy[one.insuranceBy]],
      [t.noticeOf, one.noticeDays === null ? null : fill(t.days, { count: one.noticeDays })],
    ];
    return html`<li class="card order">
      <div class="line"><span class="card-title">${one.number} <span class="faint">${t.agreementKinds[one.kind]}</span></span>
        ${this.tag(t.agreementStates[one.state], tones[one.state])}</div>
      <ul class="items">${facts.map(([label, value]) =>
        value
          ? html`<li class="line"><span class="faint">${label}</span><span>${value}</span></li>`
          : '',
      )}</ul>
      <ul class="items rows">${one.posts.map((post) => this.post(post, one))}</ul>
    </li>`;
  }

  post(post, { priceBy }) {
    const { t } = this;
    const price =
      priceBy === 'heads' && post.monthPay
        ? fill(t.perMonth, { amount: this.money(post.monthPay) })
        : fill(t.perHour, { amount: this.money(post.hourPrice) });
    return html`<li class="line"><span>${post.name} <span class="faint">${post.place}</span></span>
      <span class="figures">${price} · ${fill(t.filledOf, { filled: post.filled, heads: post.heads })}</span></li>`;
  }
}

customElements.define('supplier-own-agreements', OwnAgreements);
