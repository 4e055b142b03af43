import type { ReactElement } from 'react';
import { Button } from '#ui/parts/button.tsx';
import { Dialog } from '#ui/parts/dialog/dialog.tsx';
import { answerEvict, type EvictDialog } from '../../stores/dialogs.ts';
import { useShellTexts } from '../../texts/shell-texts.ts';
import { useAppTitle } from '../use-app-title.ts';
import css from './dialogs.module.css';
import { HoldsFocus } from './holds-focus.tsx';

/** Every place of the pool holds unsaved work: the person picks the app that gives way, or opens nothing. */
export function EvictQuestion({ asked }: { asked: EvictDialog }): ReactElement {
  const t = useShellTexts();
  const opening = useAppTitle(asked.opening);
  return (
    <Dialog
      open
      width={504}
      title={t('evict.title', { app: opening })}
      foot={<Button onClick={() => answerEvict(asked.id, null)}>{t('evict.cancel')}</Button>}
      hideCancel
      onClose={() => answerEvict(asked.id, null)}
    >
      <HoldsFocus>
        <span className={css.lines}>{t('evict.text', { app: opening })}</span>
      </HoldsFocus>
      <ul className={css.candidates}>
        {asked.candidates.map((app) => (
          <Candidate key={app} app={app} onPick={() => answerEvict(asked.id, app)} />
        ))}
      </ul>
    </Dialog>
  );
}

function Candidate({ app, onPick }: { app: string; onPick: () => void }): ReactElement {
  const t = useShellTexts();
  const title = useAppTitle(app);
  return (
    <li>
      {title}
      <Button
        size="sm"
        variant="danger"
        onClick={onPick}
        aria-label={t('evict.pick', { app: title })}
      >
        {t('evict.ok')}
      </Button>
    </li>
  );
}
