import { getCaptchaImage } from '#bridge/calls/uac/challenge.ts';

/** The address of a picture of a challenge; the time keeps a browser from showing an older one. */
export function imageAddress(challenge: string, part: 'picture' | 'piece'): string {
  const query = new URLSearchParams({ challenge, part, t: String(Date.now()) });
  return `${getCaptchaImage.path}?${query}`;
}
