import { recordWords } from '../../record/words.ts';
import { postCategory } from './post-category.ts';

/** The words of post categories. */
export const postCategoryWords = recordWords(postCategory, {
  'zh-CN': {
    name: '职类',
    plural: '职类',
    fields: { code: '职类编码', name: '职类名称', parent: '上级职类', sortOrder: '排序号' },
    choices: {},
    sections: { basic: '基本信息' },
  },
  en: {
    name: 'post category',
    plural: 'Post categories',
    fields: { code: 'Code', name: 'Name', parent: 'Parent category', sortOrder: 'Order' },
    choices: {},
    sections: { basic: 'Basics' },
  },
});
