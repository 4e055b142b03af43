/**
 * The handshake: guest says hello to its parent window, the shell answers with a port and a nonce, the guest
 * echoes the nonce on the port, and only then does the shell serve any method. One connection per document, never a second.
 */

/** Bumped when the handshake or the wire form of a call changes; guest and shell must agree on it. */
export const protocolVersion = 1;

/** First message, from the guest to `window.parent`. Carries nothing secret: its target is not known yet. */
export interface Hello {
  readonly type: 'atrium.hello';
  readonly version: number;
}

/** From the sandbox page around an app without an origin: the frame in it was led elsewhere. */
export interface Left {
  readonly type: 'atrium.left';
}

/** From the shell to that page: how dark the portal is now. */
export interface Mode {
  readonly type: 'atrium.mode';
  readonly mode: 'light' | 'dark';
}

/** The shell's answer, posted to the exact origin of the frame with one port in its transfer list. */
export interface Offer {
  readonly type: 'atrium.offer';
  readonly version: number;
  readonly nonce: string;
}

/**
 * First message on the port, from the guest: proves that the port reached the document that said hello. The guest
 * goes on with Penpal at once; a shell that does not accept the echo closes the port.
 */
export interface Echo {
  readonly type: 'atrium.echo';
  readonly nonce: string;
}
