/** How people call the types of leave; the names of the company differ. */

const families: readonly RegExp[] = [
  /年休假|年假|annual|vacation/i,
  /病假|sick/i,
  /事假|personal|unpaid/i,
  /调休|补休|comp|in lieu/i,
  /婚假|婚嫁|marriage|wedding/i,
  /陪产|护理假|paternity/i,
  /产检|prenatal/i,
  /产假|maternity/i,
  /丧假|bereavement|funeral/i,
  /育儿|parental|childcare/i,
  /哺乳|nursing|breast/i,
  /工伤|injury/i,
];

/** The words by which a type of leave is named in a text; undefined where none is. */
export function leaveNamedIn(text: string): string | undefined {
  for (const family of families) {
    const found = family.exec(text)?.[0];
    if (found !== undefined) return found;
  }
  return undefined;
}

/** Whether a type of the company is the one that was named. */
export function sameLeave(name: string, asked: string): boolean {
  if (name.toLowerCase() === asked.toLowerCase() || name.includes(asked)) return true;
  return families.some((family) => family.test(name) && family.test(asked));
}
