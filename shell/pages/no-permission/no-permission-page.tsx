import { useStore } from '@nanostores/react';
import type { ReactElement } from 'react';
import { navigate } from 'wouter/use-browser-location';
import { Button } from '#ui/parts/button.tsx';
import { DeniedState } from '#ui/parts/states.tsx';
import { showToast } from '#ui/parts/toast/toasts.ts';
import { VisuallyHidden } from '#ui/parts/visually-hidden.tsx';
import { useLocale } from '#ui/texts/use-texts.ts';
import { useDocumentTitle } from '../../entry/use-document-title.ts';
import { type ClosedApp, landing } from '../../stores/menu/menu.ts';
import { session } from '../../stores/session/session.ts';
import { useShellTexts } from '../../texts/shell-texts.ts';
import css from './no-permission.module.css';

/** An application the person may not open: says whom to ask, puts the words for it into the clipboard, and leads back. */
export function NoPermissionPage({ app }: { app: ClosedApp }): ReactElement {
  const t = useShellTexts();
  const name = app.title[useLocale()];
  const info = useStore(session);
  useDocumentTitle(t('noPermission.title'));

  async function copy(): Promise<void> {
    const { realName = '', account = '' } = info?.user ?? {};
    const words = t('noPermission.request', { name, realName, account, address: location.href });
    await navigator.clipboard.writeText(words).then(
      () => showToast(t('noPermission.copied'), 'good'),
      () => showToast(t('noPermission.notCopied'), 'bad'),
    );
  }

  return (
    <>
      <h1>
        <VisuallyHidden>{t('noPermission.title')}</VisuallyHidden>
      </h1>
      <DeniedState
        title={t('noPermission.app', { name })}
        hint={t('noPermission.hint', { company: info?.tenant.name ?? '' })}
        action={
          <span className={css.ways}>
            <Button variant="primary" onClick={() => navigate(landing.get())}>
              {t('noPermission.back')}
            </Button>
            <Button onClick={() => void copy()}>{t('noPermission.copy')}</Button>
          </span>
        }
      />
    </>
  );
}
