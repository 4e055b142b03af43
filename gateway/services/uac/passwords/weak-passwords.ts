import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { type PasswordProfile, passwordIssue } from '#bridge/calls/uac/password.ts';
import { RefusedError } from '#gateway/kernel/refused-error.ts';

/** Bytes of one entry of the list. */
const ENTRY = 5;

/** Words of one person or product shorter than this stand in many good passwords. */
const SHORTEST_WORD = 4;

let list: Buffer | null = null;

/** Read when the first password is chosen: a start needs no list. */
function breached(): Buffer {
  list ??= readFileSync(new URL('breached.bin', import.meta.url));
  return list;
}

/**
 * Whether attackers try a password first: it is in a list of stolen ones, is a common word with digits and signs behind
 * it, or is made of a word that belongs to its person. `words` are such words: the account, the name, the company.
 */
export function isWeakPassword(password: string, words: readonly string[]): boolean {
  const plain = password.normalize('NFKC').toLowerCase();
  const core = coreOf(plain);
  const spelled = coreOf(core.replace(/[@013$5]/g, (sign) => letters[sign] ?? sign));
  if ([plain, core, spelled].some((text) => text !== '' && isListed(text))) return true;
  return [...words, 'atrium']
    .map((word) => word.normalize('NFKC').toLowerCase())
    .some((word) => word.length >= SHORTEST_WORD && (core === word || plain.includes(word)));
}

/** Whose password it is to be. */
export interface PasswordOwner {
  readonly loginName: string;
  readonly name: string;
  readonly passwords: PasswordProfile;
}

/** @throws {RefusedError} `badInput` at the field of the password for one against the rule of its company, or a weak one. */
export function refusePassword(
  password: string,
  { loginName, name, passwords }: PasswordOwner,
  path = 'password',
): void {
  const issue = passwordIssue(password, passwords);
  if (issue !== null) {
    throw new RefusedError('badInput', { fields: [{ path, ...issue }] });
  }
  if (isWeakPassword(password, [loginName, name])) {
    throw new RefusedError('badInput', { fields: [{ path, issue: 'passwordCommon' }] });
  }
}

/** What is left without the digits and signs that people put around a word to satisfy a rule. */
function coreOf(text: string): string {
  return text.replace(/^[^a-z]+|[^a-z]+$/g, '');
}

/** Letters for which people write these. */
const letters: Readonly<Record<string, string>> = {
  '@': 'a',
  '0': 'o',
  '1': 'i',
  '3': 'e',
  $: 's',
  '5': 's',
};

function isListed(text: string): boolean {
  const wanted = createHash('sha1').update(text).digest().subarray(0, ENTRY);
  const entries = breached();
  let low = 0;
  let high = entries.length / ENTRY;
  while (low < high) {
    const middle = (low + high) >> 1;
    const order = entries.subarray(middle * ENTRY, (middle + 1) * ENTRY).compare(wanted);
    if (order === 0) return true;
    if (order < 0) low = middle + 1;
    else high = middle;
  }
  return false;
}
