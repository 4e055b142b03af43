import type { Terms } from '../words.ts';

/** What can be wrong with formulas of pay, with rules of law, and with rows that sheets name. */
export const payIssueWords: Terms<
  | 'noRule'
  | 'ratesFirst'
  | 'formula'
  | 'formulaName'
  | 'formulaFunction'
  | 'formulaType'
  | 'formulaArguments'
  | 'formulaCycle'
  | 'formulaLevel'
  | 'planItem'
  | 'payTest'
  | 'payTestFails'
  | 'noSuchRow'
  | 'removedRow'
> = {
  'zh-CN': {
    noRule: '该日期、地区没有已确认的政策规则，无法计算',
    ratesFirst: '该地区没有内置规则，请先录入养老、医疗、失业、工伤保险的规则',
    formula: '公式有误，错误位置在第 {min} 个字符',
    formulaName: '公式第 {min} 个字符处：没有这个薪资项目或取值',
    formulaFunction: '公式第 {min} 个字符处：没有这个函数',
    formulaType: '公式第 {min} 个字符处：类型不符，如金额不能乘以金额，金额不能与数字相加',
    formulaArguments: '公式第 {min} 个字符处：函数的参数不正确',
    formulaCycle: '公式直接或间接引用了自身',
    formulaLevel: '公式第 {min} 个字符处：绩效等级表中没有这个等级',
    planItem: '第 {min} 行有误：没有该薪资项目，或其公式用到了方案外的项目',
    payTest: '第 {min} 行的名称有误，或与计算结果不一致',
    payTestFails: '公式测试未通过，请先停用或修改“公式测试”中的相关用例',
    noSuchRow: '找不到：可能已被删除，或不在您的数据范围内',
    removedRow: '该行已被他人删除，导入不会恢复；确需保留的，请在页面上新增',
  },
  en: {
    noRule: 'No confirmed rule for this day and place',
    ratesFirst:
      'This place has no built-in rules: enter those of pension, medical, unemployment and work-injury insurance first',
    formula: 'The formula is wrong at character {min}',
    formulaName: 'Character {min} of the formula: there is no such item or value',
    formulaFunction: 'Character {min} of the formula: there is no such function',
    formulaType:
      'Character {min} of the formula: the types do not fit, such as money times money or money plus a number',
    formulaArguments: 'Character {min} of the formula: the function is given the wrong values',
    formulaCycle: 'The formula reads itself, directly or through other items',
    formulaLevel: 'Character {min} of the formula: no performance scale has this level',
    planItem: 'Line {min}: there is no such item, or its formula reads an item outside the plan',
    payTest: 'Line {min}: the name is wrong, or the formulas come to something else',
    payTestFails: 'A formula test fails. Disable or change it first.',
    noSuchRow: 'Not found: it may have been removed, or is out of your range',
    removedRow:
      'Somebody else removed this row, and an import does not bring it back: add it on the page if it is needed',
  },
};
