import { type ReactElement, useEffect, useState } from 'react';
import { navigate } from 'wouter/use-browser-location';
import { Button } from '#ui/parts/button.tsx';
import { GatewayError } from '../../gateway.ts';
import { rememberRoute } from '../../stores/session/return-route.ts';
import { enterWith, sessionState } from '../../stores/session/session.ts';
import css from '../login-form.module.css';
import { EntryPage } from '../login-page.tsx';
import { Notice } from '../notice.tsx';
import { useDocumentTitle } from '../use-document-title.ts';
import { goesOn } from './goes-on.ts';
import { LinkForm } from './link-form.tsx';
import { type DoorResult, readDoor } from './read-door.ts';
import { useDoorTexts } from './texts/door-texts.ts';

type Link = NonNullable<DoorResult['link']>;

type State =
  | { readonly kind: 'asking' }
  | { readonly kind: 'working' }
  | { readonly kind: 'ended'; readonly words: string }
  | { readonly kind: 'linking'; readonly link: Link };

/**
 * Where another system or a one-time link leads. What opens an account leaves the address before anything else happens, and
 * a browser in which somebody is signed in asks first.
 */
export function DoorPage(): ReactElement {
  const t = useDoorTexts();
  const [door] = useState(() => readDoor(location.pathname, location.search));
  const [isTaken] = useState(() => sessionState.get().kind !== 'signedOut');
  const [state, setState] = useState<State>({ kind: 'asking' });
  const page = door.kind === 'ready' ? door.to : undefined;
  const asks = door.kind === 'ready' && (door.isUnasked || isTaken);
  const title = titleOf(state, asks);
  useDocumentTitle(t(title));

  async function enter(): Promise<void> {
    if (door.kind !== 'ready') return;
    setState({ kind: 'working' });
    try {
      const { session, link } = await door.enter();
      if (link !== null) return setState({ kind: 'linking', link });
      if (session !== null) await enterWith(Promise.resolve(session));
      navigate('/', { replace: true });
    } catch (cause) {
      if (goesOn(cause)) return;
      setState({ kind: 'ended', words: wordsOf(cause, t('illegal')) || t('failed') });
    }
  }

  /** The page is kept for after any sign-in: a link that is too old still leads there. */
  function follow(place: string): void {
    rememberRoute(place);
    if (isTaken) navigate('/', { replace: true });
    else void enter();
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: the address is read once; another language signs in no second time
  useEffect(() => {
    const path = location.pathname === '/sso' ? '/sso' : '/tokenLogin';
    history.replaceState(history.state, '', path);
    if (door.kind === 'illegal') setState({ kind: 'ended', words: t('illegal') });
    else if (door.kind === 'refused') setState({ kind: 'ended', words: t('refused') });
    else if (page !== undefined) follow(page);
    else if (!asks) void enter();
  }, [door]);

  return (
    <EntryPage title={t(title)} subtitle={t('lead')}>
      {state.kind === 'working' && <p role="status">{t('working')}</p>}
      {state.kind === 'asking' && asks && page === undefined && (
        <Question isTaken={isTaken} onGo={() => void enter()} />
      )}
      {state.kind === 'linking' && <LinkForm link={state.link} />}
      {state.kind === 'ended' && (
        <div className={css.form}>
          <Notice words={state.words} />
          <Back />
        </div>
      )}
    </EntryPage>
  );
}

/** A link signs no one in or out before this was asked. */
function Question({ isTaken, onGo }: { isTaken: boolean; onGo: () => void }): ReactElement {
  const t = useDoorTexts();
  return (
    <div className={css.form}>
      <p>{isTaken ? t('confirm.other') : t('confirm.unknown')}</p>
      <Button variant="primary" size="lg" wide autoFocus onClick={onGo}>
        {t('confirm.go')}
      </Button>
      <Back />
    </div>
  );
}

function wordsOf(cause: unknown, illegal: string): string {
  if (!(cause instanceof GatewayError)) return '';
  // No field of this page is wrong: the address is.
  return cause.codeName === 'badInput' ? illegal : cause.words;
}

type Title = 'title' | 'ended' | 'link.title' | 'confirm.title';

function titleOf({ kind }: State, asks: boolean): Title {
  if (kind === 'linking') return 'link.title';
  if (kind === 'ended') return 'ended';
  return kind === 'asking' && asks ? 'confirm.title' : 'title';
}

function Back(): ReactElement {
  const t = useDoorTexts();
  return (
    <Button size="lg" wide onClick={() => location.assign('/login')}>
      {t('toSignIn')}
    </Button>
  );
}
