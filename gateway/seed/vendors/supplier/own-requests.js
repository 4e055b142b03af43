/** Requests for workers, and whom the agency proposes. */
import { OwnPage } from './own-page.js';
import { fill, html } from './page.js';

const tones = { open: 'accent', taken: 'good', refused: 'bad' };
const empty = { name: '', phone: '', idNumber: '' };

class OwnRequests extends OwnPage {
  static properties = { form: { state: true }, proposing: { state: true } };

  constructor() {
    super();
    this.proposing = '';
    this.form = empty;
  }

  load() {
    return this.read('getStaffRequests', { page: 1, rows: 50 });
  }

  async open(requestId) {
    this.proposing = requestId;
    this.form = empty;
    this.wrong = {};
    await this.updateComplete;
    this.querySelector('#field-name')?.focus();
  }

  propose(event, { requestId }) {
    event.preventDefault();
    const given = Object.fromEntries(
      Object.entries(this.form).map(([name, value]) => [name, value.trim()]),
    );
    const missing = Object.keys(given).filter((name) => !given[name]);
    this.wrong = Object.fromEntries(missing.map((name) => [name, this.t.ownIssues.required]));
    if (missing.length > 0) return void this.toFirstWrong();
    void this.act(async () => {
      await this.write('propose', { requestId, ...given });
      await this.open('');
      this.say(fill(this.t.proposed, { name: given.name }));
      await this.reload();
    });
  }

  withdraw({ candidateId, name }) {
    const { t } = this;
    void this.act(async () => {
      const question = {
        title: fill(t.withdrawAsk, { name }),
        text: t.withdrawText,
        okText: t.withdraw,
        cancelText: t.cancel,
      };
      const { confirmed } = await this.host.bridge.dialogs.confirm(question);
      if (!confirmed) return;
      await this.write('withdrawCandidate', { candidateId });
      this.say(fill(t.withdrawn, { name }));
      await this.reload();
    });
  }

  view({ rows }) {
    const { t } = this;
    return html`<header class="page-header"><h1 class="page-title">${t.titles.requests}</h1></header>
      ${this.notice()}
      ${rows.length === 0 ? this.empty(t.noRequests, t.noRequestsHint) : ''}
      <ul class="cards">${rows.map((one) => this.card(one))}</ul>`;
  }

  card(one) {
    const { t } = this;
    const about = [one.post, one.place, t.whys[one.why]].join(' · ');
    return html`<li class="card order">
      <div class="line"><span class="card-title">${one.title}</span>
        ${this.tag(t.requestStates[one.state], one.state === 'sent' ? 'warn' : 'good')}</div>
      <p class="faint">${about}</p>
      <p>${fill(t.headsBy, { count: one.heads, day: one.neededOn })}</p>
      ${one.note ? html`<p>${one.note}</p>` : ''}
      <ul class="items rows">${one.candidates.map((candidate) => this.candidate(candidate, one))}
        ${one.candidates.length === 0 ? html`<li class="faint">${t.noCandidates}</li>` : ''}</ul>
      ${one.state === 'sent' ? this.proposal(one) : ''}
    </li>`;
  }

  candidate(candidate, { state }) {
    const { t } = this;
    const { name, phone, decision, reason } = candidate;
    const takeBack =
      state === 'sent' && decision === 'open'
        ? html`<button type="button" class="button" ?disabled=${this.busy} aria-label=${`${t.withdraw} ${name}`}
          @click=${() => this.withdraw(candidate)}>${t.withdraw}</button>`
        : '';
    return html`<li class="line"><span>${name} <span class="faint">${phone ?? ''}</span></span>
      <span class="tags">${this.tag(t.decisions[decision], tones[decision])} ${takeBack}</span>
      ${reason ? html`<span class="faint">${reason}</span>` : ''}</li>`;
  }

  proposal(one) {
    const { t, form } = this;
    if (this.proposing !== one.requestId)
      return html`<div class="page-actions"><button type="button" class="button button-primary"
        aria-label=${`${t.propose} ${one.title}`} @click=${() => this.open(one.requestId)}>${t.propose}</button></div>`;
    const text = (name, max, mode = 'text') =>
      this.field(name, t.worker[name], {
        value: form[name],
        max,
        mode,
        input: (value) => {
          this.form = { ...this.form, [name]: value };
        },
      });
    return html`<form class="order" novalidate @submit=${(event) => this.propose(event, one)}>
      ${text('name', 60)} ${text('phone', 20, 'tel')} ${text('idNumber', 30)}
      <p class="faint">${t.idNumberHint}</p>
      <div class="page-actions">
        <button type="button" class="button" @click=${() => this.open('')}>${t.cancel}</button>
        <button type="submit" class="button button-primary" ?disabled=${this.busy}>${t.sendProposal}</button>
      </div>
    </form>`;
  }
}

customElements.define('supplier-own-requests', OwnRequests);
