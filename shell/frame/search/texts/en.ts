import { fileCategoryWords } from '#bridge/calls/filecenter/terms.ts';
import { employmentStatusWords } from '#bridge/calls/joyhr/terms.ts';
import { plural, type Translation } from '#ui/texts/create-texts.ts';
import type { zhCN } from './zh-CN.ts';

/** Words of the search in English. */
export const en: Translation<typeof zhCN> = {
  title: 'Search',
  placeholder: 'People, menu, documents…',
  results: 'Results',
  groups: {
    people: 'People',
    menu: 'Menu',
    rows: 'Records',
    documents: 'Documents',
    notices: 'Messages',
    recent: 'Recent',
  },
  searching: 'Searching',
  start:
    'Type a name, pinyin, staff number or the last four digits of a phone to find people, or the name of a page or a document',
  startMenu: 'Type the name of a page to open it',
  none: 'Nothing found for “{{keyword}}”',
  noneHint: 'Try another word, or check the spelling',
  more: 'There are more results: keep typing to narrow them down',
  failed: {
    people: 'People could not be searched',
    rows: 'Records could not be searched',
    documents: 'Documents could not be searched',
    notices: 'Messages could not be searched',
  },
  kinds: fileCategoryWords.en,
  retry: 'Try again',
  count: ({ count }) => plural(count, 'result', 'results'),
  close: 'Close',
  keys: { choose: 'to choose', open: 'to open', close: 'to close' },
  apps: 'Also searches open apps',
  outside: 'opens in a new window',
  status: employmentStatusWords.en,
};
