import { DocumentToolPage } from '#web/document-tool/document-tool-page.tsx';
import { pageTitle } from '#web/lib/page-title.ts';
import { leaseAbstract } from './tool.ts';
import { texts } from './web/texts.ts';

export const meta = pageTitle(leaseAbstract.name);

export default function LeaseAbstract() {
  return <DocumentToolPage tool={leaseAbstract} wording={texts} />;
}
