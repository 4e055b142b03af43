import { type FormEvent, type ReactElement, useEffect, useRef, useState } from 'react';
import { validateAccountPassword } from '#bridge/calls/uac/security.ts';
import { uacCodes } from '#bridge/calls/uac/terms.ts';
import { Banner } from '#ui/parts/banner.tsx';
import { Dialog } from '#ui/parts/dialog/dialog.tsx';
import { Field } from '#ui/parts/field.tsx';
import { TextInput } from '#ui/parts/text-input.tsx';
import { callGateway, GatewayError } from '../../gateway.ts';
import { answerProof, type ProofDialog } from '../../stores/dialogs/dialogs.ts';
import { session } from '../../stores/session/session.ts';
import { useShellTexts } from '../../texts/shell-texts.ts';
import { TakenNotice } from '../taken-notice.tsx';
import { useAppTitle } from '../use-app-title.ts';
import { useSecret } from '../use-secret.ts';
import { HoldsFocus } from './holds-focus.tsx';
import css from './proof-question.module.css';

/**
 * Asks for the password, or a code of the second factor, with every frame out of sight. Once nothing waits for it any
 * longer the field stays all the same, for what is still typed, until the person closes the dialog.
 */
export function ProofQuestion({ asked }: { asked: ProofDialog }): ReactElement {
  const t = useShellTexts();
  const proving = useProving(asked);
  const { problem, thief, isReady } = proving;
  const leave = (): void => answerProof(asked.id, false);
  // The portal goes, as at the end of the session: no question of it is left for the next one.
  useEffect(() => () => answerProof(asked.id, false), [asked.id]);
  if (asked.way === 'signIn') return <SignInAgain asked={asked} onLeave={leave} />;
  return (
    <Dialog
      open
      title={asked.way === 'code' ? t('proof.identity') : t('proof.title')}
      width={440}
      onClose={leave}
      hideCancel={asked.isOver}
      buttons={[
        asked.isOver
          ? { id: 'close', label: t('proof.close'), onClick: leave }
          : { id: 'ok', label: t('proof.ok'), variant: 'primary', onClick: proving.send },
      ]}
    >
      <form className={css.form} onSubmit={proving.submit} noValidate>
        <Why asked={asked} />
        {asked.isOver && <Banner tone="warn" title={t('proof.over')} />}
        <TakenNotice thief={thief} />
        {problem.notice && <Banner tone="bad" title={problem.notice} />}
        <div className={css.field}>
          {isReady ? (
            <SecretField isCode={asked.way === 'code'} proving={proving} />
          ) : (
            <p className={css.hint}>{t('proof.wait')}</p>
          )}
        </div>
      </form>
    </Dialog>
  );
}

/** The field, with whose it is for browsers that keep passwords. */
function SecretField(props: {
  isCode: boolean;
  proving: ReturnType<typeof useProving>;
}): ReactElement {
  const { isCode, proving } = props;
  const t = useShellTexts();
  return (
    <>
      <Field
        label={isCode ? t('proof.code') : t('proof.password')}
        required
        error={proving.problem.field || undefined}
      >
        <TextInput
          name={isCode ? 'code' : 'password'}
          type={isCode ? 'text' : 'password'}
          {...(isCode && { inputMode: 'numeric' })}
          autoComplete={isCode ? 'one-time-code' : 'current-password'}
          value={proving.typed}
          autoFocus
          onChange={proving.type}
        />
      </Field>
      <input
        type="text"
        name="username"
        autoComplete="username"
        value={session.get()?.user.account ?? ''}
        readOnly
        hidden
      />
      <button type="submit" hidden />
      {isCode ? <p className={css.hint}>{t('proof.codeHint')}</p> : <Forgotten />}
    </>
  );
}

/** Leads to a new password in another tab of the browser, so that the page with the dialog keeps what it holds. */
function Forgotten(): ReactElement {
  const t = useShellTexts();
  return (
    <p className={css.hint}>
      <a className={css.link} href="/password#forgot" target="_blank" rel="noopener noreferrer">
        {t('proof.forgot')}
      </a>
    </p>
  );
}

/** Who wants it, and what for; only the shell says this. */
function Why({ asked }: { asked: ProofDialog }): ReactElement {
  const t = useShellTexts();
  const app = useAppTitle(asked.app ?? '');
  return (
    <p className={css.hint}>
      <HoldsFocus>{asked.app === null ? t('proof.why') : t('proof.whyOf', { app })}</HoldsFocus>
    </p>
  );
}

/** An account without anything to type: a sign-in of the last minutes is the proof. */
function SignInAgain(props: { asked: ProofDialog; onLeave: () => void }): ReactElement {
  const t = useShellTexts();
  const again = async (): Promise<void> => {
    props.onLeave();
    const { leavePortal } = await import('../leave.ts');
    await leavePortal();
  };
  return (
    <Dialog
      open
      title={t('proof.identity')}
      width={440}
      onClose={props.onLeave}
      buttons={[{ id: 'again', label: t('proof.signIn'), variant: 'primary', onClick: again }]}
    >
      <Why asked={props.asked} />
      <p className={css.hint}>{t('proof.signInHint')}</p>
      {props.asked.isOver && <Banner tone="warn" title={t('proof.over')} />}
    </Dialog>
  );
}

const noProblem = { notice: '', field: '' };
const fieldCodes: readonly string[] = [
  uacCodes.wrongPassword.name,
  uacCodes.secondFactorWrong.name,
  'badInput',
];

/** What is typed, and how it is received. What was typed before an app took the keyboard is typed once more. */
function useProving(asked: ProofDialog) {
  const [typed, setTyped] = useState('');
  const [problem, setProblem] = useState(noProblem);
  const busy = useRef(false);
  const { isReady, thief } = useSecret(() => setTyped(''));

  async function send(): Promise<void> {
    if (busy.current || !isReady) return;
    busy.current = true;
    setProblem(noProblem);
    try {
      await callGateway(
        validateAccountPassword,
        asked.way === 'code' ? { code: typed } : { password: typed },
      );
      answerProof(asked.id, true);
    } catch (cause) {
      if (!(cause instanceof GatewayError)) throw cause;
      const isAtField = fieldCodes.includes(cause.codeName);
      setProblem(
        isAtField ? { notice: '', field: cause.words } : { notice: cause.words, field: '' },
      );
    } finally {
      busy.current = false;
    }
  }

  return {
    typed,
    problem,
    thief,
    isReady,
    type: setTyped,
    send,
    submit(event: FormEvent): void {
      event.preventDefault();
      if (asked.isOver) answerProof(asked.id, false);
      else void send();
    },
  };
}
