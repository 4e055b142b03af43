import type { ReactElement } from 'react';
import { Button, IconButton } from '../../parts/button.tsx';
import { LinkButton } from '../../parts/link.tsx';
import css from '../gallery.module.css';
import type { Story } from '../story.ts';
import { useGalleryTexts } from '../texts/use-gallery-texts.ts';

export const buttonStory: Story = {
  id: 'button',
  states: [
    { name: 'variants', draw: Variants },
    { name: 'sizes', draw: Sizes },
    { name: 'busy', draw: Busy },
    { name: 'disabled', draw: Disabled },
    { name: 'icons', draw: Icons },
    { name: 'link', draw: Link },
  ],
};

function Variants(): ReactElement {
  const t = useGalleryTexts();
  return (
    <div className={css.row}>
      <Button variant="primary" icon="plus">
        {t('action.add')}
      </Button>
      <Button icon="edit">{t('action.edit')}</Button>
      <Button variant="quiet">{t('action.view')}</Button>
      <Button variant="danger">{t('action.remove')}</Button>
      <Button iconEnd="chevron-down">{t('action.more')}</Button>
    </div>
  );
}

function Sizes(): ReactElement {
  const t = useGalleryTexts();
  return (
    <div className={css.row}>
      {(['sm', 'md', 'lg'] as const).map((size) => (
        <Button key={size} size={size}>
          {t('action.export')}
        </Button>
      ))}
    </div>
  );
}

function Busy(): ReactElement {
  const t = useGalleryTexts();
  return (
    <div className={css.row}>
      <Button variant="primary" busy>
        {t('action.save')}
      </Button>
      <Button busy>{t('action.export')}</Button>
      <IconButton icon="delete" label={t('action.remove')} busy />
    </div>
  );
}

function Disabled(): ReactElement {
  const t = useGalleryTexts();
  return (
    <div className={css.row}>
      <Button variant="primary" disabled>
        {t('action.save')}
      </Button>
      <Button disabled>{t('action.export')}</Button>
      <Button variant="danger" disabled>
        {t('action.remove')}
      </Button>
    </div>
  );
}

function Icons(): ReactElement {
  const t = useGalleryTexts();
  return (
    <div className={css.row}>
      <IconButton icon="more" label={t('action.more')} />
      <IconButton icon="edit" variant="default" label={t('action.edit')} />
      <IconButton icon="close" size="sm" label={t('action.close')} />
    </div>
  );
}

function Link(): ReactElement {
  const t = useGalleryTexts();
  return <LinkButton>{t('action.handle')}</LinkButton>;
}
