import type { ReactElement } from 'react';
import { Avatar } from '../../parts/avatar.tsx';
import { Dot, Tag } from '../../parts/tag.tsx';
import { VisuallyHidden } from '../../parts/visually-hidden.tsx';
import { peopleIds } from '../content/people.ts';
import { picturesOf } from '../content/pictures.ts';
import css from '../gallery.module.css';
import type { Story } from '../story.ts';
import { useGalleryTexts } from '../texts/use-gallery-texts.ts';

export const personStory: Story = {
  id: 'avatar-tag',
  states: [
    { name: 'avatars', draw: Avatars },
    { name: 'avatar-sizes', draw: Sizes },
    { name: 'avatar-pictures', draw: Pictures },
    { name: 'tags', draw: Tags },
    { name: 'dots', draw: Dots },
    { name: 'visually-hidden', draw: Hidden },
  ],
};

function Avatars(): ReactElement {
  const t = useGalleryTexts();
  return (
    <div className={css.row}>
      {peopleIds.map((id) => (
        <Avatar key={id} name={t(`person.${id}.name`)} />
      ))}
    </div>
  );
}

function Sizes(): ReactElement {
  const t = useGalleryTexts();
  return (
    <div className={css.row}>
      {(['xs', 'sm', 'md', 'lg'] as const).map((size) => (
        <Avatar key={size} size={size} name={t('person.zhou.name')} />
      ))}
    </div>
  );
}

// A picture, and one that cannot be loaded.
function Pictures(): ReactElement {
  const t = useGalleryTexts();
  const [picture] = picturesOf(['head']);
  return (
    <div className={css.row}>
      <Avatar name={t('person.zhou.name')} picture={picture?.src} size="lg" />
      <Avatar name={t('person.zhou.name')} picture="data:image/png;base64,AA" size="lg" />
    </div>
  );
}

function Tags(): ReactElement {
  const t = useGalleryTexts();
  return (
    <div className={css.row}>
      <Tag>{t('organ.testing')}</Tag>
      <Tag tone="accent">{t('figure.joined')}</Tag>
      <Tag tone="good">{t('status.active')}</Tag>
      <Tag tone="warn">{t('status.probation')}</Tag>
      <Tag tone="bad">{t('status.leaving')}</Tag>
    </div>
  );
}

function Dots(): ReactElement {
  const t = useGalleryTexts();
  return (
    <div className={css.row}>
      <Dot tone="good" />
      {t('status.active')}
      <Dot tone="warn" />
      {t('status.probation')}
      <Dot tone="bad" />
      {t('status.leaving')}
    </div>
  );
}

function Hidden(): ReactElement {
  const t = useGalleryTexts();
  return (
    <p>
      {t('say.hidden')}
      <VisuallyHidden>{t('say.hiddenWords')}</VisuallyHidden>
    </p>
  );
}
