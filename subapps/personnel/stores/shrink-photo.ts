/** Makes a photo out of whatever picture somebody chose: square, small, and without what a camera writes along. */
import { photoLimits, smallPhotoLimits } from '#bridge/calls/filecenter/calls.ts';

/** What is sent: the photo, and the same for lists. */
export interface ShrunkPhoto {
  readonly photo: File;
  readonly small: File;
}

/** The browser cannot read the picture. */
export class UnreadablePicture extends Error {
  override readonly name = 'UnreadablePicture';
}

/** Pixels of a side: twice what the largest avatar shows, and what a dialog shows. */
const smallSide = 96;
const fullSide = 480;

/** From best to worst; the first whose file is small enough is taken. */
const qualities = [0.9, 0.8, 0.65, 0.5, 0.3];

/** Where a square is cut out of a picture: in the middle, and of an upright one higher up, where faces are. */
export function cutOf(
  width: number,
  height: number,
): { readonly left: number; readonly top: number; readonly side: number } {
  const side = Math.min(width, height);
  return { left: (width - side) / 2, top: (height - side) / 4, side };
}

/** @throws {UnreadablePicture} */
export async function shrinkPhoto(file: File): Promise<ShrunkPhoto> {
  const picture = await createImageBitmap(file).catch(() => {
    throw new UnreadablePicture();
  });
  try {
    return {
      photo: await draw(picture, Math.min(fullSide, photoLimits.side), photoLimits.bytes),
      small: await draw(
        picture,
        Math.min(smallSide, smallPhotoLimits.side),
        smallPhotoLimits.bytes,
      ),
    };
  } finally {
    picture.close();
  }
}

async function draw(picture: ImageBitmap, most: number, bytes: number): Promise<File> {
  const { left, top, side: cut } = cutOf(picture.width, picture.height);
  const side = Math.max(1, Math.min(most, Math.round(cut)));
  const canvas = new OffscreenCanvas(side, side);
  const context = canvas.getContext('2d');
  if (!context) throw new UnreadablePicture();
  // JPEG knows nothing transparent; without a ground it would turn black.
  context.fillStyle = 'white';
  context.fillRect(0, 0, side, side);
  context.imageSmoothingQuality = 'high';
  context.drawImage(picture, left, top, cut, cut, 0, 0, side, side);
  for (const quality of qualities) {
    const blob = await canvas.convertToBlob({ type: 'image/jpeg', quality });
    if (blob.size <= bytes) return new File([blob], 'photo.jpg', { type: blob.type });
  }
  throw new UnreadablePicture();
}
