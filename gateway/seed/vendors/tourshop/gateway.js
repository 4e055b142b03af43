/** The calls of the tour shop by short names, with the token of the signed-in person. */
const form = ['getMe', 'getCatalogue', 'getProduct', 'getPoints'];

/** Address, encoding, and whether the call only reads. */
const calls = {
  ...Object.fromEntries(form.map((name) => [name, ['shop', 'form', 'read']])),
  hold: ['booking', 'json', 'write'],
  confirm: ['booking', 'json', 'write'],
  getMine: ['booking', 'form', 'read'],
  getBooking: ['booking', 'form', 'read'],
  cancel: ['booking', 'json', 'write'],
  join: ['waiting', 'json', 'write'],
  leave: ['waiting', 'json', 'write'],
  'dependant/getMine': ['', 'form', 'read'],
  'dependant/save': ['', 'json', 'write'],
  'dependant/remove': ['', 'json', 'write'],
  getDepartures: ['desk', 'form', 'read'],
  setSeats: ['desk', 'json', 'write'],
  runDeparture: ['desk', 'json', 'write'],
  getBookings: ['desk', 'form', 'read'],
  answerBooking: ['desk', 'json', 'write'],
  getPlans: ['desk', 'form', 'read'],
  grantPoints: ['desk', 'json', 'write'],
  correctPoints: ['desk', 'json', 'write'],
  getWaits: ['desk', 'form', 'read'],
  getWallets: ['desk', 'form', 'read'],
};

/** What the number of a refusal means where a page does more than show its words. */
export const refusals = {
  soldOut: 409801,
  holdOver: 409803,
  feeChanged: 409810,
  waitFirst: 409815,
  seatsLeft: 409816,
};

const longest = 30_000;

/** Makes a function that speaks a call by its name; it throws an error with `code` and `words`. */
export function createCalls(bridge) {
  const gateway = Atrium.createGateway(bridge);
  return (name, request = {}) => {
    const [folder, encoding, effect] = calls[name];
    const path = `/gateway/tourshop/web/${folder ? `${folder}/` : ''}${name}`;
    const call = { path, encoding, effect, method: 'POST', errors: [], timeout: longest };
    return gateway.call(call, request);
  };
}

/** A key for one press of a button. */
export const newKey = () => `web-${crypto.randomUUID?.() ?? `${Date.now()}-${Math.random()}`}`;
