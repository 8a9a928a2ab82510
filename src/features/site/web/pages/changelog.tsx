import type { MetaArgs } from 'react-router';
import { describePage } from '#web/lib/describe-page.ts';
import { pageShareImage } from '../../contract.ts';
import { fillText } from '../fill-text.ts';
import { SectionText } from '../reading/section-text.tsx';
import { ShortRead } from '../reading/short-read.tsx';
import { changelog } from '../texts/changelog.ts';

export function meta(page: MetaArgs) {
  return describePage(page, (brand) => ({
    title: `${changelog.title} · ${brand.name}`,
    description: fillText(changelog.description, brand),
    image: pageShareImage('changelog'),
  }));
}

/** What changed for users, by day. */
export default function Changelog() {
  return (
    <ShortRead title={changelog.title} standfirst={changelog.standfirst}>
      {changelog.releases.map(({ date, shownDate, entries }) => (
        <section key={date} id={date} aria-labelledby={`of-${date}`} className="border-t border-line py-8">
          <h2 id={`of-${date}`} className="mb-4 text-xl">
            <time dateTime={date}>{shownDate}</time>
          </h2>
          <div className="prose-house">
            <SectionText paragraphs={[entries]} />
          </div>
        </section>
      ))}
    </ShortRead>
  );
}
