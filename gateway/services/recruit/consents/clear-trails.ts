/** Takes a removed candidate out of what tells what happened: histories, messages, approvals, the log of mails. */
import { sql } from 'kysely';
import { authorName, messageWords } from '../../reminders/texts/reminder-words.ts';
import { offers } from '../records/offers.ts';
import { answerWords } from '../texts/answer-words.ts';
import { panelWords } from '../texts/panel-words.ts';
import type { CompanyRows } from '../times/panel.ts';
import type { Known } from './remove.ts';

/** Call it once the row of the candidate is cleared. */
export async function clearTrails(rows: CompanyRows, known: Known): Promise<void> {
  const { database } = rows;
  await sql`select clear_candidates(${known.ids}::uuid[], ${known.mails}::text[])`.execute(
    database,
  );
  for (const name of known.names) {
    await clearMessages(rows, known, name);
    await clearApprovals(rows, known, name);
    await clearReminders(rows, known, name);
  }
  await clearComments(rows, known);
}

/** Clears what was written at approvals of their offers, with its files. A comment may speak of anyone, so all of them go. */
async function clearComments({ database, tenantId }: CompanyRows, { ids }: Known): Promise<void> {
  const theirs = sql`(select p.id from approval p
    join offer o on o.tenant_id = p.tenant_id and o.id = p.row_id
    where p.tenant_id = ${tenantId} and p.record = 'offer'
      and o.candidate_id = any(${ids}::uuid[]))`;
  await sql`select clear_offer_comments(${ids}::uuid[])`.execute(database);
  await sql`delete from approval_file f where f.tenant_id = ${tenantId}
    and f.approval_id in ${theirs}`.execute(database);
  await sql`delete from approval_task_draft d using approval_task t
    where d.tenant_id = ${tenantId} and t.tenant_id = d.tenant_id and t.id = d.task_id
      and t.approval_id in ${theirs}`.execute(database);
}

/** Messages that tell people of a panel or a recruiter who chose a time, or answered an offer. */
async function clearMessages(
  { database, tenantId }: CompanyRows,
  { ids, cleared }: Known,
  name: string,
): Promise<void> {
  const titles = (of: string) => {
    const { 'zh-CN': zh, en } = panelWords;
    const { 'zh-CN': answer, en: answerEn } = answerWords;
    return [
      { zh: zh.booked(of), en: en.booked(of), body: false },
      { zh: zh.moved(of), en: en.moved(of), body: false },
      { zh: answer.accepted(of), en: answerEn.accepted(of), body: false },
      // It says why in the words of the candidate.
      { zh: answer.declined(of), en: answerEn.declined(of), body: true },
    ];
  };
  const after = titles(cleared);
  for (const [index, before] of titles(name).entries()) {
    const to = after[index] ?? before;
    await sql`update notice n set title = ${to.zh}, title_en = ${to.en},
        body = case when ${before.body} then ${to.zh} else n.body end,
        body_en = case when ${before.body} then ${to.en} else n.body_en end
      where n.tenant_id = ${tenantId} and n.link_app = 'recruitment' and n.title = ${before.zh}
        and exists (select from application a
          join hiring_job j on j.tenant_id = a.tenant_id and j.id = a.job_id
          where a.tenant_id = n.tenant_id and a.candidate_id = any(${ids}::uuid[])
            and strpos(n.body, j.title) > 0)`.execute(database);
  }
}

/** Reminders of offers name the candidate in a line of their own, behind the organisation where it may be read. */
async function clearReminders(
  { database, tenantId }: CompanyRows,
  { cleared }: Known,
  name: string,
): Promise<void> {
  const { 'zh-CN': zh, en } = messageWords;
  const replaced = (column: 'body' | 'body_en', { line }: typeof zh) => {
    const [before, after] = [name, cleared].map((of) => line(of, '', '').trimEnd());
    return sql`substr(replace(replace(chr(10) || ${sql.ref(`n.${column}`)},
      chr(10) || ${before}::text, chr(10) || ${after}::text),
      ' ' || ${before}::text, ' ' || ${after}::text), 2)`;
  };
  await sql`update notice n set body = ${replaced('body', zh)}, body_en = ${replaced('body_en', en)}
    where n.tenant_id = ${tenantId} and n.link_app is null and n.author_name = ${authorName}
      and strpos(n.title, ${offers.words['zh-CN'].plural}) = 1
      and strpos(n.body, ${name}) > 0`.execute(database);
}

/** Approvals of offers show the candidate in their title and form, and so do the messages about them. */
async function clearApprovals(
  { database, tenantId }: CompanyRows,
  { ids, cleared }: Known,
  name: string,
): Promise<void> {
  const [before, after] = [JSON.stringify(name), JSON.stringify(cleared)].map((text) =>
    text.slice(1, -1),
  );
  const theirs = sql`p.tenant_id = ${tenantId} and p.record = 'offer' and p.row_id in (
    select o.id from offer o where o.tenant_id = ${tenantId}
      and o.candidate_id = any(${ids}::uuid[]))`;
  await sql`update notice n set title = replace(n.title, ${name}, ${cleared}),
      title_en = replace(n.title_en, ${name}, ${cleared}),
      body = replace(n.body, ${name}, ${cleared}), body_en = replace(n.body_en, ${name}, ${cleared})
    from approval p where ${theirs} and n.tenant_id = p.tenant_id and n.link_app = 'workflow'
      and n.link_route = '/approvals/' || p.id`.execute(database);
  await sql`update outbox n set parts = replace(n.parts::text, ${before}, ${after})::jsonb
    from approval p where ${theirs} and n.tenant_id = p.tenant_id and n.link_app = 'workflow'
      and n.link_route = '/approvals/' || p.id`.execute(database);
  await sql`update approval p set title_zh = replace(p.title_zh, ${name}, ${cleared}),
      title_en = replace(p.title_en, ${name}, ${cleared}),
      form_values = replace(p.form_values::text, ${before}, ${after})::jsonb,
      form_lines = replace(p.form_lines::text, ${before}, ${after})::jsonb,
      -- What it said before it was sent back is of no use once it is decided.
      returned_values = null, returned_lines = null
    where ${theirs}`.execute(database);
}
