import { expect, test } from 'vitest';
import { rosterPage } from '#bridge/calls/joyhr/roster.ts';
import { postCalls } from '#bridge/calls/ums/records/post.ts';
import { listRequest } from './list-request.ts';

const question = { page: 2, rows: 20, keyword: '', filters: {}, sort: undefined };

test('a list asks for its page, its keyword, its filters and its order', () => {
  const filters = { status: 'active,probation', gender: 'F' };
  const sort = { column: 'joinedOn', direction: 'desc' } as const;
  expect(listRequest(rosterPage, { ...question, keyword: 'chen', filters, sort })).toEqual({
    page: 2,
    rows: 20,
    keyword: 'chen',
    gender: 'F',
    status: ['active', 'probation'],
    sort: 'joinedOn',
    direction: 'desc',
  });
});

test('what an address says that the call does not know or would not take is left out', () => {
  const filters = { status: 'no-such', tenantId: 'x', gender: 'F' };
  const sort = { column: 'salary', direction: 'asc' } as const;
  expect(listRequest(rosterPage, { ...question, rows: 7, filters, sort })).toEqual({
    page: 2,
    gender: 'F',
    direction: 'asc',
  });
});

test("the company's own fields are asked for as conditions", () => {
  const filters = { 'custom.size': 'S,M', 'custom.place': 'Harbour' };
  expect(listRequest(postCalls.page, { ...question, filters })).toMatchObject({
    custom: ['size=S', 'size=M', 'place=Harbour'],
  });
});
