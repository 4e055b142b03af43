/**
 * Every code an answer can carry, with the HTTP status it travels under. 0 is success.
 * 401001, 404110 and 404001 are the codes the specification fixes; the others follow `<status><number>`.
 */
export const codes = {
  ok: { code: 0, status: 200 },
  badInput: { code: 400001, status: 400 },
  malformedRequest: { code: 400002, status: 400 },
  fileEmpty: { code: 400003, status: 400 },
  bundleInvalid: { code: 400004, status: 400 },
  manifestInvalid: { code: 400005, status: 400 },
  originRefused: { code: 400006, status: 400 },
  insecureAddress: { code: 400007, status: 400 },
  wrongOrigin: { code: 400008, status: 400 },
  wrongApp: { code: 400009, status: 400 },
  addressFailed: { code: 400010, status: 400 },
  loginInvalid: { code: 401001, status: 401 },
  wrongPassword: { code: 401002, status: 401 },
  tokenInvalid: { code: 401003, status: 401 },
  accountDisabled: { code: 403002, status: 403 },
  noTenant: { code: 403003, status: 403 },
  noPermission: { code: 403001, status: 403 },
  beyondOwnRights: { code: 403012, status: 403 },
  noFieldPermission: { code: 403004, status: 403 },
  crossSiteRefused: { code: 403010, status: 403 },
  signatureInvalid: { code: 403011, status: 403 },
  notFound: { code: 404000, status: 404 },
  accountChanged: { code: 404001, status: 403 },
  permissionChanged: { code: 404110, status: 403 },
  unknownCall: { code: 404002, status: 404 },
  methodNotAllowed: { code: 405001, status: 405 },
  conflict: { code: 409001, status: 409 },
  duplicate: { code: 409002, status: 409 },
  tooManyFiles: { code: 409003, status: 409 },
  codeTaken: { code: 409004, status: 409 },
  notNow: { code: 409005, status: 409 },
  inUse: { code: 409006, status: 409 },
  originTaken: { code: 409007, status: 409 },
  tooLarge: { code: 413001, status: 413 },
  tooManyRows: { code: 413003, status: 413 },
  fileTooLarge: { code: 413002, status: 413 },
  unsupportedType: { code: 415001, status: 415 },
  fileFormat: { code: 415002, status: 415 },
  throttled: { code: 429001, status: 429 },
  internal: { code: 500001, status: 500 },
  busy: { code: 503001, status: 503 },
  timeout: { code: 504001, status: 504 },
} as const;

/** The name of an answer's code; it is also the key of its words in `words.ts`. */
export type CodeName = keyof typeof codes;

/** The name of every code but success. */
export type ErrorCodeName = Exclude<CodeName, 'ok'>;

// What an app does not call is left out of it: without the mark a bundler has to keep the table for everybody.
const namesByCode = /* @__PURE__ */ readNames();

/** Finds the name of a numeric code from an answer; undefined for a code this version does not know. */
export function codeName(code: number): CodeName | undefined {
  return namesByCode.get(code);
}

function readNames(): ReadonlyMap<number, CodeName> {
  return new Map(codeNames().map((name) => [codes[name].code, name]));
}

function codeNames(): CodeName[] {
  return Object.keys(codes).filter((name): name is CodeName => name in codes);
}
