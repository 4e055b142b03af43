import { type ReactElement, useState } from 'react';
import type { ResultOf } from '#bridge/calls/kit/define.ts';
import { type candidateConsent, clearCandidate } from '#bridge/calls/recruit/consents.ts';
import { Banner } from '#ui/parts/banner.tsx';
import { Checkbox } from '#ui/parts/checkbox.tsx';
import { Dialog } from '#ui/parts/dialog/dialog.tsx';
import { useWords } from '../../texts/app-texts.ts';
import { useSaved } from '../board/use-saved.ts';
import css from './privacy.module.css';

type Alike = ResultOf<typeof candidateConsent>['alike'];

/** Asks before the data of a candidate is removed, with rows that are most likely the same person. */
export function ClearDialog(props: {
  candidateId: string;
  name: string;
  alike: Alike;
  onClose: () => void;
  onCleared: () => void;
}): ReactElement {
  const { candidateId, name, alike, onClose, onCleared } = props;
  const t = useWords();
  // Of the most likely same person nothing stays by mistake.
  const [also, setAlso] = useState<readonly string[]>(() =>
    alike.filter(({ held }) => held === null).map(({ id }) => id),
  );
  const { save, problem } = useSaved(clearCandidate, {
    done: t('privacy.cleared', { count: also.length + 1 }),
    onDone: onCleared,
  });
  return (
    <Dialog
      open
      width={480}
      title={t('privacy.clearTitle', { name })}
      onClose={onClose}
      buttons={[
        {
          id: 'confirm',
          label: t('privacy.confirm'),
          variant: 'danger',
          onClick: () => save({ candidateId, also: [...also] }),
        },
      ]}
    >
      <div className={css.stack}>
        {problem !== undefined && <Banner tone="bad" title={problem} />}
        <p>{t('privacy.clearHint')}</p>
        {alike.length > 0 && (
          <div className={css.section}>
            <p className={css.hint}>{t('privacy.alike')}</p>
            {alike.map(({ id, name: other, held }) => (
              <Checkbox
                key={id}
                checked={also.includes(id)}
                disabled={held !== null}
                onChange={(checked) =>
                  setAlso(checked ? [...also, id] : also.filter((one) => one !== id))
                }
              >
                {held === null ? other : `${other} (${t(`privacy.held.${held}`)})`}
              </Checkbox>
            ))}
          </div>
        )}
      </div>
    </Dialog>
  );
}
