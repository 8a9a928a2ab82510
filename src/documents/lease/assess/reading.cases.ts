import type { Actor } from './reading/actors.ts';
import type { Modality } from './reading.ts';

/** A clause, the matched verb in it, and its reading. Properties that a case omits are not checked. */
export interface ReadingCase {
  readonly text: string;
  readonly act: string;
  readonly actor?: Actor;
  readonly modality?: Modality;
  readonly negated?: boolean;
  readonly denied?: boolean;
  /** How many exceptions the clause has. */
  readonly exceptions?: number;
  readonly isClear?: boolean;
}

const who: readonly ReadingCase[] = [
  {
    text: 'If the Landlord needs the building for its own use, it may end this Lease by six months’ notice.',
    act: 'end this Lease',
    actor: 'landlord',
    modality: 'may',
  },
  {
    text: 'Tenant shall pay the costs. If Tenant wishes to leave early, it must give three months’ notice to Landlord.',
    act: 'give three months',
    actor: 'tenant',
    modality: 'shall',
  },
  {
    text: 'Lessor: Bright Star Institute (hereinafter referred to as Party A)\nLessee: Green Field Co., Ltd. (hereinafter referred to as Party B)\nParty A shall deliver the workshop within ten days.',
    act: 'deliver the workshop',
    actor: 'landlord',
  },
  {
    text: 'Lessee: Green Field Co., Ltd. (hereinafter referred to as Party A)\nLessor: Bright Star Institute (hereinafter referred to as Party B)\nParty A shall pay the rent within ten days.',
    act: 'pay the rent',
    actor: 'tenant',
  },
  {
    text: 'TENANT HEREBY KNOWINGLY AND VOLUNTARILY WAIVES ALL RIGHTS UNDER THE PROPERTY CODE.',
    act: 'ALL RIGHTS',
    actor: 'tenant',
    modality: 'waives',
    negated: false,
  },
  {
    text: 'Landlord may relocate Tenant to other space in the Building upon sixty days notice.',
    act: 'relocate Tenant',
    actor: 'landlord',
    modality: 'may',
    negated: false,
    isClear: true,
  },
  {
    text: 'Lessor shall have the right, at its option, upon notice to Lessee, to relocate the Premises.',
    act: 'relocate the Premises',
    actor: 'landlord',
    modality: 'may',
    negated: false,
  },
  {
    text: 'Tenant shall indemnify, defend and hold harmless Landlord from all claims.',
    act: 'hold harmless',
    actor: 'tenant',
    modality: 'shall',
    negated: false,
  },
  {
    text: 'Landlord, its agents, employees and contractors, shall indemnify the other side.',
    act: 'indemnify',
    actor: 'landlord',
  },
  {
    text: 'Tenant, at Tenant’s sole cost and expense, shall maintain the roof in good repair.',
    act: 'maintain the roof',
    actor: 'tenant',
    modality: 'shall',
  },
  {
    text: 'Each party shall indemnify and hold harmless the other from all claims.',
    act: 'indemnify',
    actor: 'each',
    negated: false,
  },
  {
    text: 'Landlord and Tenant each hereby waive trial by jury.',
    act: 'trial by jury',
    actor: 'each',
    modality: 'waives',
  },
  { text: 'Landlord and Tenant hereby waive any right to a trial by jury.', act: 'trial by jury', actor: 'each' },
  { text: 'The parties waive any right to a jury trial.', act: 'jury trial', actor: 'each', modality: 'waives' },
  { text: 'Either party may terminate this Lease after such fire.', act: 'terminate this Lease', actor: 'either' },
  { text: 'Either Landlord or Tenant may terminate this Lease.', act: 'terminate this Lease', actor: 'either' },
  {
    text: 'Neither party shall be liable to the other for consequential damages.',
    act: 'liable to the other for consequential',
    actor: 'each',
    negated: true,
  },
  {
    text: 'Neither Landlord nor Tenant shall be liable for consequential damages.',
    act: 'consequential damages',
    actor: 'each',
    negated: true,
  },
  {
    text: 'The roof and the structure shall be maintained by Tenant at its expense.',
    act: 'maintained',
    actor: 'tenant',
    modality: 'shall',
  },
  {
    text: 'The Premises may be relocated by Landlord within the Project.',
    act: 'relocated',
    actor: 'landlord',
    modality: 'may',
  },
  {
    text: 'The failure of Tenant to pay shall accelerate the rent.',
    act: 'accelerate the rent',
    actor: 'other',
  },
  { text: 'Tenant shall permit Landlord to repair the roof.', act: 'repair the roof', actor: 'landlord' },
  { text: 'Tenant shall cause its contractor to repair the roof.', act: 'repair the roof', actor: 'tenant' },
  { text: 'Tenant’s property shall secure the rent.', act: 'secure the rent', actor: 'other' },
  { text: 'The consent of Landlord shall release the deposit.', act: 'release the deposit', actor: 'other' },
  { text: 'No other tenant shall relocate its sign.', act: 'relocate its sign', actor: 'other', negated: true },
  {
    text: 'Tenant agrees that Landlord may enter the Premises and change the locks.',
    act: 'change the locks',
    actor: 'landlord',
    modality: 'may',
  },
  {
    text: 'If Tenant fails to pay rent, Landlord may change the locks without notice.',
    act: 'change the locks',
    actor: 'landlord',
    modality: 'may',
  },
  {
    text: 'Landlord may, if Tenant is in default, accelerate the rent.',
    act: 'accelerate the rent',
    actor: 'landlord',
    modality: 'may',
  },
  {
    text: 'Tenant shall pay all costs which Landlord may incur in replacing the roof.',
    act: 'replacing the roof',
    isClear: false,
  },
  {
    text: 'If Landlord shall elect to relocate Tenant, it will pay the costs.',
    act: 'relocate Tenant',
    isClear: false,
  },
  {
    text: 'Upon a default Landlord may:\n(a) terminate this Lease;\n(b) declare all rent due at once; and\n(c) change the locks.',
    act: 'declare all rent',
    actor: 'landlord',
    modality: 'may',
    isClear: true,
  },
  {
    text: 'Upon a default by Tenant hereunder, Lessor may do the following: (i) terminate this Lease; (ii) declare all rent due at once; and (iii) change the locks.',
    act: 'change the locks',
    actor: 'landlord',
    modality: 'may',
  },
  {
    text: 'Landlord may re-enter the Premises and repossess itself thereof; and remove all persons therefrom, using such force as may be necessary.',
    act: 'remove all persons',
    actor: 'landlord',
    modality: 'may',
  },
  {
    text: 'All property is at the sole risk of Tenant, and Landlord shall not be liable for theft.',
    act: 'liable for theft',
    actor: 'landlord',
    negated: true,
  },
  {
    text: 'The Premises are leased as they stand, except for improvements which are to be constructed by Landlord.',
    act: 'leased',
    actor: 'other',
  },
  {
    text: 'Tenants obligations shall include the repair of the roof.',
    act: 'repair of the roof',
    actor: 'tenant',
    modality: 'shall',
  },
  {
    text: 'Tenant agrees that it will not assign this Lease without the consent of Landlord (which consent (a) may be withheld in its sole discretion and (b) shall be in writing).',
    act: 'withheld in its sole discretion',
    negated: false,
  },
  {
    text: 'Upon a default:\nA. Tenant shall give notice to the following:\n(1) the insurer;\nB. Landlord may change the locks.',
    act: 'change the locks',
    actor: 'landlord',
    modality: 'may',
  },
  { text: 'Relocation. [Intentionally omitted]', act: 'Relocation', actor: null, isClear: false },
  { text: 'Guarantor: N/A', act: 'Guarantor', actor: null, isClear: false },
  {
    text: 'This Sublease is made by A (“Sublandlord”) and B (“Subtenant”). Sublandlord leases, Sublandlord delivers, Sublandlord pays. Sublandlord owns. Landlord may relocate Subtenant.',
    act: 'relocate Subtenant',
    actor: 'other',
  },
  {
    text: 'Party A (lessor): X Co. Party B (lessee): Y Co. Party B shall repair the roof.',
    act: 'repair the roof',
    actor: 'tenant',
  },
  {
    text: 'Lessor (hereinafter called Party B): X Co. Lessee (Party A): Y Co. Party B shall repair the roof.',
    act: 'repair the roof',
    actor: 'landlord',
  },
];

