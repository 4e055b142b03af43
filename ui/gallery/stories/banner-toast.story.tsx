import { type ReactElement, useEffect, useState } from 'react';
import { Banner } from '../../parts/banner.tsx';
import { Button } from '../../parts/button.tsx';
import { LinkButton } from '../../parts/link.tsx';
import { ToastRegion } from '../../parts/toast/toast-region.tsx';
import { showToast } from '../../parts/toast/toasts.ts';
import css from '../gallery.module.css';
import type { Story } from '../story.ts';
import { useGalleryTexts } from '../texts/use-gallery-texts.ts';

export const messageStory: Story = {
  id: 'banner-toast',
  states: [
    { name: 'banner', draw: Banners },
    { name: 'toast', draw: Toasts, place: 'alone' },
  ],
};

function Banners(): ReactElement {
  const t = useGalleryTexts();
  const [open, setOpen] = useState(true);
  return (
    <div className={css.stack}>
      <Banner>{t('say.published')}</Banner>
      <Banner tone="good">{t('say.saved')}</Banner>
      {open && (
        <Banner
          tone="warn"
          title={t('say.contractsTitle')}
          action={<LinkButton>{t('action.handle')}</LinkButton>}
          onClose={() => setOpen(false)}
        >
          {t('say.contracts')}
        </Banner>
      )}
      <Banner tone="bad">{t('say.saveFailed')}</Banner>
    </div>
  );
}

function Toasts(): ReactElement {
  const t = useGalleryTexts();
  useEffect(() => showToast(t('say.saved')), [t]);
  return (
    <div className={css.row}>
      <Button onClick={() => showToast(t('say.saved'))}>{t('say.saved')}</Button>
      <Button onClick={() => showToast(t('say.saveFailed'), 'bad')}>{t('say.saveFailed')}</Button>
      <Button onClick={() => showToast(t('say.late'), 'warn')}>{t('say.late')}</Button>
      <Button onClick={() => showToast(t('say.draft'), 'info')}>{t('say.draft')}</Button>
      <ToastRegion />
    </div>
  );
}
