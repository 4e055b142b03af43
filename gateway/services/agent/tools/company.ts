/** Tools about people and organisations. */
import * as z from 'zod/mini';
import { searchPeople } from '#bridge/calls/joyhr/search.ts';
import { organTree } from '#bridge/calls/ums/calls.ts';
import { companyTexts } from '../texts/company.ts';
import { card, type Desk, defineTool, type ToolResult } from './tool.ts';

const asked = z.string().check(z.trim(), z.minLength(1), z.maxLength(50));

/** People by their name, with what the roster shows of them to the person. */
export const findPeople = defineTool({
  name: 'findPeople',
  dataClass: 'people',
  calls: [searchPeople],
  args: z.strictObject({ name: asked }),
  async run(desk, { name }): Promise<ToolResult> {
    const words = companyTexts[desk.locale].people;
    const { people, more } = await desk.serve(searchPeople, { keyword: name });
    const [first] = people;
    if (first === undefined) {
      return { say: words.none(name), cards: [], facts: { found: 0 }, isEmpty: true };
    }
    const rows = people.map((one) => [
      ...[one.name, one.staffNo, one.organName],
      ...[one.postName ?? '–', one.phone ?? '–'],
    ]);
    const columns = [words.name, words.staffNo, words.organ, words.post, words.phone];
    const isOne = people.length === 1;
    return {
      say: isOne ? words.one(first.name, first.organName) : words.many(people.length),
      cards: [
        card({
          title: words.title,
          table: { columns, rows },
          note: more ? words.more : null,
          place: isOne ? first.place : null,
        }),
      ],
      facts: { found: people.length, more },
      untrusted: { people: rows },
    };
  },
});

type Organ = Awaited<ReturnType<typeof organsOf>>[number];

async function organsOf(desk: Desk) {
  return await desk.serve(organTree, {});
}

/** The organisations of a name, the whole name first. */
export async function organsNamed(desk: Desk, name: string): Promise<Organ[]> {
  const all = await organsOf(desk);
  const whole = all.filter((one) => one.name === name);
  if (whole.length > 0) return whole;
  const part = name.toLowerCase();
  return all.filter((one) => one.name.toLowerCase().includes(part));
}

/** One organisation with its head and how many people it has. */
export const organ = defineTool({
  name: 'organ',
  dataClass: 'people',
  calls: [organTree],
  args: z.strictObject({ name: z.optional(asked) }),
  async run(desk, { name }): Promise<ToolResult> {
    const words = companyTexts[desk.locale].organ;
    const found = name === undefined ? await organsOf(desk) : await organsNamed(desk, name);
    const [first] = found;
    if (first === undefined) {
      return { say: words.none(name ?? ''), cards: [], facts: { found: 0 }, isEmpty: true };
    }
    const rows = found
      .slice(0, 20)
      .map((one) => [one.name, one.leaderName ?? '–', String(one.totalHeadCount)]);
    const leader = first.leaderName === null ? '' : words.leader(first.leaderName);
    const single = `${words.say(first.name, first.totalHeadCount)}${leader}`;
    const many = name === undefined ? words.top : words.many(found.length);
    return {
      say: found.length === 1 ? single : many,
      cards: [
        card({
          title: words.title,
          table: { columns: [words.name, words.head, words.people], rows },
          note: words.note,
        }),
      ],
      facts: { found: found.length, people: rows.map((row) => row[2]) },
      untrusted: { organisations: rows },
    };
  },
});
