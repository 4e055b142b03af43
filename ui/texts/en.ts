import { plural, type Translation } from './create-texts.ts';
import type { zhCN } from './zh-CN.ts';

/** Words of the parts in English. */
export const en: Translation<typeof zhCN> = {
  loading: 'Loading',
  clear: 'Clear',
  close: 'Close',
  ok: 'OK',
  cancel: 'Cancel',
  retry: 'Try again',
  search: 'Search',
  required: 'Required',
  password: { show: 'Show password', hide: 'Hide password' },
  counter: '{{used}} of {{max}} characters used',
  choose: 'Choose',
  open: 'Open',
  filter: { chosen: '{{label}}: {{words}}', comma: ', ', clear: 'Clear filter: {{label}}' },
  gotIt: 'I got it',
  discard: {
    title: 'Discard unsaved changes?',
    text: 'What you have not saved will be lost.',
    ok: 'Discard',
    cancel: 'Keep editing',
  },
  pages: {
    name: 'Pages',
    total: ({ total }) => plural(total, 'row', 'rows'),
    previous: 'Previous page',
    next: 'Next page',
    page: 'Page {{number}}',
    size: 'Rows per page',
    perPage: '{{count}} / page',
    goTo: 'Go to',
  },
  calendar: {
    open: 'Choose a date',
    previous: 'Back',
    next: 'Forward',
    view: '{{shown}}, change view',
    placeholder: 'YYYY-MM-DD',
    month: 'YYYY-MM',
  },
  aside: { hide: 'Hide the side', show: 'Show the side' },
  back: 'Back',
  none: '—',
  empty: { title: 'Nothing here yet', filtered: 'Nothing matches these filters' },
  error: { title: 'Could not load', hint: 'Check your connection and try again' },
  denied: { title: 'You have no access', hint: 'Ask your administrator if you need it' },
  crash: {
    title: 'Something went wrong',
    hint: 'If a reload does not help, tell your administrator',
  },
};
