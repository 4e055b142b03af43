import { type ReactElement, useEffect, useState } from 'react';
import type { ResultOf } from '#bridge/calls/kit/define.ts';
import { superLoginState } from '#bridge/calls/uac/super-login.ts';
import { Button } from '#ui/parts/button.tsx';
import { Spinner } from '#ui/parts/spinner.tsx';
import { callGateway, GatewayError } from '../../gateway.ts';
import { sessionState } from '../../stores/session/session.ts';
import form from '../login-form.module.css';
import { EntryPage } from '../login-page.tsx';
import { Notice } from '../notice.tsx';
import { useDocumentTitle } from '../use-document-title.ts';
import { AskedProof } from './asked-proof.tsx';
import { RunningSuperLogins } from './running-super-logins.tsx';
import { SuperLoginForm } from './super-login-form.tsx';
import { useSuperLoginTexts } from './texts/super-login-texts.ts';

type Ready = ResultOf<typeof superLoginState>;

/** Where an operator enters a company as one of its people, and lets others change things there. */
export function SuperLoginPage(): ReactElement {
  const t = useSuperLoginTexts();
  useDocumentTitle(t('title'));
  const { state, failed, load } = useReadiness(t('refused'), t('failed'));
  const isSignedOut = sessionState.get().kind === 'signedOut';
  return (
    <EntryPage title={t('title')} subtitle={t('lead')}>
      <div className={form.form}>
        {isSignedOut && (
          <>
            <p>{t('signInFirst')}</p>
            <Leave to="/login" words={t('toSignIn')} />
          </>
        )}
        {!isSignedOut && failed && (
          <>
            <Notice words={failed} />
            <Leave to="/login" words={t('toSignIn')} />
          </>
        )}
        {!isSignedOut && !failed && !state && <Spinner size={24} label="" />}
        {state && <Steps state={state} />}
        {state && <RunningSuperLogins running={state.running} onChange={load} />}
      </div>
      <AskedProof />
    </EntryPage>
  );
}

/** What is missing first, or the form. */
function Steps({ state }: { state: Ready }): ReactElement {
  const t = useSuperLoginTexts();
  if (!state.hasSecondFactor || state.email === null) {
    return (
      <>
        <Notice words={state.hasSecondFactor ? t('noMail') : t('noFactor')} />
        <Leave to="/security" words={t('toSecurity')} />
      </>
    );
  }
  return <SuperLoginForm email={state.email} />;
}

function Leave({ to, words }: { to: string; words: string }): ReactElement {
  return (
    <Button variant="primary" size="lg" wide onClick={() => location.assign(to)}>
      {words}
    </Button>
  );
}

/** Reads what is needed, once the browser says that somebody is signed in. */
function useReadiness(refused: string, other: string) {
  const [state, setState] = useState<Ready>();
  const [failed, setFailed] = useState('');

  async function load(): Promise<void> {
    try {
      setState(await callGateway(superLoginState, {}));
    } catch (cause) {
      const { codeName = 'unknown', words = '' } = cause instanceof GatewayError ? cause : {};
      setFailed(codeName === 'noPermission' ? refused : words || other);
    }
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: read once
  useEffect(() => {
    if (sessionState.get().kind !== 'signedOut') void load();
  }, []);
  return { state, failed, load };
}
