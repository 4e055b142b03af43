import type { IconShape } from '../icon/icon.tsx';
import { mediaIcons } from '../icon/media-paths.ts';
import type { IconName } from '../icon/paths.ts';
import { kindByName } from './file-formats.ts';

/** What is before a file's name. */
export function iconOfFile(name: string): IconName | IconShape {
  switch (kindByName(name)) {
    case 'picture':
      return mediaIcons.image;
    case 'video':
      return mediaIcons.video;
    default:
      return 'document';
  }
}
