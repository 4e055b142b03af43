/**
 * The parts of China by their codes (ISO 3166-2), in the order of GB/T 2260, and abroad: where a place is decides which
 * rules of law hold there.
 */
export const regions = [
  'CN-BJ',
  'CN-TJ',
  'CN-HE',
  'CN-SX',
  'CN-NM',
  'CN-LN',
  'CN-JL',
  'CN-HL',
  'CN-SH',
  'CN-JS',
  'CN-ZJ',
  'CN-AH',
  'CN-FJ',
  'CN-JX',
  'CN-SD',
  'CN-HA',
  'CN-HB',
  'CN-HN',
  'CN-GD',
  'CN-GX',
  'CN-HI',
  'CN-CQ',
  'CN-SC',
  'CN-GZ',
  'CN-YN',
  'CN-XZ',
  'CN-SN',
  'CN-GS',
  'CN-QH',
  'CN-NX',
  'CN-XJ',
  'CN-HK',
  'CN-MO',
  'CN-TW',
  'other',
] as const;

/** One of them. */
export type Region = (typeof regions)[number];
