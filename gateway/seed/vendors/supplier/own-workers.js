/** The workers of an agency with their attendance in a closed month. */
import { OwnPage } from './own-page.js';
import { fill, html } from './page.js';

const tones = { working: 'good', returned: 'warn', converted: 'accent' };
const pageSize = 20;

class OwnWorkers extends OwnPage {
  static properties = { month: { state: true }, search: { state: true }, page: { state: true } };

  constructor() {
    super();
    this.month = '';
    this.search = '';
    this.page = 1;
  }

  load() {
    const search = this.search.trim();
    const chosen = { ...(this.month && { month: this.month }), ...(search && { search }) };
    return this.read('getWorkers', { page: this.page, rows: pageSize, ...chosen });
  }

  view({ rows, total, page, totalPage, month, months }) {
    const { t } = this;
    return html`<header class="page-header">
        <h1 class="page-title">${t.titles.workers}</h1>
        <span class="faint">${fill(t.countWorkers, { count: total })}</span>
      </header>
      <div class="filters">
        ${months.length > 0 ? this.monthChoice(t.timeOf, months, month) : ''}
        <input class="input grow" type="search" aria-label=${t.findWorker} placeholder=${t.findWorker} .value=${this.search}
          @input=${({ target }) => this.find(target.value)}>
      </div>
      ${this.notice()}
      ${months.length === 0 ? html`<p class="faint">${t.noClosed}</p>` : ''}
      ${rows.length === 0 ? this.empty(t.noWorkers, t.noWorkersHint) : ''}
      <ul class="cards">${rows.map((one) => this.card(one, month))}</ul>
      ${totalPage > 1 ? this.pager(page, totalPage) : ''}`;
  }

  card(one, month) {
    const { t } = this;
    const term = fill(t.span, { from: one.fromOn, to: one.toOn });
    return html`<li class="card order">
      <div class="line"><span class="card-title">${one.name} <span class="faint">${one.staffNo}</span></span>
        ${this.tag(t.workerStates[one.state], tones[one.state])}</div>
      <p class="faint">${one.post} · ${one.place}</p>
      <p class="faint">${term} · ${fill(t.contractTo, { day: one.agencyTo })}</p>
      ${month ? this.time(one.time, month) : ''}
    </li>`;
  }

  time(time, month) {
    const { t } = this;
    if (!time) return html`<p class="faint">${fill(t.noTime, { month: month.slice(0, 7) })}</p>`;
    const hours = (minutes) => fill(t.hours, { count: this.quantity(minutes / 60) });
    const facts = [
      [t.presentDays, fill(t.days, { count: time.days })],
      [t.workedHours, hours(time.worked)],
      [t.overtimeWorkday, time.overtimeWorkday && hours(time.overtimeWorkday)],
      [t.overtimeRestDay, time.overtimeRestDay && hours(time.overtimeRestDay)],
      [t.overtimeHoliday, time.overtimeHoliday && hours(time.overtimeHoliday)],
      [t.absent, time.absent && hours(time.absent)],
    ];
    return html`<ul class="items">${facts.map(([label, value]) =>
      value
        ? html`<li class="line"><span class="faint">${label}</span><span class="figures">${value}</span></li>`
        : '',
    )}</ul>`;
  }
}

customElements.define('supplier-own-workers', OwnWorkers);
