/** A month of dispatched workers: confirmed, or disputed line by line. */
import { withDisputes } from './disputes.js';
import { OwnPage } from './own-page.js';
import { fill, html } from './page.js';

const tones = { approved: 'warn', disputed: 'bad', confirmed: 'good', paid: 'good' };
const parts = ['basePay', 'overtimePay', 'insurance', 'fee', 'tax'];

class OwnMonth extends withDisputes(OwnPage) {
  static properties = { month: { state: true } };

  constructor() {
    super();
    this.month = '';
  }

  load() {
    return this.read('getDispatchMonth', this.month ? { month: this.month } : {});
  }

  /** The page stays at the month that was answered, also once nothing of it waits. */
  answer(lines, answer, note) {
    const asked = lines.map(({ settlementId, version }) => ({ settlementId, version }));
    this.month = this.data.month;
    return this.write('answerDispatch', { lines: asked, answer, ...(note && { note }) });
  }

  /** All that wait, however many there are; the gateway refuses where others wait by then. */
  confirm({ lines: count, total }) {
    const { t } = this;
    const { month } = this.data;
    void this.act(async () => {
      const { confirmed } = await this.host.bridge.dialogs.confirm({
        title: fill(t.confirmLines, { count }),
        text: fill(t.confirmText, { amount: this.money(total) }),
        okText: t.confirm,
        cancelText: t.cancel,
      });
      if (!confirmed) return;
      this.month = month;
      const { answered } = await this.write('confirmDispatchMonth', { month, count, total });
      this.say(fill(t.linesConfirmed, { count: answered }));
      await this.reload();
    });
  }

  sendDispute(line, note) {
    return this.answer([line], 'dispute', note);
  }

  view({ month, months, rows, sum, undisputed, waiting }) {
    const { t } = this;
    const header = html`<header class="page-header"><h1 class="page-title">${t.titles.months}</h1></header>`;
    if (month === null) return html`${header} ${this.empty(t.noMonths, t.noMonthsHint)}`;
    const listed = months.map((one) => one.month);
    const disputes = rows.some(({ state }) => state === 'disputed');
    return html`${header}
      <div class="filters">${this.monthChoice(t.settledMonth, listed, month)}
        ${waiting.lines > 0 ? this.tag(fill(t.waitingLines, { count: waiting.lines }), 'warn') : ''}</div>
      ${this.notice()}
      <section class="card order" aria-label=${t.total}>
        <div class="line"><strong>${t.total}</strong><strong class="figures">¥${this.money(sum)}</strong></div>
        ${
          disputes
            ? html`<div class="line"><span class="faint">${t.undisputed}</span>
              <span class="figures">¥${this.money(undisputed)}</span></div>`
            : ''
        }
        ${
          waiting.lines > 0
            ? html`<div class="page-actions"><button type="button" class="button button-primary" ?disabled=${this.busy}
              @click=${() => this.confirm(waiting)}>${fill(t.confirmAll, { count: waiting.lines })}</button></div>`
            : ''
        }
      </section>
      <ul class="cards">${rows.map((line) => this.line(line))}</ul>`;
  }

  line(line) {
    const { t } = this;
    const hours = (label, value) =>
      Number(value) === 0 ? '' : `${label} ${fill(t.hours, { count: this.quantity(value) })}`;
    const worked = [
      hours(t.normalHours, line.hours),
      hours(t.overtimeWorkday, line.overtime150),
      hours(t.overtimeRestDay, line.overtime200),
      hours(t.overtimeHoliday, line.overtime300),
    ];
    const amount = (name) =>
      line[name] === null || Number(line[name]) === 0
        ? ''
        : html`<li class="line"><span class="faint">${t.parts[name]}</span><span class="figures">¥${this.money(line[name])}</span></li>`;
    const corrects = line.corrects ? fill(t.corrects, { month: line.corrects.slice(0, 7) }) : '';
    return html`<li class="card order">
      <div class="line"><span class="card-title">${line.name} <span class="faint">${line.staffNo}</span></span>
        ${this.tag(t.lineStates[line.state], tones[line.state])}</div>
      ${corrects ? html`<p class="warned">${corrects}</p>` : ''}
      <p class="faint">${worked.filter(Boolean).join(' · ')}</p>
      <ul class="items">${parts.map(amount)}
        <li class="line"><strong>${t.lineTotal}</strong><strong class="figures">¥${this.money(line.total ?? '0')}</strong></li></ul>
      ${line.disputeNote ? html`<p class="warned">${t.disputeNote}：${line.disputeNote}</p>` : ''}
      ${line.state === 'approved' ? this.answers(line) : ''}
    </li>`;
  }

  answers(line) {
    const { t } = this;
    if (this.disputing !== line.settlementId)
      return html`<div class="page-actions">
        <button type="button" class="button" ?disabled=${this.busy} aria-label=${`${t.dispute} ${line.name}`}
          @click=${() => this.open(line.settlementId)}>${t.dispute}</button>
      </div>`;
    return this.disputeForm(line);
  }
}

customElements.define('supplier-own-month', OwnMonth);
