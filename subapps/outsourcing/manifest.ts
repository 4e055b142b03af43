import { outsourcingFunctions } from '#bridge/calls/outsourcing/functions.ts';
import { agency } from '#bridge/calls/outsourcing/records/agency.ts';
import { agencyWords } from '#bridge/calls/outsourcing/records/agency.words.ts';
import { dispatchAgreement } from '#bridge/calls/outsourcing/records/agreement.ts';
import { dispatchAgreementWords } from '#bridge/calls/outsourcing/records/agreement.words.ts';
import { dispatchAssignment } from '#bridge/calls/outsourcing/records/assignment.ts';
import { dispatchAssignmentWords } from '#bridge/calls/outsourcing/records/assignment.words.ts';
import { dispatchPost } from '#bridge/calls/outsourcing/records/post.ts';
import { dispatchPostWords } from '#bridge/calls/outsourcing/records/post.words.ts';
import { dispatchReturn } from '#bridge/calls/outsourcing/records/return-case.ts';
import { dispatchReturnWords } from '#bridge/calls/outsourcing/records/return-case.words.ts';
import { dispatchSettlement } from '#bridge/calls/outsourcing/records/settlement.ts';
import { dispatchSettlementWords } from '#bridge/calls/outsourcing/records/settlement.words.ts';
import { staffRequest } from '#bridge/calls/outsourcing/records/staff-request.ts';
import { staffRequestWords } from '#bridge/calls/outsourcing/records/staff-request.words.ts';
import { recordPage } from '#bridge/calls/record/record-page.ts';
import { defineManifest } from '#bridge/methods/manifest.ts';

/** Dispatched work: agencies, agreements, workers, returns and settlements. */
export const manifest = defineManifest({
  code: 'outsourcing',
  name: { 'zh-CN': '劳务派遣', en: 'Outsourcing' },
  icon: 'people',
  group: 'organisation',
  order: 40,
  tier: 'in-house',
  entry: 'main.tsx',
  capabilities: [
    {
      capability: 'session.token',
      reason: {
        'zh-CN': '读取和保存派遣数据时，向网关证明当前登录人的身份',
        en: 'Proves who is signed in when data of dispatched work is read and saved',
      },
    },
    {
      capability: 'permissions',
      reason: {
        'zh-CN': '只显示当前登录人可以使用的按钮',
        en: 'Shows only the buttons the signed-in person may use',
      },
    },
    {
      capability: 'jobs',
      reason: {
        'zh-CN': '导入导出时，在整个门户中显示进度和结果',
        en: 'Shows the progress and the result of imports and exports over the whole portal',
      },
    },
    {
      capability: 'tabs',
      reason: {
        'zh-CN': '标记尚未保存的修改',
        en: 'Marks unsaved changes',
      },
    },
    {
      capability: 'dialogs',
      reason: {
        'zh-CN': '提示保存和办理的结果',
        en: 'Tells how a save or a move went',
      },
    },
    {
      capability: 'navigation',
      reason: {
        'zh-CN': '让列表的筛选、排序和页码可以收藏、后退和恢复',
        en: 'Lets filters, sorting and pages be bookmarked, restored and gone back to',
      },
    },
    {
      capability: 'files',
      reason: {
        'zh-CN': '把协议和材料保存到本机',
        en: 'Saves agreements and evidence on the machine',
      },
    },
  ],
  services: [
    {
      service: 'outsourcing',
      reason: {
        'zh-CN': '查询和保存派遣单位、协议、用工、退回和结算',
        en: 'Lists and saves agencies, agreements, assignments, returns and settlements',
      },
    },
    {
      service: 'joyhr',
      reason: {
        'zh-CN': '保存列表的查询方案',
        en: 'Keeps the views of lists',
      },
    },
    {
      service: 'filecenter',
      reason: {
        'zh-CN': '上传和下载协议、许可证和证明材料',
        en: 'Uploads and downloads agreements, permits and evidence',
      },
    },
    {
      service: 'workflow',
      reason: {
        'zh-CN': '显示单据的审批进度',
        en: 'Shows where the approval of a record is',
      },
    },
  ],
  cards: [
    {
      code: 'todos',
      name: { 'zh-CN': '派遣提醒', en: 'Dispatched work' },
      size: 'small',
      source: 'outsourcing.card.todos',
    },
  ],
  menus: [
    { code: 'dispatch', name: { 'zh-CN': '劳务派遣', en: 'Dispatched work' }, icon: 'people' },
  ],
  pages: [
    {
      code: 'overview',
      name: { 'zh-CN': '派遣总览', en: 'Overview' },
      route: '/overview',
      icon: 'columns',
      functionId: outsourcingFunctions.overview,
      menu: 'dispatch',
    },
    {
      ...recordPage(dispatchAssignment, dispatchAssignmentWords, {
        code: 'assignments',
        icon: 'people',
      }),
      menu: 'dispatch',
    },
    {
      ...recordPage(staffRequest, staffRequestWords, { code: 'requests', icon: 'inbox' }),
      menu: 'dispatch',
    },
    {
      code: 'month',
      name: { 'zh-CN': '月度结算', en: 'Month of dispatch' },
      route: '/month',
      icon: 'calendar',
      functionId: dispatchSettlement.functionId,
      menu: 'dispatch',
    },
    {
      ...recordPage(dispatchSettlement, dispatchSettlementWords, {
        code: 'settlements',
        icon: 'document',
      }),
      menu: 'dispatch',
    },
    {
      ...recordPage(dispatchReturn, dispatchReturnWords, { code: 'returns', icon: 'approval' }),
      menu: 'dispatch',
    },
    {
      ...recordPage(agency, agencyWords, { code: 'agencies', icon: 'briefcase' }),
      menu: 'dispatch',
    },
    {
      ...recordPage(dispatchAgreement, dispatchAgreementWords, {
        code: 'agreements',
        icon: 'document',
      }),
      menu: 'dispatch',
    },
    {
      ...recordPage(dispatchPost, dispatchPostWords, { code: 'posts', icon: 'list' }),
      menu: 'dispatch',
    },
  ],
});
