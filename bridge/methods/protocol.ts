/**
 * The handshake: the guest says hello to its parent window and hands it one end of a channel. The shell sends a nonce on
 * it, the guest echoes the nonce, and only then does the shell serve any method. So the port belongs to the document whose
 * origin the browser reports, whatever is in the frame by then. A document has one connection, never a second.
 */

/** Bumped, after the first release, when the handshake or the wire form of a call changes; guest and shell must agree on it. */
export const protocolVersion = 1;

/**
 * First message, from the guest to `window.parent`, with one port in its transfer list. Carries nothing secret: its
 * target is not known yet.
 */
export interface Hello {
  readonly type: 'atrium.hello';
  readonly version: number;
}

/** From the sandbox page around an app without an origin, with a port: the frame in it was led elsewhere. */
export interface Left {
  readonly type: 'atrium.left';
}

/** From the shell to that page: how dark the portal is now. */
export interface Mode {
  readonly type: 'atrium.mode';
  readonly mode: 'light' | 'dark';
}

/** The shell's answer to a hello whose source and origin are those of the frame: its first message on the port. */
export interface Offer {
  readonly type: 'atrium.offer';
  readonly version: number;
  readonly nonce: string;
}

/**
 * The guest's first message on the port. It goes on with Penpal at once; a shell that does not accept the echo closes
 * the port.
 */
export interface Echo {
  readonly type: 'atrium.echo';
  readonly nonce: string;
}
