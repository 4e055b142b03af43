import type { ReactElement } from 'react';
import { QrCode } from '../../parts/qr-code/qr-code.tsx';
import css from '../gallery.module.css';
import type { Story } from '../story.ts';
import { useGalleryTexts } from '../texts/use-gallery-texts.ts';

export const qrCodeStory: Story = {
  id: 'qr-code',
  states: [
    { name: 'sizes', draw: Sizes },
    { name: 'levels', draw: Levels },
    { name: 'empty', draw: Empty },
    { name: 'too-long', draw: TooLong },
  ],
};

const address = 'https://atrium.example.com/portal/personnel/employee/01890a5d';

function Sizes(): ReactElement {
  const t = useGalleryTexts();
  return (
    <div className={css.row}>
      {([96, 128, 160, 200, 240] as const).map((size) => (
        <QrCode key={size} size={size} text={address} label={t('say.codeOf')} />
      ))}
    </div>
  );
}

function Levels(): ReactElement {
  const t = useGalleryTexts();
  return (
    <div className={css.row}>
      {(['L', 'M', 'Q', 'H'] as const).map((level) => (
        <QrCode key={level} level={level} text={address} label={`${t('say.codeOf')} ${level}`} />
      ))}
    </div>
  );
}

function Empty(): ReactElement {
  const t = useGalleryTexts();
  return <QrCode text="" label={t('say.codeOf')} />;
}

function TooLong(): ReactElement {
  const t = useGalleryTexts();
  return <QrCode text={address.repeat(60)} label={t('say.codeOf')} />;
}