const polarity: readonly ReadingCase[] = [
  {
    text: 'Landlord shall have no lien upon the property of Tenant.',
    act: 'lien upon',
    actor: 'landlord',
    negated: true,
  },
  { text: 'Landlord shall not relocate Tenant.', act: 'relocate Tenant', negated: true },
  { text: 'Landlord shall have no right to relocate Tenant.', act: 'relocate Tenant', negated: true },
  { text: 'In no event shall Landlord relocate Tenant.', act: 'relocate Tenant', actor: 'landlord', negated: true },
  { text: 'Landlord may not, at any time during the Term, relocate Tenant.', act: 'relocate Tenant', negated: true },
  {
    text: 'A change of control of Tenant shall not be deemed a transfer.',
    act: 'change of control of Tenant shall not be deemed a transfer',
    negated: true,
  },
  { text: 'Nothing in this Lease shall grant Landlord a lien on the goods.', act: 'lien on', negated: true },
  { text: 'No lien shall attach to the goods of Tenant.', act: 'lien', negated: true },
  {
    text: 'Nothing herein shall prevent Landlord from relocating the sign.',
    act: 'relocating',
    negated: false,
    isClear: false,
  },
  { text: 'Landlord is prohibited from relocating Tenant.', act: 'relocating', negated: true },
  { text: 'Landlord agrees to waive any lien on the goods.', act: 'lien', actor: 'landlord', modality: 'waives' },
  { text: 'Landlord hereby waives its lien on the goods.', act: 'lien', actor: 'landlord', modality: 'waives' },
  {
    text: 'Consent of Landlord shall not be unreasonably withheld, but Landlord may recapture the space.',
    act: 'recapture',
    actor: 'landlord',
    negated: false,
  },
  {
    text: 'Landlord may, upon not less than thirty days notice, relocate Tenant.',
    act: 'relocate Tenant',
    negated: false,
    isClear: true,
  },
  { text: 'Landlord may, whether or not Tenant agrees, relocate Tenant.', act: 'relocate Tenant', negated: false },
  {
    text: 'Landlord may, if the default is not cured, change the locks.',
    act: 'change the locks',
    negated: false,
  },
  { text: 'Landlord may enter without relocating Tenant.', act: 'relocating', negated: true },
  { text: 'Tenant shall not be required to restore the Premises.', act: 'restore', actor: 'tenant', negated: true },
  { text: 'It is not the case that Landlord may relocate Tenant.', act: 'relocate Tenant', negated: true },
  { text: 'Operating Expenses include reserves: N/A', act: 'reserves', negated: true },
  {
    text: 'This Lease shall not be void, nor shall Landlord be liable.',
    act: 'liable',
    actor: 'landlord',
    negated: true,
  },
  { text: 'Relocation of the Premises is hereby deleted.', act: 'Relocation of the Premises', negated: true },
];

