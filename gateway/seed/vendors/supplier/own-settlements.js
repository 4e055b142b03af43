/** Settlements of the own supplier: confirmed, or disputed with a reason. */
import { withDisputes } from './disputes.js';
import { OwnPage } from './own-page.js';
import { fill, html } from './page.js';

const tones = {
  sent: 'warn',
  disputed: 'bad',
  confirmed: 'accent',
  approved: 'good',
  paid: 'good',
};

class OwnSettlements extends withDisputes(OwnPage) {
  load() {
    return this.read('getSettlements', { page: 1, rows: 50 });
  }

  confirm({ settlementId, version, number, gross }) {
    const { t } = this;
    void this.act(async () => {
      const question = {
        title: fill(t.confirmAsk, { number }),
        text: fill(t.confirmText, { amount: this.money(gross) }),
        okText: t.confirm,
        cancelText: t.cancel,
      };
      const { confirmed } = await this.host.bridge.dialogs.confirm(question);
      if (!confirmed) return;
      await this.write('answerSettlement', { settlementId, version, answer: 'confirm' });
      this.say(fill(t.confirmed, { number }));
      await this.reload();
    });
  }

  sendDispute({ settlementId, version }, note) {
    return this.write('answerSettlement', { settlementId, version, answer: 'dispute', note });
  }

  view({ rows }) {
    const { t } = this;
    return html`<header class="page-header"><h1 class="page-title">${t.titles.settlements}</h1></header>
      ${this.notice()}
      ${rows.length === 0 ? this.empty(t.noSettlements, t.noSettlementsHint) : ''}
      <ul class="cards">${rows.map((one) => this.card(one))}</ul>`;
  }

  card(one) {
    const { t } = this;
    const amount = (label, value) =>
      html`<li class="line"><span class="faint">${label}</span><span class="figures">¥${this.money(value)}</span></li>`;
    const month = fill(t.monthOf, { month: one.month.slice(0, 7) });
    const paid = one.paidOn ? ` · ${fill(t.paidOn, { day: one.paidOn })}` : '';
    return html`<li class="card order">
      <div class="line"><span class="card-title">${one.number}</span>
        ${this.tag(t.settlementStates[one.state], tones[one.state])}</div>
      <p class="faint">${month}${paid}</p>
      <ul class="items">
        ${amount(t.net, one.net)} ${amount(t.tax, one.tax)}
        ${one.adjustment ? amount(t.adjustment, one.adjustment) : ''}
        ${one.adjustmentReason ? html`<li class="faint">${one.adjustmentReason}</li>` : ''}
        <li class="line"><strong>${t.total}</strong><strong class="figures">¥${this.money(one.gross)}</strong></li>
      </ul>
      <details>
        <summary>${fill(t.deliveriesIn, { count: one.deliveries.length })}</summary>
        <ul class="items">${one.deliveries.map(
          (
            line,
          ) => html`<li class="line"><span>${line.number}<span class="faint"> ${line.arrivedOn}</span></span>
            <span class="figures">¥${this.money(line.net)}</span></li>`,
        )}</ul>
      </details>
      ${one.disputeNote ? html`<p class="warned">${t.disputeNote}：${one.disputeNote}</p>` : ''}
      ${one.state === 'sent' ? this.answer(one) : ''}
    </li>`;
  }

  answer(one) {
    const { t } = this;
    if (this.disputing !== one.settlementId)
      return html`<div class="page-actions">
        <button type="button" class="button" ?disabled=${this.busy} @click=${() => this.open(one.settlementId)}>${t.dispute}</button>
        <button type="button" class="button button-primary" ?disabled=${this.busy} @click=${() => this.confirm(one)}>${t.confirm}</button>
      </div>`;
    return this.disputeForm(one);
  }
}

customElements.define('supplier-own-settlements', OwnSettlements);
