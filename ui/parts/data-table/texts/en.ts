import type { Translation } from '../../../texts/create-texts.ts';
import type { zhCN } from './zh-CN.ts';

/** Words of the data table in English. */
export const en: Translation<typeof zhCN> = {
  table: {
    selectPage: 'Select all on this page',
    selectRow: 'Select this row',
    actions: 'Actions',
    columns: 'Columns',
    allColumns: 'Restore defaults',
    resize: 'Width of {{column}}',
    selected: '{{count}} selected',
    selectAll: 'Select all {{count}}',
    unselect: 'Clear selection',
    unfold: 'Expand',
    fold: 'Collapse',
    total: 'Total',
    moveUp: 'Move {{column}} earlier',
    moveDown: 'Move {{column}} later',
    moreActions: 'More actions',
  },
  columnFilter: {
    open: 'Filter {{column}}',
    active: 'Filter {{column}} (on)',
    contains: 'Contains',
    apply: 'Filter',
    reset: 'Reset',
  },
  rowButton: {
    view: 'View',
    modify: 'Modify',
    approve: 'Approve',
    revoke: 'Revoke',
    withdraw: 'Withdraw',
    delete: 'Delete',
    lock: 'Lock',
    finishEarly: 'Finish early',
    copy: 'Copy',
    assign: 'Assign',
    cancelLeave: 'Cancel leave',
    maternityLeave: 'Supplementary maternity leave',
    patchCard: 'Patch card',
    unlock: 'Unlock',
    pass: 'Pass',
    reject: 'Reject',
  },
};
