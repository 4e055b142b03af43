import type { Article } from '../article.ts';

/** Help about the application `documents`. */
export const documentsArticle: Article = {
  app: 'documents',
  'zh-CN': {
    summary: '查阅公司制度、办事指南和表单，支持全文搜索。',
    sections: [
      {
        heading: '查找文档',
        lines: [
          '在“文档库”输入关键词，结果定位到具体段落；也可按类别浏览。',
          '带附件的文档可以下载附件。',
        ],
      },
      {
        heading: '发布文档',
        lines: [
          '人事在“公司文档”中新建，正文用“# ”写标题、“- ”写列表。',
          '选择适用组织，留空表示全公司可见；发布后立即可以搜到，智能助手也会引用。',
          '制度更新时改正文并写明版本和生效日期；作废的文档请停用。',
        ],
      },
    ],
  },
  en: {
    summary: 'Policies, guides and forms of the company, with full-text search.',
    sections: [
      {
        heading: 'Find',
        lines: [
          'Type words in the library; results lead to the very part. Or browse by kind.',
          'Attachments can be downloaded.',
        ],
      },
      {
        heading: 'Publish',
        lines: [
          'HR writes a document with “# ” for headings and “- ” for lists.',
          'Choose the organisation it is for; empty means the whole company. It is found at once, by the assistant too.',
          'Change text, edition and effective date when a policy changes; retire what no longer holds.',
        ],
      },
    ],
  },
};
