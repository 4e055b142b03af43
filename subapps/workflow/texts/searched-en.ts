/** Among whom a rule of a route looks, in English. */
export const searchedEn = {
  searched: 'Searched in',
  searchedIn: {
    upward: 'The person’s department and those above',
    company: 'The whole company',
    members: 'Everyone who has the role',
    inRange: 'Those whose data range covers the department',
  },
  searchedHelp: {
    upward:
      'Asks the holders in the nearest department; where it has none, those of the next above.',
    company: 'Asks all holders in the company.',
    members: 'Asks everyone who has the role.',
    inRange:
      'Asks only those whose data range covers the department of the applicant, such as the HR of a region.',
  },
} as const;
