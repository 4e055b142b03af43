import type { ReactElement } from 'react';
import { formatDate, formatList } from '../../texts/format.ts';
import { Banner } from '../banner.tsx';
import { Button } from '../button.tsx';
import css from './draft-banner.module.css';
import type { KeptDraft } from './drafts.ts';
import { useFormTexts } from './texts/form-texts.ts';

export interface DraftBannerProps {
  kept: KeptDraft;
  /** The record is another version than the one the work began at. */
  outdated: boolean;
  /** What a field is called. */
  nameOf: (field: string) => string;
  onRestore: () => void;
  onDiscard: () => void;
}

/** Offers what an earlier visit left unsaved. */
export function DraftBanner(props: DraftBannerProps): ReactElement {
  const { kept, outdated, nameOf, onRestore, onDiscard } = props;
  const t = useFormTexts();
  const count = Object.keys(kept.values).length + kept.left.length;
  return (
    <Banner
      tone={outdated ? 'warn' : 'info'}
      title={t('draft.found', { count, at: formatDate(kept.at, 'minute') })}
      action={
        <div className={css.buttons}>
          <Button size="sm" variant="primary" onClick={onRestore}>
            {t('draft.restore')}
          </Button>
          <Button size="sm" onClick={onDiscard}>
            {t('draft.discard')}
          </Button>
        </div>
      }
    >
      {outdated && <p>{t('draft.outdated')}</p>}
      {kept.left.length > 0 && (
        <p>{t('draft.left', { names: formatList(kept.left.map(nameOf)) })}</p>
      )}
    </Banner>
  );
}
