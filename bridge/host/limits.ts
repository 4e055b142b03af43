/** What one mounted app may do; the numbers of the threat model, held by the shell alone. */
export const limits = {
  /** Bytes of one request as the browser holds it: two for each character, eight for each number. */
  messageBytes: 256 * 1024,
  /** Bytes of the snapshot an app gives when it leaves the pool. */
  snapshotBytes: 64 * 1024,
  /** How many times over the limits a message is so large that the next one like it must not be read at all. */
  grossFactor: 32,
  /** What a whole message may weigh beside the request in it, which it holds two levels deep. */
  envelopeBytes: 1024,
  /** Milliseconds that reading a message may take which is no plain data within the limits. */
  readMilliseconds: 100,
  messageDepth: 20,
  messageNodes: 20_000,
  callsPerSecond: 50,
  callBurst: 100,
  callsInFlight: 32,
  /** Messages in one second, over the port or the window, that cost a strike; three strikes remove the frame. */
  strikeMessages: 500,
  strikes: 3,
  /** Messages of the window in one second that remove the frame at once. */
  floodMessages: 2_000,
  /** The same over the port, where each costs more and an honest app has a rate to keep to. */
  portFloodMessages: 1_000,
  /** Milliseconds until a mounting frame is said to be late, with the words of what is missing. */
  mountDeadline: 10_000,
  /** Milliseconds from the shell's offer until its nonce must have come back. */
  echoDeadline: 10_000,
  /** Milliseconds between two pings of a frame that answers. */
  pingInterval: 5_000,
} as const;
