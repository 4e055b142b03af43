import type { ReactElement } from 'react';
import { Button } from '#ui/parts/button.tsx';
import { useWords } from '../../texts/app-texts.ts';
import css from './edit-foot.module.css';
import type { Editing } from './use-editing.ts';
import { isApple } from './use-save-key.ts';
import type { Saving } from './use-saving.ts';

/** Save and Cancel, and how much there is to save. */
export function EditFoot(props: {
  editing: Editing;
  saving: Saving;
  onCancel: () => Promise<void>;
}): ReactElement {
  const { editing, saving, onCancel } = props;
  const t = useWords();
  const { count } = editing;
  const wrong = editing.wrong;
  return (
    <>
      <Button
        variant="primary"
        busy={saving.busy}
        disabled={count === 0}
        title={t('employee.shortcut', { keys: isApple ? '⌘S' : 'Ctrl+S' })}
        onClick={() => void saving.save()}
      >
        {t('employee.save')}
      </Button>
      <Button onClick={() => void onCancel()}>{t('employee.cancel')}</Button>
      <span className={css.state} role="status">
        {count === 0 ? t('employee.unchanged') : t('employee.changed', { count })}
      </span>
      {wrong > 0 && <span className={css.wrong}>{t('employee.wrong', { count: wrong })}</span>}
    </>
  );
}
