/** The words of master data: the screens, the files, the search and the pickers take them from here. */
import type * as z from 'zod/mini';
import { defineCodes } from '../kit/codes.ts';
import type { Terms } from '../kit/words.ts';
import type { organChange, organFact, organKind } from './organ-shapes.ts';
import type { OrganSheetColumn } from './organ-sheets.ts';

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

/** The facts of an organisation that change by day. */
export const organFactWords: Terms<z.output<typeof organFact>> = {
  'zh-CN': { name: '名称', parentId: '上级组织', leaderId: '负责人', order: '排序' },
  en: { name: 'Name', parentId: 'Above', leaderId: 'Head', order: 'Order' },
};

/** What happens to an organisation on a day. */
export const organChangeWords: Terms<z.output<typeof organChange>['kind']> = {
  'zh-CN': { open: '设立', change: '变更', close: '停用' },
  en: { open: 'Opens', change: 'Changes', close: 'Closes' },
};

/** The headings of the sheet of organisations. */
export const organSheetWords: Terms<OrganSheetColumn> = {
  'zh-CN': {
    code: '组织编码',
    name: '组织名称',
    kind: '类型',
    parent: '上级组织',
    leader: '负责人',
    from: '生效日期',
    remark: '备注',
  },
  en: {
    code: 'Code',
    name: 'Name',
    kind: 'Kind',
    parent: 'Above',
    leader: 'Head',
    from: 'From',
    remark: 'Remark',
  },
};

/** What the sheet itself is called. */
export const organSheetName: Terms<'organs'> = {
  'zh-CN': { organs: '组织' },
  en: { organs: 'Organisations' },
};

/** What the calls of this area can be refused with, besides the codes of the platform. */
export const umsCodes = /* @__PURE__ */ defineCodes('ums', {
  organInUse: {
    code: 409021,
    status: 409,
    words: {
      'zh-CN': '该日期起组织内仍有人员或下级组织，请先调整，或选择转入的组织',
      en: 'There are still people or organisations in it on that day. Move them first, or choose where they go.',
    },
  },
  openingTaken: {
    code: 409026,
    status: 409,
    words: {
      'zh-CN': '新的成立日期之前，组织内已有人员任职、下级组织或信息变更，请先调整',
      en: 'People, organisations below or changes come before the new opening day. Correct them first.',
    },
  },
  aboveOpensLater: {
    code: 409025,
    status: 409,
    words: {
      'zh-CN': '上级组织在新的成立日期尚未成立，请先更正上级组织，或一并更正',
      en: 'The organisation above opens later than that. Correct it first, or correct both together.',
    },
  },
  organCycle: {
    code: 409022,
    status: 409,
    words: {
      'zh-CN': '不能移动到自身或自身的下级组织',
      en: 'An organisation cannot be moved below itself.',
    },
  },
  parentNotThere: {
    code: 409023,
    status: 409,
    words: {
      'zh-CN': '上级组织在生效期间未设立或已停用，请调整日期或选择其他组织',
      en: 'The organisation above does not exist for as long. Choose another day or another organisation.',
    },
  },
});
