import { type ReactElement, useState } from 'react';
import { Button } from '../../parts/button.tsx';
import { ImageViewer, type ViewerImage } from '../../parts/image-viewer/image-viewer.tsx';
import { picturesOf } from '../content/pictures.ts';
import type { Story } from '../story.ts';
import { useGalleryTexts } from '../texts/use-gallery-texts.ts';

export const imageViewerStory: Story = {
  id: 'image-viewer',
  states: [
    { name: 'several', draw: Several, place: 'alone' },
    { name: 'single', draw: Single, place: 'alone' },
    { name: 'broken', draw: Broken, place: 'alone' },
    { name: 'loading', draw: Loading, place: 'alone' },
  ],
};

function Several(): ReactElement {
  const t = useGalleryTexts();
  return (
    <Viewed images={picturesOf([t('picture.office'), t('picture.badge'), t('picture.outing')])} />
  );
}

function Single(): ReactElement {
  const t = useGalleryTexts();
  return <Viewed images={picturesOf([t('picture.office')])} />;
}

function Broken(): ReactElement {
  const t = useGalleryTexts();
  return (
    <Viewed images={[{ id: 'gone', name: t('picture.badge'), src: 'data:image/png;base64,AA' }]} />
  );
}

// The gallery keeps this address open and never answers.
function Loading(): ReactElement {
  const t = useGalleryTexts();
  return <Viewed images={[{ id: 'slow', name: t('picture.office'), src: '/changes' }]} />;
}

function Viewed({ images }: { images: readonly ViewerImage[] }): ReactElement {
  const t = useGalleryTexts();
  const [open, setOpen] = useState(true);
  return (
    <>
      <Button onClick={() => setOpen(true)}>{t('action.open')}</Button>
      <ImageViewer open={open} onClose={() => setOpen(false)} images={images} />
    </>
  );
}
