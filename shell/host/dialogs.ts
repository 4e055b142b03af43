import { type Handlers, refuse } from '#bridge/host/handlers.ts';
import { askConfirm, hasDialog, showMessage } from '../stores/dialogs.ts';
import type { AppCaller } from './caller.ts';

export const dialogsHandlers: Handlers<AppCaller>['dialogs'] = {
  async confirm({ title, text, okText, cancelText, tone }, { app, mountId }, signal) {
    if (hasDialog(app)) return refuse('busy');
    const speaker = { app, mountId };
    return {
      confirmed: await askConfirm({ speaker, title, text, okText, cancelText, tone }, signal),
    };
  },
  message({ text, tone }, { app, mountId }) {
    showMessage({ speaker: { app, mountId }, text, tone });
    return null;
  },
};
