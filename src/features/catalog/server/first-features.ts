import type { FeatureGroup } from '#contract/tool.ts';

/** The initial features in list order, with their prices until an administrator changes them. */
export const firstFeatures: readonly FirstFeature[] = [
  {
    slug: 'paper-assistant',
    name: 'Paper Assistant',
    description: 'Turn research insights and images into a structured academic draft with LaTeX and PDF.',
    group: 'specialty-academic',
    price: 10,
  },
  {
    slug: 'translator',
    name: 'Translator',
    description: 'Translate academic documents and keep their terminology and citations.',
    group: 'specialty-academic',
    price: 5,
  },
  {
    slug: 'lease-abstract',
    name: 'Lease Abstract',
    description: 'Upload a lease and receive a summary of its key terms, obligations and risks.',
    group: 'leasing-documents',
    price: 5,
  },
  {
    slug: 'loi-analysis',
    name: 'Letter of Intent Analysis',
    description: 'Upload a Letter of Intent to uncover critical questions and receive a structured summary.',
    group: 'leasing-documents',
    price: 5,
  },
  {
    slug: 'lease-analysis',
    name: 'Lease Analysis',
    description: 'Clause-by-clause review, market comparison and negotiation points.',
    group: 'leasing-documents',
    price: 10,
  },
  {
    slug: 'base-rent-sens',
    name: 'Base Rent Analysis',
    description: 'Analyze base rent scenarios to assess lease affordability.',
    group: 'finance-analysis',
    price: 2,
  },
  {
    slug: 'lease-pre-analysis',
    name: 'Lease Pre-Analysis',
    description: 'Tells whether an uploaded document is a lease.',
    group: 'leasing-documents',
    price: 0,
    isWorkflow: true,
  },
  {
    slug: 'loi-pre-analysis',
    name: 'Letter of Intent Pre-Analysis',
    description: 'Tells whether an uploaded document is a Letter of Intent.',
    group: 'leasing-documents',
    price: 0,
    isWorkflow: true,
  },
];

export interface FirstFeature {
  readonly slug: string;
  readonly name: string;
  readonly description: string;
  readonly group: FeatureGroup;
  readonly price: number;
  /** Priced like a tool, but a part of one: never listed. */
  readonly isWorkflow?: true;
}
