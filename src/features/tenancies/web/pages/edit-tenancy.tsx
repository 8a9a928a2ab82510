import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { pageTitle } from '#web/lib/page-title.ts';
import type { PageHandle } from '#web/lib/use-static-page.ts';
import { TenancyForm } from '../tenancy-form.tsx';
import { readForPage } from '../tenancy-loader.ts';
import { texts } from '../texts.ts';
import { Unread } from '../unread.tsx';

export const loader = (args: LoaderFunctionArgs) =>
  readForPage(args, async (reader, userId) => {
    const id = args.params['id'] ?? '';
    const tenancy = await reader.find(userId, id);
    if (tenancy === null) return null;
    const choices = await reader.choices(userId, id);
    return { id, name: tenancy.name, choices, chosen: tenancy.documents.map((document) => document.id) };
  });

export const handle: PageHandle = { arrives: true };
export const meta = pageTitle(texts.form.editTitle);

export default function EditTenancy() {
  const { sent } = useLoaderData<typeof loader>();
  if (sent === 'missing' || sent === 'failed') return <Unread kind={sent} />;
  return <TenancyForm id={sent.id} choices={sent.choices} chosen={sent.chosen} name={sent.name} />;
}
