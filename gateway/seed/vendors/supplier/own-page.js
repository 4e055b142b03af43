/** What the pages of people of suppliers share. */
import { html, Page } from './page.js';

/** A page over the calls that reach the own supplier alone. */
export class OwnPage extends Page {
  static properties = { wrong: { state: true } };

  constructor() {
    super();
    this.wrong = {};
  }

  get folder() {
    return '/gateway/supplier/web/portal';
  }

  /** An amount with two digits and groups. */
  money(value) {
    const digits = { minimumFractionDigits: 2, maximumFractionDigits: 2 };
    return new Intl.NumberFormat(this.locale, digits).format(Number(value));
  }

  /** A refusal is shown at the fields it names. */
  refused(error) {
    const wrong = {};
    for (const { path, issue } of error?.fields ?? [])
      wrong[path] = this.t.ownIssues[issue] ?? this.t.failed;
    this.wrong = wrong;
    if (Object.keys(wrong).length > 0) void this.toFirstWrong();
  }

  async toFirstWrong() {
    await this.updateComplete;
    this.querySelector('[aria-invalid="true"]')?.focus();
  }

  /** A choice of months, whose change reads the page again. */
  monthChoice(label, months, month) {
    const pick = ({ target }) => this.turn({ month: target.value, page: 1 });
    return html`<label class="tags">${label}
      <select class="input" @change=${pick}>${months.map(
        (one) => html`<option value=${one} ?selected=${one === month}>${one.slice(0, 7)}</option>`,
      )}</select></label>`;
  }

  /** Keeps a file until what it belongs to is handed in. */
  uploadScan(file, of) {
    const call = {
      path: `${this.folder}/uploadScan`,
      encoding: 'multipart',
      effect: 'write',
      method: 'POST',
      errors: [],
      timeout: 120_000,
    };
    return this.host.gateway.upload(call, { file, of });
  }

  /** The shell fetches it with the rights of the app, and saves it: a sandboxed page may not. */
  saveScan({ id }) {
    void this.act(async () => {
      const path = `${this.folder}/getScan`;
      const { refused } = await this.host.bridge.files.download({ path, request: { scanId: id } });
      if (refused) throw refused;
    });
  }

  /** Opens a place of the app from a link. */
  link(route, content, style = 'card-title') {
    const open = (event) => {
      event.preventDefault();
      this.host.go(route);
    };
    return html`<a class=${style} href=${route} @click=${open}>${content}</a>`;
  }

  /** One labelled field; `more` are its attributes that differ. */
  field(name, label, { value = '', type = 'text', mode = type, max = 60, min = '', input }) {
    const id = `field-${name}`;
    const wrong = this.wrong[name];
    const size = type === 'text' ? max : null;
    return html`<div class="field">
      <label for=${id}>${label}</label>
      <input class="input" id=${id} type=${type} inputmode=${mode} .value=${value} maxlength=${size} min=${min}
        aria-invalid=${wrong ? 'true' : 'false'} aria-describedby="wrong-${name}"
        @input=${({ target }) => input(target.value)}>
      <span class="wrong" id="wrong-${name}">${wrong ?? ''}</span>
    </div>`;
  }

  /** The same for a text of several lines. */
  area(name, label, { value, input }) {
    const wrong = this.wrong[name];
    return html`<div class="field wide">
      <label for="field-${name}">${label}</label>
      <textarea class="input" id="field-${name}" rows="3" maxlength="500" .value=${value}
        aria-invalid=${wrong ? 'true' : 'false'} aria-describedby="wrong-${name}"
        @input=${({ target }) => input(target.value)}></textarea>
      <span class="wrong" id="wrong-${name}">${wrong ?? ''}</span>
    </div>`;
  }
}
