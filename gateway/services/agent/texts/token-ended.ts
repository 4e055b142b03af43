/** What the person of an access token reads when an administrator ends it. */
import type { NewNotice } from '#gateway/kernel/notices.ts';

/** The message about a token by its name. */
export function tokenEndedTexts(name: string): Pick<NewNotice, 'texts' | 'author'> {
  return {
    author: '智能助手',
    texts: {
      'zh-CN': [
        '访问令牌已被管理员吊销',
        `管理员吊销了您的访问令牌“${name}”，使用它的外部助手已无法接入。如仍需使用，请在“账号安全”中重新创建。`,
      ],
      en: [
        'An administrator revoked your access token',
        `An administrator revoked your access token “${name}”. Assistants that use it have lost access. If you still need one, make a new one under Account security.`,
      ],
    },
  };
}
