import type { Translation } from '#ui/texts/create-texts.ts';
import type { zhCN } from './zh-CN.ts';

/** Words of the page about the start of a company in English. */
export const en: Translation<typeof zhCN> = {
  title: 'Begin',
  subtitle: 'Three ways to begin; the choice can be changed later',
  empty: {
    title: 'Begin empty',
    text: 'Make the organisation and the posts first, then hire people one by one.',
    action: 'Organisation',
    posts: 'Posts',
    hire: 'Hire',
  },
  import: {
    title: 'Import from Excel',
    text: 'Import the organisation, then posts, then people; each has a template. Rows with errors say why; correct them and import again. People come in as drafts of entries, which are submitted together.',
    organs: 'Import organisation',
    action: 'Import people',
    posts: 'Import posts',
  },
  sample: {
    title: 'Try it with sample data',
    text: 'Adds a sample company with departments, posts, positions and 23 people. Their numbers begin with SAMPLE, and one button removes them.',
    action: 'Add sample data',
    added: 'The sample data is added',
    remove: 'Remove sample data',
    removes: 'Removing it takes away the sample and every record about its people:',
    kept: 'Nothing of your own company changes.',
    inTheWay: 'It cannot be removed yet: data of your own uses sample departments, posts or people',
    inTheWayHint: 'Please change these first:',
    removeTitle: 'Remove the sample data?',
    removeText:
      'This removes: {{list}}. It cannot be brought back. Nothing of your own company changes.',
    removed: 'The sample data is removed',
    count: '{{name}}: {{count}}',
    separator: ', ',
  },
  people: '{{count}} people of your own',
  manyPeople: 'More than 1000 people of your own',
};
