import type { Generated } from 'kysely';
import type { Json, Timestamp, TimestampWithDefault } from './column-types.ts';
import type { RecordColumns } from './record-tables.ts';

interface TourBookingTable {
  tenant_id: string;
  id: string;
  number: string;
  employment_id: string;
  departure_id: string;
  plan_id: string | null;
  state: 'held' | 'paid' | 'confirmed' | 'refused' | 'cancelled' | 'lapsed';
  phone: string | null;
  points: number;
  fee: Generated<number>;
  refunded: Generated<number>;
  fees: Json<unknown>;
  hold_until: Timestamp;
  booked_at: Timestamp;
  paid_at: Timestamp | null;
  confirmed_at: Timestamp | null;
  ended_at: Timestamp | null;
  supplier_number: string | null;
  reason: string | null;
  funded: Generated<number>;
  funding_id: string | null;
}

interface TourDepartureTable extends RecordColumns {
  name: string;
  product_id: string;
  from_on: string;
  to_on: string;
  gather: string | null;
  sale_from: string;
  sale_to: string;
  seats: number;
  blocked: number;
  taken: Generated<number>;
  min_seats: number | null;
  state: 'planned' | 'open' | 'stopped' | 'guaranteed' | 'gone' | 'done' | 'cancelled';
  pending: string | null;
  wait_most: number | null;
  partner_id: string | null;
}

interface TourDependantTable {
  tenant_id: string;
  id: string;
  employment_id: string;
  name: string;
  relation: 'spouse' | 'child' | 'parent' | 'other';
  born_on: string;
  document_kind: 'idCard' | 'passport' | 'other' | null;
  document_number: string | null;
  consent_on: string;
  created_at: TimestampWithDefault;
  removed_at: Timestamp | null;
}

interface TourEntryTable {
  tenant_id: string;
  id: string;
  employment_id: string;
  lot_id: string;
  points: number;
  kind: 'grant' | 'spend' | 'refund' | 'expire' | 'correct';
  reference: string;
  booking_id: string | null;
  reason: string | null;
  at: Timestamp;
}

interface TourFeeStepTable {
  tenant_id: string;
  id: string;
  fee_table_id: string;
  sort_order: number;
  days_from: number;
  days_to: number | null;
  percent: number;
}

interface TourFeeTableTable extends RecordColumns {
  name: string;
  kind: 'domestic' | 'outbound' | 'own';
  note: string | null;
  state: 'active' | 'replaced';
  pending: string | null;
}

interface TourLotTable {
  tenant_id: string;
  id: string;
  employment_id: string;
  plan_id: string | null;
  granted: number;
  remaining: number;
  expires_on: string;
  source: string;
}

interface TourPlanTable extends RecordColumns {
  name: string;
  name_en: string | null;
  valid_from: string;
  valid_to: string;
  lot_life: 'endOfPlan' | 'twelveMonths';
  probation: boolean | null;
  service_months: number;
  family_allowed: boolean | null;
  budget: string | null;
  state: 'draft' | 'open' | 'closed';
  pending: string | null;
  funded_trip: boolean | null;
}

interface TourPlanGradeTable {
  tenant_id: string;
  id: string;
  plan_id: string;
  sort_order: number;
  months_from: number;
  points: number;
}

interface TourPriceTable {
  tenant_id: string;
  id: string;
  departure_id: string;
  sort_order: number;
  traveller: 'adult' | 'child' | 'senior' | 'infant';
  seat: boolean | null;
  points: number;
}

interface TourProductTable extends RecordColumns {
  code: string;
  name: string;
  name_en: string | null;
  kind: 'domestic' | 'outbound' | 'checkup';
  supplier: string;
  partner_id: string | null;
  place: string;
  place_en: string | null;
  days: number;
  nights: number;
  scene: 'mountain' | 'lake' | 'sea' | 'city' | 'desert' | 'snow' | 'garden' | 'clinic';
  min_age: number | null;
  fee_table_id: string;
  summary: string | null;
  summary_en: string | null;
  itinerary: string | null;
  itinerary_en: string | null;
  includes: string | null;
  includes_en: string | null;
  excludes: string | null;
  excludes_en: string | null;
  state: 'draft' | 'checked' | 'onSale' | 'paused' | 'withdrawn';
  pending: string | null;
}

interface TourSeatClaimTable {
  tenant_id: string;
  id: string;
  departure_id: string;
  booking_id: string;
  persons: number;
  state: 'held' | 'sold' | 'freed' | 'lapsed';
  expires_at: Timestamp;
  request_key: string;
}

interface TourTravellerTable {
  tenant_id: string;
  id: string;
  booking_id: string;
  sort_order: number;
  dependant_id: string | null;
  name: string;
  kind: 'adult' | 'child' | 'senior' | 'infant';
  grown: boolean;
  seat: boolean;
  points: number;
  fee: Generated<number>;
  state: 'going' | 'cancelled';
}

interface TourWalletTable {
  tenant_id: string;
  employment_id: string;
  balance: Generated<number>;
}

interface TourReplyTable {
  tenant_id: string;
  id: string;
  booking_id: string;
  reply: 'confirm' | 'refuse';
  words: string;
  account_id: string;
  at: Timestamp;
  done_at: Timestamp | null;
  outcome: 'applied' | 'late' | null;
  supplier_id: string;
}

interface TourWaitTable {
  tenant_id: string;
  id: string;
  departure_id: string;
  employment_id: string;
  persons: number;
  travellers: Json<unknown>;
  phone: string | null;
  state: 'waiting' | 'offered' | 'lapsed' | 'left' | 'closed';
  booking_id: string | null;
  joined_at: Timestamp;
  skipped_at: Timestamp | null;
  told_at: Timestamp | null;
  ended_at: Timestamp | null;
}

interface TourFundingTable extends RecordColumns {
  number: string;
  employment_id: string;
  departure_id: string;
  own_points: number;
  funded_points: number;
  reason: string | null;
  state: 'draft' | 'approved' | 'closed';
  pending: string | null;
}

/** The tables of the area tourshop; its migrations say what each column means. */
export interface TourshopTables {
  tour_booking: TourBookingTable;
  tour_departure: TourDepartureTable;
  tour_dependant: TourDependantTable;
  tour_entry: TourEntryTable;
  tour_fee_step: TourFeeStepTable;
  tour_fee_table: TourFeeTableTable;
  tour_lot: TourLotTable;
  tour_plan: TourPlanTable;
  tour_plan_grade: TourPlanGradeTable;
  tour_price: TourPriceTable;
  tour_product: TourProductTable;
  tour_seat_claim: TourSeatClaimTable;
  tour_traveller: TourTravellerTable;
  tour_wallet: TourWalletTable;
  tour_reply: TourReplyTable;
  tour_wait: TourWaitTable;
  tour_funding: TourFundingTable;
}
