import * as z from 'zod/mini';
import { defineJob } from '#gateway/jobs/job-kind.ts';
import { jobTitles } from '../texts/job-titles.ts';
import { keepRead, readFile } from './keep-read.ts';
import { readResume } from './read-resume.ts';

/** Reads one résumé after it was saved. */
export const readResumeJob = defineJob({
  kind: 'recruit.readResume',
  area: 'recruit',
  title: jobTitles.readResume,
  payload: z.object({ candidateId: z.string(), fileId: z.string() }),
  async run({ tenantId, now, read, step }, { candidateId, fileId }) {
    const file = await read((database) => readFile({ database, tenantId }, fileId));
    if (file === undefined) return { summary: { characters: 0 } };
    const resume = await readResume(file.format, file.content);
    await step(null, (database) =>
      keepRead({ database, tenantId, now }, { candidateId, fileId }, resume),
    );
    return { summary: { characters: resume.text.length } };
  },
});
