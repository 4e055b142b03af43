import type { Translation } from '#ui/texts/create-texts.ts';
import type { zhCN } from './zh-CN.ts';

/** Words of the long work in English. */
export const en: Translation<typeof zhCN> = {
  title: 'Jobs',
  running: 'Jobs, {{count}} running',
  idle: 'Jobs, all ended',
  state: {
    running: 'Running',
    cancelling: 'Cancelling…',
    done: 'Done',
    failed: 'Failed',
    cancelled: 'Cancelled',
    interrupted: 'Interrupted: the application was closed or reloaded',
  },
  progress: '{{done}} of {{total}}',
  cancel: 'Cancel',
  again: 'Download again',
  dismiss: 'Remove {{title}}',
  clear: 'Clear ended jobs',
  said: {
    done: '{{title}}: done',
    failed: '{{title}}: failed',
    cancelled: '{{title}}: cancelled',
    interrupted: '{{title}}: interrupted',
  },
};
