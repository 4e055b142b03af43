import { recordPage } from '#bridge/calls/record/record-page.ts';
import { tourDeparture } from '#bridge/calls/tourshop/records/departure.ts';
import { tourDepartureWords } from '#bridge/calls/tourshop/records/departure.words.ts';
import { tourFeeTable } from '#bridge/calls/tourshop/records/fee-table.ts';
import { tourFeeTableWords } from '#bridge/calls/tourshop/records/fee-table.words.ts';
import { tourFunding } from '#bridge/calls/tourshop/records/funding.ts';
import { tourFundingWords } from '#bridge/calls/tourshop/records/funding.words.ts';
import { tourPlan } from '#bridge/calls/tourshop/records/plan.ts';
import { tourPlanWords } from '#bridge/calls/tourshop/records/plan.words.ts';
import { tourProduct } from '#bridge/calls/tourshop/records/product.ts';
import { tourProductWords } from '#bridge/calls/tourshop/records/product.words.ts';
import { defineManifest } from '#bridge/methods/manifest.ts';

/** The records behind the tour shop: trips, departures, plans and cancel fees. */
export const manifest = defineManifest({
  code: 'tourdesk',
  name: { 'zh-CN': '旅游线路管理', en: 'Trips and plans' },
  icon: 'star',
  group: 'other',
  order: 20,
  tier: 'in-house',
  entry: 'main.tsx',
  capabilities: [
    {
      capability: 'session.token',
      reason: {
        'zh-CN': '读取和保存线路数据时，向网关证明当前登录人的身份',
        en: 'Proves who is signed in when trips and plans are read and saved',
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
        'zh-CN': '把导出的表格保存到本机',
        en: 'Saves exported sheets on the machine',
      },
    },
  ],
  services: [
    {
      service: 'tourshop',
      reason: {
        'zh-CN': '查询和保存线路、团期、福利计划和退改规则',
        en: 'Lists and saves trips, departures, benefit plans and cancel fees',
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
        'zh-CN': '导入和导出表格',
        en: 'Imports and exports sheets',
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
  pages: [
    recordPage(tourProduct, tourProductWords, { code: 'products', icon: 'star' }),
    recordPage(tourDeparture, tourDepartureWords, { code: 'departures', icon: 'calendar' }),
    recordPage(tourPlan, tourPlanWords, { code: 'plans', icon: 'document' }),
    recordPage(tourFeeTable, tourFeeTableWords, { code: 'fees', icon: 'list' }),
    recordPage(tourFunding, tourFundingWords, { code: 'funding', icon: 'approval' }),
  ],
});
