import { recordPage } from '#bridge/calls/record/record-page.ts';
import { purchasingFunctions } from '#bridge/calls/supplier/functions.ts';
import { supplierDelivery } from '#bridge/calls/supplier/records/delivery.ts';
import { supplierDeliveryWords } from '#bridge/calls/supplier/records/delivery.words.ts';
import { supplierEvaluation } from '#bridge/calls/supplier/records/evaluation.ts';
import { supplierEvaluationWords } from '#bridge/calls/supplier/records/evaluation.words.ts';
import { supplierInvoice } from '#bridge/calls/supplier/records/invoice.ts';
import { supplierInvoiceWords } from '#bridge/calls/supplier/records/invoice.words.ts';
import { purchaseOrder } from '#bridge/calls/supplier/records/order.ts';
import { purchaseOrderWords } from '#bridge/calls/supplier/records/order.words.ts';
import { supplierPriceList } from '#bridge/calls/supplier/records/price-list.ts';
import { supplierPriceListWords } from '#bridge/calls/supplier/records/price-list.words.ts';
import { supplierQualification } from '#bridge/calls/supplier/records/qualification.ts';
import { supplierQualificationWords } from '#bridge/calls/supplier/records/qualification.words.ts';
import { supplierSettlement } from '#bridge/calls/supplier/records/settlement.ts';
import { supplierSettlementWords } from '#bridge/calls/supplier/records/settlement.words.ts';
import { supplier } from '#bridge/calls/supplier/records/supplier.ts';
import { supplierWords } from '#bridge/calls/supplier/records/supplier.words.ts';
import { defineManifest } from '#bridge/methods/manifest.ts';

/** Purchasing: suppliers with their licences, orders, deliveries, settlements and evaluations. */
export const manifest = defineManifest({
  code: 'purchasing',
  name: { 'zh-CN': '采购管理', en: 'Purchasing' },
  icon: 'briefcase',
  group: 'other',
  order: 30,
  tier: 'in-house',
  entry: 'main.tsx',
  capabilities: [
    {
      capability: 'session.token',
      reason: {
        'zh-CN': '读取和保存供应商、订单和结算数据时，向网关证明当前登录人的身份',
        en: 'Proves who is signed in when suppliers, orders and settlements are read and saved',
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
        en: 'Shows how a save or a move went',
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
      service: 'supplier',
      reason: {
        'zh-CN': '查询和保存供应商、资质、价格、订单、送货、结算和发票',
        en: 'Lists and saves suppliers, licences, prices, orders, deliveries, settlements and invoices',
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
        'zh-CN': '导入导出表格，上传和下载资质扫描件和发票',
        en: 'Imports and exports sheets, and keeps scans of licences and invoices',
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
      name: { 'zh-CN': '采购待办', en: 'Purchasing' },
      size: 'small',
      source: 'supplier.card.todos',
    },
  ],
  menus: [
    { code: 'purchasing', name: { 'zh-CN': '采购管理', en: 'Purchasing' }, icon: 'briefcase' },
  ],
  pages: [
    {
      code: 'overview',
      name: { 'zh-CN': '采购总览', en: 'Overview' },
      route: '/overview',
      icon: 'columns',
      functionId: purchasingFunctions.overview,
      menu: 'purchasing',
    },
    {
      ...recordPage(supplier, supplierWords, { code: 'suppliers', icon: 'briefcase' }),
      menu: 'purchasing',
    },
    {
      code: 'logins',
      name: { 'zh-CN': '供应商账号', en: 'Supplier logins' },
      route: '/logins',
      icon: 'lock',
      functionId: purchasingFunctions.logins,
      buttons: [
        {
          name: { 'zh-CN': '邀请与锁定', en: 'Invite and lock' },
          functionId: purchasingFunctions['logins.edit'],
          authFlag: 'edit',
        },
      ],
      menu: 'purchasing',
    },
    {
      ...recordPage(purchaseOrder, purchaseOrderWords, { code: 'orders', icon: 'list' }),
      menu: 'purchasing',
    },
    {
      code: 'messages',
      name: { 'zh-CN': '订单沟通', en: 'Order messages' },
      route: '/messages',
      icon: 'inbox',
      functionId: purchaseOrder.functionId,
      menu: 'purchasing',
    },
    {
      ...recordPage(supplierDelivery, supplierDeliveryWords, { code: 'deliveries', icon: 'inbox' }),
      menu: 'purchasing',
    },
    {
      ...recordPage(supplierSettlement, supplierSettlementWords, {
        code: 'settlements',
        icon: 'document',
      }),
      menu: 'purchasing',
    },
    {
      ...recordPage(supplierInvoice, supplierInvoiceWords, { code: 'invoices', icon: 'document' }),
      menu: 'purchasing',
    },
    {
      ...recordPage(supplierQualification, supplierQualificationWords, {
        code: 'qualifications',
        icon: 'approval',
      }),
      menu: 'purchasing',
    },
    {
      ...recordPage(supplierPriceList, supplierPriceListWords, { code: 'prices', icon: 'columns' }),
      menu: 'purchasing',
    },
    {
      ...recordPage(supplierEvaluation, supplierEvaluationWords, {
        code: 'evaluations',
        icon: 'star',
      }),
      menu: 'purchasing',
    },
  ],
});
