/** One request to a platform. */
export interface PlatformRequest {
  readonly method: string;
  /** Below the address of the platform, such as `/wecom/cgi-bin/gettoken`. */
  readonly path: string;
  readonly query: URLSearchParams;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  readonly body: string;
}

/** What it answers: an object, a page where somebody chooses who they are, or another address. */
export type PlatformAnswer =
  | {
      readonly kind: 'json';
      readonly status: number;
      readonly said: Readonly<Record<string, unknown>>;
    }
  | { readonly kind: 'choice'; readonly choices: readonly Choice[]; readonly refuse: string }
  | { readonly kind: 'away'; readonly address: string };

/** Somebody to be, and where that leads. */
export interface Choice {
  readonly name: string;
  readonly address: string;
}

/** A person of the platform. */
export interface PlatformPerson {
  readonly id: string;
  readonly name: string;
}

/** What its administrator has set. */
export interface PlatformPlan {
  /** Where it is reached, such as `http://atrium.localhost:7000/demo-platform`. */
  readonly origin: string;
  readonly people: readonly PlatformPerson[];
  /** The company and the app, alike on each platform. */
  readonly corpId: string;
  readonly clientId: string;
  readonly secret: string;
  /** Whether people may be sent back to an address; every one by default. */
  readonly isRegistered?: (redirect: URL) => boolean;
  readonly now: () => Date;
}

/** A work notice as it arrived. */
export interface SentNotice {
  readonly to: string;
  readonly title: string;
  /** The page it opens. */
  readonly address: string;
}
