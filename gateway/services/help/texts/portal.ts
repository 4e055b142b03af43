import type { Locale } from '#bridge/calls/kit/words.ts';
import type { Article } from '../article.ts';

/** Help about the portal. */
export const portalArticle: Article = {
  app: 'portal',
  'zh-CN': {
    summary: '门户的基本用法：菜单、搜索、页签、消息和个人设置。',
    sections: [
      {
        heading: '菜单与搜索',
        lines: [
          '左侧菜单列出您有权使用的页面，点星标收藏。',
          '顶部搜索可找人、找页面和业务数据，支持拼音首字母。',
        ],
      },
      {
        heading: '页签',
        lines: ['打开的页面保留在页签中，切换时不丢内容；右键可关闭其他或恢复关闭的页面。'],
      },
      {
        heading: '首页与消息',
        lines: ['首页卡片可拖动、增减。', '铃铛显示未读消息和待办；重要公告需要阅读确认。'],
      },
      {
        heading: '个人设置',
        lines: [
          '点头像修改密码、开启二次验证、切换语言和外观。',
          '修改角色、登录方式等敏感操作前，门户会请您再输入一次登录密码，5 分钟内有效；页面自身不会向您要密码。',
        ],
      },
    ],
  },
  en: {
    summary: 'How the portal works: menu, search, tabs, messages and your settings.',
    sections: [
      {
        heading: 'Menu and search',
        lines: [
          'The menu lists the pages you may use; star those you need often.',
          'The search at the top finds people, pages and records, by pinyin initials too.',
        ],
      },
      {
        heading: 'Tabs',
        lines: [
          'Pages stay open in tabs and keep what is in them; right-click to close others or reopen one.',
        ],
      },
      {
        heading: 'Home and messages',
        lines: [
          'Cards of the home page can be moved, added and removed.',
          'The bell shows unread messages and to-dos; important announcements ask to be read.',
        ],
      },
      {
        heading: 'Your settings',
        lines: [
          'Click your picture for password, second factor, language and appearance.',
          'Before a sensitive change, such as one of roles, the portal asks for your password once more; it counts for 5 minutes. No page asks for it on its own.',
        ],
      },
    ],
  },
};

/** What the article about the portal is called. */
export const portalTitle: Readonly<Record<Locale, string>> = {
  'zh-CN': '门户使用',
  en: 'The portal',
};
