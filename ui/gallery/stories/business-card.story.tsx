import type { ReactElement } from 'react';
import { BusinessCard, type BusinessCardProps } from '../../parts/business-card/business-card.tsx';
import { QrCode } from '../../parts/qr-code/qr-code.tsx';
import { picturesOf } from '../content/pictures.ts';
import css from '../gallery.module.css';
import type { Story } from '../story.ts';
import { useGalleryTexts } from '../texts/use-gallery-texts.ts';

export const businessCardStory: Story = {
  id: 'business-card',
  states: [
    { name: 'horizontal', draw: Horizontal },
    { name: 'vertical', draw: Vertical },
    { name: 'with-avatar', draw: WithAvatar },
    { name: 'user-name-only', draw: UserNameOnly },
    { name: 'logo-and-background', draw: Decorated },
    { name: 'with-code', draw: WithCode },
  ],
};

function Card(props: Partial<BusinessCardProps>): ReactElement {
  const t = useGalleryTexts();
  return (
    <BusinessCard
      title={t('organ.company')}
      realName={t('person.zhou.name')}
      userName="zhouyutong"
      content={[t('person.zhou.post'), '138 0013 8000', 'zhou@example.com', t('say.address')].join(
        '\n',
      )}
      {...props}
    />
  );
}

function Horizontal(): ReactElement {
  return <Card />;
}

function Vertical(): ReactElement {
  return <Card direction={2} showHead={1} />;
}

function WithAvatar(): ReactElement {
  const [picture] = picturesOf(['head']);
  return (
    <div className={css.row}>
      <Card showHead={1} />
      <Card showHead={1} headUrl={picture?.src} />
    </div>
  );
}

function UserNameOnly(): ReactElement {
  return <Card realName="" content="" />;
}

function Decorated(): ReactElement {
  const [logo, ground] = picturesOf(['logo', 'ground']);
  const accent = 'color-mix(in oklch, var(--accent) 60%, var(--paper-ink))';
  return (
    <div className={css.row}>
      {([1, 2] as const).map((direction) => (
        <Card
          key={direction}
          direction={direction}
          logoUrl={logo?.src}
          backgroundUrl={ground?.src}
          colors={{ title: accent, name: accent }}
        />
      ))}
    </div>
  );
}

function WithCode(): ReactElement {
  const t = useGalleryTexts();
  return (
    <div className={css.row}>
      {([1, 2] as const).map((direction) => (
        <Card key={direction} direction={direction}>
          <QrCode size={96} text="BEGIN:VCARD" label={t('say.codeOf')} />
        </Card>
      ))}
    </div>
  );
}
