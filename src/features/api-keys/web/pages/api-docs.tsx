import type { ReactNode } from 'react';
import type { MetaArgs } from 'react-router';
import { apiKeyScopeNames, apiKeyScopes } from '#contract/api-key-scopes.ts';
import { describePage } from '#web/lib/describe-page.ts';
import { useShell } from '#web/lib/shell.ts';
import { docsTexts as texts } from '../docs-texts.ts';
import { examplesFor } from '../examples.ts';

export function meta(page: MetaArgs) {
  return describePage(page, (brand) => ({
    title: `${texts.title} · ${brand.name}`,
    description: texts.description.replace('{brand}', brand.name),
    image: { path: '/share/pages/api.png', alt: texts.title },
  }));
}

/** API documentation: keys, permissions and examples. */
export default function ApiDocs() {
  const examples = examplesFor(useShell().appUrl);
  return (
    <article className="mx-auto w-full max-w-[72rem] px-4 pt-8 sm:px-8 sm:pt-12">
      <header className="pb-10">
        <h1 className="text-3xl sm:text-4xl">{texts.title}</h1>
        <p className="mt-5 max-w-[34rem] font-serif text-lg text-muted sm:text-xl">{texts.standfirst}</p>
      </header>
      {texts.sections.map(({ id, title, paragraphs, example, exampleLabel }) => (
        <Section key={id} id={id} title={title}>
          <Paragraphs of={paragraphs} />
          <section
            // Scrolls sideways, so it can be reached by keyboard.
            // biome-ignore lint/a11y/noNoninteractiveTabindex: as above.
            tabIndex={0}
            aria-label={exampleLabel}
            className="mt-4 overflow-x-auto rounded-sheet border border-line bg-raised"
          >
            <pre className="w-fit p-4 font-mono text-xs leading-relaxed">
              <code>{examples[example]}</code>
            </pre>
          </section>
        </Section>
      ))}
      <Section id="permissions" title={texts.permissions.title}>
        <dl className="grid gap-x-8 gap-y-3 text-sm sm:grid-cols-[auto_minmax(0,1fr)]">
          {apiKeyScopeNames.map((scope) => (
            <div key={scope} className="contents">
              <dt className="font-medium">{apiKeyScopes[scope].label}</dt>
              <dd className="text-muted">{apiKeyScopes[scope].about}</dd>
            </div>
          ))}
        </dl>
      </Section>
      <Section id="limits" title={texts.limits.title}>
        <Paragraphs of={texts.limits.paragraphs} />
      </Section>
      <Section id="reference" title={texts.reference.title}>
        <p className="prose-house">
          {texts.reference.before}
          <a href={texts.reference.link}>{texts.reference.link}</a>
        </p>
      </Section>
    </article>
  );
}

function Section({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  return (
    <section
      id={id}
      aria-labelledby={`${id}-title`}
      className="grid gap-x-12 gap-y-3 border-t border-line py-8 lg:grid-cols-[15rem_minmax(0,1fr)]"
    >
      <h2 id={`${id}-title`} className="text-xl">
        {title}
      </h2>
      <div className="min-w-0">{children}</div>
    </section>
  );
}

function Paragraphs({ of }: { of: readonly string[] }) {
  return (
    <div className="prose-house">
      {of.map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
    </div>
  );
}
