import type { Translation } from '../../../texts/create-texts.ts';
import type { zhCN } from './zh-CN.ts';

/** Words of the image viewer in English. */
export const en: Translation<typeof zhCN> = {
  name: 'Picture preview',
  place: '{{name}}, {{at}} of {{of}}',
  close: 'Close the preview',
  tools: 'Picture tools',
  previous: 'Previous picture',
  next: 'Next picture',
  zoomIn: 'Zoom in',
  zoomOut: 'Zoom out',
  actual: 'Actual size',
  reset: 'As at first',
  rotateLeft: 'Rotate left',
  rotateRight: 'Rotate right',
  flipAcross: 'Flip across',
  flipDown: 'Flip down',
  play: 'Play slideshow',
  pause: 'Pause slideshow',
  fullScreen: 'Full screen',
  leaveFullScreen: 'Leave full screen',
  thumbnails: 'Thumbnails',
  broken: 'The picture could not be loaded',
  retry: 'Load again',
};
