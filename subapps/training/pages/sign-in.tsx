import type { ReactElement } from 'react';
import { useState } from 'react';
import { useLocation, useSearch } from 'wouter';
import { signIn } from '#bridge/calls/elephantstep/learning.ts';
import { useSave, useTabTitle } from '#bridge/react/index.ts';
import { DetailPage } from '#ui/layouts/detail-page.tsx';
import { PageHeader } from '#ui/layouts/page-header.tsx';
import { Banner } from '#ui/parts/banner.tsx';
import { Button } from '#ui/parts/button.tsx';
import { EmptyState } from '#ui/parts/states.tsx';
import css from '../parts/training.module.css';
import { useWords } from '../texts/app-texts.ts';

/** Where the code on the trainer's screen leads a phone. Opening it signs in no one: links are opened by scanners too. */
export function SignInPage(): ReactElement {
  const t = useWords();
  useTabTitle(t('signIn.title'));
  const code = new URLSearchParams(useSearch()).get('code') ?? '';
  const [, navigate] = useLocation();
  const saving = useSave(signIn);
  const [done, setDone] = useState<{ name: string; late: boolean } | null>(null);
  async function send(): Promise<void> {
    const outcome = await saving.save({ code });
    if (outcome.ok) setDone(outcome.result);
  }
  return (
    <DetailPage header={<PageHeader title={t('signIn.title')} />}>
      {code === '' && <EmptyState title={t('signIn.none')} hint={t('signIn.noneHint')} />}
      {code !== '' && (
        <div className={css.code}>
          {saving.state === 'failed' && <Banner tone="bad" title={saving.error.words} />}
          {done === null ? (
            <Button variant="primary" onClick={send} disabled={saving.state === 'saving'}>
              {t('signIn.press')}
            </Button>
          ) : (
            <div role="status" className={css.stack}>
              <p className={css.done}>{t(done.late ? 'signIn.late' : 'signIn.done')}</p>
              <p>{done.name}</p>
              <Button onClick={() => navigate('/learning')}>{t('learning.title')}</Button>
            </div>
          )}
        </div>
      )}
    </DetailPage>
  );
}
