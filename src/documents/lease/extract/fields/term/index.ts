import { agreementDate } from './agreement-date.ts';
import { commencementDate } from './commencement-date.ts';
import { deliveryDate } from './delivery-date.ts';
import { expirationDate } from './expiration-date.ts';
import { rentCommencement } from './rent-commencement.ts';
import { termMonths } from './term-months.ts';

/** The fields of this group, in the order of the report. */
export const termFields = [
  agreementDate,
  commencementDate,
  rentCommencement,
  deliveryDate,
  expirationDate,
  termMonths,
] as const;
