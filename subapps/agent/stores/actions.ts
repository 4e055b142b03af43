import type { Bridge } from '#bridge/guest/connect.ts';
import { BridgeError } from '#bridge/guest/errors.ts';
import { t } from '../texts/app-texts.ts';
import type { ChatActions } from '../views/actions.ts';
import type { Chat } from './chat.ts';
import type { Drafts } from './drafts.ts';
import { routeOf } from './place.ts';

/** The box for questions. */
interface Composer {
  readonly fillComposer: (text: string) => void;
  readonly focusComposer: () => void;
}

/** What the person can do, done through the bridge and the store. */
export function actionsOf(
  bridge: Bridge,
  { chat, drafts }: { readonly chat: Chat; readonly drafts: Drafts },
  box: Composer,
): ChatActions {
  const say = (text: string, tone: 'success' | 'error' | 'warning') =>
    void bridge.dialogs.message({ text, tone });
  const settle = (...ended: Parameters<Drafts['settle']>): void => {
    chat.settle(...ended);
    drafts.settle(...ended);
  };
  const go = (id: string | null): void => {
    void bridge.navigation.replace({ route: routeOf(id) });
    void chat.open(id);
  };
  return {
    async ask(text) {
      box.fillComposer('');
      if (!(await chat.ask(text))) box.fillComposer(text);
    },
    stop: () => void chat.stop(),
    open(id) {
      go(id);
      box.focusComposer();
    },
    async remove(id, title) {
      const text = id === null ? t('chat.sureAll') : t('chat.sureText', { title });
      const sure = await bridge.dialogs.confirm({ title: t('chat.sure'), text, tone: 'danger' });
      if (!sure.confirmed) return;
      try {
        await chat.remove(id);
        if (id === null || id === chat.state.get().conversationId) go(null);
        say(t('chat.deleted'), 'success');
      } catch {
        say(t('failed'), 'error');
      }
    },
    async visit(place) {
      try {
        await bridge.tabs.open(place);
      } catch {
        say(t('chat.noPage'), 'warning');
      }
    },
    async confirm(draft) {
      try {
        const { outcome } = await bridge.drafts.confirm({ draft });
        settle(draft, outcome);
      } catch (cause) {
        const isGone = cause instanceof BridgeError && cause.code === 'notFound';
        if (isGone) settle(draft, 'expired');
        say(isGone ? t('chat.gone') : t('chat.busy'), 'warning');
      }
    },
    async rate(turnId, rating, reason) {
      try {
        await chat.rate(turnId, rating, reason);
        if (reason) say(t('chat.thanks'), 'success');
      } catch {
        say(t('failed'), 'error');
      }
    },
    again() {
      void chat.begin();
      void chat.open(chat.state.get().conversationId);
    },
  };
}
