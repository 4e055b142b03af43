/** What the supplier and the buyer write to each other about one order. */
import { fill, html } from './page.js';

const newKey = () => `web-${crypto.randomUUID?.() ?? `${Date.now()}-${Math.random()}`}`;
const most = 9;

/** Adds the thread of its order to a page. */
export const withThread = (Base) =>
  class extends Base {
    static properties = { words: { state: true }, files: { state: true } };

    constructor() {
      super();
      this.words = '';
      this.files = [];
      this.messageKey = newKey();
    }

    /** Reads the thread; what is read is noted, so that it counts as new once. */
    async loadThread() {
      const { orderId } = this;
      const thread = await this.read('getMessages', { orderId });
      if (thread.unread > 0) void this.write('readMessages', { orderId }).catch(() => {});
      return thread;
    }

    sendMessage(event) {
      event.preventDefault();
      const body = this.words.trim();
      this.wrong = body || this.files.length > 0 ? {} : { body: this.t.messageNeeded };
      if (this.wrong.body) return void this.toFirstWrong();
      void this.act(async () => {
        const attachmentIds = [];
        for (const file of this.files)
          attachmentIds.push((await this.uploadScan(file, 'message')).id);
        const request = { orderId: this.orderId, requestKey: this.messageKey, attachmentIds };
        await this.write('sendMessage', { ...request, ...(body && { body }) });
        this.messageKey = newKey();
        this.words = '';
        this.files = [];
        await this.reload();
      });
    }

    addFiles({ target }) {
      this.files = [...this.files, ...target.files].slice(0, most);
      target.value = '';
    }

    thread({ messages, open }) {
      const { t } = this;
      return html`<section class="card order" aria-labelledby="thread">
        <h2 id="thread" class="card-title">${t.thread}</h2>
        ${messages.length === 0 ? html`<p class="faint">${open ? t.noMessages : t.noMessagesClosed}</p>` : ''}
        <ol class="thread">${messages.map((one) => this.message(one))}</ol>
        ${open ? this.messageForm() : html`<p class="faint">${t.threadClosed}</p>`}
      </section>`;
    }

    message({ side, authorName, body, at, files }) {
      const { t } = this;
      const save = (
        file,
      ) => html`<button type="button" class="button button-quiet" ?disabled=${this.busy}
        aria-label=${`${t.saveFile} ${file.name}`} @click=${() => this.saveScan(file)}>${file.name}</button>`;
      return html`<li class=${side === 'supplier' ? 'message own' : 'message'}>
        <p class="faint">${authorName ?? t.buyer} · ${this.momentOf(at)}</p>
        ${body ? html`<p class="words">${body}</p>` : ''}
        ${files.length > 0 ? html`<p class="tags">${files.map(save)}</p>` : ''}
      </li>`;
    }

    momentOf(value) {
      const parts = { month: '2-digit', day: '2-digit', hour: '2-digit', minute: '2-digit' };
      const format = new Intl.DateTimeFormat(this.locale, { year: 'numeric', ...parts });
      return format.format(new Date(value));
    }

    messageForm() {
      const { t } = this;
      const drop = (at) => {
        this.files = this.files.filter((_, place) => place !== at);
      };
      return html`<form novalidate @submit=${(event) => this.sendMessage(event)}>
        <div class="field wide">
          <label for="field-body">${t.newMessage}</label>
          <textarea class="input" id="field-body" rows="3" maxlength="2000" .value=${this.words}
            aria-invalid=${this.wrong.body ? 'true' : 'false'} aria-describedby="wrong-body"
            @input=${({ target }) => {
              this.words = target.value;
            }}></textarea>
          <span class="wrong" id="wrong-body">${this.wrong.body ?? ''}</span>
        </div>
        ${
          this.files.length > 0
            ? html`<ul class="items">${this.files.map(
                (file, at) => html`<li class="line"><span class="grow">${file.name}</span>
                  <button type="button" class="button button-quiet" aria-label=${`${t.dropFile} ${file.name}`}
                    @click=${() => drop(at)}>${t.dropFile}</button></li>`,
              )}</ul>`
            : ''
        }
        <div class="page-actions">
          <label class="button file-button">${t.addFiles}
            <input type="file" multiple class="visually-hidden" aria-label=${t.addFiles}
              ?disabled=${this.files.length >= most} @change=${(event) => this.addFiles(event)}></label>
          <button type="submit" class="button button-primary" ?disabled=${this.busy}>${t.sendMessage}</button>
        </div>
        <p class="faint">${fill(t.filesHint, { most })}</p>
      </form>`;
    }
  };
