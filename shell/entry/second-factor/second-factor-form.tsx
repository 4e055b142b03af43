import { type ReactElement, useEffect, useState } from 'react';
import type { ResultOf } from '#bridge/calls/kit/define.ts';
import { pendingSignIn, secondFactorLogin } from '#bridge/calls/uac/second-factor.ts';
import { uacCodes } from '#bridge/calls/uac/terms.ts';
import { Button } from '#ui/parts/button.tsx';
import { Field } from '#ui/parts/field.tsx';
import { LinkButton } from '#ui/parts/link.tsx';
import { Spinner } from '#ui/parts/spinner.tsx';
import { TextInput } from '#ui/parts/text-input.tsx';
import { callGateway, GatewayError } from '../../gateway.ts';
import { askSecondFactor } from '../../stores/session/second-factor.ts';
import { enterWith } from '../../stores/session/session.ts';
import form from '../login-form.module.css';
import { Notice } from '../notice.tsx';
import { clockTime, useSecondsUntil } from '../use-seconds-until.ts';
import { AppSetUp } from './app-set-up.tsx';
import { RecoveryCodes } from './recovery-codes.tsx';
import css from './second-factor.module.css';
import { useSecondFactorTexts } from './texts/second-factor-texts.ts';

type Pending = ResultOf<typeof pendingSignIn>;
type Entered = ResultOf<typeof secondFactorLogin>;

/** The second step of a sign-in: a code of the app, which is set up first where the company asks for that. */
export function SecondFactorForm(): ReactElement {
  const t = useSecondFactorTexts();
  const [pending, setPending] = useState<Pending>();
  const [failed, setFailed] = useState('');
  const [entered, setEntered] = useState<Entered>();
  useEffect(() => {
    callGateway(pendingSignIn, {}).then(setPending, (cause: unknown) =>
      setFailed(cause instanceof GatewayError ? cause.words : ''),
    );
  }, []);

  async function take(result: Entered): Promise<void> {
    if (result.recoveryCodes.length > 0) return setEntered(result);
    await goOn(result);
  }

  if (entered) {
    return (
      <div className={form.form}>
        <h2>{t('codes.title')}</h2>
        <RecoveryCodes codes={entered.recoveryCodes} />
        <Button variant="primary" size="lg" wide onClick={() => void goOn(entered)}>
          {t('codes.done')}
        </Button>
      </div>
    );
  }
  return (
    <div className={form.form}>
      {failed && <Notice words={failed} />}
      {!failed && !pending && <Spinner size={24} label={t('opening')} />}
      {pending && <CodeForm pending={pending} onEntered={take} />}
      <p className={css.answers}>
        <LinkButton onClick={() => askSecondFactor(false)}>{t('restart')}</LinkButton>
      </p>
    </div>
  );
}

async function goOn({ session }: Entered): Promise<void> {
  await enterWith(Promise.resolve(session));
  askSecondFactor(false);
}

function CodeForm(props: {
  pending: Pending;
  onEntered: (entered: Entered) => Promise<void>;
}): ReactElement {
  const { name, loginName: account, enrolment } = props.pending;
  const t = useSecondFactorTexts();
  const { code, type, problem, busy, submit } = useSecondStep(props.onEntered);
  const seconds = useSecondsUntil(problem.until);
  return (
    <form
      className={form.form}
      onSubmit={(event) => {
        event.preventDefault();
        if (seconds === 0) void submit();
      }}
      noValidate
      aria-busy={busy}
    >
      <p className={css.why}>{t('of', { name, account })}</p>
      {problem.notice && <Notice words={problem.notice} />}
      {enrolment && <p className={css.why}>{t('setUp.why')}</p>}
      {enrolment && <AppSetUp {...enrolment} />}
      <Field
        label={enrolment ? t('setUp.code') : t('code')}
        help={enrolment ? undefined : t('help')}
        error={problem.code || undefined}
      >
        <TextInput
          name="code"
          size="lg"
          inputMode={enrolment ? 'numeric' : 'text'}
          autoComplete="one-time-code"
          autoCapitalize="none"
          spellCheck={false}
          autoFocus
          value={code}
          onChange={type}
        />
      </Field>
      <Button type="submit" variant="primary" size="lg" wide busy={busy} disabled={seconds > 0}>
        {seconds > 0 ? t('wait', { time: clockTime(seconds) }) : t('submit')}
      </Button>
    </form>
  );
}

/** One try at a time, and what it is refused with. */
function useSecondStep(onEntered: (entered: Entered) => Promise<void>) {
  const [code, setCode] = useState('');
  const [problem, setProblem] = useState<Problem>(noProblem);
  const [busy, setBusy] = useState(false);

  async function submit(): Promise<void> {
    if (busy) return;
    setBusy(true);
    setProblem(noProblem);
    try {
      await onEntered(await callGateway(secondFactorLogin, { code }));
    } catch (cause) {
      setProblem(problemOf(cause));
      setBusy(false);
    }
  }

  return {
    code,
    problem,
    busy,
    submit,
    type(typed: string): void {
      setCode(typed);
      setProblem(noProblem);
    },
  };
}

interface Problem {
  readonly notice: string;
  readonly code: string;
  readonly until?: number;
}

const noProblem: Problem = { notice: '', code: '' };

function problemOf(cause: unknown): Problem {
  if (!(cause instanceof GatewayError)) throw cause;
  const { codeName, words, retryAfter } = cause;
  if (codeName === uacCodes.secondFactorWrong.name || codeName === 'badInput') {
    return { notice: '', code: words };
  }
  if (codeName === 'throttled') {
    return { notice: words, code: '', until: Date.now() + (retryAfter ?? 60) * 1000 };
  }
  return { notice: words, code: '' };
}
