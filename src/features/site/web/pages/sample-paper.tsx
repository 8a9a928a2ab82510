import { type LoaderFunctionArgs, type MetaArgs, useLoaderData } from 'react-router';
import { describePage } from '#web/lib/describe-page.ts';
import { Rows } from '#web/list/rows.tsx';
import { Badge } from '#web/ui/badge.tsx';
import { Page } from '#web/ui/page.tsx';
import { pageShareImage, type SampleDraft } from '../../contract.ts';
import { fillText } from '../fill-text.ts';
import { siteContext } from '../site-context.ts';
import { samples } from '../texts/samples.ts';

const words = samples.paper;

export async function loader({ context }: LoaderFunctionArgs): Promise<SampleDraft> {
  return context.get(siteContext).sampleDraft();
}

export function meta(page: MetaArgs) {
  return describePage(page, (brand) => ({
    title: `${samples.list[1].name} · ${brand.name}`,
    description: fillText(samples.description, brand),
    image: pageShareImage('samples'),
  }));
}

/** /samples/paper: a sample draft with its findings next to it. */
export default function SamplePaper() {
  const { title, html, risks } = useLoaderData<typeof loader>();
  const open = risks.filter(({ state }) => state === 'open');
  return (
    <Page
      title={title}
      subtitle={words.note}
      back={{ to: '/samples', label: words.back }}
      meta={<Badge>{words.badge}</Badge>}
    >
      <p className="mb-8 flex flex-wrap gap-x-6 gap-y-2 text-sm">
        <a href="/samples/draft.pdf" className={link}>
          {words.pdf}
        </a>
        <a href="/samples/draft.zip" className={link}>
          {words.zip}
        </a>
      </p>
      <div className="grid gap-x-12 gap-y-10 lg:grid-cols-[minmax(0,1fr)_20rem]">
        <section aria-label={words.text} className="min-w-0">
          <div
            className="prose-house [&_mark]:bg-mark [&_mark]:px-0.5 [&_mark]:text-ink [&_.table-scroll]:max-w-full rounded-sheet border border-line bg-raised px-5 py-6 sm:px-10 sm:py-10"
            // biome-ignore lint/security/noDangerouslySetInnerHtml: made by the product from its own sample, and sanitized as posts are.
            dangerouslySetInnerHTML={{ __html: html }}
          />
        </section>
        <section aria-labelledby="risks">
          <h2 id="risks" className="text-xl">
            {words.risks(open.length)}
          </h2>
          <p className="mt-1 text-sm text-muted">{words.risksAbout}</p>
          <Rows className="mt-4">
            {risks.map((risk) => (
              <li key={risk.rule} className="py-3 text-sm">
                <p className="font-medium">
                  {risk.title}{' '}
                  <span className="text-xs font-normal text-muted">
                    {risk.state === 'open' ? words.severity[risk.severity] : words.satisfied}
                  </span>
                </p>
                {risk.quote && <p className="mt-1 font-serif text-muted">“{risk.quote}”</p>}
                {risk.state === 'open' && <p className="mt-1 text-muted">{risk.why}</p>}
                {risk.state === 'open' && <p className="mt-1">{risk.add}</p>}
              </li>
            ))}
          </Rows>
        </section>
      </div>
    </Page>
  );
}

const link = 'inline-block py-0.5 text-accent underline underline-offset-2';
