import type { Translation } from '#ui/texts/create-texts.ts';
import type { zhCN } from './zh-CN.ts';

/** Words of the long work in English. */
export const en: Translation<typeof zhCN> = {
  title: 'Jobs',
  running: 'Jobs, {{count}} running',
  idle: 'Jobs, all ended',
  state: {
    waiting: 'Queued',
    running: 'Running',
    again: 'Tried again shortly',
    cancelling: 'Cancelling…',
    done: 'Done',
    failed: 'Failed',
    cancelled: 'Cancelled',
    interrupted: 'Interrupted: the application was closed or reloaded',
  },
  progress: '{{done}} of {{total}}',
  cancel: 'Cancel',
  again: 'Download again',
  retry: 'Retry',
  files: { result: 'Download', errors: 'Download errors' },
  expired: '{{title}}: the file has expired, please export again',
  dismiss: 'Remove {{title}}',
  clear: 'Clear ended jobs',
  said: {
    done: '{{title}}: done',
    failed: '{{title}}: failed',
    cancelled: '{{title}}: cancelled',
    interrupted: '{{title}}: interrupted',
  },
};
