/** What people of a travel agency read, in English. */
export const tripEn = {
  noTrips: 'No bookings yet',
  noTripsHint: 'They appear here once employees of the buyer book your trips.',
  toConfirm: '{count} to confirm',
  tripPersons: '{bookings} bookings, {persons} people',
  shownFrom: 'Who travels is shown from {from}',
  shownUntil: 'Who travels is shown until {until}',
  travellers: 'Travellers',
  travellersHint: 'For tickets, insurance and hosting only. Each look is put on record.',
  notShown: 'Who travels is shown from 30 days before the departure until 7 days after the return.',
  phoneOf: 'Phone {phone}',
  bookingStates: { paid: 'To confirm', confirmed: 'Confirmed' },
  travellerKinds: { adult: 'Adult', child: 'Child', senior: 'Senior', infant: 'Infant' },
  documents: { idCard: 'ID card', passport: 'Passport', other: 'Other document' },
};
