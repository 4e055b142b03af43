import { type ReactElement, useState } from 'react';
import type { ResultOf } from '#bridge/calls/kit/define.ts';
import { getSecondFactor } from '#bridge/calls/uac/second-factor.ts';
import { Button } from '#ui/parts/button.tsx';
import { Tag } from '#ui/parts/tag.tsx';
import { callGateway } from '../../gateway.ts';
import { useLoaded } from '../use-loaded.ts';
import { ConfirmDialog } from './confirm-dialog.tsx';
import { SecondFactorDialog, type SecondFactorTask } from './second-factor-dialog.tsx';
import css from './security.module.css';
import { useSecurityTexts } from './texts/security-texts.ts';

type Factor = ResultOf<typeof getSecondFactor>;

const loadFactor = (): Promise<Factor> => callGateway(getSecondFactor, {});

/** The second factor of the own account, for those who are offered one. */
export function SecondFactor({ isConfirmed }: { isConfirmed: () => boolean }): ReactElement | null {
  const t = useSecurityTexts();
  const [loaded, reload] = useLoaded(loadFactor);
  const [task, setTask] = useState<SecondFactorTask>();
  const [confirmed, setConfirmed] = useState(false);
  if (loaded.kind !== 'loaded' || !loaded.value.isOffered) return null;
  const factor = loaded.value;
  const ask = (next: SecondFactorTask): void => {
    setConfirmed(isConfirmed());
    setTask(next);
  };
  const close = (): void => {
    setTask(undefined);
    reload();
  };
  return (
    <div className={css.row}>
      <strong>{t('factor.title')}</strong>
      <span className={css.hint}>
        {factor.isOn ? (
          <>
            <Tag tone="good">{t('factor.on')}</Tag> {t('factor.left', { count: factor.codesLeft })}
          </>
        ) : (
          t('factor.off')
        )}
      </span>
      <FactorButtons factor={factor} onAsk={ask} />
      {task && !confirmed && (
        <ConfirmDialog onClose={() => setTask(undefined)} onConfirmed={() => setConfirmed(true)} />
      )}
      {task && confirmed && <SecondFactorDialog task={task} onClose={close} />}
    </div>
  );
}

function FactorButtons(props: {
  factor: Factor;
  onAsk: (task: SecondFactorTask) => void;
}): ReactElement {
  const { factor, onAsk } = props;
  const t = useSecurityTexts();
  if (!factor.isOn) return <Button onClick={() => onAsk('set-up')}>{t('factor.setUp')}</Button>;
  return (
    <span className={css.name}>
      <Button onClick={() => onAsk('renew')}>{t('factor.renew')}</Button>
      {!factor.isRequired && <Button onClick={() => onAsk('remove')}>{t('factor.remove')}</Button>}
    </span>
  );
}
