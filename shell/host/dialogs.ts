import { type Handlers, refuse } from '#bridge/host/handlers.ts';
import { askConfirm, hasDialog, showMessage } from '../stores/dialogs.ts';
import { beginLoading, endLoading } from '../stores/loading.ts';
import type { AppCaller } from './caller.ts';
import { isInFront } from './pool.ts';

export const dialogsHandlers: Handlers<AppCaller>['dialogs'] = {
  async confirm(words, caller, signal) {
    if (!mayAsk(caller)) return refuse('busy');
    const answer = await askConfirm({ speaker: speakerOf(caller), ...words }, signal);
    return { confirmed: answer === 'ok', answer };
  },
  async alert(words, caller, signal) {
    if (!mayAsk(caller)) return refuse('busy');
    const plain = { readOnly: true, immediate: false, hideClose: false, hideFoot: false };
    await askConfirm({ speaker: speakerOf(caller), ...plain, ...words }, signal);
    return null;
  },
  message({ text, tone }, caller) {
    showMessage({ speaker: speakerOf(caller), text, tone });
    return null;
  },
  // The print dialog stops the page: without a click of the person, which reaches this window too, there is none.
  print(_, caller) {
    if (!isInFront(caller) || !navigator.userActivation.isActive) return refuse('busy');
    window.print();
    return null;
  },
  loading({ on, text = null }, { app, mountId }) {
    if (on) beginLoading(app, mountId, text);
    else endLoading(app);
    return null;
  },
};

function mayAsk(caller: AppCaller): boolean {
  return isInFront(caller) && !hasDialog(caller.app);
}

function speakerOf({ app, mountId }: AppCaller): { app: string; mountId: string } {
  return { app, mountId };
}
