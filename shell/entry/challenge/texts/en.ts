import type { Translation } from '#ui/texts/create-texts.ts';
import type { zhCN } from './zh-CN.ts';

/** Words of the challenge before a sign-in or a code, in English. */
export const en: Translation<typeof zhCN> = {
  title: 'Security check',
  loading: 'Loading the check',
  again: 'Another picture',
  close: 'Close',
  submit: 'Confirm',
  kinds: {
    slider: 'Use the puzzle',
    picture: 'Use a picture code',
    work: 'Hard to see? Let the browser do it',
  },
  leads: {
    slider:
      'Drag the piece to the hole of the same shape. You can also move it with the arrow keys or the buttons, then confirm.',
    picture: 'Type the 5 characters in the picture, in upper or lower case',
    work: 'The browser is working on the check, which takes a few seconds',
  },
  slider: {
    handle: 'Place of the piece',
    place: '{{at}} of {{most}}',
    left: 'Move left',
    right: 'Move right',
    picture: 'A picture with three holes',
  },
  picture: {
    label: 'Characters',
    picture: 'Picture of a code',
  },
};
