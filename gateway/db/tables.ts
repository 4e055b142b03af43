import type { Transaction } from 'kysely';
import type { AgentTables } from './agent-tables.ts';
import type { AuditTables } from './audit-tables.ts';
import type { BrandTables } from './brand-tables.ts';
import type { CompanyTables } from './company-tables.ts';
import type { ConsentTables } from './consent-tables.ts';
import type { DocenterTables } from './docenter-tables.ts';
import type { DoorTables } from './door-tables.ts';
import type { ElephantstepTables } from './elephantstep-tables.ts';
import type { EtaxTables } from './etax-tables.ts';
import type { FileTables } from './file-tables.ts';
import type { IdentityTables } from './identity-tables.ts';
import type { JobTables } from './job-tables.ts';
import type { JoyhrTables } from './joyhr-tables.ts';
import type { KaoqinTables } from './kaoqin-tables.ts';
import type { LifeTables } from './life-tables.ts';
import type { MessageTables } from './message-tables.ts';
import type { OutsourcingTables } from './outsourcing-tables.ts';
import type { PaibanTables } from './paiban-tables.ts';
import type { PeopleTables } from './people-tables.ts';
import type { PerformanceTables } from './performance-tables.ts';
import type { PrismTables } from './prism-tables.ts';
import type { RecordTables } from './record-tables.ts';
import type { RecruitTables } from './recruit-tables.ts';
import type { RegistryTables } from './registry-tables.ts';
import type { ResumeTables } from './resume-tables.ts';
import type { RuleEngineTables } from './rule-engine-tables.ts';
import type { SalaryTables } from './salary-tables.ts';
import type { SchemeTables } from './scheme-tables.ts';
import type { SessionTables } from './session-tables.ts';
import type { SignInTables } from './sign-in-tables.ts';
import type { SupplierTables } from './supplier-tables.ts';
import type { TimeTables } from './time-tables.ts';
import type { TourshopTables } from './tourshop-tables.ts';
import type { TrackTables } from './track-tables.ts';
import type { TumTables } from './tum-tables.ts';
import type { UacTables } from './uac-tables.ts';
import type { VacationTables } from './vacation-tables.ts';
import type { WorkflowTables } from './workflow-tables.ts';
import type { WpmTables } from './wpm-tables.ts';

/**
 * Every table a query may name, by its name in the schema `app`. One interface per area; a new
 * area is one more file and one more name here. A contract test compares it with the catalogue.
 */
export interface Database
  extends AuditTables,
    BrandTables,
    CompanyTables,
    DoorTables,
    FileTables,
    IdentityTables,
    JobTables,
    LifeTables,
    MessageTables,
    PeopleTables,
    RecordTables,
    RecruitTables,
    ConsentTables,
    ResumeTables,
    RegistryTables,
    SalaryTables,
    SchemeTables,
    SessionTables,
    SignInTables,
    TimeTables,
    TrackTables,
    TumTables,
    WorkflowTables,
    OutsourcingTables,
    PerformanceTables,
    PrismTables,
    DocenterTables,
    ElephantstepTables,
    KaoqinTables,
    JoyhrTables,
    VacationTables,
    UacTables,
    PaibanTables,
    TourshopTables,
    EtaxTables,
    AgentTables,
    WpmTables,
    SupplierTables,
    RuleEngineTables {}

/** The query builder inside one transaction. It is dead once the transaction has ended. */
export type DatabaseTransaction = Transaction<Database>;
