import { clauseEvidence } from '../../clause-evidence.ts';
import { around, defineField } from '../../field.ts';
import { rank } from '../../weights.ts';
import { anyWording, theTenant } from '../../wording.ts';

const examine = '(?:audit|inspect|examine|review|verify)';
const books = '(?:books|records|accounts|statements?|expenses|costs|invoices|documentation|receipts|vouchers)';

const home = ['operating_expenses'] as const;

export const auditRight = defineField({
  id: 'audit_right',
  label: 'Audit right',
  group: 'Expenses',
  lookedFor: 'a right of the tenant to audit or inspect the books',
  topics: home,
  isSame: anyWording,
  evidence: [
    clauseEvidence(
      'tenantMayExamine',
      ['audit', 'inspect', 'examine', 'review', 'verify'],
      new RegExp(
        `${theTenant}[\\s\\S]{0,140}\\b(?:right|may|entitled|permitted|request|elect|option|allow)[\\s\\S]{0,190}\\b${examine}(?:ed|ing)?\\b[\\s\\S]{0,120}\\b${books}\\b`,
        'i',
      ),
      { home, section: /operating|expenses|audit|additional|statement|cam\b|books/, weight: rank.explicit },
    ),
    clauseEvidence(
      'requestBooks',
      ['books'],
      new RegExp(
        `\\b(?:request|require|demand)\\b[\\s\\S]{0,80}\\b(?:sub-?)?(?:landlord|lessor)[’']s\\s+(?:books|records)\\b[\\s\\S]{0,100}\\b${examine}`,
        'i',
      ),
      { home, section: /operating|expenses|audit|additional|statement|cam\b|books/, weight: rank.complete },
    ),
    clauseEvidence(
      'landlordPermits',
      ['audit', 'inspect', 'examine', 'review', 'verify'],
      new RegExp(
        `\\b(?:permit|allow|enable)s?\\s+(?:the\\s+)?(?:sub-?)?(?:tenant|lessee)(?:[’']s)?\\b[\\s\\S]{0,100}\\bto\\s+(?:\\w+\\s+(?:and|or)\\s+)?${examine}\\b[\\s\\S]{0,60}\\b${books}\\b`,
        'i',
      ),
      { home, section: /operating|expenses|audit|additional|statement|cam\b|books/, weight: rank.direct },
    ),
    clauseEvidence(
      // `The Tenant may on sixty days’ notice have a statement verified by an audit`
      'haveVerified',
      ['verified', 'audited', 'examined', 'inspected', 'reviewed'],
      new RegExp(
        `${theTenant}[^.;]{0,40}\\b(?:may|entitled)\\b[^.;]{0,160}\\b(?:have|cause)\\b[^.;]{0,60}\\b(?:(?:to\\s+be\\s+)?(?:verified|audited)|(?:books|records|accounts|statement)\\b[^.;]{0,40}\\b(?:examined|inspected|reviewed))\\b`,
        'i',
      ),
      { home, section: /operating|expenses|audit|additional|statement|cam\b|books/, weight: rank.otherForm },
    ),
    clauseEvidence(
      'tenantsRightToAudit',
      ['audit'],
      /\b(?:sub-?)?(?:tenant|lessee)[’']s\s+(?:right\s+(?:to|of)\s+audit|audit\s+rights?)\b/i,
      { home, section: /operating|expenses|audit|additional|statement|cam\b|books/ },
    ),
    clauseEvidence(
      'booksAvailable',
      ['books', 'records'],
      /\b(?:books|records)\b[^.;]{0,160}\b(?:available|open)\b[^.;]{0,60}\b(?:to|for|by)\b[^.;]{0,30}\b(?:sub-?)?(?:tenant|lessee)\b/i,
      { home, section: /operating|expenses|audit|additional|statement|cam\b|books/ },
    ),
  ],
  exclusions: [
    {
      name: 'landlordsAudit',
      excludes: (candidate) =>
        /\b(?:gross\s+sales|tonnage|throughput)\b|\b(?:sub-?)?(?:landlord|lessor)\b(?![’'])[^.;]{0,60}\b(?:right\s+to|may|entitled\s+to|access)\b[^.;]{0,60}\b(?:audit|inspect|examine|access|verif)|\btenant[’']s\s+(?:books|records|financial)/i.test(
          around(candidate, 0),
        ),
    },
    {
      name: 'denied',
      excludes: (candidate) =>
        /\b(?:no|not\s+have\s+(?:any|the|a))\s+right\s+to\s+(?:audit|inspect|examine|review)|\bwaives?\b[^.;]{0,60}\b(?:audit|inspect)|\bnot\s+be\s+(?:permitted|entitled)\b|\bno\s+event\b|\bconfidential/i.test(
          around(candidate, 0),
        ),
    },
    {
      name: 'otherRecords',
      excludes: (candidate, { text }) =>
        /\b(?:hazardous|environmental|plans|title|credit|trash|surety)\b/i.test(around(candidate, 0)) &&
        !text.topicsOf(candidate.block).includes('operating_expenses'),
    },
  ],
});
