import { workflowFunctions } from '#bridge/calls/workflow/functions.ts';
import { defineManifest } from '#bridge/methods/manifest.ts';

/** Approvals: to-dos, own requests, and each approval with its route. */
export const manifest = defineManifest({
  code: 'workflow',
  name: { 'zh-CN': '审批中心', en: 'Approvals' },
  icon: 'approval',
  group: 'organisation',
  order: 30,
  tier: 'in-house',
  entry: 'main.tsx',
  capabilities: [
    {
      capability: 'session.token',
      reason: {
        'zh-CN': '读取和处理审批时，向网关证明当前登录人的身份',
        en: 'Proves who is signed in when approvals are read and decided',
      },
    },
    {
      capability: 'permissions',
      reason: {
        'zh-CN': '只显示当前登录人可以查看的列表',
        en: 'Shows only the lists the signed-in person may see',
      },
    },
    {
      capability: 'tabs',
      reason: {
        'zh-CN': '以审批标题命名页签',
        en: 'Names a tab after its approval',
      },
    },
    {
      capability: 'dialogs',
      reason: {
        'zh-CN': '提示审批处理的结果',
        en: 'Tells how a decision went',
      },
    },
    {
      capability: 'navigation',
      reason: {
        'zh-CN': '让列表和审批详情可以收藏、后退和恢复',
        en: 'Lets lists and approvals be bookmarked, restored and gone back to',
      },
    },
  ],
  services: [
    {
      service: 'workflow',
      reason: {
        'zh-CN': '查询待办、审批详情，处理审批',
        en: 'Lists to-dos, reads approvals and decides them',
      },
    },
    {
      service: 'form',
      reason: {
        'zh-CN': '读取单据字段，用于设置流程条件',
        en: 'Reads the fields that conditions of a route may ask',
      },
    },
  ],
  pages: [
    {
      code: 'approvals',
      name: { 'zh-CN': '审批中心', en: 'Approvals' },
      route: '/approvals',
      icon: 'approval',
      functionId: workflowFunctions.approvals,
      buttons: [
        {
          functionId: workflowFunctions.administer,
          name: { 'zh-CN': '管理全部审批', en: 'Administer all approvals' },
        },
      ],
    },
    {
      code: 'routes',
      name: { 'zh-CN': '审批流程', en: 'Approval routes' },
      route: '/routes',
      icon: 'list',
      functionId: workflowFunctions.routes,
    },
  ],
  cards: [
    {
      code: 'todos',
      name: { 'zh-CN': '审批待办', en: 'Approvals' },
      size: 'small',
      joins: 'todos',
      source: 'workflow.card.todos',
    },
  ],
});
