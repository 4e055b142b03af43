import { documentKindWords } from '#bridge/calls/docenter/terms.ts';
import type { Translation } from '#ui/texts/create-texts.ts';
import type { zhCN } from './zh-CN.ts';

/** Words of the documents in English. */
export const en: Translation<typeof zhCN> = {
  notFound: 'Page not found',
  kind: documentKindWords.en,
  library: {
    title: 'Library',
    all: 'All',
    search: 'Search in documents',
    none: 'No documents yet',
    noneHint: 'What an administrator publishes is shown here',
    noHits: 'Nothing found',
    noHitsHint: 'Try other words, such as “annual leave”',
    found: 'Found in {{count}} places',
    effective: 'In effect since {{day}}',
    edition: 'Edition {{edition}}',
    forOrgan: 'For {{name}}',
    attachment: 'Download attachment',
    attached: 'Has an attachment',
    failed: 'The attachment could not be downloaded. Try again later.',
  },
};
