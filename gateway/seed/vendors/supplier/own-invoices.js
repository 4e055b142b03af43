/** Invoices of the own supplier: handed in for settlements that it has confirmed. */
import { OwnPage } from './own-page.js';
import { fill, html } from './page.js';

const tones = { received: 'accent', accepted: 'good', returned: 'bad' };
const isAmount = (text) => /^\d{1,12}(\.\d{1,2})?$/.test(text);
const fenOf = (text) => {
  const [whole, part = ''] = text.split('.');
  return BigInt(whole + part.padEnd(2, '0'));
};
const amountOf = (fen) => {
  const digits = String(fen).padStart(3, '0');
  return `${digits.slice(0, -2)}.${digits.slice(-2)}`;
};

class OwnInvoices extends OwnPage {
  static properties = { form: { state: true }, chosen: { state: true } };

  load() {
    return this.read('getInvoices', { page: 1, rows: 50 });
  }

  /** A returned one is corrected from what it said. */
  open(open, today, { number = '', net = '', tax = '', settlements = open } = {}) {
    const ids = new Set(settlements.map(({ settlementId }) => settlementId));
    this.form = { number, issuedOn: today, net, tax };
    this.chosen = open.map(({ settlementId }) => settlementId).filter((id) => ids.has(id));
    this.file = undefined;
    this.wrong = {};
    void this.toForm();
  }

  async toForm() {
    await this.updateComplete;
    this.querySelector('#field-number')?.focus();
  }

  check() {
    const { t, form, chosen } = this;
    const wrong = {};
    if (chosen.length === 0) wrong.settlementIds = t.settlementNeeded;
    if (!/^(\d{8}|\d{20})$/.test(form.number.trim())) wrong.number = t.ownIssues.invoiceNumber;
    if (!form.issuedOn) wrong.issuedOn = t.ownIssues.required;
    for (const name of ['net', 'tax']) if (!isAmount(form[name].trim())) wrong[name] = t.notAmount;
    this.wrong = wrong;
    return Object.keys(wrong).length === 0;
  }

  /** Net and tax in fen; null while one is not an amount. */
  total() {
    const [net, tax] = [this.form.net.trim(), this.form.tax.trim()];
    return isAmount(net) && isAmount(tax) ? fenOf(net) + fenOf(tax) : null;
  }

  send(event) {
    event.preventDefault();
    if (!this.check()) return void this.toFirstWrong();
    const { form, chosen } = this;
    const [number, net, tax] = [form.number.trim(), form.net.trim(), form.tax.trim()];
    const gross = amountOf(this.total());
    const request = { number, issuedOn: form.issuedOn, net, tax, gross, settlementIds: chosen };
    void this.act(async () => {
      if (this.file) request.scanId = (await this.uploadScan(this.file, 'invoice')).id;
      await this.write('addInvoice', request);
      this.form = undefined;
      this.say(fill(this.t.invoiceSent, { number }));
      await this.reload();
    });
  }

  refused(error) {
    const fields = (error?.fields ?? []).map((one) =>
      one.path.startsWith('settlementIds') ? { ...one, path: 'settlementIds' } : one,
    );
    super.refused({ fields });
  }

  view({ rows, open, today }) {
    const { t } = this;
    return html`<header class="page-header">
        <h1 class="page-title">${t.titles.invoices}</h1>
        ${
          this.form || open.length === 0
            ? ''
            : html`<button type="button" class="button button-primary" @click=${() => this.open(open, today)}>${t.addInvoice}</button>`
        }
      </header>
      ${this.notice()}
      ${open.length > 0 && !this.form ? html`<p class="warned">${fill(t.uninvoiced, { count: open.length })}</p>` : ''}
      ${this.form ? this.invoiceForm(open) : ''}
      ${rows.length === 0 && !this.form ? this.empty(t.noInvoices, t.noInvoicesHint) : ''}
      <ul class="cards">${rows.map((one) => this.card(one, { open, today }))}</ul>`;
  }

