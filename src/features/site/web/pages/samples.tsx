import { Link, type LoaderFunctionArgs, type MetaArgs, useLoaderData } from 'react-router';
import { describePage } from '#web/lib/describe-page.ts';
import { formatCredits } from '#web/lib/format.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import { Page } from '#web/ui/page.tsx';
import { pageShareImage } from '../../contract.ts';
import { fillText } from '../fill-text.ts';
import { siteContext } from '../site-context.ts';
import { samples } from '../texts/samples.ts';

export async function loader({ context }: LoaderFunctionArgs) {
  const { signupCredits } = await context.get(siteContext).offer();
  return { signupCredits };
}

export function meta(page: MetaArgs) {
  return describePage(page, (brand) => ({
    title: `${samples.title} · ${brand.name}`,
    description: fillText(samples.description, brand),
    image: pageShareImage('samples'),
  }));
}

/** /samples: sample results, without an account. */
export default function Samples() {
  const { signupCredits } = useLoaderData<typeof loader>();
  const { own } = samples;
  return (
    <Page title={samples.title} subtitle={samples.intro}>
      <ul className="grid gap-x-10 gap-y-10 border-t border-control pt-8 md:grid-cols-2">
        {samples.list.map(({ to, name, from, text, open, input }) => (
          <li key={to} className="flex flex-col items-start">
            <h2 className="text-xl">
              <Link to={to} className="hover:text-accent">
                {name}
              </Link>
            </h2>
            <p className="mt-1 text-sm text-muted">{from}</p>
            <p className="mt-3 max-w-[48ch]">{text}</p>
            <div className="mt-auto flex flex-wrap items-center gap-x-5 gap-y-2 pt-5">
              <ButtonLink to={to}>{open}</ButtonLink>
              <a href={input.href} className="inline-block py-0.5 text-sm text-accent underline underline-offset-2">
                {input.label}
              </a>
            </div>
          </li>
        ))}
      </ul>
      <section aria-labelledby="own" className="mt-14 border-t border-line pt-6">
        <h2 id="own" className="text-xl">
          {own.title}
        </h2>
        <p className="mt-2 max-w-[60ch] text-muted">{own.text.replace('{credits}', formatCredits(signupCredits))}</p>
        <ButtonLink to="/register" variant="secondary" className="mt-5">
          {own.action}
        </ButtonLink>
      </section>
    </Page>
  );
}
