/** What the pages share on which an amount is disputed: one at a time, with a reason. */
import { html } from './page.js';

/** Adds the form to a page that sends a dispute with `sendDispute`. */
export const withDisputes = (Base) =>
  class extends Base {
    static properties = { disputing: { state: true }, note: { state: true } };

    constructor() {
      super();
      this.disputing = '';
      this.note = '';
    }

    open(settlementId) {
      this.disputing = settlementId;
      this.note = '';
      this.wrong = {};
    }

    dispute(event, one) {
      event.preventDefault();
      const note = this.note.trim();
      this.wrong = note ? {} : { note: this.t.noteNeeded };
      if (!note) return void this.toFirstWrong();
      void this.act(async () => {
        await this.sendDispute(one, note);
        this.open('');
        this.say(this.t.disputed);
        await this.reload();
      });
    }

    disputeForm(one) {
      const { t } = this;
      const input = (value) => {
        this.note = value;
      };
      return html`<form class="order" novalidate @submit=${(event) => this.dispute(event, one)}>
        ${this.area('note', t.disputeNote, { value: this.note, input })}
        <div class="page-actions">
          <button type="button" class="button" @click=${() => this.open('')}>${t.cancel}</button>
          <button type="submit" class="button button-primary" ?disabled=${this.busy}>${t.sendDispute}</button>
        </div>
      </form>`;
    }
  };
