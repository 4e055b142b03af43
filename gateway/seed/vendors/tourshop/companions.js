/** The people a person can take along; each is kept with their consent. */
import { fill, html, Page } from './page.js';

const relations = ['spouse', 'child', 'parent', 'other'];
const documents = ['idCard', 'passport', 'other'];
const blank = { name: '', relation: 'child', bornOn: '', documentKind: '', documentNumber: '' };

class Companions extends Page {
  static properties = { draft: { state: true } };

  async load() {
    return await this.shop.call('dependant/getMine');
  }

  edit(values) {
    this.failure = '';
    this.draft = values && { ...blank, consent: false, ...values };
    void this.toForm();
  }

  type(name, value) {
    this.draft = { ...this.draft, [name]: value };
  }

  save(event) {
    event.preventDefault();
    const { dependantId, name, relation, bornOn, documentKind, consent } = this.draft;
    const documentNumber = this.draft.documentNumber.trim();
    void this.act(async () => {
      await this.shop.call('dependant/save', {
        ...(dependantId && { dependantId }),
        ...{ name: name.trim(), relation, bornOn, consent },
        ...(documentKind && { documentKind }),
        ...(documentNumber && { documentNumber }),
      });
      this.draft = undefined;
      await this.reload();
    });
  }

  remove({ dependantId, name }) {
    const { t } = this;
    void this.act(async () => {
      if (!(await this.ask(fill(t.removeOne, { name }), t.removeText, t.remove))) return;
      await this.shop.call('dependant/remove', { dependantId });
      if (this.draft?.dependantId === dependantId) this.draft = undefined;
      await this.reload();
    });
  }

  view({ dependants }) {
    const { t } = this;
    return html`${this.head(
      t.companions,
      html`<button type="button" class="button button-primary" @click=${() => this.edit({})}>
        ${t.addCompanion}
      </button>`,
    )}
    ${this.draft ? this.form() : this.notice()}
    ${
      dependants.length === 0 && !this.draft
        ? this.empty(t.noCompanions, t.noCompanionsHint)
        : html`<ul class="rows">${dependants.map((one) => this.row(one))}</ul>`
    }`;
  }

  row(one) {
    const { t } = this;
    const { dependantId, name, relation, bornOn, documentKind, documentTail } = one;
    const document = documentKind && `${t.documents[documentKind]} ···${documentTail ?? ''}`;
    const known = { dependantId, name, relation, bornOn, documentKind: documentKind ?? '' };
    return html`<li class="card row">
      <div class="grow">
        <h2 class="card-title">${name}</h2>
        <p class="faint">
          ${t.relations[relation]} · ${t.kinds[one.kind]} · ${bornOn}${document ? ` · ${document}` : ''}
        </p>
        <p class="faint">${fill(t.consentOn, { day: one.consentOn })}</p>
      </div>
      <button type="button" class="button" aria-label=${`${t.change} ${name}`}
        @click=${() => this.edit(known)}>${t.change}</button>
      <button type="button" class="button button-quiet" aria-label=${`${t.remove} ${name}`}
        ?disabled=${this.busy} @click=${() => this.remove(one)}>${t.remove}</button>
    </li>`;
  }

  form() {
    const { t, draft } = this;
    const input = (name, label, more = {}) => html`<label class="field">
      <span>${label}</span>
      <input class="input" name=${name} type=${more.type ?? 'text'} maxlength=${more.most ?? 60}
        ?required=${more.needed ?? false} autocomplete="off" .value=${draft[name]}
        @input=${({ target }) => this.type(name, target.value)}>
    </label>`;
    const select = (name, label, choices, texts, none) => html`<label class="field">
      <span>${label}</span>
      <select class="input" name=${name} @change=${({ target }) => this.type(name, target.value)}>
        ${none === undefined ? '' : html`<option value="">${none}</option>`}
        ${choices.map(
          (one) =>
            html`<option value=${one} ?selected=${one === draft[name]}>${texts[one]}</option>`,
        )}
      </select>
    </label>`;
    return html`<form class="card" @submit=${(event) => this.save(event)}>
      <div class="fields">
        ${input('name', t.name, { needed: true })}
        ${select('relation', t.relation, relations, t.relations)}
        ${input('bornOn', t.bornOn, { needed: true, type: 'date' })}
        ${select('documentKind', t.documentKind, documents, t.documents, t.none)}
        ${input('documentNumber', draft.dependantId ? t.documentAgain : t.documentNumber, { most: 30 })}
      </div>
      <label class="tick">
        <input type="checkbox" name="consent" .checked=${draft.consent}
          @change=${({ target }) => this.type('consent', target.checked)}>
        <span>${t.consent}</span>
      </label>
      ${this.notice()}
      <div class="page-actions">
        <button type="submit" class="button button-primary" ?disabled=${this.busy}>${t.save}</button>
        <button type="button" class="button" @click=${() => this.edit(undefined)}>${t.dismiss}</button>
      </div>
    </form>`;
  }
}

customElements.define('tour-companions', Companions);
