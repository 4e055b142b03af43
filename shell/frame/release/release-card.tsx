import { type ReactElement, useId } from 'react';
import { Button } from '#ui/parts/button.tsx';
import type { VersionNotice } from '../../stores/portal/version-notice.ts';
import css from './release-card.module.css';
import { useReleaseTexts } from './texts/release-texts.ts';

/** The notice of a release: its version, its title and what is new. */
export function ReleaseCard(props: { notice: VersionNotice; onDismiss: () => void }): ReactElement {
  const { notice, onDismiss } = props;
  const t = useReleaseTexts();
  const title = useId();
  return (
    <aside className={css.card} aria-labelledby={title}>
      <p className={css.version}>{t('version', { version: notice.version })}</p>
      <h2 id={title} className={css.title}>
        {notice.title}
      </h2>
      <ul className={css.items}>
        {notice.items.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </ul>
      <Button variant="primary" onClick={onDismiss}>
        {t('read')}
      </Button>
    </aside>
  );
}
