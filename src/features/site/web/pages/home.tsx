import { Link, type LoaderFunctionArgs, type MetaArgs, redirect, useLoaderData } from 'react-router';
import { isAdmin } from '#contract/account.ts';
import { describePage } from '#web/lib/describe-page.ts';
import { useShell } from '#web/lib/shell.ts';
import { shellContext } from '#web/lib/shell-context.ts';
import { Badge } from '#web/ui/badge.tsx';
import { ButtonLink } from '#web/ui/button.tsx';
import { StructuredData } from '#web/ui/structured-data.tsx';
import { pageShareImage } from '../../contract.ts';
import { fillText } from '../fill-text.ts';
import { FilledText } from '../filled-text.tsx';
import { Manuscript } from '../landing/manuscript.tsx';
import { Prices } from '../landing/prices.tsx';
import { RealEstate } from '../landing/real-estate.tsx';
import { Bounds, Comparison, HowItWorks, Voices, WritingTrap } from '../landing/sections.tsx';
import { siteContext } from '../site-context.ts';
import { landing } from '../texts/landing.ts';

/** Logged-in users are redirected before the page is rendered. */
export async function loader({ context }: LoaderFunctionArgs) {
  const { user } = context.get(shellContext);
  if (user) throw redirect(isAdmin(user) ? '/admin' : '/dashboard');
  const site = context.get(siteContext);
  const [offer, report] = await Promise.all([site.offer(), site.leaseReport()]);
  return { offer, report, today: new Date().toISOString().slice(0, 10) };
}

export function meta(page: MetaArgs) {
  return describePage(page, (brand) => ({
    title: fillText(landing.title, brand),
    description: fillText(landing.description, brand),
    image: pageShareImage('home'),
  }));
}

/** The landing page for visitors. */
export default function Home() {
  const { offer, report, today } = useLoaderData<typeof loader>();
  return (
    <>
      <Hero />
      <WritingTrap />
      <HowItWorks />
      <Comparison />
      <RealEstate report={report} today={today} />
      <Prices offer={offer} />
      <Voices />
      <Bounds />
      <Call />
      <WhoWeAre />
    </>
  );
}

/** Structured data about the organization and the site, for search engines. */
function WhoWeAre() {
  const { brand, appUrl } = useShell();
  const url = new URL('/', appUrl).href;
  const name = brand.name;
  return (
    <StructuredData
      data={[
        {
          '@type': 'Organization',
          '@id': `${url}#organization`,
          name,
          url,
          logo: new URL('/favicon.svg', appUrl).href,
          email: brand.supportEmail,
          description: fillText(landing.description, brand),
        },
        { '@type': 'WebSite', name, url, inLanguage: 'en', publisher: { '@id': `${url}#organization` } },
      ]}
    />
  );
}

function Hero() {
  const { settings } = useShell();
  const { headline, promise, primary, secondary, samples, offer } = landing.hero;
  return (
    <div className="mx-auto grid w-full max-w-[72rem] items-center gap-x-14 gap-y-14 px-4 pt-10 pb-14 sm:px-8 sm:pt-16 sm:pb-20 lg:grid-cols-[minmax(0,1fr)_minmax(0,35rem)]">
      <div>
        {settings.underConstruction && (
          <div className="mb-6">
            <Badge tone="warn">{landing.badge}</Badge>
          </div>
        )}
        <h1 className="text-[2.5rem]/[1.1] sm:text-[3.25rem]/[1.08]">{headline}</h1>
        <p className="mt-6 max-w-[34rem] font-serif text-lg sm:text-[1.25rem]/[1.5]">
          <FilledText text={promise} />
        </p>
        <div className="mt-8 flex flex-wrap gap-3">
          <ButtonLink to="/login" size="large" className="max-sm:px-4">
            {primary}
          </ButtonLink>
          <ButtonLink to="/philosophy" size="large" variant="secondary" className="max-sm:px-4">
            {secondary}
          </ButtonLink>
        </div>
        <p className="mt-5 text-sm">
          <Link to="/samples" className="text-accent underline underline-offset-2">
            {samples}
          </Link>
        </p>
        {/* A rule before each point; the one that would begin a line is cut off. */}
        <div className="mt-6 overflow-hidden text-sm text-muted">
          <ul className="-ml-[17px] flex flex-wrap gap-y-1">
            {offer.map((point) => (
              <li key={point} className="border-l border-control px-4 leading-4">
                {point}
              </li>
            ))}
          </ul>
        </div>
      </div>
      <Manuscript />
    </div>
  );
}

/** Sign-up on the accent color, without a gap above the footer. */
function Call() {
  const { heading, text, primary, secondary } = landing.call;
  return (
    <section aria-labelledby="call" className="-mb-16 bg-accent text-accent-ink">
      <div className="mx-auto flex w-full max-w-[72rem] flex-wrap items-center justify-between gap-x-12 gap-y-8 px-4 py-14 sm:px-8 sm:py-20">
        <div>
          <h2 id="call" className="text-2xl sm:text-3xl">
            {heading}
          </h2>
          <p className="mt-3 max-w-[60ch] text-lg">{text}</p>
        </div>
        <div className="flex flex-wrap gap-3">
          <Link to="/register" className={`${onAccent} border-accent-ink bg-accent-ink text-accent hover:underline`}>
            {primary}
          </Link>
          <Link to="/contact" className={`${onAccent} border-accent-ink hover:underline`}>
            {secondary}
          </Link>
        </div>
      </div>
    </section>
  );
}

const onAccent =
  'inline-flex min-h-12 items-center justify-center rounded-control border px-8 py-2 font-medium outline-accent-ink underline-offset-4';
