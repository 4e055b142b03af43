import type { Terms } from '#bridge/calls/kit/words.ts';

/** What the card of approvals says on the home page. */
export const cardWords: Terms<'todo' | 'overdue' | 'returned' | 'held'> = {
  'zh-CN': {
    todo: '待我审批',
    overdue: '已超时的审批',
    returned: '被退回的申请',
    held: '找不到审批人的审批',
  },
  en: {
    todo: 'Approvals to decide',
    overdue: 'Overdue approvals',
    returned: 'Requests that came back',
    held: 'Approvals without an approver',
  },
};
