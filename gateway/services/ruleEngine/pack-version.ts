/** The edition of the shipped rules; it changes with any of them. */
export const packVersion = '2026.11';
