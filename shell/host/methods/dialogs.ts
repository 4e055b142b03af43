import { type Handlers, refuse } from '#bridge/host/handlers.ts';
import { deceptive } from '#bridge/methods/atoms.ts';
import {
  askConfirm,
  askMustRead,
  dialog,
  hasDialog,
  showImages,
  showMessage,
} from '../../stores/dialogs/dialogs.ts';
import { changePageDialog, pageDialog } from '../../stores/dialogs/page-dialog.ts';
import { secretsOver } from '../../stores/session/secrets.ts';
import { beginLoading, endLoading } from '../../stores/tabs/loading.ts';
import { questionsLeft } from '../dialogs/dismiss.ts';
import {
  askToClose,
  closePageDialog,
  fits,
  isDialogPage,
  mayOpenPage,
  openPageDialog,
} from '../dialogs/page-dialog.ts';
import { readPicture } from '../files/picture.ts';
import { isInFront } from '../frames/pool.ts';
import { notePressFor } from '../keyboard/click.ts';
import type { AppCaller } from './caller.ts';

export const dialogsHandlers: Handlers<AppCaller>['dialogs'] = {
  async confirm(words, caller, signal) {
    if (!mayAsk(caller)) return refuse('busy');
    const answer = await askConfirm({ speaker: speakerOf(caller), ...words }, signal);
    if (answer !== 'cancel') notePressFor(caller.app);
    await questionsLeft();
    return { confirmed: answer === 'ok', answer };
  },
  async alert(words, caller, signal) {
    if (!mayAsk(caller)) return refuse('busy');
    const plain = { readOnly: true, immediate: false, hideClose: false, hideFoot: false };
    await askConfirm({ speaker: speakerOf(caller), ...plain, ...words }, signal);
    await questionsLeft();
    return null;
  },
  async message({ text, tone }, caller) {
    // Words of an app beside the field of a password could pass for the shell's.
    await secretsOver();
    showMessage({ speaker: speakerOf(caller), text, tone });
    return null;
  },
  // The print dialog stops the page: without a click of the person, which reaches this window too, there is none.
  print(_, caller) {
    if (!isInFront(caller) || !navigator.userActivation.isActive) return refuse('busy');
    window.print();
    return null;
  },
  loading({ on, text = null }, caller) {
    const { app, mountId } = caller;
    const run = isDialogPage(caller) ? (pageDialog.get()?.id ?? app) : app;
    if (on) beginLoading(run, mountId, text);
    else endLoading(run);
    return null;
  },
  async images({ images, startAt }, caller, signal) {
    const read = await Promise.all(images.map(readPicture));
    if (read.includes('noPicture')) return refuse('badInput');
    if (read.includes('tooLarge')) return refuse('tooLarge');
    // Only now: the person may be elsewhere since.
    if (signal.aborted || !mayAsk(caller) || dialog.get()) return refuse('busy');
    const shown = read.flatMap((content, place) => {
      const name = images[place]?.name.replace(deceptive, ' ').trim().slice(0, 100);
      return content instanceof Blob ? [{ name: name || String(place + 1), content }] : [];
    });
    await showImages({ speaker: speakerOf(caller), images: shown, startAt }, signal);
    await questionsLeft();
    return null;
  },
  async mustRead(words, caller, signal) {
    // Over another question its seconds would run while no one sees it.
    if (!mayAsk(caller) || dialog.get()) return refuse('busy');
    const acknowledged = await askMustRead({ speaker: speakerOf(caller), ...words }, signal);
    await questionsLeft();
    return { acknowledged };
  },
  open(words, caller, signal) {
    // One over the other would leave no one knowing what Back and Escape lead to.
    if (!mayAsk(caller) || dialog.get() || !mayOpenPage()) return refuse('busy');
    if (!fits(words.given)) return refuse('tooLarge');
    return openPageDialog(words, caller, signal);
  },
  async close({ value }, caller) {
    if (!isDialogPage(caller)) return refuse('notFound');
    if (!fits(value)) return refuse('tooLarge');
    await secretsOver();
    if (isDialogPage(caller)) closePageDialog(value);
    return null;
  },
  async cancel(_, caller) {
    if (!isDialogPage(caller)) return refuse('notFound');
    await secretsOver();
    if (isDialogPage(caller)) void askToClose();
    return null;
  },
  change(words, caller) {
    if (!isDialogPage(caller)) return refuse('notFound');
    changePageDialog(words);
    return null;
  },
};

function mayAsk(caller: AppCaller): boolean {
  return isInFront(caller) && !hasDialog(caller.app);
}

function speakerOf({ app, mountId }: AppCaller): { app: string; mountId: string } {
  return { app, mountId };
}
