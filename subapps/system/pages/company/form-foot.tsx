import type { ReactElement } from 'react';
import { Button } from '#ui/parts/button.tsx';
import css from './company.module.css';
import { useCompanySettingWords } from './texts/company-setting-texts.ts';

/** The buttons below one of the forms; they are there once something was changed. */
export function FormFoot(props: {
  dirty: boolean;
  busy: boolean;
  onUndo: () => void;
}): ReactElement | null {
  const { dirty, busy, onUndo } = props;
  const t = useCompanySettingWords();
  if (!dirty) return null;
  return (
    <div className={css.foot}>
      <Button type="submit" variant="primary" busy={busy}>
        {t('save')}
      </Button>
      <Button disabled={busy} onClick={onUndo}>
        {t('undo')}
      </Button>
    </div>
  );
}
