import type { examplesFor } from './examples.ts';

/** The page about the API. {brand} is replaced with the installation's name. */
export const docsTexts = {
  title: 'API',
  description: 'Run {brand} from your own scripts: API keys, permissions, and examples with curl.',
  standfirst: 'Run tools and fetch your results from your own scripts.',
  permissions: { title: 'Permissions' },
  reference: {
    title: 'Reference',
    before: 'Every call, its fields and the permission it needs are in the OpenAPI document: ',
    link: '/api/openapi.json',
  },
  sections: [
    {
      id: 'key',
      title: 'Create a key',
      paragraphs: [
        'On your account page, open API keys, name a key and choose its permissions. Copy it when it appears: it is shown once.',
        'Send it with every request as a bearer token. The examples read it from an environment variable:',
      ],
      example: 'key',
      exampleLabel: 'Example: set the key',
    },
    {
      id: 'base-rent',
      title: 'Run Base Rent',
      paragraphs: [
        'This needs the permission “Run tools” and uses the same credits as a run on the page. The answer is a stream of events. The last one, workflow_finished, contains the report.',
      ],
      example: 'run',
      exampleLabel: 'Example: run Base Rent',
    },
    {
      id: 'reports',
      title: 'Read your reports',
      paragraphs: ['With the permission “Read”. This lists your newest report with its ID:'],
      example: 'reports',
      exampleLabel: 'Example: list reports',
    },
    {
      id: 'download',
      title: 'Download a report',
      paragraphs: [
        'The answer has a signedUrl, which downloads the file for one hour without a key. Formats are listed at /api/reports/{id}.',
      ],
      example: 'download',
      exampleLabel: 'Example: download a report',
    },
    {
      id: 'lease',
      title: 'Analyze a lease',
      paragraphs: [
        'Upload the document, then start the analysis with the id from the answer. The other document tools work the same way: lease-analysis and loi-analysis.',
      ],
      example: 'lease',
      exampleLabel: 'Example: analyze a lease',
    },
  ],
  limits: {
    title: 'Limits and errors',
    paragraphs: [
      'Keys have the same limits as the pages. After status 429, wait as many seconds as the Retry-After header says.',
      'A failed call answers JSON with error, a sentence, and code, a fixed word. 401 means that the key is invalid, has expired or was revoked; 403 that it does not have the permission; 402 that you are out of credits.',
      'Keys can’t change your account, buy credits, create other keys or administer anything. Send an Idempotency-Key header with a run, and repeating the request never starts a second one.',
    ],
  },
} as const satisfies DocsTexts;

interface DocsTexts {
  readonly sections: readonly {
    readonly id: string;
    readonly title: string;
    readonly paragraphs: readonly string[];
    readonly example: keyof ReturnType<typeof examplesFor>;
    readonly exampleLabel: string;
  }[];
  readonly [part: string]: unknown;
}
