/** What a card tells of a person; an empty line is left out. */
export interface CardFacts {
  readonly name: string;
  readonly company: string;
  readonly department: string;
  readonly post: string;
  readonly phone: string;
  readonly email: string;
}

/** The facts as a vCard 3.0 (RFC 2426), the version that phones of every make read from a code. */
export function vcardOf(facts: CardFacts): string {
  const { name, company, department, post, phone, email } = facts;
  const lines: readonly (readonly [string, string])[] = [
    // One field for the whole name: which part of it is the family's is not known here.
    ['N', name && `${escaped(name)};;;;`],
    ['FN', escaped(name)],
    ['ORG', [company, department].filter(Boolean).map(escaped).join(';')],
    ['TITLE', escaped(post)],
    ['TEL;TYPE=CELL', escaped(phone)],
    ['EMAIL', escaped(email)],
  ];
  return [
    'BEGIN:VCARD',
    'VERSION:3.0',
    ...lines.filter(([, value]) => value).map(([key, value]) => `${key}:${value}`),
    'END:VCARD',
  ].join('\r\n');
}

function escaped(value: string): string {
  return value.replace(/[\\;,]/g, '\\$&').replace(/\r\n|\r|\n/g, '\\n');
}
