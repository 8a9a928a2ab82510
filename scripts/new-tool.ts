import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** `npm run new-tool <slug> "<Name>"`: creates a working tool, and its lines in the two lists. */
const [slug = '', name = ''] = process.argv.slice(2);
if (!/^[a-z][a-z0-9]*(?:-[a-z0-9]+)*$/.test(slug) || name.trim() === '') {
  console.error('Usage: npm run new-tool <slug> "<Name>", for instance npm run new-tool rent-roll "Rent Roll"');
  process.exit(1);
}
const root = join(import.meta.dirname, '..', 'src');
const folder = join(root, 'tools', slug);
if (existsSync(folder)) {
  console.error(`src/tools/${slug} is there already.`);
  process.exit(1);
}
const camel = slug.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
const pascal = camel.charAt(0).toUpperCase() + camel.slice(1);

mkdirSync(join(folder, 'engine'), { recursive: true });
mkdirSync(join(folder, 'web'));
write('tool.ts', toolFile());
write('engine/index.ts', engineFile());
write('engine/index.test.ts', testFile());
write('web/texts.ts', textsFile());
write('view.tsx', viewFile());
insertAfter('tools.ts', /^import .*'\.\/tools\/[^']*';$/gm, [
  `import { ${camel}Engine } from './tools/${slug}/engine/index.ts';`,
  `import { ${camel} } from './tools/${slug}/tool.ts';`,
]);
insertAfter('tools.ts', /^ {4}\{ tool: .*\},$/gm, [
  `    { tool: ${camel}, engine: ${camel}Engine, deliver: deliveries.reports },`,
]);
insertAfter('routes.ts', /^ {4}route\('[^']*', 'tools\/[^']*'\),$/gm, [
  `    route('${slug}', 'tools/${slug}/view.tsx'),`,
]);
console.log(
  `src/tools/${slug} is made and listed in src/tools.ts and src/routes.ts. Run npm run format, then npm run dev.`,
);

function write(path: string, text: string): void {
  writeFileSync(join(folder, path), text);
}

/** Inserts lines after the last match of the pattern. */
function insertAfter(file: string, pattern: RegExp, lines: string[]): void {
  const path = join(root, file);
  const text = readFileSync(path, 'utf8');
  const last = [...text.matchAll(pattern)].at(-1);
  if (!last) throw new Error(`src/${file} has changed its shape; add these lines yourself:\n${lines.join('\n')}`);
  const at = last.index + last[0].length;
  writeFileSync(path, `${text.slice(0, at)}\n${lines.join('\n')}${text.slice(at)}`);
}

function toolFile(): string {
  return `import { z } from 'zod';
import { reportResultSchema, type ReportResult } from '#contract/report-result.ts';
import type { Tool } from '../../contract/tool.ts';

export const ${camel}Input = z.object({ text: z.string().trim().min(1, 'This field is required.').max(10_000) });
export type ${pascal}Input = z.infer<typeof ${camel}Input>;

export const ${camel}: Tool<${pascal}Input, ReportResult> = {
  slug: '${slug}',
  name: '${name.replaceAll("'", "\\'")}',
  description: 'Counts the words of a text.',
  group: 'finance-analysis',
  price: 1,
  takes: 'values',
  timeLimitSeconds: 60,
  input: ${camel}Input,
  result: reportResultSchema,
};
`;
}

function engineFile(): string {
  return `import type { Engine } from '../../../contract/engine.ts';
import { countWords } from '../../../contract/free-text.ts';
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
`;
}

function testFile(): string {
  return `import { expect, test } from 'vitest';
import { ${camel}Engine } from './index.ts';

test('the report says how many words there are', async () => {
  const [step] = ${camel}Engine.steps;
  const result = await step?.run({ input: { text: 'one two three' } } as never);
  expect(result).toMatchObject({ markdown: 'The text has 3 words.', words: 3 });
});
`;
}

function textsFile(): string {
  return `/** All texts of the page. */
export const texts = {
  back: 'Back to dashboard',
  text: 'Text',
  submit: 'Submit',
  failed: 'An error occurred',
} as const;
`;
}

function viewFile(): string {
  return `import { type FormEvent, useState } from 'react';
import { shownMessage } from '../../contract/errors.ts';
import { openStream } from '../../web/lib/api.ts';
import { useShell } from '../../web/lib/shell.ts';
import { Button } from '../../web/ui/button.tsx';
import { FavoriteToggle } from '../../web/ui/favorite-toggle.tsx';
import { Field } from '../../web/ui/field.tsx';
import { Markdown } from '../../web/ui/markdown.tsx';
import { Page } from '../../web/ui/page.tsx';
import { Textarea } from '../../web/ui/textarea.tsx';
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
`;
}
