/** The person's points: what is left of each grant, and every change. */
import { html, Page } from './page.js';

class Wallet extends Page {
  async load() {
    return await this.shop.call('getPoints');
  }

  view({ balance, lots, entries }) {
    const { t } = this;
    return html`${this.head(t.wallet)} ${this.notice()}
      <section class="card purse">
        <div class="statistic">
          <span class="statistic-label">${t.myPoints}</span>
          <span class="statistic-value">${this.figure(balance)}</span>
        </div>
        <ul class="lines grow">
          ${lots
            .filter(({ remaining }) => remaining > 0)
            .map(
              (lot) => html`<li>
                <strong>${this.points(lot.remaining)}</strong> ${lot.planName ?? t.otherPoints}
                <span class="faint">${t.expires.replace('{on}', lot.expiresOn)}</span>
              </li>`,
            )}
        </ul>
      </section>
      ${entries.length === 0 ? this.empty(t.noEntries) : this.table(entries)}`;
  }

  table(entries) {
    const { t } = this;
    return html`<div class="wide-table" tabindex="0" role="region" aria-label=${t.wallet}>
      <table class="table">
        <thead>
          <tr>
            <th scope="col">${t.at}</th>
            <th scope="col">${t.what}</th>
            <th scope="col" class="number">${t.pointsHead}</th>
            <th scope="col">${t.note}</th>
          </tr>
        </thead>
        <tbody>
          ${entries.map(
            (one) => html`<tr>
              <td>${this.moment(one.at)}</td>
              <td>${t.entries[one.kind]}</td>
              <td class="number">${one.points > 0 ? '+' : ''}${this.figure(one.points)}</td>
              <td>${[one.bookingNumber, one.reason].filter(Boolean).join(' · ')}</td>
            </tr>`,
          )}
        </tbody>
      </table>
    </div>`;
  }
}

customElements.define('tour-wallet', Wallet);
