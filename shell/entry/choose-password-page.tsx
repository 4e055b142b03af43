import { type ReactElement, useEffect, useState } from 'react';
import type { ResultOf } from '#bridge/calls/kit/define.ts';
import { choosePassword, passwordLinkInfo } from '#bridge/calls/uac/accounts.ts';
import { Button } from '#ui/parts/button.tsx';
import { callGateway, GatewayError } from '../gateway.ts';
import { ForgotPage } from './forgot-page.tsx';
import css from './login-form.module.css';
import { EntryPage } from './login-page.tsx';
import { Notice } from './notice.tsx';
import { useEntryTexts } from './texts/entry-texts.ts';
import { useDocumentTitle } from './use-document-title.ts';
import { NewPasswordForm } from './ways/new-password-form.tsx';

type Link = ResultOf<typeof passwordLinkInfo>;

type State =
  | { readonly kind: 'opening' }
  | { readonly kind: 'refused'; readonly words: string }
  | { readonly kind: 'open'; readonly link: Link }
  | { readonly kind: 'done' };

/** What the address carries in the place of a secret, where there is no link and a code is to be asked for. */
const forgotten = 'forgot';

/** Where a one-time link leads, or where somebody comes who has forgotten the password. */
export function ChoosePasswordPage(): ReactElement {
  const [secret] = useState(() => location.hash.slice(1));
  return secret === forgotten ? <ForgotPage /> : <LinkPage secret={secret} />;
}

/** The person of the link chooses a password. The secret is read once and leaves the address. */
function LinkPage({ secret }: { secret: string }): ReactElement {
  const t = useEntryTexts();
  const [state, setState] = useState<State>({ kind: 'opening' });
  const title =
    state.kind === 'open' && !state.link.isNew ? t('password.reset') : t('password.title');
  useDocumentTitle(title);
  useEffect(() => {
    // A second visit asks for the link again: the history must not keep what opens an account.
    history.replaceState(history.state, '', location.pathname);
    callGateway(passwordLinkInfo, { secret }).then(
      (link) => setState({ kind: 'open', link }),
      (cause: unknown) => setState({ kind: 'refused', words: wordsOf(cause) }),
    );
  }, [secret]);
  return (
    <EntryPage title={title} subtitle={state.kind === 'open' ? whoseLink(state.link) : ''}>
      {state.kind === 'opening' && <p role="status">{t('password.opening')}</p>}
      {state.kind === 'refused' && (
        <div className={css.form}>
          <Notice words={state.words || t('password.failed')} />
          <ToSignIn />
        </div>
      )}
      {state.kind === 'open' && (
        <NewPasswordForm
          rule={state.link.passwords}
          save={async (password) => {
            await callGateway(choosePassword, { secret, password });
            setState({ kind: 'done' });
          }}
        />
      )}
      {state.kind === 'done' && (
        <div className={css.form}>
          <p role="status">{t('password.done')}</p>
          <ToSignIn />
        </div>
      )}
    </EntryPage>
  );
}

function ToSignIn(): ReactElement {
  const t = useEntryTexts();
  return (
    <Button variant="primary" size="lg" wide onClick={() => location.assign('/login')}>
      {t('password.toSignIn')}
    </Button>
  );
}

function whoseLink({ name, loginName }: Link): string {
  return `${name} · ${loginName}`;
}

function wordsOf(cause: unknown): string {
  return cause instanceof GatewayError && cause.codeName !== 'badInput' ? cause.words : '';
}
