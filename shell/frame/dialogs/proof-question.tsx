import { type FormEvent, type ReactElement, useRef, useState } from 'react';
import { validateAccountPassword } from '#bridge/calls/uac/security.ts';
import { uacCodes } from '#bridge/calls/uac/terms.ts';
import { Banner } from '#ui/parts/banner.tsx';
import { Dialog } from '#ui/parts/dialog/dialog.tsx';
import { Field } from '#ui/parts/field.tsx';
import { TextInput } from '#ui/parts/text-input.tsx';
import { locale } from '#ui/texts/locale.ts';
import { callGateway, GatewayError } from '../../gateway.ts';
import { answerProof, type ProofDialog } from '../../stores/dialogs/dialogs.ts';
import { registeredApps } from '../../stores/menu/menu.ts';
import { session } from '../../stores/session/session.ts';
import { useShellTexts } from '../../texts/shell-texts.ts';
import { leavePortal } from '../leave.ts';
import { useAppTitle } from '../use-app-title.ts';
import { useSecret } from '../use-secret.ts';
import { HoldsFocus } from './holds-focus.tsx';
import css from './proof-question.module.css';

/** Asks for the password, or a code of the second factor, with every frame out of sight. */
export function ProofQuestion({ asked }: { asked: ProofDialog }): ReactElement {
  const t = useShellTexts();
  const proving = useProving(asked);
  const { problem, thief, isReady } = proving;
  const leave = (): void => answerProof(asked.id, false);
  if (asked.way === 'signIn') return <SignInAgain asked={asked} onLeave={leave} />;
  return (
    <Dialog
      open
      title={asked.way === 'code' ? t('proof.identity') : t('proof.title')}
      width={440}
      onClose={leave}
      buttons={[{ id: 'ok', label: t('proof.ok'), variant: 'primary', onClick: proving.send }]}
    >
      <form className={css.form} onSubmit={proving.submit} noValidate>
        <Why asked={asked} />
        {thief !== '' && <Banner tone="warn" title={t('proof.taken', { app: thief })} />}
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
    </>
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
  const [thief, setThief] = useState('');
  const busy = useRef(false);
  const isReady = useSecret((app) => {
    setTyped('');
    const { title } = registeredApps.get().get(app) ?? {};
    setThief(title?.[locale.get()] ?? app);
  });

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
      void send();
    },
  };
}
