import type { Locale } from './words.ts';

/**
 * The codes of the platform, which any area may use, with the HTTP status they travel under; 0 is success. A code of one
 * area is in its `terms.ts`.
 * 401001, 404110 and 404001 are the codes the specification fixes; the others follow `<status><number>`.
 */
export const codes = {
  ok: { code: 0, status: 200 },
  badInput: { code: 400001, status: 400 },
  malformedRequest: { code: 400002, status: 400 },
  fileEmpty: { code: 400003, status: 400 },
  loginInvalid: { code: 401001, status: 401 },
  tokenInvalid: { code: 401003, status: 401 },
  noPermission: { code: 403001, status: 403 },
  noFieldPermission: { code: 403004, status: 403 },
  readOnlySession: { code: 403005, status: 403 },
  crossSiteRefused: { code: 403010, status: 403 },
  tooSlow: { code: 408001, status: 408 },
  notFound: { code: 404000, status: 404 },
  accountChanged: { code: 404001, status: 403 },
  permissionChanged: { code: 404110, status: 403 },
  unknownCall: { code: 404002, status: 404 },
  methodNotAllowed: { code: 405001, status: 405 },
  conflict: { code: 409001, status: 409 },
  duplicate: { code: 409002, status: 409 },
  notNow: { code: 409005, status: 409 },
  inUse: { code: 409006, status: 409 },
  tooLarge: { code: 413001, status: 413 },
  tooManyRows: { code: 413003, status: 413 },
  needsTask: { code: 413004, status: 413 },
  fileTooLarge: { code: 413002, status: 413 },
  unsupportedType: { code: 415001, status: 415 },
  fileFormat: { code: 415002, status: 415 },
  throttled: { code: 429001, status: 429 },
  internal: { code: 500001, status: 500 },
  busy: { code: 503001, status: 503 },
  diskFull: { code: 503002, status: 503 },
  timeout: { code: 504001, status: 504 },
} as const;

/** The name of a code of the platform; it is also the key of its words in `words.ts`. */
export type CodeName = keyof typeof codes;

/** The name of every code of the platform but success. */
export type ErrorCodeName = Exclude<CodeName, 'ok'>;

/** The name of a code of an area: `uac.wrongPassword`. */
export type AreaCodeName = `${string}.${string}`;

/** A code of one area, with its words. */
export interface AreaCode {
  readonly name: AreaCodeName;
  readonly code: number;
  readonly status: number;
  readonly words: Readonly<Record<Locale, string>>;
}

/** Any code a call can be refused with: of the platform by its name, of an area as it is. */
export type ErrorCode = ErrorCodeName | AreaCode;

type AreaCodes<Area extends string, Name extends string> = {
  readonly [Key in Name]: AreaCode & { readonly name: `${Area}.${Key}` };
};

/** Makes the codes of an area; no number is used twice in all areas. */
export function defineCodes<Area extends string, Name extends string>(
  area: Area,
  codes: Readonly<Record<Name, Omit<AreaCode, 'name'>>>,
): AreaCodes<Area, Name> {
  const named = Object.entries<Omit<AreaCode, 'name'>>(codes).map(([name, code]) => [
    name,
    { name: `${area}.${name}`, ...code },
  ]);
  return Object.fromEntries(named);
}

// What an app does not call is left out of it: without the mark a bundler has to keep the table for everybody.
const namesByCode = /* @__PURE__ */ readNames();

/** Finds the name of a numeric code of the platform; undefined for a code this version does not know. */
export function codeName(code: number): CodeName | undefined {
  return namesByCode.get(code);
}

/** The same for the answer of a call, which may carry a code of its area. */
export function codeNameOf(
  { errors }: { readonly errors: readonly ErrorCode[] },
  code: number,
): CodeName | AreaCodeName | undefined {
  return (
    namesByCode.get(code) ??
    errors.find((one): one is AreaCode => typeof one === 'object' && one.code === code)?.name
  );
}

function readNames(): ReadonlyMap<number, CodeName> {
  return new Map(codeNames().map((name) => [codes[name].code, name]));
}

function codeNames(): CodeName[] {
  return Object.keys(codes).filter((name): name is CodeName => name in codes);
}
