import type { RiskCases } from '../risk-suite.ts';
import { continuousOperation } from './continuous-operation.ts';

export const continuousOperationCases: RiskCases = {
  rule: continuousOperation,
  fires: [
    {
      by: 'withoutClosing',
      text: 'Tenant shall conduct its business in the Premises without closing for more than 20 consecutive days during the Term.',
    },
    {
      by: 'withoutClosing',
      text: 'Tenant shall operate a restaurant in the Premises with due diligence and without interruption.',
    },
    {
      by: 'operateContinuously',
      text: 'Tenant shall, continuously throughout the Term, occupy and use the Premises for general office purposes.',
    },
    {
      by: 'operateContinuously',
      text: 'Lessee shall operate its business in the Premises continuously during the entire Term.',
    },
    { by: 'stayOpen', text: 'Tenant shall keep the Premises open for business during the hours of the Center.' },
    {
      by: 'openDuringHours',
      text: 'Tenant agrees to remain open and fully staffed at least from 10:00 a.m. to 9:00 p.m.',
    },
    { by: 'notCease', text: 'The Tenant shall not cease trading or close the shop during the trading hours.' },
    {
      by: 'neverClosed',
      text: 'The Premises shall not at any time be left unoccupied or closed by the Tenant for more than five days.',
    },
  ],
  silent: [
    { text: 'Tenant may operate its store without closing on holidays.' },
    { shows: 'negated', text: 'Tenant shall not be required to operate its business continuously in the Premises.' },
    { shows: 'mutual', text: 'Each party shall operate its business in the Center continuously.' },
    {
      shows: 'exception',
      text: 'Tenant shall operate its business in the Premises continuously. The foregoing shall not apply.',
    },
    {
      by: 'equipment',
      text: 'Tenant shall keep the sprinkler system of the Premises continuously in operation and use.',
    },
    {
      by: 'noDutyToOperate',
      text: 'Tenant shall keep the Premises open for business in the usual hours.\nTenant has no obligation to open or to operate a business in the Premises.',
    },
    { text: 'Tenant may operate its business in the Premises continuously, day and night.' },
    { text: 'Tenant may keep the store open for business on Sundays.' },
    { text: 'Tenant shall continuously use its best efforts to obtain the license.' },
    { text: 'The Tenant may keep the shop open during the core trading hours.' },
    { text: 'The Tenant may cease trading at any time.' },
    { text: 'The Premises may be left unoccupied by the Tenant.' },
  ],
};
