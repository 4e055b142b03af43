/** One approval as a page shows it: its form, its route with the people in it, its log, and what may be done. */
import * as z from 'zod/mini';
import { id, moment } from '../kit/atoms.ts';
import { requestButton } from './events.ts';
import { formDefinition, formValues } from './form.ts';
import { severalKinds, stepRight } from './route.ts';
import { taskDraft } from './task-drafts.ts';
import { actionKinds, approvalStatuses } from './terms.ts';

const person = z.object({ employmentId: z.nullable(id), name: z.string() });
const stepState = z.enum(['passed', 'open', 'ahead', 'skipped']);

/** One step of a route as people see it. */
export const routeStep = z.object({
  node: z.string(),
  name: z.string(),
  kind: z.enum(['start', 'approve', 'handle', 'copy', 'end']),
  state: stepState,
  several: z.nullable(z.enum(severalKinds)),
  /** The branch it is in, where branches run side by side. */
  branch: z.nullable(z.string()),
  people: z.array(
    z.object({
      ...person.shape,
      taskId: z.nullable(id),
      state: z.nullable(
        z.enum([
          'waiting',
          'open',
          'approved',
          'rejected',
          'returned',
          'transferred',
          'skipped',
          'closed',
        ]),
      ),
      decidedByName: z.nullable(z.string()),
      /** A rule decided or moved the task because it was overdue. */
      automatic: z.boolean(),
      added: z.boolean(),
      /** Whether the caller has added them and may remove them. */
      mayRemove: z.boolean(),
      at: z.nullable(moment),
      dueAt: z.nullable(moment),
    }),
  ),
  /** No one was found: who is asked stands in, or the step goes by. */
  noAssignee: z.boolean(),
  /** The applicant chooses, among these where they are named. */
  choice: z.nullable(z.object({ most: z.number(), among: z.array(person) })),
});

/** A route before anything is sent. */
export const routeForecast = z.object({
  /** Whether an approval is needed at all. */
  needed: z.boolean(),
  steps: z.array(routeStep),
  /** Changes with the people and steps of the route. */
  hash: z.string(),
  /** A step finds no approver, so that it cannot be submitted. */
  blocked: z.boolean(),
});

const formLine = z.object({
  field: z.string(),
  label: z.string(),
  value: z.string(),
  /** What it said when the request was last returned, where it has changed since. */
  before: z.nullable(z.string()),
});

const logLine = z.object({
  id,
  at: moment,
  kind: z.enum(actionKinds),
  actorName: z.nullable(z.string()),
  forName: z.nullable(z.string()),
  people: z.array(z.string()),
  node: z.nullable(z.string()),
  words: z.nullable(z.string()),
  /** What came with a comment. */
  files: z.array(z.object({ id, name: z.string() })),
  round: z.number(),
});

/** Everything a caller may do with an approval now. */
export const approvalActs = [
  'approve',
  'reject',
  'transfer',
  'add',
  'return',
  'withdraw',
  'revoke',
  'resubmit',
  'save',
  'urge',
  'copy',
  'comment',
  'takeBack',
  'remove',
  'reassign',
  'reroute',
  'skip',
  'terminate',
] as const;

/** An approval as its caller sees it. */
export const approvalDetail = z.object({
  id,
  number: z.string(),
  title: z.string(),
  status: z.enum(approvalStatuses),
  held: z.boolean(),
  rev: z.number(),
  round: z.number(),
  starter: person,
  subject: z.nullable(person),
  submittedAt: moment,
  endedAt: z.nullable(moment),
  /** The record it is about, to open its page. */
  record: z.nullable(z.object({ name: z.string(), rowId: id })),
  lines: z.array(formLine),
  /** A form of its own with what was filled in, as far as the caller may see it; null for a record. */
  filled: z.nullable(
    z.object({
      formId: id,
      form: formDefinition,
      values: formValues,
      /** What the caller may do with each field now; a field without a word is read. */
      rights: z.record(z.string(), stepRight),
      /** The fields that have changed since the request was last returned, and what they said then. */
      changed: z.array(z.string()),
      before: formValues,
      /** The people and organisations in it, by their ids. */
      names: z.record(z.string(), z.string()),
    }),
  ),
  /** Whether the caller downloads a certificate now. */
  certificate: z.boolean(),
  steps: z.array(routeStep),
  log: z.array(logLine),
  /** The caller's open task. */
  task: z.nullable(
    z.object({
      id,
      node: z.string(),
      /** What its designer calls the button of a handle step; null where nothing was said, or it approves. */
      button: z.nullable(z.string()),
      kind: z.enum(['approve', 'handle']),
      forName: z.nullable(z.string()),
      wordsNeeded: z.boolean(),
      dueAt: z.nullable(moment),
      /** Where a rejection sends it back to: a step by its name, or the applicant by an empty one; null where it ends. */
      rejectsTo: z.nullable(z.string()),
      /** Steps it may be sent back to; the start is always one. */
      returnTo: z.array(z.object({ node: z.string(), name: z.string() })),
      /** What the caller has typed at it before. */
      draft: z.nullable(taskDraft),
    }),
  ),
  /** The buttons of the eight events, in their order. */
  buttons: z.array(requestButton),
  /** Everything the caller may do, with the acts of the buttons. */
  can: z.array(z.enum([...approvalActs, 'repeat', 'saveTask'])),
  /** The ended request it was made again from. */
  previous: z.nullable(z.object({ id, number: z.string() })),
});
