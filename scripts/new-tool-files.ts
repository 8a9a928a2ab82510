/** The files of a new tool. They work as they are, and are a starting point for changes. */
export function typedToolFiles({ slug, title, name, camel, pascal }: ToolNames): Readonly<Record<string, string>> {
  return {
    'README.md': `# ${title}\n\nCounts the words of a text.\n`,
    'index.ts': `import type { ReportResult } from '#contract/report-result.ts';
import type { ToolModule } from '#contract/tool-module.ts';
import { ${camel}Engine } from './engine/index.ts';
import { type ${pascal}Input, ${camel} } from './tool.ts';

export const ${camel}Module: ToolModule<${pascal}Input, ReportResult> = {
  tool: ${camel},
  build: () => ({ engine: ${camel}Engine }),
  replaceable: true,
  delivers: 'report',
};
`,
    'tool.ts': `import { z } from 'zod';
import { type ReportResult, reportResultSchema } from '#contract/report-result.ts';
import type { Tool } from '#contract/tool.ts';

export const ${camel}Input = z.object({ text: z.string().trim().min(1, 'This field is required.').max(10_000) });
export type ${pascal}Input = z.infer<typeof ${camel}Input>;

export const ${camel}: Tool<${pascal}Input, ReportResult> = {
  slug: '${slug}',
  name: '${name}',
  description: 'Counts the words of a text.',
  group: 'finance-analysis',
  price: 1,
  takes: 'values',
  timeLimitSeconds: 60,
  input: ${camel}Input,
  result: reportResultSchema,
};
`,
    'engine/index.ts': `import type { Engine } from '#contract/engine.ts';
import { countWords } from '#contract/free-text.ts';
import type { ${pascal}Input } from '../tool.ts';

/** Pure: no database, HTTP, file or clock; the same input gives the same result. */
export const ${camel}Engine: Engine<${pascal}Input> = {
  name: 'built-in',
  steps: [
    {
      id: 'report',
      title: 'Writing the report',
      async run({ input }) {
        const words = countWords(input.text);
        return { title: 'Words of a text', markdown: \`The text has \${words} words.\`, words };
      },
    },
  ],
};
`,
    'engine/index.test.ts': `import { expect, test } from 'vitest';
import { ${camel}Engine } from './index.ts';

test('the report says how many words there are', async () => {
  const [step] = ${camel}Engine.steps;
  const result = await step?.run({ input: { text: 'one two three' } } as never);
  expect(result).toMatchObject({ markdown: 'The text has 3 words.', words: 3 });
});
`,
    'web/texts.ts': `/** All texts of the page. */
export const texts = {
  back: 'Back to dashboard',
  text: 'Text',
  submit: 'Submit',
  failed: 'An error occurred',
} as const;
`,
    'view.tsx': `import { type FormEvent, useState } from 'react';
import { shownMessage } from '#contract/errors.ts';
import { FavoriteToggle } from '#features/favorites/web/index.ts';
import { openStream } from '#web/lib/api.ts';
import { useShell } from '#web/lib/shell.ts';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/field.tsx';
import { Markdown } from '#web/ui/markdown.tsx';
import { Page } from '#web/ui/page.tsx';
import { Textarea } from '#web/ui/textarea.tsx';
import { ${camel} } from './tool.ts';
import { texts } from './web/texts.ts';

export default function ${pascal}() {
  const { brand } = useShell();
  const [text, setText] = useState('');
  const [state, setState] = useState<{ busy: boolean; error?: string; report?: string }>({ busy: false });

  async function submit(event: FormEvent) {
    event.preventDefault();
    setState({ busy: true });
    try {
      const stream = openStream('/functions/v1/run-workflow-text', {
        slug: ${camel}.slug,
        body: { text: JSON.stringify({ text }) },
      });
      let report = '';
      for await (const { data } of stream) {
        const event = data as { event: string; error?: string; data?: { outputs?: { text: string } } };
        if (event.event === 'error') throw new Error(event.error);
        if (event.event === 'workflow_finished') report = event.data?.outputs?.text ?? '';
      }
      setState({ busy: false, report });
    } catch (error) {
      setState({ busy: false, error: shownMessage(error, texts.failed) });
    }
  }

  return (
    <Page
      title={${camel}.name}
      subtitle={${camel}.description}
      back={{ to: '/dashboard', label: texts.back }}
      meta={<FavoriteToggle feature={${camel}} />}
    >
      <title>{\`\${${camel}.name} · \${brand.name}\`}</title>
      <form onSubmit={submit} className="flex flex-col items-start gap-4">
        <Field label={texts.text} error={state.error} className="w-full">
          <Textarea value={text} onChange={(event) => setText(event.target.value)} />
        </Field>
        <Button type="submit" busy={state.busy}>
          {texts.submit}
        </Button>
      </form>
      {state.report && <Markdown>{state.report}</Markdown>}
    </Page>
  );
}
`,
  };
}

