import '#assets/atrium.css';
import './main.css';
import { render, type TemplateResult } from 'lit';
import { mirrorAppearance } from '#bridge/guest/appearance.ts';
import { type Bridge, connect } from '#bridge/guest/connect.ts';
import { createGateway } from '#bridge/guest/gateway.ts';
import { setLocale } from '#ui/texts/locale.ts';
import { actionsOf } from './stores/actions.ts';
import { Chat } from './stores/chat.ts';
import { Drafts } from './stores/drafts.ts';
import { wordsOf } from './stores/failure.ts';
import { UseLog } from './stores/log.ts';
import { type Place, readPlace, routeOf } from './stores/place.ts';
import { Settings } from './stores/settings.ts';
import { type CompanyToken, Tokens } from './stores/tokens.ts';
import { t } from './texts/app-texts.ts';
import { chatView } from './views/chat.ts';
import { fillComposer, focusComposer } from './views/composer.ts';
import { draftsView } from './views/drafts.ts';
import { logView } from './views/log.ts';
import { keepAtEnd } from './views/scroll.ts';
import { settingsView } from './views/settings.ts';
import { failedView } from './views/state.ts';
import { tokensView } from './views/tokens.ts';

/** Runs the app: the shell's place, theme and language in, the page's moves out. */
async function run(bridge: Bridge): Promise<void> {
  const gateway = createGateway(bridge);
  const move = (id: string | null) => void bridge.navigation.replace({ route: routeOf(id) });
  const chat = new Chat(gateway, move);
  const drafts = new Drafts(gateway);
  const settings = new Settings(gateway);
  const tokens = new Tokens(gateway);
  const log = new UseLog(gateway);
  const actions = actionsOf(bridge, { chat, drafts }, { fillComposer, focusComposer });
  const saved = () => void bridge.dialogs.message({ text: t('settings.saved'), tone: 'success' });
  const end = (token: CompanyToken) => void endToken(bridge, tokens, token);
  let place: Place = readPlace('');

  const view = (): TemplateResult => {
    if (place.page === 'settings') return settingsView(settings.state.get(), settings, { saved });
    if (place.page === 'tokens') return tokensView(tokens.state.get(), tokens, end);
    if (place.page === 'log') return logView(log.state.get(), log);
    if (place.page === 'drafts') {
      return draftsView(drafts.state.get(), place.draftId, drafts, actions);
    }
    return chatView(chat.state.get(), actions);
  };
  const draw = (): void => keepAtEnd(() => render(view(), document.body));

  mirrorAppearance(bridge);
  bridge.context.subscribe(({ locale }) => {
    setLocale(locale);
    draw();
  });
  for (const { state } of [chat, drafts, settings, tokens, log]) state.listen(draw);
  bridge.route.subscribe(({ route }) => {
    const before = place;
    place = readPlace(route);
    if (place.page === 'chat') {
      if (chat.state.get().start === null) void chat.begin();
      void chat.open(place.conversationId);
    } else if (place.page === 'drafts') {
      void drafts.load();
    } else if (place.page !== before.page) {
      const pages = { settings, tokens, log };
      void pages[place.page].load(1);
    }
    draw();
  });
  await bridge.ready();
  focusComposer();
}

/** Ends a token when the administrator is sure. */
async function endToken(bridge: Bridge, tokens: Tokens, token: CompanyToken): Promise<void> {
  const { name, personName: person } = token;
  const text = t('tokens.sureText', { name, person });
  const sure = await bridge.dialogs.confirm({ title: t('tokens.sure'), text, tone: 'danger' });
  if (!sure.confirmed) return;
  try {
    await tokens.end(token.id);
    void bridge.dialogs.message({ text: t('tokens.ended'), tone: 'success' });
  } catch (cause) {
    void bridge.dialogs.message({ text: wordsOf(cause) || t('failed'), tone: 'error' });
  }
}

try {
  await run(await connect());
} catch {
  const onRetry = (): void => location.reload();
  const failed = { title: t('notConnected'), hint: t('notConnectedHint'), onRetry };
  render(failedView(failed), document.body);
}
