/** What people of a travel agency read, in English. */
export const tripEn = {
  noTrips: 'No bookings yet',
  noTripsHint: 'They appear here once employees of the buyer book your trips.',
  toConfirm: '{count} to confirm',
  tripPersons: 'Bookings: {bookings} · People: {persons}',
  shownFrom: 'Who travels is shown from {from}',
  shownUntil: 'Who travels is shown until {until}',
  travellersHint: 'For tickets, insurance and hosting only. Each look is put on record.',
  persons: 'People: {persons}',
  replies: { confirm: 'Confirm', refuse: 'Refuse' },
  wordsOf: { confirm: 'Your order number', refuse: 'Why not (the buyer reads it)' },
  wordsNeeded: { confirm: 'Enter your order number', refuse: 'Say why not' },
  replied: {
    confirm: 'Confirmed. The buyer is informed within a minute.',
    refuse: 'Refused. The booking ends, and all points go back.',
  },
  sentReply: { confirm: 'Confirmation sent', refuse: 'Refusal sent' },
  phoneOf: 'Phone {phone}',
  bookingStates: { paid: 'To confirm', confirmed: 'Confirmed' },
  travellerKinds: { adult: 'Adult', child: 'Child', senior: 'Senior', infant: 'Infant' },
  documents: { idCard: 'ID card', passport: 'Passport', other: 'Other document' },
};
