import {
  type downloadPhoto,
  type listPhotos,
  photoLimits,
  type removePhoto,
  type savePhoto,
  smallPhotoLimits,
} from '#bridge/calls/filecenter/calls.ts';
import type { ParsedRequestOf, ResultOf } from '#bridge/calls/kit/define.ts';
import { readPictureHead } from '#bridge/methods/picture.ts';
import { uuid7 } from '#gateway/db/uuid7.ts';
import { FileAnswer } from '#gateway/kernel/file-answer.ts';
import type { CallContext } from '#gateway/kernel/handler.ts';
import { readReach } from '#gateway/kernel/people/reach.ts';
import { reachedPeople } from '#gateway/kernel/people/reached-people.ts';
import { RefusedError } from '#gateway/kernel/refused-error.ts';
import { contentTypes, formatOf } from './file-format.ts';
import { lockOwner, readOwner, tellHistory } from './file-owner.ts';
import { plainPicture } from './plain-picture.ts';
import { readUpload, type UploadedContent } from './read-upload.ts';

type SmallPhoto = ResultOf<typeof savePhoto>;

interface PhotoPart {
  readonly format: 'jpeg' | 'png';
  readonly content: Buffer;
}

/** Returns the small photos of the asked people that are in reach and have one. */
export async function answerPhotos(
  context: CallContext,
  { employmentIds }: ParsedRequestOf<typeof listPhotos>,
): Promise<ResultOf<typeof listPhotos>> {
  if (employmentIds.length === 0) return { photos: [] };
  const reach = await readReach(context);
  const rows = await reachedPeople(context, reach)
    .innerJoin('employee_photo as q', (join) =>
      join.onRef('q.tenant_id', '=', 'e.tenant_id').onRef('q.employment_id', '=', 'e.id'),
    )
    .where('q.tenant_id', '=', context.tenantId)
    .where('q.employment_id', 'in', employmentIds)
    .select(['q.employment_id as employmentId', 'q.id as photoId', 'q.small_format', 'q.small'])
    .execute();
  return {
    photos: rows.map(({ employmentId, photoId, small_format: format, small: content }) =>
      presentPhoto(employmentId, photoId, { format, content }),
    ),
  };
}

function presentPhoto(
  employmentId: string,
  photoId: string,
  { format, content }: PhotoPart,
): SmallPhoto {
  const picture = `data:${contentTypes[format]};base64,${content.toString('base64')}`;
  return { employmentId, photoId, picture };
}

/** Returns the photo of one record in full size. */
export async function answerPhotoDownload(
  context: CallContext,
  { employmentId }: ParsedRequestOf<typeof downloadPhoto>,
): Promise<FileAnswer> {
  const owner = await readOwner(context, await readReach(context), employmentId);
  const photo = await context.database
    .selectFrom('employee_photo as q')
    .where('q.tenant_id', '=', context.tenantId)
    .where('q.employment_id', '=', owner.id)
    .select(['q.format', 'q.content'])
    .executeTakeFirst();
  if (photo === undefined) throw new RefusedError('notFound');
  const ending = photo.format === 'jpeg' ? 'jpg' : photo.format;
  return new FileAnswer(`photo.${ending}`, contentTypes[photo.format], photo.content);
}

/** Puts a photo in the place of the one that the caller saw; `conflict` when that is another one by now. */
export async function answerPhotoSave(
  context: CallContext,
  { employmentId, photo, small, replaces }: ParsedRequestOf<typeof savePhoto>,
): Promise<SmallPhoto> {
  const full = await readPart(photo, photoLimits);
  const reduced = await readPart(small, smallPhotoLimits);
  const owner = await lockOwner(context, await readReach(context), employmentId);
  const before = await takePhoto(context, owner.id, replaces ?? null);
  const id = uuid7();
  await context.database
    .insertInto('employee_photo')
    .values({
      tenant_id: context.tenantId,
      employment_id: owner.id,
      id,
      format: full.format,
      content: full.content,
      small_format: reduced.format,
      small: reduced.content,
    })
    .execute();
  await tellHistory(context, owner, { field: 'photo', before, after: id });
  return presentPhoto(owner.id, id, reduced);
}

/** Removes the photo that the caller saw. */
export async function answerPhotoRemoval(
  context: CallContext,
  { employmentId, photoId }: ParsedRequestOf<typeof removePhoto>,
): Promise<null> {
  const owner = await lockOwner(context, await readReach(context), employmentId);
  const before = await takePhoto(context, owner.id, photoId);
  await tellHistory(context, owner, { field: 'photo', before, after: null });
  return null;
}

/** A jpeg or a png without what it says besides its pixels, no larger than it may be: anyone who draws it must not be surprised. */
async function readPart(
  file: UploadedContent,
  { side, bytes }: { readonly side: number; readonly bytes: number },
): Promise<PhotoPart> {
  const content = await readUpload(file, bytes);
  const format = formatOf(content);
  if (format !== 'jpeg' && format !== 'png') throw new RefusedError('fileFormat');
  const size = readPictureHead(content);
  if (!size || Math.max(size.width, size.height) > side) throw new RefusedError('fileTooLarge');
  const plain = plainPicture(content, format);
  if (plain === undefined) throw new RefusedError('fileFormat');
  return { format, content: plain };
}

/**
 * Takes the photo out of a record that is locked, and returns its id.
 * @throws {RefusedError} `conflict` when it is not the expected one.
 */
async function takePhoto(
  { database, tenantId }: CallContext,
  employmentId: string,
  expected: string | null,
): Promise<string | null> {
  const taken = await database
    .deleteFrom('employee_photo')
    .where('tenant_id', '=', tenantId)
    .where('employment_id', '=', employmentId)
    .returning('id')
    .executeTakeFirst();
  const before = taken?.id ?? null;
  if (before !== expected) throw new RefusedError('conflict');
  return before;
}
