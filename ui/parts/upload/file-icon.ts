import type { IconShape } from '../icon/icon.tsx';
import { mediaIcons } from '../icon/media-paths.ts';
import type { IconName } from '../icon/paths.ts';
import { kindByName } from './file-formats.ts';

/** What stands before a file's name. */
export function iconOfFile(name: string): IconName | IconShape {
  const kind = kindByName(name);
  if (kind === 'document') return 'document';
  return mediaIcons[kind === 'video' ? 'video' : 'image'];
}
