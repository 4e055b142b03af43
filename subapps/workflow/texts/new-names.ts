/** The names that new parts of a form begin with, in both languages. */
export const newNames = {
  firstSection: { nameZh: '基本信息', nameEn: 'Basics' },
  option: (number: number) => ({ nameZh: `选项${number}`, nameEn: `Option ${number}` }),
} as const;
