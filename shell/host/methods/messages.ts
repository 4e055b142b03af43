import { navigate } from 'wouter/use-browser-location';
import { type Handlers, refuse } from '#bridge/host/handlers.ts';
import { appMethods, shellMethods } from '#bridge/methods/index.ts';
import { loadNews, news } from '../../stores/work/messages.ts';
import { leavePageDialog } from '../dialogs/page-dialog.ts';
import { everyMount, isInFront } from '../frames/pool.ts';
import type { AppCaller } from './caller.ts';

export const messagesHandlers: Handlers<AppCaller>['messages'] = {
  async unread() {
    if (!news.get()) await loadNews();
    const known = news.get();
    return known ? { unread: known.unread } : refuse('busy');
  },
  async open({ messageId }, caller) {
    if (!isInFront(caller) || !(await leavePageDialog(caller))) return refuse('busy');
    navigate(messageId ? `/messages?id=${messageId}` : '/messages');
    return null;
  },
};

/** Tells the apps that may know it how many messages are unread; returns how to stop. */
export function pushUnread(): () => void {
  let told = news.get()?.unread;
  return news.listen((known) => {
    if (!known || known.unread === told) return;
    told = known.unread;
    for (const mount of everyMount()) {
      if (mount.granted.includes(shellMethods.messages.unread.name))
        mount.tell(appMethods.unreadChanged, { unread: known.unread });
    }
  });
}
