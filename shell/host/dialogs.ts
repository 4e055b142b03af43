import { type Handlers, refuse } from '#bridge/host/handlers.ts';
import { askConfirm, hasDialog, showMessage } from '../stores/dialogs.ts';
import type { AppCaller } from './caller.ts';
import { isInFront } from './pool.ts';

export const dialogsHandlers: Handlers<AppCaller>['dialogs'] = {
  async confirm({ title, text, okText, cancelText, tone }, caller, signal) {
    const { app, mountId } = caller;
    if (hasDialog(app) || !isInFront(caller)) return refuse('busy');
    const speaker = { app, mountId };
    return {
      confirmed: await askConfirm({ speaker, title, text, okText, cancelText, tone }, signal),
    };
  },
  message({ text, tone }, { app, mountId }) {
    showMessage({ speaker: { app, mountId }, text, tone });
    return null;
  },
  // The print dialog stops the page: without a click of the person, which reaches this window too, there is none.
  print(_, caller) {
    if (!isInFront(caller) || !navigator.userActivation.isActive) return refuse('busy');
    window.print();
    return null;
  },
};
