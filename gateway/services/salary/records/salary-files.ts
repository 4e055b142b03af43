import { salaryFile } from '#bridge/calls/salary/records/salary-file.ts';
import { salaryFileWords } from '#bridge/calls/salary/records/salary-file.words.ts';
import { bindRecord } from '#gateway/record/binding.ts';

/** Salary files in their table. */
export const salaryFiles = bindRecord(salaryFile, { table: 'salary_file', words: salaryFileWords });
