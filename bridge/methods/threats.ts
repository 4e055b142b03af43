/**
 * What an app may try, by the numbers of the threat model: those a method has to stand up to are named by the method,
 * and each has a test in `tests/security` whose name ends with its number.
 */
export const threats = {
  T1: 'holds up the shell by its own work',
  T2: 'crashes, or takes more memory than there is',
  T3: 'gets out of its sandbox: windows, the top address, downloads, dialogs of the browser',
  T4: 'takes its frame to another page after it was trusted',
  T5: 'speaks as another frame',
  T6: 'repeats the handshake, or begins a second one',
  T7: 'gets a token of another app',
  T8: 'learns or uses rights that are not its own',
  T9: 'poisons prototypes by what it sends',
  T10: 'calls what is not in its table',
  T11: 'learns from errors how the shell is made',
  T12: 'floods, or sends what is too large or too deep',
  T13: 'makes a person believe that the portal asks',
  T14: 'takes the keyboard, or acts without the person',
  T15: 'draws over what belongs to the shell',
  T16: 'names itself as somebody else, or deceives by marks in a text',
  T17: 'brings script or form into the shell by HTML',
  T18: 'leads to an address that runs script or leaves unnoticed',
} as const;

/** What others than an app may try against the shell's page, with tests of their own. */
export const shellThreats = {
  T19: 'a remembered address leads to another site after sign-in',
  T20: 'a credential in an address is kept, or told to others',
  T24: 'another site frames the portal',
  T25: 'another site learns of the portal through a window of its own',
  T26: 'a text that somebody wrote runs as script',
} as const;

/** What others may try against the gateway: at the sign-in, with a session, with a link; with tests of their own. */
export const gatewayThreats = {
  T21: 'a link signs a person in as somebody else without a question',
  T22: 'a page of another site uses the session of its visitor',
  T23: 'a sub-domain plants a cookie',
  T29: 'the address of a file is changed, kept or passed on',
  T31: 'an address that a person enters leads the gateway into its own network',
  T32: 'many accounts or passwords are tried',
  T33: 'a response, or its time, shows whether an account exists',
  T34: 'a code is guessed, or many are sent',
  T35: 'a session is chosen before, or used after its end',
  T36: 'a company reads or changes what belongs to another one',
  T37: 'a page of one company writes after its browser moved to another one',
  T38: 'a person is brought to confirm the code of somebody else',
  T39: 'a passed security check is used again',
  T40: 'an operator abuses a super login',
  T41: 'the response of one system, browser or company is used for another one',
  T42: 'a request plants fields that its call does not name',
  T45: 'a secret gets into the log',
  T48: 'a token of one area is used in another, or a call has no policy',
} as const;

/** What of a threat is known not to be held, and what to do about it. */
export const notHeld: Partial<Record<keyof typeof threats, string>> = {
  T4: 'the bundle of a vendor on the tier `vendor` that was granted no domain leads its own frame to the address of another registered app, with data in the address: the frame is removed, but that request was sent. A bundle that reads what must not leave belongs on the tier `opaque`, whose frame goes nowhere else. No tier holds WebRTC, which no browser lets a policy forbid.',
};

/** A threat of the model, such as `T12`. */
export type Threat = keyof typeof threats;

/** What the handshake, the frame and the pipeline hold for every method, whatever it does. */
export const heldForAll: readonly Threat[] = [
  'T1',
  'T2',
  'T3',
  'T4',
  'T5',
  'T6',
  'T9',
  'T10',
  'T11',
  'T12',
  'T15',
];
