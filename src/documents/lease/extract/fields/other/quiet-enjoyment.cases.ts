import type { FieldCases } from '../../field-suite.ts';
import { quietEnjoyment } from './quiet-enjoyment.ts';

export const quietEnjoymentCases: FieldCases = {
  field: quietEnjoyment,
  finds: [
    {
      by: 'shallNotDisturb',
      text: '24. As long as Subtenant is not in default, Sublandlord shall not disturb its possession of the space.',
      value: true,
    },
    {
      by: 'noDisturbance',
      text: 'So long as Subtenant is not in default, its quiet enjoyment shall not be disturbed by Sublandlord.',
      value: true,
    },
    {
      by: 'noDisturbance',
      text: 'QUIET ENJOYMENT\nThe Lessee may occupy the Premises without interruption by the Lessor.',
      value: true,
    },
    {
      by: 'noDisturbance',
      text: 'The Landlord shall allow the Tenant quiet possession so long as the rent is paid.',
      value: true,
    },
    {
      by: 'quietly',
      text: 'QUIET ENJOYMENT\nLandlord covenants that so long as Tenant pays the rent, Landlord shall do nothing to affect Tenant’s right to peacefully and quietly have, hold and enjoy the Premises.',
      value: true,
    },
    {
      by: 'quietly',
      text: 'QUIET ENJOYMENT\nTenant, on paying the rent, shall peaceably and quietly hold and enjoy the Premises throughout the Term.',
      value: true,
      state: 'found',
    },
    {
      by: 'noDisturbance',
      text: 'Lessor covenants and warrants quiet enjoyment of what is leased, so long as no default continues.',
      value: true,
    },
    {
      by: 'noDisturbance',
      text: 'Nobody who claims through Landlord shall disturb the peaceful and quiet occupation and enjoyment of the Leased Premises.',
      value: true,
    },
    {
      by: 'noDisturbance',
      text: 'Neither Lessor nor its assigns shall take any act causing interference with the Lessee’s peaceful and quiet use and possession of the equipment.',
      value: true,
    },
    {
      by: 'noDisturbance',
      text: 'Landlord will keep and maintain Tenant in exclusive, quiet, peaceable and uninterrupted possession of the Leased Premises.',
      value: true,
    },
  ],
  silent: [
    { text: '24. As long as the alarm is armed, Sublandlord shall not disturb its wiring in the space.' },
    {
      by: 'limitOfAnother',
      text: 'USE\nTenant shall not create any sound that will interfere with the quiet enjoyment of any real property outside the Premises.',
    },
    {
      by: 'ofOthers',
      text: 'Tenant will not perform any act that may injure the Premises or that shall in any way interfere with the quiet enjoyment of such other tenants.',
    },
    {
      by: 'limitOfAnother',
      text: 'BUILDING CHANGES\nLandlord may change the halls of the Building, provided that such changes shall not impair Tenant’s quiet enjoyment of the Premises.',
    },
    { by: 'denied', text: 'Nothing herein shall be construed as a covenant of quiet enjoyment by Landlord.' },
    {
      by: 'denied',
      text: 'Landlord makes no covenant of quiet enjoyment of the premises, and none is implied by this Lease.',
    },
    {
      by: 'denied',
      text: 'Repairs are made free of liability for any loss of use or quiet enjoyment of the Premises by Tenant.',
    },
    { by: 'ofOthers', text: 'Tenant shall not disturb the quiet enjoyment of other tenants of the property.' },
    {
      by: 'ofOthers',
      text: 'At the end of the Term Tenant shall quietly quit and surrender the Premises to Landlord.',
    },
  ],
};
