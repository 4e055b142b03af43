import { deductionClaim } from '#bridge/calls/etax/records/deduction-claim.ts';
import { deductionClaimWords } from '#bridge/calls/etax/records/deduction-claim.words.ts';
import type { RowValues } from '#bridge/calls/record/values.ts';
import { yuan } from '#gateway/kernel/exact/money.ts';
import type { CallContext } from '#gateway/kernel/handler.ts';
import { bindRecord, type Change, type ChangeIssue } from '#gateway/record/binding.ts';
import { specialDeductions } from '../engine/special-deductions.ts';

type Fields = (typeof deductionClaim)['fields'];
type Claim = RowValues<Fields>;
type Issue = ChangeIssue<'kind' | 'sharedAmount'>;

/** Special additional deductions in their table. */
export const deductionClaims = bindRecord(deductionClaim, {
  table: 'deduction_claim',
  words: deductionClaimWords,
  rules: { check: checkClaims },
});

/** Rent and mortgage interest exclude one another, a kind is claimed once at a time, and a share has a limit. */
async function checkClaims(
  changes: readonly Change<Fields>[],
  context: CallContext,
): Promise<readonly Issue[]> {
  const saved = changes.filter(({ action }) => action === 'create' || action === 'update');
  const others = await readOthers(saved, context);
  return saved.flatMap(({ id, after }) => [
    ...overlapIssues(id, after, [
      ...others,
      ...saved.filter((one) => one.id !== id).map((one) => ({ id: one.id, ...ownOf(one.after) })),
    ]),
    ...shareIssues(id, after),
  ]);
}

interface OtherClaim {
  readonly id: string;
  readonly employment: string;
  readonly kind: string;
  readonly fromOn: string;
  readonly toOn: string | null;
}

function ownOf({ employment, kind, fromOn, toOn }: Claim): Omit<OtherClaim, 'id'> {
  return { employment, kind, fromOn, toOn };
}

async function readOthers(
  changes: readonly Change<Fields>[],
  { database, tenantId }: CallContext,
): Promise<readonly OtherClaim[]> {
  if (changes.length === 0) return [];
  const rows = await database
    .selectFrom('deduction_claim')
    .select(['id', 'employment_id', 'kind', 'from_on', 'to_on'])
    .where('tenant_id', '=', tenantId)
    .where('removed_at', 'is', null)
    .where('employment_id', 'in', [...new Set(changes.map(({ after }) => after.employment))])
    .where(
      'id',
      'not in',
      changes.map(({ id }) => id),
    )
    .execute();
  return rows.map((row) => ({
    id: row.id,
    employment: row.employment_id,
    kind: row.kind,
    fromOn: row.from_on,
    toOn: row.to_on,
  }));
}

function overlapIssues(id: string, claim: Claim, others: readonly OtherClaim[]): Issue[] {
  const clashes = (kind: string): boolean =>
    kind === claim.kind ||
    (kind === 'rent' && claim.kind === 'mortgage-interest') ||
    (kind === 'mortgage-interest' && claim.kind === 'rent');
  const found = others.some(
    (other) =>
      other.id !== id &&
      other.employment === claim.employment &&
      clashes(other.kind) &&
      (claim.toOn === null || other.fromOn <= claim.toOn) &&
      (other.toOn === null || other.toOn >= claim.fromOn),
  );
  return found ? [{ id, field: 'kind', issue: 'overlap' }] : [];
}

function shareIssues(id: string, claim: Claim): Issue[] {
  if (claim.sharedAmount === null) return [];
  const found = specialDeductions(claim.fromOn.slice(0, 7), [
    {
      kind: claim.kind,
      onlyChild: claim.onlyChild ?? true,
      sharedAmount: yuan(claim.sharedAmount),
    },
  ]);
  return 'error' in found && found.error === 'share-above-limit'
    ? [{ id, field: 'sharedAmount', issue: 'tooLarge' }]
    : [];
}
