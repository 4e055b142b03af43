/** The people one can be in the mock host. */
export const people = [
  { id: '0190a1b2-0000-7000-8000-000000000011', account: 'lin', realName: '林晓' },
  { id: '0190a1b2-0000-7000-8000-000000000012', account: 'chen', realName: '陈敏' },
  {
    id: '0190a1b2-0000-7000-8000-000000000013',
    account: 'alex',
    realName: 'Alexandra Montgomery-Whitfield',
  },
] as const;
