import { Pencil } from 'lucide-react';
import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import type { PageOfRouter } from '#web/lib/describe-page.ts';
import { pageTitle } from '#web/lib/page-title.ts';
import type { PageHandle } from '#web/lib/use-static-page.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import { Page } from '#web/ui/page.tsx';
import type { Tenancy } from '../../contract.ts';
import { DeleteTenancy } from '../delete-tenancy.tsx';
import { readForPage, type Unread as UnreadKind } from '../tenancy-loader.ts';
import { TenancyView } from '../tenancy-view.tsx';
import { texts } from '../texts.ts';
import { Unread } from '../unread.tsx';

export const loader = (args: LoaderFunctionArgs) =>
  readForPage(args, (reader, userId) => reader.find(userId, args.params['id'] ?? ''));

export const handle: PageHandle = { arrives: true };

interface Sent {
  readonly sent: Tenancy | UnreadKind;
}

export function meta({ loaderData, matches }: Pick<PageOfRouter, 'matches'> & { loaderData: Sent | undefined }) {
  const sent = loaderData?.sent;
  return pageTitle(typeof sent === 'object' ? sent.name : texts.page.missing)({ matches });
}

/** A tenancy: the combined content of its documents. */
export default function TenancyPage() {
  const { sent } = useLoaderData<Sent>();
  if (sent === 'missing' || sent === 'failed') return <Unread kind={sent} />;
  return (
    <Page
      title={<span dir="auto">{sent.name}</span>}
      back={{ to: '/my-reports/tenancies', label: texts.page.back }}
      meta={
        <>
          <ButtonLink
            to={`/my-reports/tenancies/${sent.id}/edit`}
            variant="secondary"
            size="small"
            icon={<Pencil aria-hidden="true" />}
          >
            {texts.page.edit}
          </ButtonLink>
          <DeleteTenancy tenancy={sent} />
        </>
      }
    >
      <TenancyView tenancy={sent} />
    </Page>
  );
}
