import { documentFunctions } from '#bridge/calls/docenter/functions.ts';
import { companyDocument } from '#bridge/calls/docenter/records/document.ts';
import { companyDocumentWords } from '#bridge/calls/docenter/records/document.words.ts';
import { recordPage } from '#bridge/calls/record/record-page.ts';
import { defineManifest } from '#bridge/methods/manifest.ts';

/** The documents of the company: the library that people read, and the list of who looks after them. */
export const manifest = defineManifest({
  code: 'documents',
  name: { 'zh-CN': '公司文档', en: 'Documents' },
  icon: 'folder',
  group: 'organisation',
  order: 60,
  tier: 'in-house',
  entry: 'main.tsx',
  capabilities: [
    {
      capability: 'session.token',
      reason: {
        'zh-CN': '读取和保存文档时，向网关证明当前登录人的身份',
        en: 'Proves who is signed in when documents are read and saved',
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
      reason: { 'zh-CN': '标记尚未保存的修改', en: 'Marks unsaved changes' },
    },
    {
      capability: 'dialogs',
      reason: { 'zh-CN': '提示保存和下载的结果', en: 'Tells how a save or a download went' },
    },
    {
      capability: 'navigation',
      reason: {
        'zh-CN': '让打开的文档和搜索可以收藏、后退和恢复',
        en: 'Lets an open document and a search be bookmarked, restored and gone back to',
      },
    },
    {
      capability: 'files',
      reason: { 'zh-CN': '把附件和导出的文件保存到本机', en: 'Saves attachments and exports' },
    },
  ],
  services: [
    {
      service: 'docenter',
      reason: {
        'zh-CN': '查询、搜索和保存公司文档',
        en: 'Lists, searches and saves the documents of the company',
      },
    },
    {
      service: 'joyhr',
      reason: { 'zh-CN': '保存列表的查询方案', en: 'Keeps the views of lists' },
    },
  ],
  pages: [
    {
      code: 'library',
      name: { 'zh-CN': '文档库', en: 'Library' },
      route: '/library',
      icon: 'folder',
      functionId: documentFunctions.library,
    },
    recordPage(companyDocument, companyDocumentWords, { code: 'manage', icon: 'document' }),
  ],
});
