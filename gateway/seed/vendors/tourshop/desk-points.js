/** Points as the administrator gives them: by plan, and to one person with a reason. */
import { newKey } from './gateway.js';
import { fill, html, Page } from './page.js';

const rows = 20;

class DeskPoints extends Page {
  static properties = { draft: { state: true } };

  constructor() {
    super();
    this.filter = { search: '', page: 1 };
  }

  async load() {
    const { search, page } = this.filter;
    const [{ plans }, wallets] = await Promise.all([
      this.shop.call('getPlans'),
      this.shop.call('getWallets', { page, rows, ...(search && { search }) }),
    ]);
    return { plans, wallets };
  }

  keep(values) {
    this.filter = { ...this.filter, page: 1, ...values };
    void this.reload();
  }

  type({ target }) {
    clearTimeout(this.timer);
    this.timer = setTimeout(() => this.keep({ search: target.value.trim() }), 250);
  }

  grant({ planId, name, people, granted }) {
    const { t } = this;
    void this.act(async () => {
      const text = fill(t.grantText, { name, people: people - granted });
      if (!(await this.ask(t.grantAsk, text, t.grant, 'normal'))) return;
      const given = await this.shop.call('grantPoints', { planId });
      this.say(fill(t.granted, { people: given.people, points: this.figure(given.points) }));
      await this.reload();
    });
  }

  begin(wallet) {
    this.failure = '';
    this.draft = { ...wallet, points: '', reason: '', requestKey: newKey() };
    void this.toForm();
  }

  correct(event) {
    event.preventDefault();
    const { t } = this;
    void this.act(async () => {
      const { employmentId, personName, points, reason, requestKey } = this.draft;
      const request = { employmentId, points: Number(points), reason: reason.trim(), requestKey };
      const { balance } = await this.shop.call('correctPoints', request);
      this.draft = undefined;
      this.say(fill(t.corrected, { name: personName, points: this.figure(balance) }));
      await this.reload();
    });
  }

  view({ plans, wallets }) {
    const { t, filter } = this;
    return html`${this.head(t.deskPoints)} ${this.draft ? this.form() : this.notice()}
      <section>
        <h2 class="card-title">${t.plans}</h2>
        ${
          plans.length === 0
            ? this.empty(t.noPlans)
            : html`<ul class="rows">${plans.map((one) => this.plan(one))}</ul>`
        }
      </section>
      <section>
        <h2 class="card-title">${t.wallets}</h2>
        <search class="filters">
          <input class="input" type="search" maxlength="60" aria-label=${t.searchPeople}
            placeholder=${t.searchPeople} .value=${filter.search} @input=${(event) => this.type(event)}>
        </search>
        ${
          wallets.rows.length === 0
            ? this.empty(t.noPeople)
            : html`<ul>${wallets.rows.map((one) => this.wallet(one))}</ul>`
        }
        ${this.pager(wallets, (page) => this.keep({ page }))}
      </section>`;
  }

  plan(one) {
    const { t } = this;
    const mayGrant = one.state === 'open' && one.granted < one.people;
    const figures = {
      people: this.figure(one.people),
      granted: this.figure(one.granted),
      points: this.figure(one.grantedPoints),
      spent: this.figure(one.spentPoints),
    };
    return html`<li class="card row">
      <div class="grow">
        <p><strong>${one.name}</strong> ${this.tag(t.planStates[one.state], one.state === 'open' ? 'good' : '')}</p>
        <p class="faint">${fill(t.planFigures, figures)} · ${fill(t.expires, { on: one.validTo })}</p>
      </div>
      ${
        mayGrant
          ? html`<button type="button" class="button" aria-label=${`${t.grant} ${one.name}`}
              ?disabled=${this.busy} @click=${() => this.grant(one)}>${t.grant}</button>`
          : ''
      }
    </li>`;
  }

  wallet(one) {
    const { t } = this;
    return html`<li class="row line">
      <span class="grow">${one.personName} <span class="faint">${one.employeeNo}</span></span>
      ${one.nextExpiry ? html`<span class="faint">${fill(t.expires, one.nextExpiry)}</span>` : ''}
      <strong>${this.points(one.balance)}</strong>
      <button type="button" class="button button-quiet" aria-label=${`${t.correct} ${one.personName}`}
        @click=${() => this.begin(one)}>${t.correct}</button>
    </li>`;
  }

  form() {
    const { t, draft } = this;
    const type =
      (name) =>
      ({ target }) => {
        this.draft = { ...this.draft, [name]: target.value };
      };
    const dismiss = () => {
      this.draft = undefined;
    };
    return html`<form class="card" @submit=${(event) => this.correct(event)}>
      <h2 class="card-title">${t.correct} ${draft.personName} · ${this.points(draft.balance)}</h2>
      <div class="fields">
        <label class="field">
          <span>${t.correctBy}</span>
          <input class="input" type="number" step="1" min="-1000000" max="1000000" required
            .value=${draft.points} @input=${type('points')}>
        </label>
        <label class="field">
          <span>${t.correctReason}</span>
          <input class="input" minlength="2" maxlength="500" required .value=${draft.reason}
            @input=${type('reason')}>
        </label>
      </div>
      ${this.notice()}
      <div class="page-actions">
        <button type="submit" class="button button-primary" ?disabled=${this.busy}>${t.correct}</button>
        <button type="button" class="button" @click=${dismiss}>${t.dismiss}</button>
      </div>
    </form>`;
  }
}

customElements.define('tour-desk-points', DeskPoints);
