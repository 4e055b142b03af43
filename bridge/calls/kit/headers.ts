/** Headers and cookies that every gateway call carries, named once for both ends. */

/** The tenant a page of the shell believes it works in; another one in the session answers `permissionChanged`. */
export const tenantHeader = 'X-Atrium-Tenant';

/** Sent with every call (specification §7); the gateway wants both where the cookie signs a POST. */
export const clientHeaders = { clientType: '1', channel: '2' } as const;

/**
 * The app the shell carries a file for, on the shell's host: the app's token speaks then, as on the app's own host, and
 * the cookie beside it is not read.
 */
export const carriedAppHeader = 'X-Atrium-App';

/** Name of a download, percent-encoded as UTF-8; a download without it is refused by the client. */
export const filenameHeader = 'filename';

/** Finds the log line of a request; also in the `requestId` of error answers. */
export const requestIdHeader = 'X-Request-Id';

/**
 * Cookie the shell writes on its own host: `<theme>.<mode>.<locale>`, such as `blue.light.zh-CN`. The gateway
 * writes it into the attributes of the page, so the first paint has the right look without an inline script.
 */
export const lookCookie = 'atrium-look';
