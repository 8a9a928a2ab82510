import type { FieldId } from '../extract/fields/index.ts';

/** Words that only a passage about the field has, whatever its heading says. Each has its own cases. */
export interface PlainPhrase {
  readonly name: string;
  readonly field: FieldId;
  readonly wording: RegExp;
}

export const plainPhrases: readonly PlainPhrase[] = [
  {
    name: 'asIs',
    field: 'condition',
    wording: /\bas[\s-]+is\b|\bas\s+it\s+is\b|\bwhere[\s-]+is\b|\bwith\s+all\s+faults\b/i,
  },
  {
    name: 'noWarrantyOfCondition',
    field: 'condition',
    wording:
      /\b(?:representations?|warrant(?:y|ies))\b[^.;]{0,120}\bcondition\s+of\s+the\s+(?:\w+\s+)?(?:premises|property|land)\b/i,
  },
  {
    name: 'landlordsInterestOnly',
    field: 'landlord_default',
    wording:
      /\blook\s+(?:solely|only)\s+to\b|\b(?:only|solely)\s+(?:against|out\s+of)\b[^.;]{0,60}\b(?:interest|estate)\b|\bagainst\s+the\s+interest\s+of\s+(?:the\s+)?(?:landlord|lessor)\b/i,
  },
  {
    name: 'publicTaking',
    field: 'condemnation',
    wording:
      /\bcondemning\s+authority\b|\beminent\s+domain\b|\btaken\s+(?:for|by)\s+(?:any\s+)?(?:public|quasi|governmental)\b/i,
  },
  {
    name: 'recordsOfLandlord',
    field: 'audit_right',
    wording:
      /\b(?:landlord|lessor)['’]?s\s+books\b|\bbooks\s+and\s+records\s+of\s+(?:the\s+)?(?:landlord|lessor)\b|\b(?:books|records)\b[^.;]{0,40}\b(?:relating|with\s+respect|pertaining)\s+to\s+[^.;]{0,40}\b(?:operating|common|tax|costs?)\b/i,
  },
  {
    name: 'continuously',
    field: 'continuous_operation',
    wording:
      /\bcontinuous(?:ly)?\b[^.;]{0,80}\b(?:operat|conduct|occup|use|open)\w*|\bcontinue\s+to\s+operate\b|\bwithout\s+interruption\s+during\b/i,
  },
  { name: 'originalState', field: 'alterations_restoration', wording: /\boriginal\s+(?:state|condition)\b/i },
  {
    name: 'tenantRepairs',
    field: 'maintenance_tenant',
    wording:
      /\b(?:tenant|lessee|party\s+b)\s+(?:shall|must|will|agrees\s+to|is\s+responsible)\b[^.;]{0,80}\b(?:repairs?|maintain|maintenance)\b/i,
  },
  {
    name: 'landlordRepairs',
    field: 'maintenance_landlord',
    wording:
      /\b(?:landlord|lessor|party\s+a)\s+(?:shall|must|will|agrees\s+to|is\s+responsible)\b[^.;]{0,80}\b(?:repairs?|maintain|maintenance)\b/i,
  },
  {
    name: 'hazardousMaterials',
    field: 'hazardous',
    wording: /\bhazardous\s+(?:materials?|substances?|waste)\b/i,
  },
];
