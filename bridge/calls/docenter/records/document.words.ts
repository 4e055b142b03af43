import { recordWords } from '../../record/words.ts';
import { documentKindWords } from '../terms.ts';
import { companyDocument } from './document.ts';

/** The words of documents. */
export const companyDocumentWords = recordWords(companyDocument, {
  'zh-CN': {
    name: '公司文档',
    plural: '公司文档',
    fields: {
      title: '文档名称',
      kind: '文档分类',
      organ: '适用组织',
      edition: '版本号',
      effectiveOn: '生效日期',
      summary: '内容摘要',
      body: '正文',
      attachment: '附件',
    },
    choices: { kind: documentKindWords['zh-CN'] },
    sections: { basic: '基本信息', content: '内容' },
    states: { draft: '草稿', published: '已发布', retired: '已停用' },
    moves: { publish: '发布', retire: '停用' },
  },
  en: {
    name: 'document',
    plural: 'Documents',
    fields: {
      title: 'Title',
      kind: 'Category',
      organ: 'For',
      edition: 'Edition',
      effectiveOn: 'Effective on',
      summary: 'Summary',
      body: 'Text',
      attachment: 'Attachment',
    },
    choices: { kind: documentKindWords.en },
    sections: { basic: 'Basics', content: 'Content' },
    states: { draft: 'Draft', published: 'Published', retired: 'Retired' },
    moves: { publish: 'Publish', retire: 'Retire' },
  },
});
