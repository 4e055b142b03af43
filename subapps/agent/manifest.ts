import { agentFunctions } from '#bridge/calls/agent/functions.ts';
import { defineManifest } from '#bridge/methods/manifest.ts';

/** The assistant: questions about the own work, and requests that it drafts; drawn with Lit. */
export const manifest = defineManifest({
  code: 'agent',
  name: { 'zh-CN': '智能助手', en: 'Assistant' },
  icon: 'star',
  group: 'other',
  order: 40,
  tier: 'in-house',
  entry: 'main.ts',
  capabilities: [
    {
      capability: 'session.token',
      reason: {
        'zh-CN': '提问时，向网关证明当前登录人的身份，助手只能看到本人可见的数据',
        en: 'Proves who asks: the assistant sees what this person may see',
      },
    },
    {
      capability: 'drafts',
      reason: {
        'zh-CN': '请您在门户的确认框中核对并提交助手起草的申请',
        en: 'Has the portal show a drafted request, which the person sends or not',
      },
    },
    {
      capability: 'tabs',
      reason: {
        'zh-CN': '打开回答中引用的文档和页面',
        en: 'Opens the documents and pages that an answer names',
      },
    },
    {
      capability: 'dialogs',
      reason: {
        'zh-CN': '删除对话前请求确认，并提示结果',
        en: 'Asks before a conversation is deleted, and says how it went',
      },
    },
    {
      capability: 'navigation',
      reason: {
        'zh-CN': '让每个对话有自己的地址，可以收藏和恢复',
        en: 'Gives each conversation an address of its own',
      },
    },
    {
      capability: 'permissions',
      reason: {
        'zh-CN': '只向管理员显示助手的设置和使用记录',
        en: 'Shows settings and log to administrators alone',
      },
    },
  ],
  services: [
    {
      service: 'agent',
      reason: {
        'zh-CN': '提问、读取本人的对话，管理员维护助手设置',
        en: 'Asks questions and keeps the own conversations; administrators set the assistant up',
      },
    },
  ],
  pages: [
    {
      code: 'chat',
      name: { 'zh-CN': '智能助手', en: 'Assistant' },
      route: '/chat',
      icon: 'star',
      functionId: agentFunctions.chat,
    },
    {
      code: 'drafts',
      name: { 'zh-CN': '待确认的申请', en: 'Requests to confirm' },
      route: '/drafts',
      icon: 'list',
      functionId: agentFunctions.chat,
      // Opened by the address that a program of the person gives.
      hidden: true,
    },
    {
      code: 'settings',
      name: { 'zh-CN': '助手设置', en: 'Assistant settings' },
      route: '/settings',
      icon: 'edit',
      functionId: agentFunctions.settings,
    },
    {
      code: 'tokens',
      name: { 'zh-CN': '访问令牌', en: 'Access tokens' },
      route: '/tokens',
      icon: 'list',
      functionId: agentFunctions.settings,
    },
    {
      code: 'log',
      name: { 'zh-CN': '助手使用记录', en: 'Use of the assistant' },
      route: '/log',
      icon: 'list',
      functionId: agentFunctions.log,
    },
  ],
});
