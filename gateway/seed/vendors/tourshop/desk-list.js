/** The waiting list of one departure, as the administrator sees it. */
import { fill, html, Page } from './page.js';

const tones = { waiting: 'warn', offered: 'warn', taken: 'good' };

class DeskList extends Page {
  async load() {
    const [departureId] = this.place;
    return await this.shop.call('getWaits', { departureId });
  }

  view(data) {
    const { t } = this;
    const { productName, fromOn, toOn, left, waits } = data;
    return html`<nav aria-label=${t.desk}>
        <a href="/desk" @click=${(event) => this.open(event, '/desk')}>← ${t.desk}</a>
      </nav>
      ${this.head(fill(t.listOf, { name: productName }))}
      <p class="faint">${this.dayOf(fromOn)} ${fill(t.until, { day: toOn })} · ${fill(t.left, { left })}</p>
      ${this.notice()}
      ${waits.length === 0 ? this.empty(t.noWaits) : html`<ul class="rows">${waits.map((one) => this.row(one))}</ul>`}`;
  }

  row(one) {
    const { t } = this;
    const facts = [
      fill(t.persons, one),
      one.phone,
      fill(t.joinedAt, { at: this.moment(one.joinedAt) }),
      one.offeredUntil && fill(t.offeredUntil, { at: this.moment(one.offeredUntil) }),
    ];
    return html`<li class="card row">
      <div class="grow">
        <h2 class="card-title">${one.personName} <span class="faint">${one.employeeNo}</span></h2>
        <p class="faint">${facts.filter(Boolean).join(' · ')}</p>
      </div>
      ${one.skippedAt ? this.tag(fill(t.skippedSince, { at: this.moment(one.skippedAt) }), 'bad') : ''}
      ${one.place === null ? '' : html`<strong>${fill(t.place, one)}</strong>`}
      ${this.tag(t.waitStates[one.state], tones[one.state])}
    </li>`;
  }
}

customElements.define('tour-desk-list', DeskList);
