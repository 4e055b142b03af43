import { useStore } from '@nanostores/react';
import { type ReactElement, useEffect } from 'react';
import { Button } from '#ui/parts/button.tsx';
import { Icon } from '#ui/parts/icon/icon.tsx';
import { connection, watchConnection } from '../../stores/portal/connection.ts';
import { dismissMemoryWarning, memoryCrowded, watchMemory } from '../../stores/portal/memory.ts';
import { useShellTexts } from '../../texts/shell-texts.ts';
import css from './notices.module.css';

/** What the person must know of network and memory for as long as it holds, over the lower edge of the page. */
export function Notices(): ReactElement {
  const t = useShellTexts();
  const network = useStore(connection);
  const crowded = useStore(memoryCrowded);
  useEffect(watchConnection, []);
  useEffect(watchMemory, []);
  return (
    <div className={css.region} role="status">
      {network !== 'good' && (
        <p className={css.notice}>
          <Icon name="warning" />
          {t(`notice.${network}`)}
        </p>
      )}
      {crowded && (
        <div className={css.notice}>
          <Icon name="warning" />
          <p>{t('notice.memory')}</p>
          <Button size="sm" onClick={() => location.reload()}>
            {t('notice.refresh')}
          </Button>
          <Button size="sm" onClick={dismissMemoryWarning}>
            {t('notice.later')}
          </Button>
        </div>
      )}
    </div>
  );
}
