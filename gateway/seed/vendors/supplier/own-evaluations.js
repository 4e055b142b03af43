/** Released evaluations of the own supplier, and the appeal within ten days. */
import { OwnPage } from './own-page.js';
import { fill, html } from './page.js';

class OwnEvaluations extends OwnPage {
  static properties = { appealing: { state: true }, note: { state: true } };

  constructor() {
    super();
    this.appealing = '';
    this.note = '';
  }

  load() {
    return this.read('getEvaluations', { page: 1, rows: 50 });
  }

  open(evaluationId) {
    this.appealing = evaluationId;
    this.note = '';
    this.wrong = {};
  }

  send(event, { evaluationId, version }) {
    event.preventDefault();
    const note = this.note.trim();
    this.wrong = note ? {} : { note: this.t.noteNeeded };
    if (!note) return void this.toFirstWrong();
    void this.act(async () => {
      await this.write('appeal', { evaluationId, version, note });
      this.open('');
      this.say(this.t.appealed);
      await this.reload();
    });
  }

  view({ rows }) {
    const { t } = this;
    return html`<header class="page-header"><h1 class="page-title">${t.titles.evaluations}</h1></header>
      ${this.notice()}
      ${rows.length === 0 ? this.empty(t.noEvaluations, t.noEvaluationsHint) : ''}
      <ul class="cards">${rows.map((one) => this.card(one))}</ul>`;
  }

  card(one) {
    const { t } = this;
    const result = [
      one.score ? fill(t.score, { score: this.quantity(one.score) }) : '',
      one.level ? fill(t.levelOf, { level: one.level }) : '',
    ];
    return html`<li class="card order">
      <div class="line"><span class="card-title">${one.name}</span>${this.tag(t.evaluationStates[one.state])}</div>
      <p class="faint">${fill(t.span, { from: one.fromOn, to: one.toOn })}</p>
      <p><strong>${result.filter(Boolean).join(' · ')}</strong></p>
      <ul class="items">${one.scores.map(
        ({ criterion, weight, value }) => html`<li class="line">
          <span>${t.criteria[criterion]} <span class="faint">${fill(t.weight, { weight })}</span></span>
          <span class="figures">${value ? this.quantity(value) : t.noValue}</span></li>`,
      )}</ul>
      ${one.appealNote ? html`<p class="faint">${fill(t.appealSaid, { note: one.appealNote })}</p>` : ''}
      ${one.appealUntil ? this.appeal(one) : ''}
    </li>`;
  }

  appeal(one) {
    const { t } = this;
    if (this.appealing !== one.evaluationId)
      return html`<div class="line"><span class="faint">${fill(t.appealUntil, { day: one.appealUntil })}</span>
        <button type="button" class="button" @click=${() => this.open(one.evaluationId)}>${t.appeal}</button></div>`;
    const input = (value) => {
      this.note = value;
    };
    return html`<form class="order" novalidate @submit=${(event) => this.send(event, one)}>
      ${this.area('note', t.appealNote, { value: this.note, input })}
      <div class="page-actions">
        <button type="button" class="button" @click=${() => this.open('')}>${t.cancel}</button>
        <button type="submit" class="button button-primary" ?disabled=${this.busy}>${t.sendAppeal}</button>
      </div>
    </form>`;
  }
}

customElements.define('supplier-own-evaluations', OwnEvaluations);
