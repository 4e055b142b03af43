import { headBytes, mostPixels, readPictureHead } from '#bridge/methods/picture.ts';

/** The file that an app hands over as the picture it is; what may not be shown is said instead. */
export async function readPicture(file: File): Promise<Blob | 'noPicture' | 'tooLarge'> {
  const head = readPictureHead(new Uint8Array(await file.slice(0, headBytes).arrayBuffer()));
  if (!head) return 'noPicture';
  if (head.width * head.height > mostPixels) return 'tooLarge';
  return new Blob([file], { type: `image/${head.format}` });
}
