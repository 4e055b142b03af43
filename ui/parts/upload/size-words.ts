import { formatNumber } from '../../texts/format.ts';

const kilo = 1024;

/** A number of bytes as people say it: 640 KB, 5 MB. */
export function sizeWords(bytes: number): string {
  const kilobytes = bytes / kilo;
  if (kilobytes < kilo) return `${formatNumber(Math.max(1, Math.round(kilobytes)))} KB`;
  return `${formatNumber(Math.round((kilobytes / kilo) * 10) / 10)} MB`;
}
