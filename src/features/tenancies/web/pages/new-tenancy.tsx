import { type LoaderFunctionArgs, redirect, useLoaderData } from 'react-router';
import { pageTitle } from '#web/lib/page-title.ts';
import type { PageHandle } from '#web/lib/use-static-page.ts';
import { TenancyForm } from '../tenancy-form.tsx';
import { readForPage } from '../tenancy-loader.ts';
import { texts } from '../texts.ts';
import { Unread } from '../unread.tsx';

/** `?report=` preselects a report; if it already belongs to a tenancy, redirects there. */
export const loader = (args: LoaderFunctionArgs) =>
  readForPage(args, async (reader, userId) => {
    const report = args.url.searchParams.get('report');
    const tenancy = report === null ? null : await reader.ofReport(userId, report);
    if (tenancy !== null) throw redirect(`/my-reports/tenancies/${tenancy}`);
    const choices = await reader.choices(userId, null);
    return { choices, chosen: choices.filter(({ id }) => id === report).map(({ id }) => id) };
  });

export const handle: PageHandle = { arrives: true };
export const meta = pageTitle(texts.form.createTitle);

export default function NewTenancy() {
  const { sent } = useLoaderData<typeof loader>();
  if (sent === 'missing' || sent === 'failed') return <Unread kind={sent} />;
  return <TenancyForm choices={sent.choices} chosen={sent.chosen} name="" />;
}
