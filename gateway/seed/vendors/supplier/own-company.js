/** The own company as the buyer keeps it, and its licences, which are handed in here. */
import { OwnPage } from './own-page.js';
import { fill, html } from './page.js';

const tones = { pending: 'accent', valid: 'good', rejected: 'bad' };
const noLicence = { kind: 'businessLicence', number: '', issuer: '', issuedOn: '', expiresOn: '' };

class OwnCompany extends OwnPage {
  static properties = { form: { state: true } };

  load() {
    return this.read('getCompany', {});
  }

  open(kind) {
    this.form = { ...noLicence, kind };
    this.file = undefined;
    this.wrong = {};
    void this.toForm();
  }

  async toForm() {
    await this.updateComplete;
    this.querySelector('#field-kind')?.focus();
  }

  send(event) {
    event.preventDefault();
    const given = Object.entries(this.form).map(([name, value]) => [name, value.trim()]);
    const request = Object.fromEntries(given.filter(([, value]) => value));
    this.wrong = request.number ? {} : { number: this.t.ownIssues.required };
    if (!request.number) return void this.toFirstWrong();
    void this.act(async () => {
      if (this.file) request.scanId ??= (await this.uploadScan(this.file, 'licence')).id;
      await this.write('addLicence', request);
      this.form = undefined;
      this.say(this.t.handedIn);
      await this.reload();
    });
  }

  view(company) {
    const { t } = this;
    const held = company.licences.filter(({ state }) => state === 'valid' || state === 'pending');
    const missing = company.needed.filter((kind) => !held.some((one) => one.kind === kind));
    const kinds = missing.map((kind) => t.licenceKinds[kind]).join('、');
    return html`<header class="page-header">
        <h1 class="page-title">${company.name}</h1>
        ${this.form ? '' : html`<button type="button" class="button button-primary" @click=${() => this.open(missing[0] ?? 'businessLicence')}>${t.addLicence}</button>`}
      </header>
      ${this.notice()}
      ${missing.length > 0 ? html`<p class="warned">${fill(t.stillNeeded, { kinds })}</p>` : ''}
      ${this.form ? this.licenceForm() : ''}
      <section aria-labelledby="licences">
        <h2 class="card-title" id="licences">${t.licences}</h2>
        <ul class="cards">${company.licences.map((one) => this.licence(one, company.today))}</ul>
      </section>
      ${this.facts(company)}`;
  }

  licence(one, today) {
    const { t } = this;
    const ended = one.state === 'valid' && one.expiresOn && one.expiresOn < today;
    const until = one.expiresOn ? fill(t.until, { day: one.expiresOn }) : t.forever;
    const about = [one.number, one.issuer, until, one.scan?.name].filter(Boolean).join(' · ');
    return html`<li class="card order">
      <div class="line"><span class="card-title">${t.licenceKinds[one.kind]}</span>
        ${ended ? this.tag(t.why.ended, 'bad') : this.tag(t.licenceStates[one.state], tones[one.state])}</div>
      <p class="faint">${about}</p>
      ${one.rejectReason ? html`<p class="warned">${fill(t.rejectedFor, { reason: one.rejectReason })}</p>` : ''}
      <div class="page-actions">
        ${
          one.scan
            ? html`<button type="button" class="button button-quiet" ?disabled=${this.busy}
            aria-label=${`${t.saveScan} ${one.scan.name}`} @click=${() => this.saveScan(one.scan)}>${t.saveScan}</button>`
            : ''
        }
        ${
          one.state === 'valid' || one.state === 'rejected'
            ? html`<button type="button" class="button"
            aria-label=${`${t.renew} ${t.licenceKinds[one.kind]}`} @click=${() => this.open(one.kind)}>${t.renew}</button>`
            : ''
        }</div>
    </li>`;
  }

  licenceForm() {
    const { t, form } = this;
    const set = (name) => (value) => {
      this.form = { ...this.form, [name]: value };
    };
    const text = (name, max) =>
      this.field(name, t[name], { value: form[name], max, input: set(name) });
    const day = (name) =>
      this.field(name, t[name], { value: form[name], type: 'date', input: set(name) });
    const pick = ({ target }) => {
      this.file = target.files[0];
    };
    return html`<form class="card order" novalidate @submit=${(event) => this.send(event)}>
      <h2 class="card-title">${t.addLicence}</h2>
      <div class="receipt">
        <div class="field"><label for="field-kind">${t.kindOf}</label>
          <select class="input" id="field-kind" @change=${({ target }) => set('kind')(target.value)}>
            ${Object.entries(t.licenceKinds).map(
              ([kind, name]) =>
                html`<option value=${kind} ?selected=${kind === form.kind}>${name}</option>`,
            )}
          </select></div>
        ${text('number', 60)} ${text('issuer', 80)} ${day('issuedOn')} ${day('expiresOn')}
        <div class="field"><label for="field-scan">${t.scan}</label>
          <input class="input" id="field-scan" type="file" accept="image/png,image/jpeg,application/pdf" @change=${pick}></div>
      </div>
      <div class="page-actions">
        <button type="button" class="button" @click=${() => {
          this.form = undefined;
        }}>${t.cancel}</button>
        <button type="submit" class="button button-primary" ?disabled=${this.busy}>${t.handIn}</button>
      </div>
    </form>`;
  }

  facts(company) {
    const { t } = this;
    const people = company.contacts.map(({ name, phone, email }) =>
      [name, phone, email].filter(Boolean).join(' '),
    );
    const facts = [
      [t.creditCode, company.creditCode],
      [t.legalPerson, company.legalPerson],
      [t.address, company.address],
      [t.payDays, company.payDays === null ? null : fill(t.days, { count: company.payDays })],
      [t.level, company.level],
      [t.contacts, people.join('、') || null],
    ];
    return html`<section class="card order" aria-labelledby="facts">
      <h2 class="card-title" id="facts">${t.companyFacts}</h2>
      <ul class="items">${facts.map(([label, value]) =>
        value
          ? html`<li class="line"><span class="faint">${label}</span><span>${value}</span></li>`
          : '',
      )}</ul>
      <p class="faint">${t.askBuyer}</p>
    </section>`;
  }
}

customElements.define('supplier-own-company', OwnCompany);