const exceptions: readonly ReadingCase[] = [
  {
    text: 'Landlord may relocate Tenant. The foregoing shall not apply.',
    act: 'relocate Tenant',
    denied: true,
    exceptions: 1,
  },
  {
    text: 'Landlord may relocate Tenant; provided, however, that the foregoing shall be of no force or effect.',
    act: 'relocate Tenant',
    denied: true,
  },
  {
    text: 'Landlord shall have a lien on the goods. Notwithstanding the foregoing, Landlord shall have no such lien.',
    act: 'lien',
    denied: true,
  },
  {
    text: 'Tenant shall pay the rent without set-off, except as provided in Section 12. The foregoing shall not apply.',
    act: 'pay the rent',
    denied: true,
  },
  {
    text: 'Landlord may relocate Tenant. This Section is hereby deleted.',
    act: 'relocate Tenant',
    denied: true,
  },
  {
    text: 'Landlord may relocate Tenant. The foregoing shall not apply to the retail space.',
    act: 'relocate Tenant',
    denied: false,
    exceptions: 1,
  },
  {
    text: 'Landlord may relocate Tenant. This does not apply to the retail space.',
    act: 'relocate Tenant',
    denied: false,
    exceptions: 1,
  },
  {
    text: 'Landlord has a lien on all goods. Landlord shall however subordinate it to any lender.',
    act: 'lien',
    exceptions: 1,
  },
  {
    text: 'Rent is due without set-off. However, Tenant may deduct any judgment.',
    act: 'without set-off',
    exceptions: 1,
  },
  {
    text: 'Rent is due without set-off. Tenant may park ten cars. These shall be small.',
    act: 'without set-off',
    exceptions: 0,
  },
  { text: 'In case of default the whole rent shall be due.', act: 'be due', isClear: true, modality: 'shall' },
  { text: 'In no case may Tenant recover damages.', act: 'recover', actor: 'tenant', negated: true },
  { text: 'If neither party objects, the term is extended.', act: 'is extended', negated: false },
  { text: 'The Tenant is not released by an assignment.', act: 'released', actor: 'tenant', negated: true },
  {
    text: 'This agreement is made between Northgate LP (the “Owner”) and Maple Inc. (the “Occupier”). The Occupier shall vacate.',
    act: 'vacate',
    actor: 'tenant',
  },
  {
    text: 'This lease is made between A LP (“Landlord”) and B Inc. (“Tenant”). Tenant and every “Occupier” sign. Tenant stays. The Occupier shall vacate.',
    act: 'vacate',
    actor: 'other',
  },
  {
    text: 'This Sublease is made between Summit LLC (“Sublandlord”) and Delta Inc. (“Subtenant”). Subtenant shall vacate.',
    act: 'vacate',
    actor: 'tenant',
  },
  {
    text: 'Tenant shall maintain the Building, except for the roof and the structure.',
    act: 'maintain',
    denied: false,
    exceptions: 1,
  },
  {
    text: 'Except for the roof, Tenant shall maintain the Building.',
    act: 'maintain',
    exceptions: 1,
  },
  {
    text: 'Except as otherwise provided in this Lease, Tenant shall maintain the Building.',
    act: 'maintain',
    exceptions: 0,
  },
  {
    text: 'Landlord may relocate Tenant, provided that Landlord gives notice.',
    act: 'relocate Tenant',
    exceptions: 0,
  },
  {
    text: 'Tenant shall indemnify Landlord from all claims. Nothing in this Section shall require Tenant to indemnify Landlord for its own negligence.',
    act: 'indemnify Landlord from',
    exceptions: 1,
    denied: false,
  },
  {
    text: 'This Lease is subordinate to all mortgages. This clause shall be self-operative and no further instrument shall be required.',
    act: 'subordinate',
    exceptions: 0,
  },
  {
    text: 'Landlord may accelerate the rent; provided, however, that such payment shall not be deemed a penalty.',
    act: 'accelerate the rent',
    exceptions: 0,
  },
  {
    text: 'Tenant shall pay double rent. Nothing in this Section shall be construed as a waiver of Landlord’s right of reentry.',
    act: 'pay double rent',
    exceptions: 0,
  },
  {
    text: 'Landlord may, within thirty days of receipt of the foregoing, cancel this Lease.',
    act: 'cancel this Lease',
    negated: false,
  },
  {
    text: 'Tenant shall pay 95% of the market rent but in no event higher than 110% of the last rent.',
    act: 'market rent but in no event higher than 110% of the last rent',
    negated: false,
  },
];

export const readingCases: readonly ReadingCase[] = [...who, ...polarity, ...exceptions];
