import { type ReactElement, useEffect, useState } from 'react';
import type { ResultOf } from '#bridge/calls/kit/define.ts';
import {
  beginSecondFactor,
  confirmSecondFactor,
  removeSecondFactor,
  renewRecoveryCodes,
} from '#bridge/calls/uac/second-factor.ts';
import { uacCodes } from '#bridge/calls/uac/terms.ts';
import { Banner } from '#ui/parts/banner.tsx';
import { Dialog } from '#ui/parts/dialog/dialog.tsx';
import { Field } from '#ui/parts/field.tsx';
import { TextInput } from '#ui/parts/text-input.tsx';
import { showToast } from '#ui/parts/toast/toasts.ts';
import { AppSetUp } from '../../entry/second-factor/app-set-up.tsx';
import { RecoveryCodes } from '../../entry/second-factor/recovery-codes.tsx';
import { TakenNotice } from '../../frame/taken-notice.tsx';
import { useSecret } from '../../frame/use-secret.ts';
import { callGateway } from '../../gateway.ts';
import css from './security.module.css';
import { useSecurityTexts } from './texts/security-texts.ts';
import { submitting, useChange } from './use-change.ts';

/** What a code of the app is asked for. */
export type SecondFactorTask = 'set-up' | 'renew' | 'remove';

const fieldOfCode = { [uacCodes.secondFactorWrong.name]: 'code' };

/** Sets the second factor up, renews its recovery codes or turns it off, by a code of the app. */
export function SecondFactorDialog(props: {
  task: SecondFactorTask;
  onClose: () => void;
}): ReactElement {
  const { task, onClose } = props;
  const t = useSecurityTexts();
  const { code, setCode, codes, enrolment, problem, save } = useTask(task, onClose);
  const { isReady, thief } = useSecret(() => setCode(''));
  const done = {
    id: 'done',
    label: t('factor.saved'),
    variant: 'primary',
    onClick: onClose,
  } as const;
  const next = { id: 'next', label: t('next'), variant: 'primary', onClick: save } as const;
  return (
    <Dialog
      open
      title={t(`factor.tasks.${task}`)}
      width={480}
      onClose={onClose}
      hideCancel={codes !== undefined}
      buttons={[codes ? done : next]}
    >
      {codes ? (
        <div className={css.form}>
          <RecoveryCodes codes={codes} />
        </div>
      ) : (
        <form className={css.form} onSubmit={submitting(save)} noValidate>
          <TakenNotice thief={thief} />
          {problem.notice && <Banner tone="bad" title={problem.notice} />}
          {task === 'set-up' && <p className={css.hint}>{t('factor.scan')}</p>}
          {isReady && enrolment && <AppSetUp {...enrolment} />}
          {isReady && (
            <Field label={t('factor.code')} required error={problem.fields.code}>
              <TextInput
                name="code"
                inputMode="numeric"
                autoComplete="one-time-code"
                autoFocus
                value={code}
                onChange={(typed) => setCode(typed.replace(/\D/g, '').slice(0, 6))}
              />
            </Field>
          )}
          <button type="submit" hidden />
        </form>
      )}
    </Dialog>
  );
}

/** What the app is set up with, the code that is typed, and the recovery codes that come of it. */
function useTask(task: SecondFactorTask, onClose: () => void) {
  const t = useSecurityTexts();
  const [code, setCode] = useState('');
  const [codes, setCodes] = useState<readonly string[]>();
  const [enrolment, setEnrolment] = useState<ResultOf<typeof beginSecondFactor>>();
  const { problem, run } = useChange(fieldOfCode);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the secret is made once, when the dialog opens.
  useEffect(() => {
    if (task !== 'set-up') return;
    void run(async () => setEnrolment(await callGateway(beginSecondFactor, {})));
  }, []);

  const save = (): Promise<void> =>
    run(async () => {
      if (task === 'remove') {
        await callGateway(removeSecondFactor, { code });
        showToast(t('factor.removed'), 'good');
        onClose();
        return;
      }
      const call = task === 'set-up' ? confirmSecondFactor : renewRecoveryCodes;
      setCodes((await callGateway(call, { code })).recoveryCodes);
    });
  return { code, setCode, codes, enrolment, problem, save };
}
