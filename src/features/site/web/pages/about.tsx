import { type LoaderFunctionArgs, type MetaArgs, useLoaderData } from 'react-router';
import { describePage } from '#web/lib/describe-page.ts';
import { useShell } from '#web/lib/shell.ts';
import { BackLink } from '#web/ui/back-link.tsx';
import { pageShareImage } from '../../contract.ts';
import { fillText } from '../fill-text.ts';
import { FilledText } from '../filled-text.tsx';
import { SectionText } from '../reading/section-text.tsx';
import { siteContext } from '../site-context.ts';
import { about, aboutBack, aboutVersion } from '../texts/about.ts';

/** The running version, for problem reports. */
export function loader({ context }: LoaderFunctionArgs) {
  return context.get(siteContext).version();
}

export function meta(page: MetaArgs) {
  return describePage(page, (brand) => ({
    title: fillText(about.title, brand),
    description: fillText(about.description, brand),
    image: pageShareImage('about'),
  }));
}

/** About the product; each section's name is in the margin of its text. */
export default function About() {
  const { brand } = useShell();
  const { version, commit } = useLoaderData<typeof loader>();
  return (
    <article className="mx-auto w-full max-w-[72rem] px-4 pt-8 sm:px-8 sm:pt-12">
      <header className="pb-10 sm:pb-14">
        <BackLink to="/">{aboutBack}</BackLink>
        <h1 className="mt-4 text-3xl sm:text-4xl">{fillText(about.title, brand)}</h1>
        <p className="mt-5 max-w-[34rem] font-serif text-lg text-muted sm:text-xl">
          <FilledText text={about.standfirst} />
        </p>
      </header>
      {about.sections.map(({ id, title, paragraphs }) => (
        <section
          key={id}
          id={id}
          aria-labelledby={`${id}-title`}
          className="grid gap-x-12 gap-y-3 border-t border-line py-8 sm:py-10 lg:grid-cols-[18rem_minmax(0,1fr)]"
        >
          <h2 id={`${id}-title`} className="text-xl">
            {title}
          </h2>
          <div className="prose-house">
            <SectionText paragraphs={paragraphs} />
          </div>
        </section>
      ))}
      <p className="border-t border-line py-8 text-sm text-muted">
        {aboutVersion} {version}
        {commit && ` (${commit.slice(0, 12)})`}
      </p>
    </article>
  );
}
