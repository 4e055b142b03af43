import type { Manifest } from '#bridge/methods/manifest.ts';

/** An app of the portal with everything the gateway derives from its manifest. */
export interface PortalApp {
  /** As it was written for an app that was built; only what was granted for one that was registered. */
  readonly manifest: Manifest;
  /** Exact origin of its page; its host names the app in every request, unless a vendor serves it. */
  readonly origin: string;
  /** Host on which the gateway answers it; null where it has none. */
  readonly host: string | null;
  /** Address of its page. */
  readonly entry: string;
  /** Address of the portal's page around it, which the shell frames in its place; null unless it has no origin. */
  readonly sandboxPage: string | null;
  /** Value of the frame's `sandbox` attribute. */
  readonly sandbox: string;
  /** Value of the frame's `allow` attribute. */
  readonly allow: string;
  /** Addresses of what the document loads, all below the static host; empty for an app that was registered. */
  readonly files: readonly string[];
  /** The version in force and who has it; null for an app that was built, which every company has. */
  readonly registered: Registration | null;
}

/** What the registry knows of an app besides its manifest. */
export interface Registration {
  readonly source: 'bundle' | 'address';
  readonly version: number;
  /** Names the approval that is in force. */
  readonly stamp: string;
  /** Ids of the companies that have the app. */
  readonly tenants: ReadonlySet<string>;
}

/** An app of the registry with the part of its manifest that was granted. */
export interface RegisteredApp extends Registration {
  readonly manifest: Manifest;
}

/** A system by its code, or every system of a type (specification §6). */
export type AskedSystem = { readonly sysCode: string } | { readonly systemType: '1' | '2' };

/** The apps of this installation, in the order of the menu. */
export interface AppRegistry {
  readonly all: readonly PortalApp[];
  byCode(code: string): PortalApp | undefined;
  byHost(host: string): PortalApp | undefined;
  /** Those that one company has. */
  of(tenantId: string): AppRegistry;
}
