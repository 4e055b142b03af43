/** A word in both languages; its code is what is kept where it is chosen. */
interface StartingItem {
  readonly code: string;
  readonly nameZh: string;
  readonly nameEn: string;
}

/** A list of words that every company begins with and changes as it likes. */
interface StartingDictionary extends StartingItem {
  readonly items: readonly StartingItem[];
}

/** A field of a record whose choices are the words of a list. */
interface StartingChoice extends StartingItem {
  readonly record: string;
  readonly dictionary: string;
}

const item = (code: string, nameZh: string, nameEn: string): StartingItem => ({
  code,
  nameZh,
  nameEn,
});

/** The lists of words that a company begins with. */
export const startingDictionaries: readonly StartingDictionary[] = [
  {
    ...item('leaveReason', '离职原因', 'Reason for leaving'),
    items: [
      item('career', '个人发展', 'Career'),
      item('family', '家庭原因', 'Family'),
      item('pay', '薪酬福利', 'Pay and benefits'),
      item('workplace', '工作环境', 'Working conditions'),
      item('health', '身体原因', 'Health'),
      item('study', '继续深造', 'Study'),
      item('other', '其他', 'Other'),
    ],
  },
  {
    ...item('politicalStatus', '政治面貌', 'Political status'),
    items: [
      item('member', '中共党员', 'Member of the Communist Party'),
      item('probationary', '中共预备党员', 'Probationary member of the Communist Party'),
      item('league', '共青团员', 'Member of the Youth League'),
      item('democratic', '民主党派', 'Member of a democratic party'),
      item('masses', '群众', 'None'),
    ],
  },
  {
    ...item('householdType', '户口性质', 'Kind of household registration'),
    items: [
      item('localUrban', '本地城镇', 'Local, urban'),
      item('localRural', '本地农村', 'Local, rural'),
      item('otherUrban', '外地城镇', 'Other place, urban'),
      item('otherRural', '外地农村', 'Other place, rural'),
    ],
  },
  {
    ...item('recruitChannel', '招聘渠道', 'Where people were found'),
    items: [
      item('website', '招聘网站', 'Job site'),
      item('referral', '内部推荐', 'Referral'),
      item('campus', '校园招聘', 'Campus'),
      item('agency', '猎头', 'Agency'),
      item('other', '其他', 'Other'),
    ],
  },
];

/** The fields that a company begins with; they are its own, and it changes or removes them as it likes. */
export const startingChoices: readonly StartingChoice[] = [
  {
    ...item('political_status', '政治面貌', 'Political status'),
    record: 'employeeDetail',
    dictionary: 'politicalStatus',
  },
  {
    ...item('household_type', '户口性质', 'Kind of household registration'),
    record: 'employeeDetail',
    dictionary: 'householdType',
  },
  {
    ...item('found_by', '招聘渠道', 'Where they were found'),
    record: 'employeeDetail',
    dictionary: 'recruitChannel',
  },
  {
    ...item('reason_kind', '离职原因分类', 'Kind of reason'),
    record: 'leaving',
    dictionary: 'leaveReason',
  },
];