  card(one, { open, today }) {
    const { t } = this;
    const line = (label, value) =>
      html`<li class="line"><span class="faint">${label}</span><span class="figures">¥${this.money(value)}</span></li>`;
    const again = one.settlements.some(({ settlementId }) =>
      open.some((other) => other.settlementId === settlementId),
    );
    return html`<li class="card order">
      <div class="line"><span class="card-title figures">${one.number}</span>
        ${this.tag(t.invoiceStates[one.state], tones[one.state])}</div>
      <p class="faint">${fill(t.issuedAt, { day: one.issuedOn })}</p>
      <ul class="items">${line(t.net, one.net)} ${line(t.tax, one.tax)}
        <li class="line"><strong>${t.invoiceTotal}</strong><strong class="figures">¥${this.money(one.gross)}</strong></li></ul>
      <ul class="items">${one.settlements.map(
        ({ number, gross }) =>
          html`<li class="line"><span>${number}</span><span class="figures">¥${this.money(gross)}</span></li>`,
      )}</ul>
      ${one.returnReason ? html`<p class="warned">${fill(t.rejectedFor, { reason: one.returnReason })}</p>` : ''}
      <div class="page-actions">
        ${
          one.scan
            ? html`<button type="button" class="button button-quiet" ?disabled=${this.busy}
              aria-label=${`${t.saveFile} ${one.scan.name}`} @click=${() => this.saveScan(one.scan)}>${t.saveFile}</button>`
            : ''
        }
        ${
          one.state === 'returned' && again && !this.form
            ? html`<button type="button" class="button" aria-label=${`${t.invoiceAgain} ${one.number}`}
              @click=${() => this.open(open, today, one)}>${t.invoiceAgain}</button>`
            : ''
        }</div>
    </li>`;
  }

  invoiceForm(open) {
    const { t, form } = this;
    const set = (name) => (value) => {
      this.form = { ...this.form, [name]: value };
    };
    const amount = (name) =>
      this.field(name, t[name], {
        value: form[name],
        mode: 'decimal',
        max: 15,
        input: set(name),
      });
    const pick = ({ target }) => {
      this.file = target.files[0];
    };
    return html`<form class="card order" novalidate @submit=${(event) => this.send(event)}>
      <h2 class="card-title">${t.addInvoice}</h2>
      ${this.choice(open)}
      <div class="receipt">
        ${this.field('number', t.invoiceNumber, { value: form.number, mode: 'numeric', max: 20, input: set('number') })}
        ${this.field('issuedOn', t.invoiceDay, { value: form.issuedOn, type: 'date', input: set('issuedOn') })}
        ${amount('net')} ${amount('tax')}
        <div class="field"><label for="field-scan">${t.invoiceFile}</label>
          <input class="input" id="field-scan" type="file" accept="image/png,image/jpeg,application/pdf" @change=${pick}></div>
      </div>
      ${this.comparison(open)}
      <div class="page-actions">
        <button type="button" class="button" @click=${() => {
          this.form = undefined;
        }}>${t.cancel}</button>
        <button type="submit" class="button button-primary" ?disabled=${this.busy}>${t.handIn}</button>
      </div>
    </form>`;
  }

  /** Which settlements it is for. */
  choice(open) {
    const { t, chosen } = this;
    const turn = (id, isOn) => {
      const others = this.chosen.filter((one) => one !== id);
      this.chosen = isOn ? [...others, id] : others;
    };
    const wrong = this.wrong.settlementIds;
    return html`<fieldset class="items">
      <legend class="faint">${t.invoiceFor}</legend>
      ${open.map(
        (one) => html`<label class="line target"><span class="tags">
          <input type="checkbox" .checked=${chosen.includes(one.settlementId)}
            aria-invalid=${wrong ? 'true' : 'false'}
            @change=${({ target }) => turn(one.settlementId, target.checked)}>
          ${one.number} <span class="faint">${fill(t.monthOf, { month: one.month.slice(0, 7) })}</span></span>
          <span class="figures">¥${this.money(one.gross)}</span></label>`,
      )}
      <span class="wrong">${wrong ?? ''}</span>
    </fieldset>`;
  }

  /** The total of the invoice beside what the settlements come to. */
  comparison(open) {
    const { t, chosen } = this;
    const settled = open
      .filter(({ settlementId }) => chosen.includes(settlementId))
      .reduce((sum, { gross }) => sum + fenOf(gross), 0n);
    const total = this.total();
    const line = (label, value) =>
      html`<li class="line"><span>${label}</span><span class="figures">${value}</span></li>`;
    const differs = total !== null && total !== settled;
    const wrong = this.wrong.gross;
    return html`<ul class="items" aria-live="polite">
      ${line(t.settledTotal, `¥${this.money(amountOf(settled))}`)}
      ${line(t.invoiceTotal, total === null ? '—' : `¥${this.money(amountOf(total))}`)}
      ${differs ? html`<li class="warned">${fill(t.differsBy, { amount: this.money(amountOf(total > settled ? total - settled : settled - total)) })}</li>` : ''}
      ${wrong ? html`<li class="wrong" role="alert">${wrong}</li>` : ''}
    </ul>`;
  }
}

customElements.define('supplier-own-invoices', OwnInvoices);
