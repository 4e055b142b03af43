/** The words of master data: the screens, the files, the search and the pickers take them from here. */
import type * as z from 'zod/mini';
import type { Terms } from '../kit/words.ts';
import type { organKind } from './calls.ts';

/**
 * A position (岗位, gangwei) is a seat in an organisation; a post (职位, zhiwei) is what people do, whatever the
 * organisation; posts are grouped in categories (职类, zhilei).
 */
export const postWords: Terms<'position' | 'post' | 'category' | 'grade'> = {
  'zh-CN': { position: '岗位', post: '职位', category: '职类', grade: '职级' },
  en: { position: 'Position', post: 'Post', category: 'Category', grade: 'Grade' },
};

/** Kinds of organisations. */
export const organKindWords: Terms<z.output<typeof organKind>> = {
  'zh-CN': { company: '公司', department: '部门', team: '小组', store: '门店' },
  en: { company: 'Company', department: 'Department', team: 'Team', store: 'Store' },
};
