import { plural, type Translation } from '../../../texts/create-texts.ts';
import type { zhCN } from './zh-CN.ts';

/** The same in English. */
export const en: Translation<typeof zhCN> = {
  add: 'Add',
  department: 'Department…',
  asideFailed: 'The tree could not be loaded',
  reset: 'Reset',
  filter: {
    more: 'Filter',
    moreTitle: 'More filters',
    fromOf: '{{what}} from',
    toOf: '{{what}} to',
    any: 'Any',
    between: '{{from}} to {{to}}',
    after: 'from {{from}}',
    before: 'until {{to}}',
    chip: '{{what}}: {{value}}',
    remove: 'Remove the filter {{what}}',
  },
  noMatch: 'Nothing matches',
  noMatchHint: 'Try another keyword, or clear the filters',
  nav: { hide: 'Hide figures and filters', show: 'Show figures and filters' },
  edit: {
    start: 'Edit list',
    stop: 'Stop editing',
    cell: '{{column}}: {{row}}',
    changed: ({ count }) => `${plural(count, 'row', 'rows')} changed`,
    save: 'Save changes',
    discard: 'Discard changes',
    discardText: ({ count }) =>
      `${plural(count, 'changed row is', 'changed rows are')} not saved yet and will be lost.`,
    saved: ({ count }) => `${plural(count, 'row', 'rows')} saved`,
    failed: 'Saving failed; what you entered is still there. {{reason}}',
  },
  export: {
    action: 'Export',
    scope: ({ count }) => `${plural(count, 'row', 'rows')} in all, the columns in sight`,
    xlsx: 'Excel (.xlsx)',
    csv: 'CSV (.csv)',
    running: 'Exporting, please wait',
    background:
      'There are many rows: the export goes on as a task. Download it from the tasks at the top.',
    done: 'Exported: {{file}}',
    failed: 'The export failed. {{reason}}',
  },
  batchFailed: 'That did not work. {{reason}}',
  approval: {
    title: 'Approval',
    failed: 'The approval could not be loaded',
    none: 'No approval yet',
    waiting: 'Waiting',
    ahead: 'Not yet',
    started: 'Submitted',
    status: {
      draft: 'Draft',
      pending: 'In approval',
      ahead: 'Not yet',
      passed: 'Approved',
      rejected: 'Rejected',
      returned: 'Returned',
      withdrawn: 'Withdrawn',
      revoking: 'Revocation in approval',
      revoked: 'Revoked',
      terminated: 'Ended by administrator',
    },
  },
};
