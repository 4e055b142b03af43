/** Who can travel on a departure and what each of them costs. The gateway decides; this only foresees it. */

/** Whole years from a birth to a day, both as `2020-01-31`. */
export function yearsOn(bornOn, day) {
  const years = Number(day.slice(0, 4)) - Number(bornOn.slice(0, 4));
  return day.slice(5) < bornOn.slice(5) ? years - 1 : years;
}

function kindOn(bornOn, day) {
  const years = yearsOn(bornOn, day);
  if (years < 2) return 'infant';
  if (years < 12) return 'child';
  return years >= 60 ? 'senior' : 'adult';
}

/** The kind and price of a person; a senior travels as an adult where seniors have no price of their own. */
function priced(bornOn, departure) {
  const kind = bornOn === null ? 'adult' : kindOn(bornOn, departure.fromOn);
  const find = (wanted) => departure.prices.find(({ traveller }) => traveller === wanted);
  if (kind === 'senior' && !find('senior')) return { kind: 'adult', price: find('adult') };
  return { kind, price: find(kind) };
}

/** The person and the saved companions on a departure, those who are chosen, and the points of these. */
export function partyOf({ me, dependants }, departure, choice) {
  if (!departure) return { people: [], chosen: [], total: 0 };
  const self = { name: null, bornOn: null, isOn: choice.self };
  const others = dependants.map(({ dependantId, name, bornOn }) => ({
    ...{ dependantId, name, bornOn },
    isOn: choice.others.has(dependantId),
  }));
  const people = [self, ...others].map((one) => {
    const { kind, price } = priced(one.bornOn, departure);
    const allowed = price !== undefined && (one === self || me.familyAllowed);
    return { ...one, kind, price, allowed, isOn: one.isOn && allowed };
  });
  const chosen = people.filter(({ isOn }) => isOn);
  return { people, chosen, total: chosen.reduce((sum, { price }) => sum + price.points, 0) };
}
