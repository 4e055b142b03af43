/** The words of documents that are no field of the record. */
import type { Terms } from '../kit/words.ts';

type DocumentKind = 'policy' | 'guide' | 'benefit' | 'safety' | 'form' | 'other';

/** What documents are about. */
export const documentKindWords: Terms<DocumentKind> = {
  'zh-CN': {
    policy: '规章制度',
    guide: '办事指南',
    benefit: '福利待遇',
    safety: '安全与合规',
    form: '表单模板',
    other: '其他',
  },
  en: {
    policy: 'Policies',
    guide: 'Guides',
    benefit: 'Benefits',
    safety: 'Safety and compliance',
    form: 'Templates',
    other: 'Other',
  },
};
