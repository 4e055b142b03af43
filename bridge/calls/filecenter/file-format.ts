import * as z from 'zod/mini';

/** What a file is, read off its content and never off its name. */
export const fileFormat = z.enum(['pdf', 'docx', 'xlsx', 'jpeg', 'png', 'gif', 'bmp']);
