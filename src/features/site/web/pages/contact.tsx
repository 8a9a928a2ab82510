import type { MetaArgs } from 'react-router';
import { describePage } from '#web/lib/describe-page.ts';
import { useShell } from '#web/lib/shell.ts';
import { pageShareImage } from '../../contract.ts';
import { fillText } from '../fill-text.ts';
import { contact } from '../texts/contact.ts';

export function meta(page: MetaArgs) {
  return describePage(page, (brand) => ({
    title: `${contact.title} · ${brand.name}`,
    description: fillText(contact.description, brand),
    image: pageShareImage('contact'),
  }));
}

/** Contact: an email address and what to write, without a form. */
export default function Contact() {
  const { supportEmail } = useShell().brand;
  return (
    <div className="mx-auto w-full max-w-[72rem] px-4 pt-8 sm:px-8 sm:pt-12">
      <h1 className="text-3xl sm:text-4xl">{contact.title}</h1>
      <p className="mt-5 max-w-[34rem] font-serif text-lg text-muted sm:text-xl">{contact.standfirst}</p>
      <dl className="mt-10 flex flex-wrap gap-x-16 gap-y-6 border-y border-control py-6">
        <div className="min-w-0">
          <dt className="text-sm text-muted">{contact.addressLabel}</dt>
          <dd className="mt-1 font-serif text-base wrap-anywhere min-[26rem]:text-xl sm:text-2xl">
            <a href={`mailto:${supportEmail}`} className="text-accent underline decoration-1 underline-offset-4">
              {supportEmail}
            </a>
          </dd>
        </div>
        <div>
          <dt className="text-sm text-muted">{contact.replyLabel}</dt>
          <dd className="mt-1 font-serif text-base min-[26rem]:text-xl sm:text-2xl">{contact.reply}</dd>
        </div>
      </dl>
      <h2 className="mt-14 text-2xl">{contact.topicsHeading}</h2>
      <ul className="mt-4">
        {contact.topics.map((topic) => (
          <Topic key={topic.name} {...topic} address={supportEmail} />
        ))}
      </ul>
    </div>
  );
}

function Topic({ name, text, subject, required, address }: (typeof contact.topics)[number] & { address: string }) {
  return (
    <li className="grid gap-x-12 gap-y-2 border-b border-line py-6 lg:grid-cols-[18rem_minmax(0,1fr)_13rem]">
      <h3 className="text-lg">{name}</h3>
      <p className="max-w-[65ch] text-muted">{text}</p>
      <div className="text-sm">
        {required && (
          <p className="mb-1 text-muted">
            {contact.subjectLabel} <strong className="rounded-xs bg-mark px-1 font-medium text-ink">{required}</strong>
          </p>
        )}
        <a
          href={`mailto:${address}?subject=${encodeURIComponent(subject)}`}
          className="inline-flex min-h-6 items-center text-accent underline underline-offset-2"
        >
          {contact.write}
          <span className="sr-only">: {name}</span>
        </a>
      </div>
    </li>
  );
}
