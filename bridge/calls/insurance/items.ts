/** What is insured or saved, in the order of statements; maternity is part of medical insurance in most places. */
export const insuredItems = [
  'pension',
  'medical',
  'maternity',
  'unemployment',
  'work-injury',
  'housing-fund',
  'supplementary-housing-fund',
] as const;

/** One item of insurance. */
export type InsuredItem = (typeof insuredItems)[number];