export function documentToolFiles({ slug, title, name, camel, pascal }: ToolNames): Readonly<Record<string, string>> {
  return {
    'README.md': `# ${title}\n\nCounts the paragraphs and words of a document.\n`,
    'index.ts': `import type { DocumentInput } from '#contract/document-file.ts';
import type { ReportResult } from '#contract/report-result.ts';
import type { ToolModule } from '#contract/tool-module.ts';
import { ${camel}Engine } from './engine/index.ts';
import { ${camel} } from './tool.ts';

export const ${camel}Module: ToolModule<DocumentInput, ReportResult> = {
  tool: ${camel},
  build: () => ({ engine: ${camel}Engine }),
  replaceable: true,
  delivers: 'document',
};
`,
    'tool.ts': `import { type DocumentInput, documentInput } from '#contract/document-file.ts';
import { type ReportResult, reportResultSchema } from '#contract/report-result.ts';
import type { Tool } from '#contract/tool.ts';

export const ${camel}: Tool<DocumentInput, ReportResult> = {
  slug: '${slug}',
  name: '${name}',
  description: 'Counts the paragraphs and words of a document.',
  group: 'leasing-documents',
  price: 1,
  takes: 'document',
  // The free check of a document's kind; a check of its own is a tool like lease-pre-analysis.
  preAnalysis: 'lease-pre-analysis',
  timeLimitSeconds: 900,
  input: documentInput,
  result: reportResultSchema,
};
`,
    'engine/index.ts': `import type { DocumentKind } from '#contract/documents.ts';
import type { Engine } from '#contract/engine.ts';
import { countWords } from '#contract/free-text.ts';
import { makeOfUpload } from '#documents/make-of-upload.ts';

/** One step, so that only the report, and nothing else of the document, is ever stored. */
export const ${camel}Engine: Engine<{ readonly kind: DocumentKind }> = {
  name: 'built-in',
  steps: [
    {
      id: 'report',
      title: 'Reading the document',
      async run(context) {
        const paragraphs = (await makeOfUpload('paragraphs', context, 'whole')) as readonly string[];
        const words = countWords(paragraphs.join(' '));
        return {
          title: '${name}',
          markdown: \`The document has \${paragraphs.length} paragraphs and \${words} words.\`,
          words,
        };
      },
    },
  ],
};
`,
    'web/texts.ts': `import type { DocumentWording } from '#features/document-tool/web/index.ts';

/** This tool's texts for the document tools' page. */
export const texts: DocumentWording = {
  document: 'document',
  preparing: 'Preparing the report...',
  minutes: '1-2',
  sample: 'an invented document',
  showsText: true,
};
`,
    'view.tsx': `import { DocumentToolPage } from '#features/document-tool/web/index.ts';
import { pageTitle } from '#web/lib/page-title.ts';
import { ${camel} } from './tool.ts';
import { texts } from './web/texts.ts';

export const meta = pageTitle(${camel}.name);

export default function ${pascal}() {
  return <DocumentToolPage tool={${camel}} wording={texts} />;
}
`,
  };
}

interface ToolNames {
  readonly slug: string;
  readonly title: string;
  /** The title, escaped for a string in single quotes. */
  readonly name: string;
  readonly camel: string;
  readonly pascal: string;
}
